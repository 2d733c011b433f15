import { formatChartValue } from '../../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Box, Point, Points } from '../../../scene/geometry.ts'
import { boxesOverlap } from '../../../scene/geometry.ts'
import { drawBarChart } from '../../charts/bar-chart.ts'
import {
  categoryStyle,
  drawCategoryLabels,
  planCategoryLabels,
} from '../../charts/category-labels.ts'
import { describeChart, numberFormat } from '../../charts/chart-series.ts'
import { commonUnit } from '../../charts/series-unit.ts'
import { type ValueAxis, valueAxis } from '../../charts/value-axis.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'

const discSize = 23
const ringSize = 12
/** From a disc to its value. */
const valueGap = 9
const mostCategories = 8
const periwinkle = '#94A2FF'
const hollow = '#B9C1E6'

/** The values of a chart as bodies over the horizon: discs, and rings for what they are compared with. */
interface Lollipops {
  name: string
  values: (number | null)[]
  compared?: { name: string; values: (number | null)[] }
}

/** One series, or two of which one is compared with the other; nothing below zero; few enough to print each value. */
function lollipops(chart: ChartBlock): Lollipops | undefined {
  const { series, categories } = chart
  const values = series.flatMap((one) => one.values)
  if (categories.length > mostCategories || series.length > 2) return undefined
  if (values.some((value) => value !== null && value < 0)) return undefined
  const shown = Math.min(chart.highlightedSeries ?? series.length - 1, series.length - 1)
  const unit = commonUnit(series.map((one) => one.name))
  const bare = series.map((one) => ({
    ...one,
    name: one.name.slice(0, one.name.length - unit.length),
  }))
  const main = bare[shown]
  const compared = bare.find((_, index) => index !== shown)
  return main && { ...main, ...(compared ? { compared } : {}) }
}

/**
 * Columns become lollipops: a native line chart without a line, with discs, high-low lines and drop lines. What has too
 * many values for that stays a column chart.
 */
export function drawLollipopChart(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  area: Box,
): boolean {
  const data = lollipops(chart)
  if (data === undefined || !placeLollipops(sheet, title, chart, data, area))
    return drawBarChart(sheet, title, chart, area)
  return true
}

