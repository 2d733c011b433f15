import type { SceneNode, TextNode } from '../../../scene/node.ts'
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
import type { FileLayouts } from './file-layouts.ts'
import { groupNodes, groupXml } from './groups.ts'
import { hasText } from './placeholders.ts'
import type { SlideRelationships } from './slide-relationships.ts'

/**
 * A slide part. What its layout has is left to that: shapes, and the background.
 */
export function slidePartXml(
  page: Page,
  number: number,
  context: ExportContext,
  options: { relationships: SlideRelationships; layouts: FileLayouts },
): string {
  const nextId = createShapeIds()
  const { relationships, layouts } = options
  const placeholders = layouts.placeholdersOf(page)
  const { background } = layouts.layoutOf(page)
  const inheritsBackground =
    background === page.background || JSON.stringify(background) === JSON.stringify(page.background)
  const relationshipOf = (link: TextLink) =>
    'url' in link ? relationships.addresses.get(link.url) : relationships.slides.get(link.slideId)
  const writeText = (node: TextNode) => {
    const filled = placeholders.get(node)
    const link = node.link && relationships.slides.get(node.link.slideId)
    return textXml(withEvenLeading(node, context), nextId(), context, {
      relationshipOf,
      nodes: page.nodes.filter((other) => other !== node),
      ...(link ? { link } : {}),
      ...(filled ? { placeholder: filled.element } : {}),
      ...(filled?.role === 'slideNumber' ? { slideNumber: number } : {}),
    })
  }
  const write = (node: SceneNode) => {
    switch (node.kind) {
      case 'shape':
        return shapeXml(node, nextId(), context)
      case 'table':
        return tableXml(node, nextId(), context, relationshipOf)
      case 'chart':
        return chartFrameXml(node, nextId(), relationships.charts.get(node) ?? '')
      case 'image':
        return imageXml(node, nextId(), relationships.images.get(node.image.id) ?? '')
      case 'text':
        return writeText(node)
    }
  }
  const nodes = page.nodes.filter((node) =>
    node.kind === 'shape' ? !layouts.isBelow(page, node) : node.kind !== 'text' || hasText(node),
  )
  const shapes = groupNodes(nodes).map((group) => groupXml(group, group.members.map(write), nextId))
  return (
    `${xmlDeclaration}<p:sld ${presentationNamespaces}>` +
    commonSlideXml(shapes.join(''), context, {
      ...(inheritsBackground ? {} : { background: page.background }),
    }) +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>'
  )
}
