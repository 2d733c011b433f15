import type { ChartNode, SceneNode, ShapeNode } from '../../../scene/node.ts'
import type { PdfContext } from '../pdf-context.ts'
import { drawShape } from './shape.ts'
import { drawPlainText } from './text.ts'

/**
 * Draws a chart's drawing as one figure, whose description is read in its stead. Each text is an element of its own in
 * it, so that a reader who takes the words nevertheless does not find them run together.
 */
export function drawChart(context: PdfContext, node: ChartNode): void {
  const { document, section } = context
  const { x, y, width, height } = node.box
  // pdfkit's types do not know of it.
  const frame: object = { bbox: [x, y, x + width, y + height] }
  const figure = document.struct('Figure', { alt: node.description, ...frame })
  section.add(figure)
  let shapes: ShapeNode[] = []
  const drawShapes = () => {
    const drawn = shapes
    shapes = []
    if (drawn.length > 0)
      figure.add(() => {
        for (const shape of drawn) drawShape(context, shape)
      })
  }
  for (const part of partsOf(node)) {
    if (part.kind === 'shape') shapes.push(part)
    if (part.kind !== 'text') continue
    drawShapes()
    figure.add(document.struct('Span', {}, () => drawPlainText(context, part)))
  }
  drawShapes()
  figure.end()
}

function partsOf({ drawing }: ChartNode): SceneNode[] {
  return drawing.flatMap((part) => (part.kind === 'chart' ? partsOf(part) : [part]))
}
