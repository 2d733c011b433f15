import type { ChartNode, SceneNode } from '../../../scene/node.ts'
import type { PdfContext } from '../pdf-context.ts'
import { drawShape } from './shape.ts'
import { drawPlainText } from './text.ts'

/** Draws a chart's drawing as one figure, whose description is read in its stead. */
export function drawChart(context: PdfContext, node: ChartNode): void {
  const { document, section } = context
  const { x, y, width, height } = node.box
  // pdfkit's types do not know of it.
  const frame: object = { bbox: [x, y, x + width, y + height] }
  section.add(
    document.struct('Figure', { alt: node.description, ...frame }, () => {
      for (const part of node.drawing) drawPart(context, part)
    }),
  )
}

function drawPart(context: PdfContext, part: SceneNode): void {
  if (part.kind === 'shape') drawShape(context, part)
  else if (part.kind === 'text') drawPlainText(context, part)
  else if (part.kind === 'chart') for (const inner of part.drawing) drawPart(context, inner)
}
