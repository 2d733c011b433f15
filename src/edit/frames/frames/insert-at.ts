import type { Thing } from '../thing.ts'
import { Unfit, type World } from '../world.ts'
import { cellsOf, itemOf } from './new-item.ts'

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
  { beside, index }: Insertion,
  given: readonly (string | ReturnType<typeof itemOf>)[],
  isQuoted = true,
): void {
  const { block, slideId, column } = beside
  if (block === undefined) throw new Unfit()
  const target = { slideId, blockId: block.id }
  const { session } = world
  session.remember([slideId])
  const texts = given.filter((one) => typeof one === 'string')
  if (block.kind === 'table') {
    if (texts.length < given.length) throw new Unfit()
    for (const [at, text] of texts.entries())
      session.operate({
        op: 'add_table_row',
        ...target,
        cells: cellsOf(text, block, isQuoted),
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
