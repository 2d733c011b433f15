import type { Page } from '../../../scene/scene.ts'
import type { TextLink } from '../../../scene/text.ts'
import type { ExportContext } from '../export-context.ts'
import { chartFrameXml } from '../nodes/chart.ts'
import { createShapeIds } from '../nodes/drawing-properties.ts'
import { withEvenLeading } from '../nodes/even-leading.ts'
import { imageXml } from '../nodes/image.ts'
import { shapeXml } from '../nodes/shape.ts'
import { tableXml } from '../nodes/table.ts'
import { textXml } from '../nodes/text.ts'
import { presentationNamespaces, xmlDeclaration } from '../xml.ts'
import { commonSlideXml } from './common-slide.ts'
import { hasText, pagePlaceholders } from './placeholders.ts'
import type { SlideRelationships } from './slide-relationships.ts'

/**
 * A slide part. The background is left to the layout where it is the layout's.
 */
export function slidePartXml(
  page: Page,
  number: number,
  context: ExportContext,
  options: { relationships: SlideRelationships; inheritsBackground: boolean },
): string {
  const nextId = createShapeIds()
  const placeholders = pagePlaceholders(page)
  const { relationships } = options
  const relationshipOf = (link: TextLink) =>
    'url' in link ? relationships.addresses.get(link.url) : relationships.slides.get(link.slideId)
  const shapes: string[] = []
  for (const node of page.nodes) {
    if (node.kind === 'shape') shapes.push(shapeXml(node, nextId(), context))
    else if (node.kind === 'table') shapes.push(tableXml(node, nextId(), context, relationshipOf))
    else if (node.kind === 'chart')
      shapes.push(chartFrameXml(node, nextId(), relationships.charts.get(node) ?? ''))
    else if (node.kind === 'image')
      shapes.push(imageXml(node, nextId(), relationships.images.get(node.image.id) ?? ''))
    else if (node.kind === 'text' && hasText(node)) {
      const filled = placeholders.get(node)
      const link = node.link && relationships.slides.get(node.link.slideId)
      shapes.push(
        textXml(withEvenLeading(node, context), nextId(), context, {
          relationshipOf,
          ...(link ? { link } : {}),
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
