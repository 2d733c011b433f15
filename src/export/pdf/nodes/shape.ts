import type { PathCommand, ShapeNode } from '../../../scene/node.ts'
import { paintOutline } from '../paint.ts'
import type { PdfContext } from '../pdf-context.ts'

/** Draws a shape. Shapes carry no words: what they mean, the texts beside them say. */
export function drawShape(context: PdfContext, node: ShapeNode): void {
  const { document } = context
  const { geometry } = node
  // A line has nothing inside.
  const dress = geometry.type === 'line' ? { stroke: node.stroke } : node
  paintOutline(document, node.box, dress, () => traceGeometry(document, node))
}

function traceGeometry(document: PDFKit.PDFDocument, { box, geometry }: ShapeNode): void {
  const { x, y, width, height } = box
  switch (geometry.type) {
    case 'rectangle': {
      const radius = Math.min(geometry.radius ?? 0, width / 2, height / 2)
      if (radius > 0) document.roundedRect(x, y, width, height, radius)
      else document.rect(x, y, width, height)
      break
    }
    case 'ellipse':
      document.ellipse(x + width / 2, y + height / 2, width / 2, height / 2)
      break
    case 'line':
      document.moveTo(geometry.from.x, geometry.from.y).lineTo(geometry.to.x, geometry.to.y)
      break
    case 'path':
      for (const command of geometry.commands) traceCommand(document, command)
      break
  }
}

function traceCommand(document: PDFKit.PDFDocument, command: PathCommand): void {
  switch (command.type) {
    case 'M':
      document.moveTo(command.x, command.y)
      break
    case 'L':
      document.lineTo(command.x, command.y)
      break
    case 'C':
      document.bezierCurveTo(command.x1, command.y1, command.x2, command.y2, command.x, command.y)
      break
    case 'Z':
      document.closePath()
      break
  }
}
