import type { Page } from '../../../scene/scene.ts'
import type { ExportContext } from '../export-context.ts'
import { chartFrameXml } from '../nodes/chart.ts'
import { createShapeIds } from '../nodes/drawing-properties.ts'
import { withEvenLeading } from '../nodes/even-leading.ts'
import { shapeXml } from '../nodes/shape.ts'
import { tableXml } from '../nodes/table.ts'
import { textXml } from '../nodes/text.ts'
import { presentationNamespaces, xmlDeclaration } from '../xml.ts'
import { commonSlideXml } from './common-slide.ts'
import { hasText, pagePlaceholders } from './placeholders.ts'

/**
 * A slide part. `chartRelationships` are the slide's relationships to its chart parts, in the order of its charts.
 * The background is left to the layout where it is the layout's.
 */
export function slidePartXml(
  page: Page,
  number: number,
  context: ExportContext,
  options: { chartRelationships: string[]; inheritsBackground: boolean },
): string {
  const nextId = createShapeIds()
  const placeholders = pagePlaceholders(page)
  const chartRelationships = [...options.chartRelationships]
  const shapes: string[] = []
  for (const node of page.nodes) {
    if (node.kind === 'shape') shapes.push(shapeXml(node, nextId(), context))
    else if (node.kind === 'table') shapes.push(tableXml(node, nextId(), context))
    else if (node.kind === 'chart') {
      const relationship = chartRelationships.shift()
      if (!relationship) throw new Error(`Slide ${number} has more charts than relationships`)
      shapes.push(chartFrameXml(node, nextId(), relationship))
    } else if (node.kind === 'text' && hasText(node)) {
      const filled = placeholders.get(node)
      shapes.push(
        textXml(withEvenLeading(node, context), nextId(), context, {
          ...(filled ? { placeholder: filled.element } : {}),
          ...(filled?.role === 'slideNumber' ? { slideNumber: number } : {}),
        }),
      )
    }
  }
  return (
    `${xmlDeclaration}<p:sld ${presentationNamespaces}>` +
    commonSlideXml(shapes.join(''), context, {
      ...(options.inheritsBackground ? {} : { background: page.background }),
    }) +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>'
  )
}
