import type { ChartNode, ChartSeries, SceneNode } from '../../../scene/node.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import type { FontReference, TextSegment, TextStyle } from '../../../scene/text.ts'
import type { ExportContext } from '../export-context.ts'
import { fillXml, strokeXml } from '../paint.ts'
import { escapeAttribute, escapeText, integer, xmlDeclaration } from '../xml.ts'
import { categoryReference, nameReference, valueReference } from './chart-workbook.ts'

const categoryAxis = 500000001
const valueAxis = 500000002

/** Where the values of a line stand, in the words of ST_DLblPos. */
const linePositions = { above: 't', below: 'b', right: 'r' } as const

/**
 * A chart part (ECMA-376 21.2): the scene's measures written out, so that the software computes no scale, plot area
 * or colour of its own. `workbook` is the relationship to the embedded data.
 */
export function chartPartXml(node: ChartNode, context: ExportContext, workbook: string): string {
  const writer = new ChartWriter(node, context)
  return (
    `${xmlDeclaration}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ` +
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    `<c:date1904 val="0"/><c:lang val="${context.language}"/><c:roundedCorners val="0"/>` +
    '<c:chart><c:autoTitleDeleted val="1"/>' +
    `<c:plotArea>${writer.layout()}${writer.plot()}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr></c:plotArea>` +
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>' +
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>' +
    `<c:externalData r:id="${workbook}"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`
  )
}

class ChartWriter {
  private readonly node: ChartNode
  private readonly context: ExportContext
  /** Faces of the label texts that the label styles' own faces lack, found in the chart's drawing. */
  private readonly fallbacks: Partial<Record<TextSegment['script'], FontReference>>

  constructor(node: ChartNode, context: ExportContext) {
    this.node = node
    this.context = context
    this.fallbacks = fallbackFaces(node.drawing)
  }

  layout(): string {
    const { box, plot } = this.node
    const share = (value: number) => Number(value.toFixed(6))
    return (
      '<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>' +
      `<c:x val="${share((plot.x - box.x) / box.width)}"/><c:y val="${share((plot.y - box.y) / box.height)}"/>` +
      `<c:w val="${share(plot.width / box.width)}"/><c:h val="${share(plot.height / box.height)}"/>` +
      '</c:manualLayout></c:layout>'
    )
  }

  plot(): string {
    switch (this.node.chartType) {
      case 'bar':
      case 'stacked':
        return this.bars() + this.axes()
      case 'line':
      case 'area':
        return this.lines() + this.axes()
      case 'pie':
        return this.pie()
    }
  }

  private bars(): string {
    const { series, gapWidth = 100, overlap = 0 } = this.node
    const body = series.map((one, index) => {
      const points = (one.pointColors ?? [])
        .map((color, point) =>
          color === one.color || point >= one.values.length
            ? ''
            : `<c:dPt><c:idx val="${point}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/>${this.area(color)}</c:dPt>`,
        )
        .join('')
      return (
        `<c:ser>${this.seriesHead(one, index)}${this.area(one.color)}<c:invertIfNegative val="0"/>${points}` +
        `${this.labels(one, 'outEnd')}${this.data(one, index)}</c:ser>`
      )
    })
    return (
      `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${body.join('')}` +
      `<c:gapWidth val="${integer(gapWidth, 0, 500)}"/><c:overlap val="${integer(overlap, -100, 100)}"/>` +
      `<c:axId val="${categoryAxis}"/><c:axId val="${valueAxis}"/></c:barChart>`
    )
  }

