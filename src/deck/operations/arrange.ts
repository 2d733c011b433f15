import type { Block } from '../blocks/block.ts'
import { arrangeItems, itemCount } from '../blocks/change-items.ts'
import { pickCategories, pickSeries } from '../blocks/chart/pick.ts'
import type { ChartBlock } from '../blocks/chart/schema.ts'
import type { ComparisonBlock } from '../blocks/comparison/schema.ts'
import { pickColumns } from '../blocks/table/pick-columns.ts'
import type { TableBlock } from '../blocks/table/schema.ts'
import type { Deck } from '../deck.ts'
import { changeAnyBlock } from './change-block.ts'
import type { Arrange } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/** What a block has along an axis: how many, and the block with them in another order. */
interface Series {
  count: number
  inOrder(order: readonly number[]): Block
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such block, it has nothing along that axis, or the order does not name each
 *   of them once.
 */
export function arrange(deck: Deck, operation: Arrange): OperationOutcome {
  const { axis, order } = operation
  return changeAnyBlock(
    deck,
    operation,
    (block) => {
      const { count, inOrder } = along(block, axis)
      if (count === 0) throw new OperationError(`A ${block.kind} has no ${axis} to arrange.`)
      const each = new Set(order).size === count && order.every((one) => one < count)
      if (!each || order.length !== count)
        throw new OperationError(`The order has to name each of the ${count} ${axis} once.`)
      return inOrder(order)
    },
    (number) => `Put the ${axis} of a block of slide ${number} in another order.`,
  )
}

function along(block: Block, axis: Arrange['axis']): Series {
  switch (block.kind) {
    case 'table':
      return alongTable(block, axis)
    case 'comparison':
      return alongComparison(block, axis)
    case 'chart':
      return alongChart(block, axis)
    default:
      return axis === 'items'
        ? {
            count: itemCount(block),
            inOrder: (order) => arrangeItems(block, order) ?? block,
          }
        : nothing(block)
  }
}

function alongTable(table: TableBlock, axis: Arrange['axis']): Series {
  if (axis === 'rows')
    return {
      count: table.rows.length,
      inOrder: (order) => ({ ...table, rows: inOrder(table.rows, order) }),
    }
  if (axis !== 'columns') return nothing(table)
  const filled = {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      ...(row.cellMarks && { cellMarks: row.cells.map((_, at) => row.cellMarks?.[at] ?? []) }),
    })),
  }
  return {
    count: table.columns.length,
    inOrder: (order) => pickColumns(filled, (values) => inOrder(values, order)),
  }
}

function alongComparison(comparison: ComparisonBlock, axis: Arrange['axis']): Series {
  const { sides, rows } = comparison
  if (axis === 'rows')
    return {
      count: rows.length,
      inOrder: (order) => ({ ...comparison, rows: inOrder(rows, order) }),
    }
  if (axis === 'items') return alongPoints(comparison)
  if (axis !== 'columns') return nothing(comparison)
  return {
    count: sides.length,
    inOrder: (order) => ({
      ...comparison,
      sides: inOrder(sides, order),
      rows: rows.map((row) => ({ ...row, cells: inOrder(row.cells, order) })),
    }),
  }
}

/** The points of all sides, those of the first before those of the second; each stays on its side. */
function alongPoints(comparison: ComparisonBlock): Series {
  const points = comparison.sides.flatMap(({ items = [] }, side) =>
    items.map((point) => ({ side, point })),
  )
  return {
    count: points.length,
    inOrder: (order) => {
      const arranged = inOrder(points, order)
      if (arranged.some(({ side }, at) => side !== points[at]?.side))
        throw new OperationError('Points change places on their side: move them to another one.')
      const sides = comparison.sides.map((side, index) =>
        side.items === undefined
          ? side
          : {
              ...side,
              items: arranged.filter((one) => one.side === index).map(({ point }) => point),
            },
      )
      return { ...comparison, sides }
    },
  }
}

function alongChart(chart: ChartBlock, axis: Arrange['axis']): Series {
  if (axis === 'categories')
    return { count: chart.categories.length, inOrder: (order) => pickCategories(chart, order) }
  if (axis === 'series')
    return { count: chart.series.length, inOrder: (order) => pickSeries(chart, order) }
  return nothing(chart)
}

const nothing = (block: Block): Series => ({ count: 0, inOrder: () => block })

const inOrder = <Value>(values: readonly Value[], order: readonly number[]) =>
  order.map((at) => values[at] as Value)
