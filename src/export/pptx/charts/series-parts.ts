import type { ChartNode, ChartSeries } from '../../../scene/node.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import { fillXml, strokeXml } from '../paint.ts'
import { categoryReference, nameReference, valueReference } from '../parts/chart-workbook.ts'
import { escapeAttribute, escapeText } from '../xml.ts'
import type { ChartWriting } from './chart-writing.ts'

/**
 * The beginning of a series: its place among all drawn (`order`), and its name from the workbook, where it has the
 * column of its place among the node's series.
 */
export function seriesHeadXml(series: ChartSeries, column: number, order = column): string {
  return (
    `<c:idx val="${order}"/><c:order val="${order}"/><c:tx><c:strRef><c:f>${nameReference(column)}</c:f>` +
    `<c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeText(series.name)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`
  )
}

/** Categories and values of a series, with the workbook's cells that they are from. */
export function seriesDataXml(node: ChartNode, series: ChartSeries, column: number): string {
  const { categories, numberFormat } = node
  const names = categories
    .map((name, point) => `<c:pt idx="${point}"><c:v>${escapeText(name)}</c:v></c:pt>`)
    .join('')
  const values = series.values
    .map((value, point) =>
      value === null || !Number.isFinite(value)
        ? ''
        : `<c:pt idx="${point}"${formatXml(series.pointFormats?.[point])}><c:v>${value}</c:v></c:pt>`,
    )
    .join('')
  return (
    `<c:cat><c:strRef><c:f>${categoryReference(categories.length)}</c:f><c:strCache>` +
    `<c:ptCount val="${categories.length}"/>${names}</c:strCache></c:strRef></c:cat>` +
    `<c:val><c:numRef><c:f>${valueReference(column, categories.length)}</c:f><c:numCache>` +
    `<c:formatCode>${escapeText(numberFormat)}</c:formatCode><c:ptCount val="${categories.length}"/>${values}` +
    '</c:numCache></c:numRef></c:val>'
  )
}

/** `c:spPr` of an area: a fill, or none, and a pen, or none. */
export function areaXml(
  { context }: ChartWriting,
  color: Color | undefined,
  pen: Stroke | undefined,
): string {
  const fill = fillXml(color === undefined ? undefined : { kind: 'solid', color }, context.color)
  const line = pen ? strokeXml(pen, context.color) : '<a:ln><a:noFill/></a:ln>'
  return `<c:spPr>${fill}${line}</c:spPr>`
}

/** The number format of a point that differs from that of the others (ECMA-376 21.2.2.132). */
function formatXml(format: string | undefined): string {
  return format === undefined ? '' : ` formatCode="${escapeAttribute(format)}"`
}
