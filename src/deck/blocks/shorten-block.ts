import { shorten } from '../../text/shorten.ts'
import type { Accepts, Thing } from './block-kind.ts'
import { type Block, definitionOf } from './block-kinds.ts'
import { listOf, thingsOf, withThings } from './block-list.ts'
import { shortenList } from './shorten-list.ts'

/**
 * Makes one block fit: its lowest-scored items leave it, or the only one is shortened. What left, or was shortened, is in
 * `notes`, whole. Undefined if nothing of it can be shown.
 */
export function shortenBlock(
  block: Block,
  fits: Accepts<Block>,
  language: string,
): { block: Block; notes: string[] } | undefined {
  const kind = definitionOf(block)
  if (!kind.shorten) return shortenThings(block, fits, language)
  const short = kind.shorten(block, fits, language)
  return short && { block: short.block, notes: short.notes ?? [kind.plainText(block)] }
}

/** Parts of a thing that are no use in half: they leave it whole. */
const wholeParts = ['foot', 'detail']

/** A list loses things; of the only one its running text is cut short, then what stands after it goes, then its names. */
function shortenThings(block: Block, fits: Accepts<Block>, language: string) {
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
  return shortenList(
    // Of what the deck says in its order the end is left out, not the middle.
    list.isFixed ? things.map((one, index) => ({ ...one, score: 1 - index / 10_000 })) : things,
    (kept) => fits(withThings(block, kept)),
    shortened,
    (thing) => list.plainText(thing),
    (kept) => withThings(block, list.isFixed ? kept.map(({ score: _, ...one }) => one) : kept),
  )
}
