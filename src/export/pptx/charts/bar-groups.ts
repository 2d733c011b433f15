import type { Points } from '../../../scene/geometry.ts'
import type { ChartNode, ChartSeries } from '../../../scene/node.ts'
import { strokeXml } from '../paint.ts'
import { integer } from '../xml.ts'
import { axesXml, axisReferencesXml } from './chart-axes.ts'
import type { ChartWriting } from './chart-writing.ts'
import { dataLabelsXml } from './data-labels.ts'
import { areaXml, seriesDataXml, seriesHeadXml } from './series-parts.ts'

/** Standing or lying bars, side by side or stacked (ECMA-376 21.2.2.16), with their axes. */
export function barsXml(writing: ChartWriting): string {
  const { series, gapWidth = 100, overlap = 0, chartType, horizontal } = writing.node
  const unequal = thickAndThin(writing.node)
  const stacked = chartType === 'stacked'
  const gap = unequal?.gapWidth ?? gapWidth
  const lap = stacked ? 100 : (unequal?.overlap ?? overlap)
  const body = series.map((_, index) =>
    seriesXml(writing, index, unequal?.thin.index === index ? unequal.thin.thickness : undefined),
  )
  return (
    `<c:barChart><c:barDir val="${horizontal ? 'bar' : 'col'}"/><c:grouping val="${stacked ? 'stacked' : 'clustered'}"/>` +
    `<c:varyColors val="0"/>${body.join('')}` +
    `<c:gapWidth val="${integer(gap, 0, 500)}"/><c:overlap val="${integer(lap, -100, 100)}"/>` +
    `${axisReferencesXml}</c:barChart>${axesXml(writing)}`
  )
}

function seriesXml(writing: ChartWriting, index: number, thin: Points | undefined): string {
  const { node } = writing
  const series = node.series[index] as ChartSeries
  const area =
    thin === undefined
      ? areaXml(writing, series.hollow ? undefined : series.color, series.outline)
      : areaXml(writing, undefined, undefined)
  return (
    `<c:ser>${seriesHeadXml(series, index)}${area}<c:invertIfNegative val="0"/>` +
    `${thin === undefined ? pointsXml(writing, series) : ''}${dataLabelsXml(writing, series, labelPosition(node, series))}` +
    `${thin === undefined ? '' : thinBarXml(writing, series, thin)}${seriesDataXml(node, series, index)}</c:ser>`
  )
}

/** The bars that differ from the others of their series. */
function pointsXml(writing: ChartWriting, series: ChartSeries): string {
  return series.values
    .map((_, point) => {
      const color = series.pointColors?.[point] ?? series.color
      const outline = series.pointOutlines?.[point]
      if (color === series.color && outline === undefined) return ''
      const area = areaXml(writing, series.hollow ? undefined : color, outline ?? series.outline)
      return `<c:dPt><c:idx val="${point}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/>${area}</c:dPt>`
    })
    .join('')
}

/** Parts of a stack have no outside (PowerPoint refuses a file that says so). */
function labelPosition(node: ChartNode, series: ChartSeries) {
  if (series.labelPosition === 'center') return 'ctr'
  return node.chartType === 'stacked' ? 'inEnd' : 'outEnd'
}

/**
 * How bars of unequal thickness stand beside each other. All bars of a group are equally thick in DrawingML, so that of a
 * thin one only the place is kept: its bar is not filled, and a line as thick as it shall be, an error bar of all its
 * length, runs from its end back to the axis.
 */
interface ThickAndThin {
  /** Thickness of the series that is drawn as a line, by index. */
  thin: { index: number; thickness: Points }
  gapWidth: number
  overlap: number
}

function thickAndThin({
  chartType,
  series,
  horizontal,
  plot,
  categories,
  overlap = 0,
}: ChartNode): ThickAndThin | undefined {
  const [first, second] = series.map((one) => one.thickness)
  if (chartType !== 'bar' || series.length !== 2 || !first || !second || first === second)
    return undefined
  const index = first < second ? 0 : 1
  const [thick, thin] = [Math.max(first, second), Math.min(first, second)]
  const pitch = (horizontal ? plot.height : plot.width) / Math.max(1, categories.length)
  // From the middle of one bar to that of the other; their gap is a share of the thick one, as everywhere.
  const apart = (thick + thin) / 2 - (overlap / 100) * thick
  return {
    thin: { index, thickness: thin },
    gapWidth: ((pitch - thick - apart) / thick) * 100,
    overlap: (1 - apart / thick) * 100,
  }
}

function thinBarXml({ context }: ChartWriting, series: ChartSeries, thickness: Points): string {
  const pen = strokeXml({ color: series.color, width: thickness }, context.color)
  return (
    '<c:errBars><c:errBarType val="minus"/><c:errValType val="percentage"/><c:noEndCap val="1"/><c:val val="100"/>' +
    `<c:spPr>${pen}</c:spPr></c:errBars>`
  )
}
