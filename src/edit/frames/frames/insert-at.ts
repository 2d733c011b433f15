import { means } from '../../words/token.ts'
import type { Thing } from '../thing.ts'
import { Unfit, type World } from '../world.ts'
import { itemOf, rowsOf } from './new-item.ts'

/** Where in a list, or a table, something new goes. */
export interface Insertion {
  /** One that stands in the list, or the side or block that is meant. */
  beside: Thing
  /** As operations count it; undefined: the end. */
  index: number | undefined
}

/**
 * Writes new items, or rows of a table from texts, where they go.
 * @throws {Unfit} where they have no place there. @throws {Unclear} where one of several sides may be meant.
 */
export function insertAt(
  world: World,
  insertion: Insertion,
  given: readonly (string | ReturnType<typeof itemOf>)[],
  isQuoted = true,
): void {
  const { block, slideId } = insertion.beside
  if (block === undefined) throw new Unfit()
  const before = linesOf(world, slideId, block.id)
  write(world, block, insertion, given, isQuoted)
  const lines = linesOf(world, slideId, block.id)
  // "Add a point … and make **it** bold".
  const unchanged = new Set(before.map(textOf))
  world.made(lines.filter((one) => !unchanged.has(textOf(one))))
}

/** The items of a list, or the rows of a table. */
function linesOf(world: World, slideId: string, blockId: string): Thing[] {
  return world
    .things([slideId])
    .filter(({ block, kind }) => block?.id === blockId && (kind === 'item' || kind === 'row'))
}

const textOf = ({ texts }: Thing) => texts.map(({ text }) => text).join('\n')

function write(
  world: World,
  block: NonNullable<Thing['block']>,
  { beside: { slideId, column }, index }: Insertion,
  given: readonly (string | ReturnType<typeof itemOf>)[],
  isQuoted: boolean,
): void {
  const target = { slideId, blockId: block.id }
  const { session } = world
  session.remember([slideId])
  const texts = given.filter((one) => typeof one === 'string')
  if (block.kind === 'table') {
    if (texts.length < given.length) throw new Unfit()
    const isLink = (word: string) =>
      session.readWords(word).every((one) => means(one, 'with', 'and', 'is', 'by'))
    const rows = texts.flatMap((text) => rowsOf(text, block, isQuoted, isLink))
    for (const [at, cells] of rows.entries())
      session.operate({
        op: 'add_table_row',
        ...target,
        cells,
        ...(index === undefined ? {} : { position: index + at }),
      })
    return
  }
  if (block.kind === 'comparison' && block.rows.length > 0) throw new Unfit()
  const side =
    block.kind === 'comparison' && column === undefined
      ? session.ask(
          'side',
          'Which side shall it be added to?',
          block.sides.map(({ text }, value) => ({ text, value })),
        )
      : column
  const items = given.map((one) =>
    typeof one === 'string' ? itemOf(block.kind, one, side, session.language) : one,
  )
  session.operate({
    op: 'insert_items',
    ...target,
    items,
    ...(index === undefined ? {} : { position: index }),
  })
}
