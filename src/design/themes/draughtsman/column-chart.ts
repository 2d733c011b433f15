import { formatChartValue } from '../../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import { drawBarChart } from '../../charts/bar-chart.ts'
import { describeChart, numberFormat } from '../../charts/chart-series.ts'
import { type ValueAxis, valueAxis } from '../../charts/value-axis.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { lineBoxWidth } from '../../line-width.ts'
import { Sheet } from '../../sheet.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { inFont, ladder } from '../type-step.ts'
import { discussed, drawChanges, drawReference } from './column-changes.ts'
import {
  type ColumnMeasures,
  type ColumnSeries,
  columnMeasures,
  columnSeries,
  tellingParts,
} from './column-measures.ts'
import { headingFoot } from './heading.ts'

const filled = '#2E66B8'
/** Room over the highest column for its value, under the columns for names. */
const headroom: Points = 23.5
const namesGap: Points = 7
const keyHeight: Points = 26

/**
 * Columns as outlines: what they are compared with dashed and empty, this year filled, the change dimensioned beside
 * them. Other charts of columns are drawn as everywhere. `reference` is the number of the note on the discussed one.
 */
export function drawColumns(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  area: Box,
  reference = 0,
): boolean {
  const shown = printable(sheet, chart, area.width)
  const names = shown && setNames(sheet, chart, shown.measures)
  if (shown === undefined || names === undefined)
    return drawBarChart(sheet, title, chart, { ...area, y: area.y + 4, height: area.height - 4 })
  const { series, measures, printed } = shown
  const top = Math.max(headingFoot(sheet) + 13, 119)
  const below = Math.max(...names.map((layout) => layout.height)) + namesGap
  const annotated = !measures.measured && (chart.annotations ?? []).some((text) => text !== '')
  const floor = Math.round(bottomEdge(area) + 5 - below - (annotated ? 18 : 0))
  const tops = { from: top, floor }
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const labels =
    series.length === 2 ? tellingParts(series[0]?.name ?? '', series[1]?.name ?? '') : undefined
  let axis = valueAxis(values, { y: top, height: floor - top }, headroom)
  const inside =
    labels !== undefined &&
    (printed === chart || unitInHeading(sheet, chart)) &&
    labelsFitInside(sheet, labels, series, axis, measures.column, floor)
  if (labels !== undefined && !inside && labels.some(Boolean)) {
    tops.from = top + keyHeight
    axis = valueAxis(values, { y: tops.from, height: floor - tops.from }, headroom)
    drawKey(sheet, series, area, top)
  }
  const plot: Box = {
    x: area.x + measures.inset - (measures.pitch - measures.column * series.length) / 2,
    y: tops.from,
    width: area.width,
    height: floor - tops.from,
  }
  addChart(sheet, title, printed, series, plot, axis, measures)
  sheet.addLine(
    'baseline',
    { x: area.x, y: floor },
    { x: rightEdge(area), y: floor },
    { color: sheet.theme.colors.ink, width: 1.5 },
  )
  const start = (index: number) => area.x + measures.pitch * index + measures.inset
  if (labels && inside) drawLabelsInside(sheet, labels, series, start(0), measures.column, floor)
  chart.categories.forEach((category, index) => {
    const layout = names[index]
    if (category === '' || layout === undefined) return
    const center = start(index) + (measures.column * series.length) / 2
    const width = measures.pitch - 6
    sheet.addText({
      name: `category-${index + 1}`,
      box: { x: center - width / 2, y: floor + namesGap, width, height: layout.height },
      layout,
      ground: sheet.theme.ground,
    })
  })
  drawChanges(sheet, chart, series, axis, measures, start, floor, below)
  if (reference > 0) drawReference(sheet, chart, series, axis, measures, start, floor, reference)
  return true
}