  private lines(): string {
    const { series, separator, dropLines, highLowLines } = this.node
    const body = series.map((one, index) => {
      const pen = one.lineHidden
        ? '<a:ln><a:noFill/></a:ln>'
        : strokeXml(
            { color: one.color, width: separator?.width ?? 2.25, cap: 'round' },
            this.context.color,
          )
      const points = (one.pointColors ?? [])
        .map((color, point) =>
          !one.marker || color === one.marker.fill || point >= one.values.length
            ? ''
            : `<c:dPt><c:idx val="${point}"/>${this.marker(one, color)}<c:bubble3D val="0"/><c:spPr>${pen}</c:spPr></c:dPt>`,
        )
        .join('')
      const labels = this.labels(one, linePositions[one.labelPosition ?? 'above'])
      return (
        `<c:ser>${this.seriesHead(one, index)}<c:spPr>${pen}</c:spPr>${this.marker(one)}${points}` +
        `${labels}${this.data(one, index)}<c:smooth val="0"/></c:ser>`
      )
    })
    const guides =
      guideXml('c:dropLines', dropLines, this.context) +
      guideXml('c:hiLowLines', highLowLines, this.context)
    return (
      `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${body.join('')}${guides}<c:marker val="1"/>` +
      `<c:axId val="${categoryAxis}"/><c:axId val="${valueAxis}"/></c:lineChart>`
    )
  }

  private marker({ marker }: ChartSeries, fill = marker?.fill): string {
    if (!marker || !fill) return '<c:marker><c:symbol val="none"/></c:marker>'
    return (
      `<c:marker><c:symbol val="circle"/><c:size val="${integer(marker.size, 2, 72)}"/><c:spPr>` +
      `${fillXml({ kind: 'solid', color: fill }, this.context.color)}${strokeXml(marker.stroke, this.context.color)}` +
      '</c:spPr></c:marker>'
    )
  }

  private pie(): string {
    const { series, holeSize = 0, separator } = this.node
    const first = series[0]
    const data = this.context.scene.theme.data
    const pen = strokeXml(separator, this.context.color)
    const body = !first
      ? ''
      : `<c:ser>${this.seriesHead(first, 0)}${first.values
          .map((_, point) => {
            const color = first.pointColors?.[point] ?? data[point % data.length] ?? first.color
            return `<c:dPt><c:idx val="${point}"/><c:bubble3D val="0"/>${this.area(color, pen)}</c:dPt>`
          })
          .join(
            '',
          )}${this.labels(first, holeSize > 0 ? undefined : 'outEnd')}${this.data(first, 0)}</c:ser>`
    return holeSize > 0
      ? `<c:doughnutChart><c:varyColors val="1"/>${body}<c:firstSliceAng val="0"/><c:holeSize val="${integer(holeSize, 1, 90)}"/></c:doughnutChart>`
      : `<c:pieChart><c:varyColors val="1"/>${body}<c:firstSliceAng val="0"/></c:pieChart>`
  }

  private seriesHead(series: ChartSeries, index: number): string {
    return (
      `<c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:strRef><c:f>${nameReference(index)}</c:f>` +
      `<c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeText(series.name)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`
    )
  }

  private data(series: ChartSeries, index: number): string {
    const { categories, numberFormat } = this.node
    const names = categories
      .map((name, point) => `<c:pt idx="${point}"><c:v>${escapeText(name)}</c:v></c:pt>`)
      .join('')
    const values = series.values
      .map((value, point) =>
        value === null || !Number.isFinite(value)
          ? ''
          : `<c:pt idx="${point}"><c:v>${value}</c:v></c:pt>`,
      )
      .join('')
    return (
      `<c:cat><c:strRef><c:f>${categoryReference(categories.length)}</c:f><c:strCache>` +
      `<c:ptCount val="${categories.length}"/>${names}</c:strCache></c:strRef></c:cat>` +
      `<c:val><c:numRef><c:f>${valueReference(index, categories.length)}</c:f><c:numCache>` +
      `<c:formatCode>${escapeText(numberFormat)}</c:formatCode><c:ptCount val="${categories.length}"/>${values}` +
      '</c:numCache></c:numRef></c:val>'
    )
  }