function placeLollipops(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  data: Lollipops,
  area: Box,
): boolean {
  const { theme } = sheet
  const { ink, accent, mutedInk } = theme.colors
  const count = chart.categories.length
  const valueStep = theme.type.value
  const comparedStep: TypeStep = { ...resized(theme.type.small, 12), lineHeight: 14 }
  const format = (value: number | null | undefined) => formatChartValue(value ?? null, chart)
  const wide = (step: TypeStep, values: (number | null)[]) =>
    Math.max(0, ...values.map((value) => sheet.measure(format(value), step))) * 1.03 + 2
  const valueWidth = wide(valueStep, data.values)
  const comparedWidth = wide(comparedStep, data.compared?.values ?? [])
  const widest = Math.max(valueWidth, comparedWidth)
  // The last value ends with the content: w (1 − 1/2n) + disc and value = the area's width.
  const width = Math.min(
    area.width,
    (area.width - discSize / 2 - valueGap - widest) / (1 - 1 / (2 * count)),
  )
  const pitch = width / count
  const textRoom = pitch - discSize - 20
  if (widest > textRoom) return false

  const names = planCategoryLabels(sheet, chart.categories, pitch)
  if (!names.native) return false
  const annotated = chart.annotations?.some((text) => text !== '') ?? false
  // Changes stand under the names, between the content and the footer, with air to both.
  const namesTop = bottomEdge(area) - names.height - (annotated ? 6 : 0)
  const plot: Box = { ...area, width, height: namesTop - 10 - area.y }
  const all = [...data.values, ...(data.compared?.values ?? [])].filter((value) => value !== null)
  const axis = valueAxis(all, plot, discSize / 2 + 6)
  const x = (index: number) => plot.x + pitch * (index + 0.5)
  const discussed = (index: number) => index === chart.highlightedCategory

  const drawing = new Sheet(sheet.context)
  const floor = axis.y(0)
  const baseline = { color: theme.colors.line, width: 1 }
  drawing.addLine('baseline', { x: plot.x, y: floor }, { x: rightEdge(plot), y: floor }, baseline)
  const dropLines = {
    color: theme.colors.line,
    width: 1,
    dash: [0.5, 4.2] as [number, number],
    cap: 'round' as const,
  }
  const highLow = { color: periwinkle, width: 2.5 }
  chart.categories.forEach((_, index) => {
    const value = data.values[index] ?? null
    const compared = data.compared?.values[index] ?? null
    const ends = [value, compared].filter((one) => one !== null).map((one) => axis.y(one))
    if (ends.length === 0) return
    drawing.addLine(
      `drop-${index + 1}`,
      { x: x(index), y: Math.min(...ends) },
      { x: x(index), y: floor },
      dropLines,
    )
    if (ends.length > 1)
      drawing.addLine(
        `stem-${index + 1}`,
        { x: x(index), y: Math.min(...ends) },
        { x: x(index), y: Math.max(...ends) },
        highLow,
      )
  })
  const dots = (values: (number | null)[]) =>
    values.map((value, index) => (value === null ? undefined : { x: x(index), y: axis.y(value) }))
  const points = dots(data.values)
  points.forEach((at, index) => {
    if (at)
      drawBody(drawing, `disc-${index + 1}`, {
        at,
        radius: discSize / 2,
        fill: discussed(index) ? matter.apricot : matter.periwinkle,
      })
  })
  const ground = { kind: 'solid' as const, color: theme.ground }
  const rings = dots(data.compared?.values ?? [])
  rings.forEach((at, index) => {
    if (at)
      drawBody(
        drawing,
        `ring-${index + 1}`,
        { at, radius: ringSize / 2, fill: ground },
        { color: hollow, width: 1.5 },
      )
  })
  const namesArea = { x: plot.x, y: namesTop, width: plot.width, height: names.height }
  drawCategoryLabels(drawing, chart.categories, names, namesArea, (index) =>
    discussed(index) ? accent : ink,
  )

  // Nothing is printed by the chart itself: a native label could not step aside for its neighbour.
  const labels = placeValues(points, rings, floor, {
    valueStep,
    comparedStep,
    valueWidth,
    comparedWidth,
  })
  const style = categoryStyle(sheet, names)
  sheet.add({
    kind: 'chart',
    name: 'chart',
    box: { ...area, height: namesTop + names.height - area.y },
    plot,
    chartType: 'line',
    categories: chart.categories,
    series: [
      {
        name: data.name,
        values: data.values,
        color: periwinkle,
        lineHidden: true,
        marker: { size: discSize, fill: periwinkle },
        pointColors: data.values.map((_, index) => (discussed(index) ? accent : periwinkle)),
      },
      ...(data.compared
        ? [
            {
              ...data.compared,
              color: hollow,
              lineHidden: true,
              marker: { size: ringSize, fill: theme.ground, stroke: { color: hollow, width: 1.5 } },
            },
          ]
        : []),
    ],
    axis: axisEnds(axis),
    numberFormat: numberFormat(chart),
    ...(style ? { categoryStyle: style } : {}),
    baseline,
    dropLines,
    ...(data.compared ? { highLowLines: highLow } : {}),
    drawing: drawing.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })
  labels.forEach(({ value, compared }, index) => {
    const add = (
      name: string,
      text: string,
      box: Box | undefined,
      step: TypeStep,
      color: string,
    ) => {
      if (box === undefined || text === '') return
      sheet.addText({
        name: `${name}-${index + 1}`,
        box,
        layout: sheet.set([sheet.paragraph(text, step, { color })], box.width, false),
        wrap: false,
        ground: theme.ground,
      })
    }
    add('value', format(data.values[index]), value, valueStep, discussed(index) ? accent : ink)
    add('compared', format(data.compared?.values[index]), compared, comparedStep, mutedInk)
  })
  drawSeriesNames(sheet, data, labels, textRoom, pitch)
  if (annotated) drawAnnotations(sheet, chart, plot, namesTop + names.height, pitch)
  return true
}

function axisEnds({ minimum, maximum, majorUnit }: ValueAxis) {
  return { minimum, maximum, majorUnit }
}

interface ValueBoxes {
  value: Box | undefined
  compared: Box | undefined
}

