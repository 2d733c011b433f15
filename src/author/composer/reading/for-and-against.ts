import { type MappedText, mapVerbatim, spanOf } from './mapped-text.ts'
import type { ListItemSource, ListSource, SourceBlock } from './source-block.ts'

/** A sign with which a line says that it speaks for something, or against it. */
const signBefore = /([-+−–])[ \t]+$/u
/** UTF-16 units in which a sign stands before what it is for. */
const reach = 8

/**
 * Blocks in which what stands after plus signs and what after minus signs, with no blank line between them, are the two sides of one
 * list. Lists that a blank line parts are two, whatever signs they have.
 */
export function withSides(blocks: readonly SourceBlock[], input: string): SourceBlock[] {
  const all: SourceBlock[] = []
  let run: ListSource[] = []
  const flush = () => {
    all.push(...(sidesOf(run, input) ?? run))
    run = []
  }
  for (const block of blocks) {
    const isList = block.kind === 'list' && !block.ordered
    if (!isList || isParted(run.at(-1), block, input)) flush()
    if (isList) run.push(block)
    else all.push(block)
  }
  flush()
  return all
}

/** Whether a blank line stands between two lists. */
function isParted(above: ListSource | undefined, below: ListSource, input: string): boolean {
  const [end, start] = [above?.items.at(-1), below.items[0]]
  if (end === undefined || start === undefined) return false
  return /\n[ \t]*\r?\n/u.test(input.slice(spanOf(end.text).start, spanOf(start.text).start))
}

/** Lists as one of two sides; undefined where one of their items has no sign, or all have the same. */
function sidesOf(lists: readonly ListSource[], input: string): [ListSource] | undefined {
  const sides: { sign: MappedText; items: ListItemSource[] }[] = []
  for (const item of lists.flatMap(({ items }) => items)) {
    const { start } = spanOf(item.text)
    const [, sign] = signBefore.exec(input.slice(Math.max(0, start - reach), start)) ?? []
    if (sign === undefined) return undefined
    const own = sides.find((side) => (side.sign.text === '+') === (sign === '+'))
    const at = input.lastIndexOf(sign, start - 1)
    if (own === undefined) sides.push({ sign: mapVerbatim(sign, at), items: [item] })
    else own.items.push(item)
  }
  const [list] = lists
  if (list === undefined || sides.length < 2) return undefined
  const items = sides.map(({ sign, items }) => ({ text: sign, lead: 0, more: [], children: items }))
  return [{ ...list, items }]
}
