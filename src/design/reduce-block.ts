import { type Block, blockPlainText } from '../deck/blocks/block.ts'
import type { Thing } from '../deck/blocks/block-kind.ts'
import { listOf, thingsOf, withThings } from '../deck/blocks/block-list.ts'
import type { BulletItem, BulletsBlock } from '../deck/blocks/bullets/schema.ts'
import type { CodeBlock } from '../deck/blocks/code/schema.ts'
import { linesOfCode } from '../deck/blocks/code/with-lines.ts'
import type { SourcedText } from '../deck/sourced-text.ts'
import { withEllipsis } from '../text/cut-text.ts'
import { type Accepts, largest, mostMeasured, reduceList } from './reduce-list.ts'
import { reduceChart, reduceComparison, reduceTable } from './reduce-table.ts'
import { joinSentences, paragraphSentences } from './sentences.ts'
import { shorten } from './shorten.ts'

/**
 * Makes one block fit: its lowest-scored items leave it, or the only one is shortened. What left, or was shortened, is in
 * `notes`, whole. Undefined if nothing of it can be shown.
 */
export function reduceBlock(
  block: Block,
  fits: Accepts<Block>,
  language: string,
): { block: Block; notes: string[] } | undefined {
  switch (block.kind) {
    case 'bullets':
      return reduceBullets(block, fits, language)
    case 'paragraph':
      return reduceList(
        paragraphSentences(block.paragraphs, language).map((one, index) => ({
          ...one,
          // Prose is cut at its end, not in its middle.
          score: 1 - index / 10_000,
        })),
        (sentences) => fits({ ...block, paragraphs: unscored(sentences) }),
        (item, accepts) => ({
          ...item,
          text: shorten(item.text, language, (text) => accepts({ ...item, text })),
        }),
        (item) => item.text,
        (sentences) => ({ ...block, paragraphs: unscored(sentences) }),
      )
    case 'quote': {
      const text = shorten(block.quote.text, language, (one) =>
        fits({ ...block, quote: { ...block.quote, text: one } }),
      )
      const changed = { ...block, quote: { ...block.quote, text } }
      if (fits(changed)) return { block: changed, notes: [block.quote.text] }
      // Who said it is longer than the words have room for.
      for (const length of [120, 60, 30, 15, 0]) {
        const cut = (one = '') => shorten(one, language, (piece) => piece.length <= length + 1)
        const { name, affiliation, ...bare } = block
        const brief =
          length === 0 ? bare : { ...bare, name: cut(name), affiliation: cut(affiliation) }
        for (const quote of [block.quote, changed.quote])
          if (fits({ ...brief, quote }))
            return { block: { ...brief, quote }, notes: [blockPlainText(block)] }
      }
      return undefined
    }
    case 'table':
      return reduceTable(block, fits, language)
    case 'chart':
      return reduceChart(block, fits)
    case 'comparison':
      return reduceComparison(block, fits, language)
    case 'code':
      return reduceCode(block, fits)
    case 'image': {
      const changed = { ...block, caption: undefined, credit: undefined }
      return fits(changed) ? { block: changed, notes: [blockPlainText(block)] } : undefined
    }
    default:
      return reduceThings(block, fits, language)
  }
}

/** Parts of a thing that are no use in half: they leave it whole. */
const wholeParts = ['foot', 'detail']

/** A list loses things; of the only one its running text is cut short, then what stands after it goes, then its names. */
function reduceThings(block: Block, fits: Accepts<Block>, language: string) {
  const list = listOf(block)
  if (list === undefined) return undefined
  const { parts = [], body = 'text' } = list
  const order = [
    body,
    ...wholeParts.filter((part) => parts.includes(part)),
    ...parts.filter((part) => part !== body && !wholeParts.includes(part)),
  ]
  const shortened = (thing: Thing, accepts: Accepts<Thing>) => {
    let short = thing
    for (const part of order) {
      const said = String(short[part] ?? '')
      const before = short
      short = wholeParts.includes(part)
        ? { ...before, [part]: undefined }
        : {
            ...before,
            [part]: shorten(said, language, (text) => accepts({ ...before, [part]: text })),
          }
      if (accepts(short)) break
    }
    return short
  }
  const things = thingsOf(block)
  return reduceList(
    // Of what the deck says in its order the end is left out, not the middle.
    list.isFixed ? things.map((one, index) => ({ ...one, score: 1 - index / 10_000 })) : things,
    (kept) => fits(withThings(block, kept)),
    shortened,
    (thing) => list.plainText(thing),
    (kept) => withThings(block, list.isFixed ? kept.map(({ score: _, ...one }) => one) : kept),
  )
}

function reduceCode(block: CodeBlock, fits: Accepts<CodeBlock>) {
  const count = block.code.text.split('\n').length
  const upTo = (size: number, width: number): CodeBlock => {
    const some = linesOfCode(block, 0, size)
    const cut = some.code.text.split('\n').map((line) => withEllipsis(line, width))
    return { ...some, code: { ...some.code, text: cut.join('\n') } }
  }
  for (const width of [Number.POSITIVE_INFINITY, 160, 100, 60, 30, 10]) {
    const most = largest(Math.min(count, mostMeasured), (size) => fits(upTo(size, width)))
    if (most > 0) return { block: upTo(most, width), notes: [block.code.text] }
  }
  return undefined
}

/** Sentences as paragraphs, without the scores that say where prose is cut. */
function unscored(sentences: readonly (SourcedText & { paragraph: number })[]): SourcedText[] {
  return joinSentences(sentences).map(({ score: _, ...one }) => one)
}

function reduceBullets(block: BulletsBlock, fits: Accepts<BulletsBlock>, language: string) {
  const groups = bulletGroups(block.items)
  const reduced = reduceList(
    groups,
    (kept) => fits({ ...block, items: kept.flatMap((group) => group.items) }),
    (group) => group,
    (group) => group.items.map((item) => item.text).join('\n'),
    (kept): BulletsBlock => ({ ...block, items: kept.flatMap((group) => group.items) }),
  )
  if (reduced) return reduced
  // Not even one item with its sub-items: it loses those, then its own end.
  const [group] = [...groups].sort((a, b) => (b.score ?? 0.5) - (a.score ?? 0.5))
  const parent = group?.items[0]
  if (group === undefined || parent === undefined) return undefined
  const others = groups.filter((one) => one !== group).flatMap((one) => one.items)
  const count = largest(group.items.length, (size) =>
    fits({ ...block, items: group.items.slice(0, size) }),
  )
  if (count > 0)
    return {
      block: { ...block, items: group.items.slice(0, count) },
      notes: [...group.items.slice(count), ...others].map((item) => item.text),
    }
  const text = shorten(parent.text, language, (one) =>
    fits({ ...block, items: [{ ...parent, text: one }] }),
  )
  const changed = { ...block, items: [{ ...parent, text }] }
  if (!fits(changed)) return undefined
  return { block: changed, notes: block.items.map((item) => item.text) }
}

/** Top-level items with the sub-items under them. */
export function bulletGroups(items: BulletItem[]): { items: BulletItem[]; score?: number }[] {
  const groups: { items: BulletItem[]; score?: number }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (item.level === 1 && last !== undefined) last.items.push(item)
    else groups.push({ items: [item], ...(item.score === undefined ? {} : { score: item.score }) })
  }
  return groups
}
