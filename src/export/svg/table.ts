import type { TableCell, TableNode } from '../../scene/node.ts'
import type { Stroke } from '../../scene/paint.ts'
import { cellText } from '../../scene/text-position.ts'
import { strokeAttributes } from './paint.ts'
import type { SvgContext } from './svg-context.ts'
import { textToSvg } from './text.ts'
import { attributes } from './xml.ts'

interface Stretch<T> {
  value: T
  start: number
  end: number
}

/** Neighbouring equal values of a row as one stretch: fills and rules drawn cell by cell show seams between them. */
function stretches<T>(
  cells: TableCell[],
  edges: number[],
  pick: (cell: TableCell) => T | undefined,
): Stretch<T>[] {
  const found: Stretch<T>[] = []
  let lastKey = ''
  cells.forEach((cell, column) => {
    const value = pick(cell)
    const key = value === undefined ? '' : JSON.stringify(value)
    const [start, end] = [edges[column] ?? 0, edges[column + 1] ?? 0]
    const last = found.at(-1)
    if (value !== undefined) {
      if (last !== undefined && key === lastKey) last.end = end
      else found.push({ value, start, end })
    }
    lastKey = key
  })
  return found
}

function rule(stretch: Stretch<Stroke>, y: number): string {
  const place = attributes({ x1: stretch.start, y1: y, x2: stretch.end, y2: y })
  return `<line${place}${strokeAttributes(stretch.value)}/>`
}

/** A table: fills under rules under texts, row by row. */
export function tableToSvg(node: TableNode, context: SvgContext): string {
  const edges = [node.box.x]
  for (const width of node.columnWidths) edges.push((edges.at(-1) ?? 0) + width)
  let fills = ''
  let rules = ''
  let texts = ''
  let top = node.box.y
  for (const row of node.rows) {
    for (const { value, start, end } of stretches(row.cells, edges, (cell) => cell.fill))
      fills += `<rect${attributes({ x: start, y: top, width: end - start, height: row.height, fill: value })}/>`
    for (const stretch of stretches(row.cells, edges, (cell) => cell.borderTop))
      rules += rule(stretch, top)
    for (const stretch of stretches(row.cells, edges, (cell) => cell.borderBottom))
      rules += rule(stretch, top + row.height)
    row.cells.forEach((cell, column) => {
      const left = edges[column] ?? 0
      const box = { x: left, y: top, width: (edges[column + 1] ?? left) - left, height: row.height }
      texts += textToSvg(cellText(cell, box), context)
    })
    top += row.height
  }
  return fills + rules + texts
}
