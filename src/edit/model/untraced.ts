import { inventedNames } from '../../author/model/checks/names.ts'
import { inventedNumbers } from '../../author/model/checks/numbers.ts'
import { inventedQuotations } from '../../author/model/checks/quotations.ts'
import { mapBlockTexts } from '../../deck/blocks/block.ts'
import { textsIn } from '../../deck/blocks/printed-text.ts'
import type { Deck } from '../../deck/deck.ts'
import { slidePlainText } from '../../deck/slide.ts'
import type { EditStep } from '../edit-step.ts'

/**
 * The figures, names and quotations of what steps write that nobody has said: not the deck, not the texts that it was made of, not whoever asks.
 * @param said everything else that they may repeat: the instruction, the texts of the source.
 */
export function untracedIn(
  steps: readonly EditStep[],
  deck: Deck,
  said: readonly string[],
): string[] {
  const written = steps.flatMap(textsOf)
  const known = [
    ...said,
    deck.title,
    ...deck.slides.flatMap((slide) => [slidePlainText(slide), slide.notes ?? '']),
  ]
  return [
    ...unknownValues(steps.flatMap(valuesOf), known),
    ...inventedNumbers(written, known),
    ...inventedQuotations(written, known).map((words) => `“${words}”`),
    ...inventedNames(written, known, deck.language),
  ]
}

/** Digits with what may part them. */
const numeral = /\d+(?:[.,'’\u00a0\u202f]\d+)*/gu

/** The values that no text has as a number: "2.20" has 2.2, and "1,310" is read in both ways. */
function unknownValues(values: readonly number[], texts: readonly string[]): string[] {
  if (values.length === 0) return []
  const said = texts.flatMap((text) => text.match(numeral) ?? [])
  const known = new Set(
    said.flatMap((one) => {
      const decimal = Number(one.replace(/[,.](?=\d+$)/u, '.').replace(/[,'’\u00a0\u202f]/gu, ''))
      return [decimal, Number(one.replace(/[^\d]/gu, ''))]
    }),
  )
  return [...new Set(values)].filter((value) => !known.has(Math.abs(value))).map(String)
}

/** The values that a step gives a chart. */
function valuesOf(step: EditStep): number[] {
  if (!('op' in step)) return []
  if (step.op === 'set_chart_value') return step.value === null ? [] : [step.value]
  return step.op === 'add_chart_category' || step.op === 'add_chart_series'
    ? step.values.filter((value) => value !== null)
    : []
}

/** The words that a step puts on slides or into notes. */
function textsOf(step: EditStep): string[] {
  if ('request' in step)
    return step.request === 'add_slide' ? [step.title ?? '', ...(step.points ?? [])] : []
  switch (step.op) {
    case 'add_block':
    case 'update_block':
      return textsIn((change) => mapBlockTexts(step.block, change))
    case 'insert_slide':
    case 'replace_slide':
      return [slidePlainText(step.slide), step.slide.notes ?? '']
    case 'set_title':
      return [step.title]
    case 'set_slide_title':
      return [step.title, step.eyebrow ?? '', step.meta ?? '']
    case 'set_caption':
      return [step.caption ?? '']
    case 'set_notes':
      return [step.notes ?? '']
    case 'set_item':
      return [String(step.value ?? '')]
    case 'insert_items':
      return step.items.flatMap((item) =>
        typeof item === 'string' ? [item] : Object.values(item).map(String),
      )
    case 'set_table_cell':
      return [step.text]
    case 'add_table_row':
    case 'add_table_column':
      return step.cells
    case 'replace_text':
      return [step.replace]
    case 'add_chart_category':
    case 'add_chart_series':
      return [step.name]
    default:
      return []
  }
}
