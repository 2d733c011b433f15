import type { SourceSpan } from '../sourced-text.ts'
import type { Block } from './block.ts'
import type { Thing } from './block-kind.ts'
import { groupsOf, listOf, withThings } from './block-list.ts'

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
    return [{ ...thing, [thing[part] === undefined ? 'text' : part]: name }, ...below]
  })
  return withThings(block, groups.flat())
}

/**
 * The block with some of its things as one, in the place of the first. Their names are joined as the language does,
 * their texts stand behind each other. Undefined where they are values that cannot be one.
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
  const named = names.flatMap((part) => {
    const all = some.flatMap((one) => (typeof one[part] === 'string' ? [one[part]] : []))
    const distinct = [...new Set(all)].filter((name) => name !== '')
    return all.length === 0 ? [] : [[part, format.format(distinct)] as const]
  })
  return {
    ...some[0],
    ...Object.fromEntries(named),
    text: joinedTexts(some.map((one) => String(one.text))),
    sources: some.flatMap((one): SourceSpan[] => one.sources ?? []),
    ...(some.some((one) => one.highlighted) ? { highlighted: true } : {}),
  }
}

/** Texts behind each other: sentences as they are, phrases with a semicolon between them. */
function joinedTexts(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .reduce((before, text) => {
      if (before === '') return text
      if (/[。！？]$/u.test(before)) return before + text
      if (/[.!?…]$/u.test(before)) return `${before} ${text}`
      return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(before)
        ? `${before}；${text}`
        : `${before}; ${text}`
    }, '')
}

/** How many parts (see `partCount`) of a block stand before one of its things: sub-items are parts too. */
export function partsBefore(block: Block, at: number): number {
  return listOf(block) === undefined ? at : groupsOf(block).slice(0, at).flat().length
}
