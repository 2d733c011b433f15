import type { Block } from '../../deck/blocks/block.ts'
import { statsValue } from '../../deck/blocks/stats/stats-value.ts'
import { findDates, isDate } from '../composer/language/dates.ts'
import { parseFigure } from '../composer/language/figures.ts'
import { splitSentences } from '../composer/language/sentences.ts'
import { mapVerbatim } from '../composer/reading/mapped-text.ts'
import { emptyVector } from '../composer/shaping/atom.ts'
import { readEvent } from '../composer/shaping/dated-event.ts'
import { statedFigure } from '../composer/shaping/stated-figure.ts'
import { isTimePoint } from '../composer/shaping/time-axis.ts'
import {
  itemsOf,
  itemText,
  partsText,
  plain,
  type VariantItem,
  valueItem,
} from './variant-items.ts'

/** The things that a block says, one by one: prose by its sentences, a quotation as one, figures by what they measure. */
export function askedItems(block: Block, language: string): VariantItem[] | undefined {
  switch (block.kind) {
    case 'paragraph':
      return block.paragraphs.flatMap((one) =>
        splitSentences(mapVerbatim(one.text, 0), language).map(
          ({ text }): VariantItem => ({
            head: '',
            parts: [{ ...plain(one), text }],
            sources: one.sources,
            ...(one.score === undefined ? {} : { score: one.score }),
            ...(one.added === undefined ? {} : { added: one.added }),
          }),
        ),
      )
    case 'quote': {
      const who = [block.name, block.affiliation].filter(Boolean).join(', ')
      const text = [`“${block.quote.text}”`, who].filter(Boolean).join(' — ')
      const { sources } = block.quote
      return [{ head: '', parts: [{ ...plain(block.quote), text }], sources }]
    }
    case 'stats':
      return block.items.map((one) =>
        one.order === 'value-first'
          ? valueItem(one)
          : {
              head: one.label,
              parts: [statsValue(one), one.note ?? '']
                .filter((text) => text !== '')
                .map((text) => ({ ...plain(one), text })),
              sources: one.sources,
              ...(one.score === undefined ? {} : { score: one.score }),
              ...(one.added === undefined ? {} : { added: one.added }),
            },
      )
    default:
      return itemsOf(block, language)
  }
}

/** The date of an item and what happened then; undefined where it names no day, month, quarter or year. */
export function itemEvent(
  item: VariantItem,
  language: string,
): { date: string; text: string; planned: boolean } | undefined {
  if (item.head !== '' && (isDate(item.head, language) || isTimePoint(item.head)))
    return { date: item.head, text: partsText(item), planned: false }
  const event = readEvent({ text: mapVerbatim(itemText(item), 0), lead: 0 }, language)
  return event && { date: event.date.text, text: event.text.text, planned: event.planned }
}

/** A figure with its unit, what it measures and what else the item says of it. */
interface ItemFigure {
  figure: string
  label: string
  note: string
  trend?: 'up' | 'down' | 'flat'
}

/** The figure that an item states; undefined where it states none. */
export function itemFigure(item: VariantItem, language: string): ItemFigure | undefined {
  const [first, ...others] = item.parts
  if (first === undefined) return undefined
  if (item.head !== '') {
    const figure = item.parts.find((one) => isFigure(one.text, language))
    const rest = item.parts.filter((one) => one !== figure)
    if (figure !== undefined)
      return { label: item.head, figure: figure.text, note: rest.map((one) => one.text).join('; ') }
    // A figure can be the name itself ("46%: personnel").
    if (others.length <= 1 && isFigure(item.head, language) && /[^\p{Nd}.,\s]/u.test(item.head))
      return { label: first.text, figure: item.head, note: others[0]?.text ?? '' }
  }
  const text = itemText(item)
  // What happens on a day is no figure, though the day has a number.
  if (
    partsText(item) !== '' &&
    findDates(partsText(item), language).some((date) => date.from === 0)
  )
    return undefined
  const lead = item.head === '' ? 0 : item.head.length + 2
  const stated = statedFigure(
    {
      index: 0,
      kind: 'sentence',
      text: mapVerbatim(text, 0),
      lead,
      more: [],
      children: [],
      score: 0,
      vector: emptyVector,
    },
    language,
  )
  if (stated === undefined) return undefined
  const { figure, prefix, suffix, label, note, order } = stated
  if (!isFigure(figure, language) && findDates(figure, language).length > 0) return undefined
  return {
    figure,
    label,
    note,
    ...(prefix === undefined ? {} : { prefix }),
    ...(suffix === undefined ? {} : { suffix }),
    ...(order === undefined ? {} : { order }),
  }
}

/** Signs and short names of currencies; "Task 1" is a name. */
const figurePrefix = /^(?:[~≈<>≤≥]|\p{Lu}{0,3}\p{Sc}|\p{Lu}{3})*$/u

/** Whether a text is one number with its unit, and neither a day nor a name with a number. */
function isFigure(text: string, language: string): boolean {
  const figure = parseFigure(text, language)
  if (figure === undefined || findDates(text, language).length > 0) return false
  return figurePrefix.test(figure.prefix)
}