  private labels(series: ChartSeries, position: 'outEnd' | 't' | 'b' | 'r' | undefined): string {
    const pie = this.node.chartType === 'pie'
    const names = pie && this.node.categoryStyle !== undefined
    const style = series.labelStyle ?? (names ? this.node.categoryStyle : undefined)
    const shown = (tag: string, on: boolean) => `<c:${tag} val="${on ? 1 : 0}"/>`
    const flags =
      shown('showLegendKey', false) +
      shown('showVal', series.labelStyle !== undefined) +
      shown('showCatName', names) +
      shown('showSerName', false) +
      shown('showPercent', false) +
      shown('showBubbleSize', false)
    if (!style) return `<c:dLbls>${flags}</c:dLbls>`
    return (
      `<c:dLbls><c:numFmt formatCode="${escapeAttribute(this.node.numberFormat)}" sourceLinked="0"/>` +
      `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${this.textProperties(style)}` +
      `${position ? `<c:dLblPos val="${position}"/>` : ''}${flags}` +
      `${names ? '<c:separator>\n</c:separator>' : ''}${pie ? '<c:showLeaderLines val="0"/>' : ''}</c:dLbls>`
    )
  }

  private axes(): string {
    const { axis, baseline, categoryStyle } = this.node
    const line = baseline ? strokeXml(baseline, this.context.color) : '<a:ln><a:noFill/></a:ln>'
    const scaling = axis ? `<c:max val="${axis.maximum}"/><c:min val="${axis.minimum}"/>` : ''
    return (
      `<c:catAx><c:axId val="${categoryAxis}"/><c:scaling><c:orientation val="minMax"/></c:scaling>` +
      '<c:delete val="0"/><c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/>' +
      '<c:majorTickMark val="none"/><c:minorTickMark val="none"/>' +
      `<c:tickLblPos val="${categoryStyle ? 'low' : 'none'}"/><c:spPr><a:noFill/>${line}</c:spPr>` +
      `${categoryStyle ? this.textProperties(categoryStyle, ' rot="0" vert="horz"') : ''}` +
      `<c:crossAx val="${valueAxis}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/>` +
      '<c:lblOffset val="100"/><c:tickLblSkip val="1"/><c:noMultiLvlLbl val="1"/></c:catAx>' +
      `<c:valAx><c:axId val="${valueAxis}"/><c:scaling><c:orientation val="minMax"/>${scaling}</c:scaling>` +
      `<c:delete val="1"/><c:axPos val="l"/><c:numFmt formatCode="${escapeAttribute(this.node.numberFormat)}" sourceLinked="0"/>` +
      '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>' +
      `<c:crossAx val="${categoryAxis}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/>` +
      `${axis && axis.majorUnit > 0 ? `<c:majorUnit val="${axis.majorUnit}"/>` : ''}</c:valAx>`
    )
  }

  private area(color: Color, pen = '<a:ln><a:noFill/></a:ln>'): string {
    return `<c:spPr>${fillXml({ kind: 'solid', color }, this.context.color)}${pen}</c:spPr>`
  }

  private textProperties(style: TextStyle, frame = ''): string {
    const face = this.context.face(style.font)
    const name = (script: TextSegment['script']) =>
      escapeAttribute(this.context.face(this.fallbacks[script] ?? style.font).typeface)
    return (
      `<c:txPr><a:bodyPr${frame}/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${integer(style.size * 100, 100, 400000)}" ` +
      `b="${face.bold ? 1 : 0}" i="${face.italic ? 1 : 0}"><a:solidFill>${this.context.color(style.color)}</a:solidFill>` +
      `<a:latin typeface="${escapeAttribute(face.typeface)}"/><a:ea typeface="${name('eastAsian')}"/>` +
      `<a:cs typeface="${name('complex')}"/></a:defRPr></a:pPr><a:endParaRPr lang="${this.context.language}"/></a:p></c:txPr>`
    )
  }
}

function guideXml(tag: string, stroke: Stroke | undefined, context: ExportContext): string {
  return stroke ? `<${tag}><c:spPr>${strokeXml(stroke, context.color)}</c:spPr></${tag}>` : ''
}

function fallbackFaces(nodes: SceneNode[]): Partial<Record<TextSegment['script'], FontReference>> {
  const faces: Partial<Record<TextSegment['script'], FontReference>> = {}
  for (const node of nodes) {
    if (node.kind !== 'text') continue
    for (const paragraph of node.layout.paragraphs)
      for (const segment of paragraph.segments) faces[segment.script] ??= segment.font
  }
  return faces
}
