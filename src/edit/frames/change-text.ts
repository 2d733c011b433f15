import type { Operation } from '../../deck/operations/operation.ts'
import { chosenVariant } from '../../deck/slide.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import { amountOfPayload, partsOfPayload } from './payload-list.ts'
import type { Thing } from './thing.ts'
import { Unfit, type World } from './world.ts'

/**
 * Gives one printed text of a thing in place of what it says.
 * @param part the text among those that the thing prints; absent: the first.
 * @throws {Unfit} where that cannot be said anew.
 */
export function sayInstead(world: World, thing: Thing, text: string, part?: string): void {
  world.session.operate(operationFor(world, thing, text, part))
}

/**
 * Gives another value for what stands in a row and a column of a table, or in a series and a category of a chart.
 * @throws {Unfit} where words are no value of a chart.
 */
export function valueAt(
  { slideId, block }: Pick<Thing, 'slideId' | 'block'>,
  row: number,
  column: number,
  text: string,
): Operation {
  if (block?.kind === 'table')
    return { op: 'set_table_cell', slideId, blockId: block.id, row, column, text }
  const amount = amountOfPayload(text)
  if (block?.kind !== 'chart' || amount === undefined) throw new Unfit()
  const { value, decimals } = amount
  const at = { slideId, blockId: block.id, series: row, category: column }
  const more = decimals > block.decimals ? { decimals } : {}
  return { op: 'set_chart_value', ...at, value, ...more }
}

function operationFor(world: World, thing: Thing, text: string, named?: string): Operation {
  const { kind, slideId, block, index, column } = thing
  const slide = world.session.slide(slideId)
  if (slide === undefined) throw new Unfit()
  const { title } = chosenVariant(slide)
  const part = named ?? thing.texts[0]?.part ?? 'text'
  if (block === undefined) {
    if (kind === 'title') return { op: 'set_slide_title', slideId, title: text }
    if (kind === 'eyebrow' || kind === 'meta')
      return { op: 'set_slide_title', slideId, title, [kind]: text === '' ? null : text }
    if (kind === 'caption')
      return { op: 'set_caption', slideId, caption: text === '' ? null : text }
    return { op: 'set_notes', slideId, notes: text === '' ? null : text }
  }
  const target = { slideId, blockId: block.id }
  switch (kind) {
    case 'value':
      return valueAt(thing, column ?? 0, index, text)
    case 'cell':
      if (block.kind === 'table') return valueAt(thing, index, column ?? 0, text)
      return {
        op: 'set_item',
        ...target,
        item: index,
        part: 'text',
        column: column ?? 0,
        value: text,
      }
    case 'column':
      // "A column Change with -64, 34 and 3": several amounts are no head.
      if (partsOfPayload(text).filter((one) => amountOfPayload(one)).length > 1) throw new Unfit()
      return { op: 'set_table_cell', ...target, row: -1, column: index, text }
    case 'category':
    case 'series':
      return {
        op: 'set_chart_name',
        ...target,
        axis: kind === 'category' ? 'categories' : 'series',
        index,
        name: text,
      }
    case 'side':
      return { op: 'set_item', ...target, part: 'text', column: index, value: text }
    case 'quote':
      return { op: 'set_item', ...target, part: 'text', value: text }
    case 'name':
      return { op: 'set_item', ...target, part: named ?? 'name', value: text }
    case 'subtitle':
      return { op: 'set_item', ...target, item: index, part: 'text', value: text }
    case 'row':
      if (block.kind !== 'comparison') throw new Unfit()
      return { op: 'set_item', ...target, item: index, part: 'label', value: text }
    case 'item':
      if (block.kind === 'comparison')
        return {
          op: 'set_item',
          ...target,
          item: thing.place,
          part: 'text',
          column: column ?? 0,
          value: text,
        }
      return { op: 'set_item', ...target, item: index, part, value: text }
    default:
      throw new Unfit()
  }
}

/**
 * A text with some words of it said otherwise; undefined where they do not stand there once. Letters count as equal in either case.
 * @param replace what stands there instead; or what says it of the text behind them.
 */
export function replacedOnce(
  text: string,
  find: string,
  replace: string | ((behind: string) => string),
): string | undefined {
  // Scripts without spaces part no words.
  const edge = (letter: string | undefined, pattern: string) =>
    unspacedScript.test(letter ?? '') ? '' : pattern
  const isLetter = `(?:(?!${unspacedScript.source})[\\p{L}\\p{N}])`
  const words = find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  const pattern = new RegExp(
    `${edge(find[0], `(?<!${isLetter})`)}${words}${edge(find.at(-1), `(?!${isLetter})`)}`,
    'giu',
  )
  const [only, ...others] = text.matchAll(pattern)
  if (only === undefined || others.length > 0) return undefined
  const behind = text.slice(only.index + only[0].length)
  const said = typeof replace === 'string' ? replace : replace(behind)
  return text.slice(0, only.index) + said + behind
}
