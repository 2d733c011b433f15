import { cornerRadius } from '../../../scene/image-position.ts'
import type { ImageNode } from '../../../scene/node.ts'
import { integer } from '../xml.ts'
import { drawingPropertiesXml, transformXml } from './drawing-properties.ts'
import { presetXml, roundRectangleXml } from './shape.ts'

/** A native picture, cropped to its box; `relationshipId` is the slide's relationship to the picture's file. */
export function imageXml(node: ImageNode, id: number, relationshipId: string): string {
  const description = node.description.trim()
  const properties = drawingPropertiesXml({
    id,
    name: node.name,
    ...(description === '' ? { decorative: true } : { description }),
  })
  return (
    `<p:pic><p:nvPicPr>${properties}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr>` +
    `<p:blipFill><a:blip r:embed="${relationshipId}"/>${sourceXml(node)}<a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
    `<p:spPr>${transformXml(node.box)}${outlineXml(node)}</p:spPr></p:pic>`
  )
}

/** What is cut away at each side, in thousandths of a percent of the picture (ECMA-376 20.1.8.55). */
function sourceXml({ crop }: ImageNode): string {
  if (!crop) return ''
  const share = (value: number) => integer(value * 100000, 0, 100000)
  return (
    `<a:srcRect l="${share(crop.x)}" t="${share(crop.y)}" ` +
    `r="${share(1 - crop.x - crop.width)}" b="${share(1 - crop.y - crop.height)}"/>`
  )
}

function outlineXml(node: ImageNode): string {
  const radius = cornerRadius(node)
  const shortSide = Math.min(node.box.width, node.box.height)
  return radius > 0 ? roundRectangleXml(radius, shortSide) : presetXml('rect')
}
