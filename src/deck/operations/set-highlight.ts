import type { Block } from '../blocks/block.ts'
import type { Deck } from '../deck.ts'
import { changeAnyBlock } from './change-block.ts'
import type { SetHighlight } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such block, nothing along that axis can be highlighted, or there is nothing at
 *   that place.
 */
export function setHighlight(deck: Deck, operation: SetHighlight): OperationOutcome {
  const { index } = operation
  return changeAnyBlock(
    deck,
    operation,
    (block) => highlighted(block, operation),
    (number) =>
      index === null
        ? `Highlighted nothing in a block of slide ${number}.`
        : `Highlighted something in a block of slide ${number}.`,
  )
}

function highlighted(block: Block, { axis, index }: SetHighlight): Block {
  const only = <One extends object, Field extends string>(things: readonly One[], field: Field) => {
    requirePlace(things.length, index)
    return things.map((thing, at) => {
      const { [field]: _before, ...rest } = thing as Record<string, unknown>
      return (at === index ? { ...rest, [field]: true } : rest) as One
    })
  }
  if (block.kind === 'table' && axis === 'rows')
    return { ...block, rows: only(block.rows, 'highlighted') }
  if (block.kind === 'table' && axis === 'columns')
    return { ...block, columns: only(block.columns, 'highlighted') }
  if (block.kind === 'timeline' && axis === 'items')
    return { ...block, items: only(block.items, 'highlighted') }
  if (block.kind === 'comparison' && axis === 'columns')
    return { ...block, sides: only(block.sides, 'recommended') }
  if (block.kind === 'chart' && (axis === 'categories' || axis === 'series')) {
    const field = axis === 'series' ? 'highlightedSeries' : 'highlightedCategory'
    requirePlace(block[axis].length, index)
    const { [field]: _before, ...rest } = block
    return index === null ? rest : { ...rest, [field]: index }
  }
  throw new OperationError(`Of a ${block.kind} no ${axis} can be highlighted.`)
}

function requirePlace(count: number, index: number | null): void {
  if (index !== null && index >= count)
    throw new OperationError(`There are ${count} of them: number ${index + 1} is not there.`)
}
