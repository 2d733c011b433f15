import type { ChartSeries } from '../../../scene/node.ts'
import type { Color, Paint, Stroke } from '../../../scene/paint.ts'
import type { ExportContext } from '../export-context.ts'
import { fillXml, strokeXml } from '../paint.ts'
import { integer } from '../xml.ts'
import { axesXml, axisReferencesXml } from './chart-axes.ts'
import type { ChartWriting } from './chart-writing.ts'
import { dataLabelsXml } from './data-labels.ts'
import { areaXml, seriesDataXml, seriesHeadXml } from './series-parts.ts'

/** Where the values of a line stand (ECMA-376 21.2.3.11). */
const positions = { above: 't', below: 'b', right: 'r', center: 'ctr' } as const

/**
 * Lines with their points, and under them the areas of an area chart: an area's own pen would run round all of it, so
 * that the line on top is a series of its own with the same cells.
 */
export function linesXml(writing: ChartWriting): string {
  const { series, chartType, dropLines, highLowLines } = writing.node
  const areas = chartType === 'area' ? series.map((_, index) => areaSeriesXml(writing, index)) : []
  const first = areas.length
  const lines = series.map((_, index) => lineSeriesXml(writing, index, first + index))
  const guides =
    guideXml('c:dropLines', dropLines, writing.context) +
    guideXml('c:hiLowLines', highLowLines, writing.context)
  const area =
    chartType === 'area'
      ? `<c:areaChart><c:grouping val="standard"/><c:varyColors val="0"/>${areas.join('')}${axisReferencesXml}</c:areaChart>`
      : ''
  return (
    `${area}<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${lines.join('')}${guides}<c:marker val="1"/>` +
    `${axisReferencesXml}</c:lineChart>${axesXml(writing)}`
  )
}

function areaSeriesXml(writing: ChartWriting, index: number): string {
  const { node } = writing
  const series = node.series[index] as ChartSeries
  return (
    `<c:ser>${seriesHeadXml(series, index)}${areaXml(writing, series.areaFill ?? series.color, undefined)}` +
    `${seriesDataXml(node, series, index)}</c:ser>`
  )
}

function lineSeriesXml(writing: ChartWriting, index: number, order: number): string {
  const { node, context } = writing
  const series = node.series[index] as ChartSeries
  const pen = series.lineHidden
    ? '<a:ln><a:noFill/></a:ln>'
    : strokeXml(
        { color: series.color, width: node.separator?.width ?? 2.25, cap: 'round' },
        context.color,
      )
  const points = (series.pointColors ?? [])
    .map((color, point) =>
      !series.marker || color === series.marker.fill || point >= series.values.length
        ? ''
        : `<c:dPt><c:idx val="${point}"/>${markerXml(series, context, color, ownSize)}<c:bubble3D val="0"/><c:spPr>${pen}</c:spPr></c:dPt>`,
    )
    .join('')
  const labels = dataLabelsXml(writing, series, positions[series.labelPosition ?? 'above'])
  return (
    `<c:ser>${seriesHeadXml(series, index, order)}<c:spPr>${pen}</c:spPr>${markerXml(series, context)}${points}` +
    `${labels}${seriesDataXml(node, series, index)}<c:smooth val="0"/></c:ser>`
  )
}

/** LibreOffice heeds the colours of a point's marker only where its size is not that of the series. */
const ownSize = 1

function markerXml(
  { marker }: ChartSeries,
  context: ExportContext,
  fill: Color | undefined = marker?.fill,
  larger = 0,
): string {
  if (!marker || !fill) return '<c:marker><c:symbol val="none"/></c:marker>'
  return (
    `<c:marker><c:symbol val="circle"/><c:size val="${integer(marker.size + larger, 2, 72)}"/><c:spPr>` +
    `${fillXml(markerFill(marker, fill), context.color)}${strokeXml(marker.stroke, context.color)}` +
    '</c:spPr></c:marker>'
  )
}

/**
 * The fill of a marker. LibreOffice draws none of its pens: a ring would be a disc in the colour that it is filled with, which
 * may be that of the slide. Where it finds no single colour it takes that of the pen.
 */
function markerFill({ stroke }: NonNullable<ChartSeries['marker']>, color: Color): Paint {
  if (stroke === undefined || stroke.color === color) return { kind: 'solid', color }
  return {
    kind: 'linear',
    angle: 0,
    stops: [
      { offset: 0, color },
      { offset: 1, color },
    ],
  }
}

function guideXml(tag: string, stroke: Stroke | undefined, context: ExportContext): string {
  return stroke ? `<${tag}><c:spPr>${strokeXml(stroke, context.color)}</c:spPr></${tag}>` : ''
}