/** The chart with what its columns need to be printed; `printed` has no unit where only bare values have room. */
function printable(sheet: Sheet, chart: ChartBlock, width: Points) {
  const unit = `${chart.unit.prefix}${chart.unit.suffix}`.trim()
  const bare: ChartBlock = {
    ...chart,
    unit: { prefix: '', suffix: '' },
    series: chart.series.map((one) => ({
      ...one,
      name: [one.name, unit].filter(Boolean).join(', '),
    })),
  }
  // One series has no key that could name the unit.
  const candidates = unit !== '' && chart.series.length === 2 ? [chart, bare] : [chart]
  for (const printed of candidates) {
    const series = columnSeries(printed)
    const measures = series && columnMeasures(sheet, printed, series, width)
    if (series && measures) return { series, measures, printed }
  }
  return undefined
}

/** Whether the line under the title names the unit already. */
function unitInHeading(sheet: Sheet, chart: ChartBlock): boolean {
  const unit = `${chart.unit.prefix}${chart.unit.suffix}`.trim()
  const eyebrow = sheet.nodes.find((node) => node.name === 'eyebrow')
  if (eyebrow?.kind !== 'text') return false
  const lines = eyebrow.layout.paragraphs.flatMap((one) => one.lines.map((line) => line.text))
  return lines.join(' ').includes(unit)
}

function addChart(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  series: ColumnSeries[],
  plot: Box,
  axis: ValueAxis,
  measures: ColumnMeasures,
): void {
  const { ink, mutedInk, accent } = sheet.theme.colors
  const { pitch, column, main, compared } = measures
  const drawing = new Sheet(sheet.context)
  const dashed: Stroke = { color: mutedInk, width: 1, dash: [6, 4] }
  const solid: Stroke = { color: ink, width: 1.5 }
  const red: Stroke = { color: accent, width: 1.5 }
  const inset = (pitch - column * series.length) / 2
  // Empty columns first: the full outline of a filled one covers the edge that both share.
  const order = series
    .map((_, index) => index)
    .sort((a, b) => Number(series[b]?.compared) - Number(series[a]?.compared))
  for (const place of order) {
    const one = series[place] as ColumnSeries
    one.values.forEach((value, index) => {
      if (value === null) return
      const y = axis.y(value)
      const box = {
        x: plot.x + pitch * index + inset + column * place,
        y,
        width: column,
        height: bottomEdge(plot) - y,
      }
      const focus = !one.compared && discussed(chart, index)
      if (value !== 0)
        drawing.addShape(
          `bar-${place + 1}-${index + 1}`,
          box,
          one.compared
            ? { stroke: dashed }
            : { fill: focus ? accent : filled, stroke: focus ? red : solid },
        )
      const step = one.compared ? compared : main
      const text = formatChartValue(value, chart)
      const width = Math.max(column, lineBoxWidth(drawing, text, step, true))
      const lift = one.compared ? 4 : 3
      drawing.addText({
        name: `value-${place + 1}-${index + 1}`,
        box: {
          x: box.x + (column - width) / 2,
          y: y - step.lineHeight - lift,
          width,
          height: step.lineHeight,
        },
        layout: drawing.set(
          [
            drawing.paragraph(text, step, {
              color: one.compared ? mutedInk : focus ? accent : ink,
              align: 'center',
              tabularFigures: true,
            }),
          ],
          width,
          false,
        ),
        wrap: false,
        ground: sheet.theme.ground,
      })
    })
  }
  const left = Math.min(plot.x, ...drawing.nodes.map((node) => node.box.x))
  const right = Math.max(rightEdge(plot), ...drawing.nodes.map((node) => rightEdge(node.box)))
  sheet.add({
    kind: 'chart',
    name: 'chart',
    box: { x: left, y: plot.y, width: right - left, height: plot.height + 1 },
    plot,
    chartType: 'bar',
    categories: chart.categories,
    series: series.map((one) =>
      one.compared
        ? {
            name: one.name,
            values: one.values,
            color: mutedInk,
            hollow: true,
            outline: dashed,
            labelStyle: sheet.style(compared, mutedInk, true),
          }
        : {
            name: one.name,
            values: one.values,
            color: filled,
            pointColors: perPoint(chart, accent, filled),
            outline: solid,
            pointOutlines: chart.categories.map((_, index) =>
              discussed(chart, index) ? red : undefined,
            ),
            labelStyle: sheet.style(main, ink, true),
            pointLabelColors: perPoint(chart, accent, ink),
          },
    ),
    axis: { minimum: axis.minimum, maximum: axis.maximum, majorUnit: axis.majorUnit },
    numberFormat: numberFormat(chart),
    gapWidth: Math.round(((pitch - column * series.length) / column) * 100),
    overlap: 0,
    drawing: drawing.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })
}

