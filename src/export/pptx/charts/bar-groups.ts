import type { ChartNode, ChartSeries } from '../../../scene/node.ts'
import { integer } from '../xml.ts'
import {
  type AxisIds,
  axesXml,
  axisReferencesXml,
  primaryAxes,
  secondaryAxes,
} from './chart-axes.ts'
import type { ChartWriting } from './chart-writing.ts'
import { dataLabelsXml } from './data-labels.ts'
import { areaXml, categoriesXml, seriesDataXml, seriesHeadXml } from './series-parts.ts'

/** Standing or lying bars, side by side or stacked (ECMA-376 21.2.2.16), with their axes. */
export function barsXml(writing: ChartWriting): string {
  const { series, gapWidth = 100, overlap = 0, chartType } = writing.node
  const thicknesses = unequalThicknesses(writing.node)
  if (thicknesses) return unequalBarsXml(writing, thicknesses)
  return (
    groupXml(
      writing,
      series.map((_, index) => seriesXml(writing, index)),
      { gapWidth, overlap: chartType === 'stacked' ? 100 : overlap, axes: primaryAxes },
    ) + axesXml(writing)
  )
}

function groupXml(
  { node }: ChartWriting,
  series: string[],
  measures: { gapWidth: number; overlap: number; axes: AxisIds },
): string {
  return (
    `<c:barChart><c:barDir val="${node.horizontal ? 'bar' : 'col'}"/>` +
    `<c:grouping val="${node.chartType === 'stacked' ? 'stacked' : 'clustered'}"/><c:varyColors val="0"/>${series.join('')}` +
    `<c:gapWidth val="${integer(measures.gapWidth, 0, 500)}"/><c:overlap val="${integer(measures.overlap, -100, 100)}"/>` +
    `${axisReferencesXml(measures.axes)}</c:barChart>`
  )
}

function seriesXml(writing: ChartWriting, index: number): string {
  const { node } = writing
  const series = node.series[index] as ChartSeries
  const fill = series.hollow ? undefined : series.color
  return (
    `<c:ser>${seriesHeadXml(series, index)}${areaXml(writing, fill, series.outline)}<c:invertIfNegative val="0"/>` +
    `${pointsXml(writing, series)}${dataLabelsXml(writing, series, labelPosition(node, series))}` +
    `${seriesDataXml(node, series, index)}</c:ser>`
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

/** The thicknesses of two series of bars that are not equally thick. */
function unequalThicknesses({ chartType, series }: ChartNode): [number, number] | undefined {
  const [main, compared] = series
  if (chartType !== 'bar' || series.length !== 2 || !main?.thickness || !compared?.thickness)
    return undefined
  return main.thickness === compared.thickness ? undefined : [main.thickness, compared.thickness]
}

/**
 * Two series of bars of their own thickness. A group of series has one thickness, and there is one group on a pair of
 * axes: each series has a pair of its own, in a group with an empty one, so that both meet in the middle of the category.
 */
function unequalBarsXml(writing: ChartWriting, [main, compared]: [number, number]): string {
  const { node } = writing
  const pitch =
    (node.horizontal ? node.plot.height : node.plot.width) / Math.max(1, node.categories.length)
  const measures = (thickness: number, axes: AxisIds) => ({
    gapWidth: (pitch / thickness - 2) * 100,
    overlap: 0,
    axes,
  })
  const first = [seriesXml(writing, 0), emptySeriesXml(node, 2)]
  const second = [emptySeriesXml(node, 3), seriesXml(writing, 1)]
  return (
    groupXml(writing, first, measures(main, primaryAxes)) +
    groupXml(writing, second, measures(compared, secondaryAxes)) +
    axesXml(writing, primaryAxes) +
    axesXml(writing, secondaryAxes)
  )
}

/** A series without a name or values: it keeps a place free. */
function emptySeriesXml({ categories }: ChartNode, order: number): string {
  return (
    `<c:ser><c:idx val="${order}"/><c:order val="${order}"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>` +
    `<c:invertIfNegative val="0"/>${categoriesXml(categories)}<c:val><c:numLit><c:formatCode>General</c:formatCode>` +
    `<c:ptCount val="${categories.length}"/></c:numLit></c:val></c:ser>`
  )
}
