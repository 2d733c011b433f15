import type { SceneNode } from '../../../scene/node.ts'
import { drawArtifact, type PdfContext } from '../pdf-context.ts'
import { drawChart } from './chart.ts'
import { drawImage } from './image.ts'
import { drawShape } from './shape.ts'
import { drawTable } from './table.ts'
import { drawText } from './text.ts'

/** Draws any node and adds what it says to the page's structure. */
export function drawNode(context: PdfContext, node: SceneNode): void {
  switch (node.kind) {
    case 'shape':
      drawArtifact(context, 'Layout', () => drawShape(context, node))
      break
    case 'text':
      drawText(context, node)
      break
    case 'table':
      drawTable(context, node)
      break
    case 'image':
      drawImage(context, node)
      break
    case 'chart':
      drawChart(context, node)
      break
  }
}
