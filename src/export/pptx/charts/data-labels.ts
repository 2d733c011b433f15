import type { ChartSeries } from '../../../scene/node.ts'
import type { TextStyle } from '../../../scene/text.ts'
import { escapeAttribute } from '../xml.ts'
import { type ChartWriting, textPropertiesXml } from './chart-writing.ts'

/** Where a label stands (ECMA-376 21.2.3.11); each kind of chart allows some only. */
type LabelPosition = 'outEnd' | 'inEnd' | 'ctr' | 't' | 'b' | 'r'

/** The printed values of a series, and the names of a pie's slices; `position` is absent where a chart allows none. */
export function dataLabelsXml(
  writing: ChartWriting,
  series: ChartSeries,
  position: LabelPosition | undefined,
): string {
  const { node } = writing
  const pie = node.chartType === 'pie'
  const names = pie && node.categoryStyle !== undefined
  const style = series.labelStyle ?? (names ? node.categoryStyle : undefined)
  const shown = (tag: string, on: boolean) => `<c:${tag} val="${on ? 1 : 0}"/>`
  const flags =
    shown('showLegendKey', false) +
    shown('showVal', series.labelStyle !== undefined) +
    shown('showCatName', names) +
    shown('showSerName', false) +
    shown('showPercent', false) +
    shown('showBubbleSize', false)
  if (!style) return `<c:dLbls>${flags}</c:dLbls>`
  const look = (own: TextStyle) =>
    `<c:numFmt formatCode="${escapeAttribute(labelFormat(writing))}" sourceLinked="0"/>` +
    `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textPropertiesXml(writing, own)}` +
    `${position ? `<c:dLblPos val="${position}"/>` : ''}${flags}${names ? '<c:separator>\n</c:separator>' : ''}`
  const points = (series.pointLabelColors ?? [])
    .map((color, point) =>
      color === style.color || point >= series.values.length
        ? ''
        : `<c:dLbl><c:idx val="${point}"/>${look({ ...style, color })}</c:dLbl>`,
    )
    .join('')
  return `<c:dLbls>${points}${look(style)}${pie ? '<c:showLeaderLines val="0"/>' : ''}</c:dLbls>`
}

/** In a stack a part without a height has no value printed: the third section of a format is that of zero. */
function labelFormat({ node }: ChartWriting): string {
  const sections = node.numberFormat.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  return node.chartType === 'stacked' && sections.length === 2
    ? `${node.numberFormat};`
    : node.numberFormat
}
