import type { TextNode } from '../../../scene/node.ts'
import type { ExportContext } from '../export-context.ts'
import { bodyPropertiesXml, paragraphsXml } from '../text-body.ts'
import { drawingPropertiesXml, transformXml } from './drawing-properties.ts'

/** A text: a placeholder of the slide's layout when `placeholder` (a `p:ph` element) is given, else a text box. */
export function textXml(
  node: TextNode,
  id: number,
  context: ExportContext,
  options: { placeholder?: string; slideNumber?: number } = {},
): string {
  const properties = drawingPropertiesXml({ id, name: node.name })
  const kind = options.placeholder
    ? `<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${options.placeholder}</p:nvPr>`
    : '<p:cNvSpPr txBox="1"/><p:nvPr/>'
  const look = options.placeholder ? '' : '<a:noFill/>'
  return (
    `<p:sp><p:nvSpPr>${properties}${kind}</p:nvSpPr>` +
    `<p:spPr>${transformXml(node.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${look}</p:spPr>` +
    `<p:txBody>${bodyPropertiesXml(node)}<a:lstStyle/>${paragraphsXml(node.layout, context, options)}</p:txBody></p:sp>`
  )
}