interface ValueMeasures {
  valueStep: TypeStep
  comparedStep: TypeStep
  valueWidth: Points
  comparedWidth: Points
}

/** Boxes at the right of the discs; a compared value that would touch steps below, and is left out if it is the same. */
function placeValues(
  points: (Point | undefined)[],
  rings: (Point | undefined)[],
  floor: Points,
  { valueStep, comparedStep, valueWidth, comparedWidth }: ValueMeasures,
): ValueBoxes[] {
  return points.map((point, index) => {
    const ring = rings[index]
    const value = point && {
      x: point.x + discSize / 2 + valueGap,
      y: Math.min(point.y - valueStep.lineHeight / 2 - 1, floor - valueStep.lineHeight),
      width: valueWidth,
      height: valueStep.lineHeight,
    }
    let compared = ring && {
      x: ring.x + discSize / 2 + 8,
      y: Math.min(ring.y - comparedStep.lineHeight / 2, floor - comparedStep.lineHeight),
      width: comparedWidth,
      height: comparedStep.lineHeight,
    }
    if (compared && value && boxesOverlap(value, compared, 0)) {
      const below =
        (ring?.y ?? 0) >= (point?.y ?? 0) && bottomEdge(value) + compared.height <= floor + 4
      compared = {
        ...compared,
        y: below ? bottomEdge(value) : value.y - compared.height,
      }
    }
    const same = point && ring && Math.abs(point.y - ring.y) < 0.5
    return { value, compared: same ? undefined : compared }
  })
}

/** The names of both series behind the first values, as on a drawing; in one line over the plot where they do not fit. */
function drawSeriesNames(
  sheet: Sheet,
  data: Lollipops,
  labels: ValueBoxes[],
  textRoom: Points,
  pitch: Points,
): void {
  if (data.compared === undefined) return
  const { ink, mutedInk } = sheet.theme.colors
  const step: TypeStep = { ...resized(sheet.theme.type.small, 12), lineHeight: 15 }
  const first = labels[0]
  const free = (box: Box) =>
    !labels
      .slice(1)
      .some(({ value, compared }) =>
        [value, compared].some((other) => other && boxesOverlap(grown(other), box)),
      )
  const inset = Math.max(first?.value?.width ?? 0, first?.compared?.width ?? 0) + 6
  for (const [name, box, color] of [
    [data.name, first?.value, ink],
    [data.compared.name, first?.compared, mutedInk],
  ] as const) {
    if (box === undefined || name === '') continue
    const own = name === data.name ? inFont(step, { ...sheet.theme.textFont, weight: 600 }) : step
    const width = Math.min(sheet.measure(name.slice(0, 60), own) * 1.03 + 2, textRoom + pitch)
    const place = {
      x: box.x + inset,
      y: box.y + (box.height - step.lineHeight) / 2 + 1,
      width,
      height: step.lineHeight,
    }
    if (!free(place)) continue
    sheet.addText({
      name: `series-${name === data.name ? 1 : 2}-name`,
      box: place,
      layout: fitLine(sheet, name, own, width, { color }),
      wrap: false,
      ground: sheet.theme.ground,
    })
  }
}

/** A value's box with the disc at its left. */
function grown(box: Box): Box {
  return {
    x: box.x - discSize - 14,
    y: box.y - 6,
    width: box.width + discSize + 14,
    height: box.height + 12,
  }
}

function drawAnnotations(
  sheet: Sheet,
  chart: ChartBlock,
  plot: Box,
  y: Points,
  pitch: Points,
): void {
  const step: TypeStep = { ...resized(sheet.theme.type.small, 12), lineHeight: 16 }
  chart.annotations?.forEach((text, index) => {
    if (text === '') return
    const discussed = index === chart.highlightedCategory
    sheet.addText({
      name: `change-${index + 1}`,
      box: { x: plot.x + pitch * index + 2, y, width: pitch - 4, height: step.lineHeight },
      layout: fitLine(sheet, text, step, pitch - 4, {
        color: discussed ? sheet.theme.colors.accent : sheet.theme.colors.mutedInk,
        align: 'center',
      }),
      wrap: false,
      ground: sheet.theme.ground,
    })
  })
}
