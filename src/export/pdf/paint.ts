import type { Box } from '../../scene/geometry.ts'
import type { Paint, Stroke } from '../../scene/paint.ts'
import { gradientLine } from '../svg/paint.ts'

/**
 * Fills and strokes the outline that `trace` describes. The graphics state afterwards is as before.
 * @param box What a gradient runs across.
 */
export function paintOutline(
  document: PDFKit.PDFDocument,
  box: Box,
  dress: { fill?: Paint | undefined; stroke?: Stroke | undefined },
  trace: () => void,
): void {
  const { fill, stroke } = dress
  if (!fill && !stroke) return
  document.save()
  if (fill) applyFill(document, box, fill)
  if (stroke) applyStroke(document, stroke)
  trace()
  if (fill && stroke) document.fillAndStroke()
  else if (fill) document.fill()
  else document.stroke()
  document.restore()
}

function applyFill(document: PDFKit.PDFDocument, box: Box, paint: Paint): void {
  if (paint.kind === 'solid') {
    document.fillColor(paint.color, paint.opacity ?? 1)
    return
  }
  const { x1, y1, x2, y2 } = gradientLine(box, paint.angle)
  const gradient = document.linearGradient(x1, y1, x2, y2)
  for (const { offset, color } of paint.stops) gradient.stop(offset, color)
  document.fillColor(gradient)
}

function applyStroke(document: PDFKit.PDFDocument, stroke: Stroke): void {
  document.lineWidth(stroke.width)
  document.strokeColor(stroke.color, stroke.opacity ?? 1)
  document.lineCap(stroke.cap === 'round' ? 'round' : 'butt')
  // Written here, as pdfkit refuses the dashes of no length that round caps make dots of. All zero is no pattern.
  if (stroke.dash?.some((length) => length > 0)) {
    const [on, off] = stroke.dash.map((length) => Math.round(length * 1000) / 1000)
    document.addContent(`[${on} ${off}] 0 d`)
  }
}
