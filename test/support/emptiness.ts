import type { Box } from '../../src/scene/geometry.ts'
import type { SceneNode } from '../../src/scene/node.ts'
import type { Page } from '../../src/scene/scene.ts'
import { textTop } from '../../src/scene/text-position.ts'

/** Size of a cell of the grid that is looked at, in points. */
const cell = 6

/** What is near ink belongs to it: lines of a text, a text and its mark, in points. */
const margin = 12

/**
 * The share of an area of a page, 0 to 1, that the largest rectangle takes in which nothing is written, drawn or shown.
 * Panels, rules and what lies under the whole area are grounds, and nothing by themselves.
 */
export function emptiness({ nodes }: Page, area: Box): number {
  const columns = Math.floor(area.width / cell)
  const rows = Math.floor(area.height / cell)
  const taken = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false))
  for (const { x, y, width, height } of nodes.flatMap((node) => inkOf(node, area))) {
    const index = (at: number, from: number) => Math.floor((at - from) / cell)
    const lastRow = Math.min(rows - 1, index(y + height + margin, area.y))
    const lastColumn = Math.min(columns - 1, index(x + width + margin, area.x))
    for (let row = Math.max(0, index(y - margin, area.y)); row <= lastRow; row++)
      taken[row]?.fill(true, Math.max(0, index(x - margin, area.x)), Math.max(0, lastColumn + 1))
  }
  return largestRectangle(taken) / (rows * columns)
}

function inkOf(node: SceneNode, area: Box): Box[] {
  switch (node.kind) {
    case 'text': {
      const top = textTop(node)
      const { x } = node.box
      return node.layout.paragraphs
        .flatMap((one) => one.lines)
        .map((line) => {
          const size = Math.max(0, ...line.runs.map((run) => run.size))
          return { x: x + line.x, y: top + line.baseline - size, width: line.width, height: size }
        })
    }
    case 'shape': {
      const { type } = node.geometry
      const isGround = node.box.width * node.box.height > area.width * area.height * 0.5
      return type === 'rectangle' || type === 'line' || isGround ? [] : [node.box]
    }
    default:
      return [node.box]
  }
}

/** Cells in the largest rectangle of cells that are not taken (histograms row by row, each with a stack). */
function largestRectangle(taken: readonly (readonly boolean[])[]): number {
  const width = taken[0]?.length ?? 0
  const heights = new Array<number>(width + 1).fill(0)
  let largest = 0
  for (const row of taken) {
    row.forEach((isTaken, column) => {
      heights[column] = isTaken ? 0 : (heights[column] ?? 0) + 1
    })
    const open: number[] = []
    for (let column = 0; column <= width; column++) {
      const height = heights[column] ?? 0
      while (open.length > 0 && (heights[open.at(-1) as number] ?? 0) >= height) {
        const top = open.pop() as number
        const left = open.length === 0 ? 0 : (open.at(-1) as number) + 1
        largest = Math.max(largest, (heights[top] ?? 0) * (column - left))
      }
      open.push(column)
    }
  }
  return largest
}
