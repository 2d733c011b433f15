import type { Box } from '../../../scene/geometry.ts'
import type { TableCell, TableNode } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { cellText } from '../../../scene/text-position.ts'
import { paintOutline } from '../paint.ts'
import { drawArtifact, type PdfContext } from '../pdf-context.ts'
import { drawPlainText, spokenText } from './text.ts'

// pdfkit's types do not know of it.
const columnHead: object = { scope: 'Column' }

/** Draws a table: fills under rules under texts; its texts are a Table of head and data cells in the structure. */
export function drawTable(context: PdfContext, node: TableNode): void {
  const { document, section } = context
  const rows = placedCells(node)
  drawArtifact(context, 'Layout', () => {
    for (const { cell, box } of rows.flat()) drawFill(document, cell, box)
    for (const { cell, box } of rows.flat()) drawRules(document, cell, box)
  })
  const table = document.struct('Table', { alt: node.description })
  section.add(table)
  rows.forEach((cells, index) => {
    const row = document.struct('TR')
    table.add(row)
    for (const { cell, box } of cells) {
      const draw = () => drawPlainText(context, cellText(cell, box))
      const said = spokenCell(cell)
      row.add(
        index === 0
          ? document.struct('TH', { ...said, ...columnHead }, draw)
          : document.struct('TD', said, draw),
      )
    }
  })
}

function placedCells(node: TableNode): { cell: TableCell; box: Box }[][] {
  let y = node.box.y
  return node.rows.map(({ height, cells }) => {
    let x = node.box.x
    const placed = cells.map((cell, column) => {
      const width = node.columnWidths[column] ?? 0
      const box = { x, y, width, height }
      x += width
      return { cell, box }
    })
    y += height
    return placed
  })
}

function drawFill(document: PDFKit.PDFDocument, cell: TableCell, box: Box): void {
  if (!cell.fill) return
  paintOutline(document, box, { fill: { kind: 'solid', color: cell.fill } }, () =>
    document.rect(box.x, box.y, box.width, box.height),
  )
}

function drawRules(document: PDFKit.PDFDocument, cell: TableCell, box: Box): void {
  const rule = (stroke: Stroke | undefined, y: number) =>
    paintOutline(document, box, { stroke }, () =>
      document.moveTo(box.x, y).lineTo(box.x + box.width, y),
    )
  rule(cell.borderTop, box.y)
  rule(cell.borderBottom, box.y + box.height)
}

function spokenCell(cell: TableCell): { actual?: string } {
  const runs = cell.layout.paragraphs.flatMap(({ lines }, paragraphIndex) =>
    lines.flatMap((line) => line.runs.map((run) => ({ run, paragraphIndex }))),
  )
  return spokenText(cell.layout, runs)
}
