import type { SceneNode, TextNode } from '../../../scene/node.ts'
import type { ExportContext } from '../export-context.ts'
import { releasedHolds } from '../released-holds.ts'
import { bodyPropertiesXml, paragraphsXml, type RelationshipOf } from '../text-body.ts'
import { textBox } from '../text-box.ts'
import { drawingPropertiesXml, transformXml } from './drawing-properties.ts'

/**
 * A text: a placeholder of the slide's layout when `placeholder` (a `p:ph` element) is given, else a text box. `link` is
 * the relationship to the slide where a click on it leads: of the shape, since PowerPoint gives linked words another
 * colour and a line under them.
 */
export function textXml(
  node: TextNode,
  id: number,
  context: ExportContext,
  options: {
    placeholder?: string
    slideNumber?: number
    link?: string
    relationshipOf?: RelationshipOf
    /** What stands on its page. */
    nodes?: readonly SceneNode[]
  } = {},
): string {
  const properties = drawingPropertiesXml({
    id,
    name: node.name,
    ...(options.link ? { slideLink: options.link } : {}),
  })
  const kind = options.placeholder
    ? `<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${options.placeholder}</p:nvPr>`
    : '<p:cNvSpPr txBox="1"/><p:nvPr/>'
  const look = options.placeholder ? '' : '<a:noFill/>'
  const room = textBox(node, options.nodes)
  const layout = node.wrap ? releasedHolds(node.layout, room.width) : node.layout
  return (
    `<p:sp><p:nvSpPr>${properties}${kind}</p:nvSpPr>` +
    `<p:spPr>${transformXml(room, 'a:xfrm', rotationAttribute(node))}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${look}</p:spPr>` +
    `<p:txBody>${bodyPropertiesXml(node, options.placeholder !== undefined, room)}<a:lstStyle/>${paragraphsXml(layout, context, options)}</p:txBody></p:sp>`
  )
}

/** The turn in 60,000ths of a degree (ECMA-376 20.1.10.3), about the box's centre as in the scene. */
function rotationAttribute({ rotation = 0 }: TextNode): string {
  const turn = Math.round((((rotation % 360) + 360) % 360) * 60000)
  return turn === 0 ? '' : ` rot="${turn}"`
}