function perPoint(chart: ChartBlock, focus: Color, other: Color): Color[] {
  return chart.categories.map((_, index) => (discussed(chart, index) ? focus : other))
}

function setNames(sheet: Sheet, chart: ChartBlock, { pitch }: ColumnMeasures) {
  const { theme } = sheet
  const { body } = theme.type
  const step = { ...body, lineHeight: 18 }
  const layouts = chart.categories.map((name, index) => {
    const focus = discussed(chart, index)
    return fitText(
      sheet,
      name,
      ladder(focus ? inFont(step, theme.strong) : step, [13, 12]),
      { width: pitch - 6, height: 38, maximumLines: () => 2 },
      { color: focus ? theme.colors.accent : theme.colors.ink, align: 'center' },
    )?.layout
  })
  const set = layouts.filter((layout) => layout !== undefined)
  return set.length === layouts.length ? set : undefined
}

/** Whether the short names of both series fit into the feet of the first columns. */
function labelsFitInside(
  sheet: Sheet,
  labels: [string, string],
  series: ColumnSeries[],
  axis: ValueAxis,
  column: Points,
  floor: Points,
): boolean {
  return series.every((one, index) => {
    const value = one.values[0] ?? null
    if (value === null || floor - axis.y(value) < 26) return false
    return (
      sheet.measure((labels[index] ?? '').slice(0, 40), sheet.theme.type.small) * 1.03 <= column - 4
    )
  })
}

function drawLabelsInside(
  sheet: Sheet,
  labels: [string, string],
  series: ColumnSeries[],
  x: Points,
  column: Points,
  floor: Points,
): void {
  const { theme } = sheet
  const { ink, mutedInk, accentInk, accent } = theme.colors
  const step = theme.type.small
  series.forEach((one, index) => {
    const label = labels[index] ?? ''
    if (label === '') return
    const { name, compared } = one
    const first = sheet.nodes.find((node) => node.kind === 'chart')
    const bar =
      first?.kind === 'chart'
        ? first.drawing.find((node) => node.name === `chart-bar-${index + 1}-1`)
        : undefined
    const ground =
      !compared && bar?.kind === 'shape' && bar.fill?.kind === 'solid'
        ? bar.fill.color
        : theme.ground
    sheet.addText({
      name: `series-${name === '' ? index : index + 1}-name`,
      box: {
        x: x + column * index + 1,
        y: floor - 22.5,
        width: column - 2,
        height: step.lineHeight,
      },
      layout: fitLine(sheet, label, step, column - 2, {
        color: compared ? mutedInk : ground === accent ? accentInk : ink,
        align: 'center',
      }),
      wrap: false,
      ground,
    })
  })
}

/** Both series named in a row over the plot. */
function drawKey(sheet: Sheet, series: ColumnSeries[], area: Box, y: Points): void {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const step = theme.type.small
  let x = area.x
  series.forEach(({ name, compared }, index) => {
    if (name === '') return
    const square = { x, y: y + 2, width: 12, height: 12 }
    sheet.addShape(
      `key-${index + 1}`,
      square,
      compared
        ? { stroke: { color: mutedInk, width: 1, dash: [3, 2] } }
        : { fill: filled, stroke: { color: ink, width: 1.5 } },
    )
    const room = Math.min(rightEdge(area) - x - 20, area.width / 2 - 40)
    const layout = fitLine(sheet, name, step, room, { color: compared ? mutedInk : ink })
    const width = Math.min(room, layout.width + 4)
    sheet.addText({
      name: `key-${index + 1}-name`,
      box: { x: x + 19, y, width, height: step.lineHeight },
      layout: fitLine(sheet, name, step, width, { color: compared ? mutedInk : ink }),
      wrap: false,
      ground: theme.ground,
    })
    x += width + 44
  })
}
