import type { ChartSeries } from '../../../scene/node.ts'
import type { TextStyle } from '../../../scene/text.ts'
import { escapeAttribute } from '../xml.ts'
import { type ChartWriting, ownTextXml, textPropertiesXml } from './chart-writing.ts'
import { inLocale } from './number-locale.ts'

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
  const end = `${position ? `<c:dLblPos val="${position}"/>` : ''}${flags}${names ? '<c:separator>\n</c:separator>' : ''}`
  const look = (own: TextStyle, format = node.numberFormat, text?: string) =>
    `${text === undefined ? '' : ownTextXml(writing, text, own)}` +
    `<c:numFmt formatCode="${escapeAttribute(labelFormat(writing, format))}" sourceLinked="0"/>` +
    `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>` +
    `${text === undefined ? textPropertiesXml(writing, own) : ''}${end}`
  const points = series.values
    .map((value, point) => {
      const { [point]: color = style.color } = series.pointLabelColors ?? []
      const text = value === null ? undefined : series.pointLabels?.[point]
      if (text === '') return `<c:dLbl><c:idx val="${point}"/><c:delete val="1"/></c:dLbl>`
      const format = series.pointFormats?.[point]
      if (color === style.color && text === undefined && format === undefined) return ''
      return `<c:dLbl><c:idx val="${point}"/>${look({ ...style, color }, format, text)}</c:dLbl>`
    })
    .join('')
  return `<c:dLbls>${points}${look(style)}${pie ? '<c:showLeaderLines val="0"/>' : ''}</c:dLbls>`
}

/**
 * The format of a label, in the language of the deck. In a stack a part without a height has no value printed: the third
 * section of a format is that of zero.
 */
function labelFormat({ node, context }: ChartWriting, format: string): string {
  const sections = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  const isShort = node.chartType === 'stacked' && sections.length === 2
  return inLocale(isShort ? `${format};` : format, context.language)
}
