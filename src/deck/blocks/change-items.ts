import { joinPrinted, sayAnew } from '../marks/change-marks.ts'
import type { SourceSpan } from '../sourced-text.ts'
import type { Block } from './block.ts'
import type { Thing } from './block-kind.ts'
import { groupsOf, listOf, withThings } from './block-list.ts'
import { type PrintedText, partOf, withPart } from './printed-text.ts'

/** How many things a block lists that can change places; 0 where it lists none. Sub-items go with their item. */
export function itemCount(block: Block): number {
  return listOf(block)?.isFixed ? 0 : groupsOf(block).length
}

/**
 * The block with its things in another order. One that comes twice is there twice, but only once highlighted.
 * @param order 0-based positions; undefined is answered where there is nothing at one of them.
 */
export function arrangeItems(block: Block, order: readonly number[]): Block | undefined {
  const count = itemCount(block)
  if (count === 0 || order.some((at) => at < 0 || at >= count)) return undefined
  const groups = groupsOf(block)
  const arranged = order.flatMap((at, index) =>
    order.indexOf(at) < index ? (groups[at] ?? []).map(withoutHighlight) : (groups[at] ?? []),
  )
  return withThings(block, arranged)
}

function withoutHighlight(thing: Thing): Thing {
  const { highlighted: _once, ...rest } = thing
  return rest
}

/** The block with another name for one of its things: its heading, or the whole where it has none. */
export function renameItem(block: Block, at: number, name: string): Block | undefined {
  const part = listOf(block)?.name
  if (part === undefined) return undefined
  const groups = groupsOf(block).map(([thing, ...below], index) => {
    if (thing === undefined || index !== at) return [...(thing ? [thing] : []), ...below]
    const named = thing[part] === undefined ? 'text' : part
    return [withPart(thing, named, sayAnew(partOf(thing, named) ?? { text: '' }, name)), ...below]
  })
  return withThings(block, groups.flat())
}

/**
 * The block with some of its things as one, in the place of the first. Their names are joined as the language does,
 * their texts stand one after the other. Undefined where they are values that cannot be one.
 * @param places 0-based positions, in their order.
 * @param language BCP 47 tag.
 */
export function mergeItems(
  block: Block,
  places: readonly number[],
  language: string,
): Block | undefined {
  const list = listOf(block)
  // What has no text of its own that could go on is values.
  if (list?.parts === undefined || list.body !== 'text') return undefined
  const names = list.parts.filter((part) => part !== 'text')
  const groups = groupsOf(block)
  const some = places.flatMap((at) => groups[at]?.slice(0, 1) ?? [])
  const below = places.flatMap((at) => groups[at]?.slice(1) ?? [])
  const merged = groups.flatMap((group, index) => {
    if (!places.includes(index)) return group
    return index === places[0] ? [mergedThing(some, names, language), ...below] : []
  })
  return withThings(block, merged)
}

function mergedThing(some: readonly Thing[], names: readonly string[], language: string): Thing {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  const all = (part: string) => some.flatMap((one) => partOf(one, part) ?? [])
  const merged = names.reduce((thing, part) => {
    const texts = all(part)
    const distinct = texts.filter(
      ({ text }, at) => text !== '' && texts.findIndex((one) => one.text === text) === at,
    )
    const pieces = format.formatToParts(distinct.map((_, at) => String(at)))
    const listed = pieces.map(({ type, value }) =>
      type === 'element' ? (distinct[Number(value)] ?? { text: '' }) : { text: value },
    )
    return texts.length === 0 ? thing : withPart(thing, part, joinPrinted(listed))
  }, some[0] ?? {})
  return {
    ...withPart(merged, 'text', joinedTexts(all('text'))),
    sources: some.flatMap((one): SourceSpan[] => one.sources ?? []),
    ...(some.some((one) => one.highlighted) ? { highlighted: true } : {}),
  }
}

/** Texts one after the other: sentences as they are, phrases with a semicolon between them. */
function joinedTexts(texts: readonly PrintedText[]): PrintedText {
  const said = texts.filter(({ text }) => text !== '')
  return joinPrinted(
    said.flatMap((one, at) => {
      const before = said[at - 1]
      return before === undefined ? [one] : [{ text: jointAfter(before.text) }, one]
    }),
  )
}

function jointAfter(text: string): string {
  if (/[。！？]$/u.test(text)) return ''
  if (/[.!?…]$/u.test(text)) return ' '
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text) ? '；' : '; '
}

/** How many parts (see `partCount`) of a block stand before one of its things: sub-items are parts too. */
export function partsBefore(block: Block, at: number): number {
  return listOf(block) === undefined ? at : groupsOf(block).slice(0, at).flat().length
}
