import type { ChartNode } from '../../../scene/node.ts'
import { barsXml } from '../charts/bar-groups.ts'
import { type ChartWriting, chartWriting } from '../charts/chart-writing.ts'
import { linesXml } from '../charts/line-groups.ts'
import { pieXml } from '../charts/pie-group.ts'
import type { ExportContext } from '../export-context.ts'
import { xmlDeclaration } from '../xml.ts'

/**
 * A chart part (ECMA-376 21.2): the scene's measures written out, so that the software computes no scale, plot area
 * or colour of its own. `workbook` is the relationship to the embedded data.
 */
export function chartPartXml(node: ChartNode, context: ExportContext, workbook: string): string {
  return (
    `${xmlDeclaration}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ` +
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    `<c:date1904 val="0"/><c:lang val="${context.language}"/><c:roundedCorners val="0"/>` +
    '<c:chart><c:autoTitleDeleted val="1"/>' +
    `<c:plotArea>${layoutXml(node)}${plotXml(chartWriting(node, context))}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr></c:plotArea>` +
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>' +
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>' +
    `<c:externalData r:id="${workbook}"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`
  )
}

function layoutXml({ box, plot }: ChartNode): string {
  const share = (value: number) => Number(value.toFixed(6))
  return (
    '<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>' +
    `<c:x val="${share((plot.x - box.x) / box.width)}"/><c:y val="${share((plot.y - box.y) / box.height)}"/>` +
    `<c:w val="${share(plot.width / box.width)}"/><c:h val="${share(plot.height / box.height)}"/>` +
    '</c:manualLayout></c:layout>'
  )
}

function plotXml(writing: ChartWriting): string {
  switch (writing.node.chartType) {
    case 'bar':
    case 'stacked':
      return barsXml(writing)
    case 'line':
    case 'area':
      return linesXml(writing)
    case 'pie':
      return pieXml(writing)
  }
}
