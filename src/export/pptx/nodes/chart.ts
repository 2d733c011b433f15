import type { ChartNode } from '../../../scene/node.ts'
import { drawingPropertiesXml, transformXml } from './drawing-properties.ts'

/** The frame in which a chart part is shown; `relationshipId` is the slide's relationship to that part. */
export function chartFrameXml(node: ChartNode, id: number, relationshipId: string): string {
  return (
    `<p:graphicFrame><p:nvGraphicFramePr>${drawingPropertiesXml({ id, name: node.name, description: node.description })}` +
    '<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>' +
    `${transformXml(node.box, 'p:xfrm')}<a:graphic>` +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">' +
    `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${relationshipId}"/>` +
    '</a:graphicData></a:graphic></p:graphicFrame>'
  )
}
