import { type Box, boxesOverlap, type Point, type Points } from '../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import type { TypeStep } from '../themes/type-step.ts'
import { namedPlot } from './category-labels.ts'
import type { ChartDescription, ChartPart, ChartText } from './chart-description.ts'
import type { ChartLook, StemsLook } from './chart-look.ts'
import { discPart, fittedText, labelStep, linePart, textPart } from './chart-parts.ts'
import { nativeSeries, type PaintedSeries, paintSeries } from './painted-series.ts'
import { comparedSeries, type ShownChart } from './shown-chart.ts'
import { valueAxis } from './value-axis.ts'

/** Diameters of the bodies of the series that the slide is about and of the one that it is compared with. */
const sizes = { main: 23, compared: 12 }
/** Between the middles of two bodies, where the ring may touch the disc. */
const leastApart: Points = 15
/** From a body to its value. */
const gap: Points = 9
const mostCategories = 8

/**
 * Values as bodies on stems over a horizon, each value beside its body: a native line chart without a line. Undefined for
 * values below zero, more than two series, and where values or names have no room.
 */
export function describeStems(
  sheet: Sheet,
  chart: ShownChart,
  area: Box,
  look: ChartLook,
  { baseline, drop, between }: StemsLook,
): ChartDescription | undefined {
  const compared = comparedSeries(chart)
  const count = chart.categories.length
  const values = chart.series.flatMap((one) => one.values.filter((value) => value !== null))
  if (compared === undefined || count > mostCategories || values.some((value) => value < 0))
    return undefined
  const painted = paintSeries(chart, sheet.theme, 'body', look)
  const main = painted[compared.main] as PaintedSeries
  const other = painted[compared.compared ?? -1]
  const steps = {
    main: sheet.theme.type.value,
    compared: labelStep(sheet, 14, false, 17),
  }
  const widest = (step: TypeStep, texts: string[] = []) =>
    Math.max(0, ...texts.map((text) => roomBeside(sheet, text, step, true))) + 2
  const widths = {
    main: widest(steps.main, main.printed),
    compared: widest(steps.compared, other?.printed),
  }
  const wide = Math.max(widths.main, widths.compared)
  // The last value ends with the content: w (1 − 1/2n) + body and value = the area's width.
  const width = Math.min(
    area.width,
    (area.width - sizes.main / 2 - gap - wide) / (1 - 1 / (2 * count)),
  )
  const pitch = width / count
  const room = pitch - sizes.main - 20
  const named = namedPlot(sheet, chart, { ...area, width })
  if (wide > room || !named.native) return undefined
  const { plot } = named
  const axis = valueAxis(values, plot, sizes.main / 2 + 6)
  const floor = axis.y(0)
  // Where half of the bodies or more lie on one another, columns tell them apart.
  const close = (other?.values ?? []).filter((value, place) => {
    const own = main.values[place] ?? null
    const apart = Math.abs(axis.y(own ?? 0) - axis.y(value ?? 0))
    return own !== null && value !== null && apart > 0.5 && apart < leastApart
  })
  if (close.length >= count / 2) return undefined
  const at = (series: PaintedSeries | undefined, place: number) => {
    const value = series?.values[place] ?? null
    return value === null ? undefined : { x: plot.x + pitch * (place + 0.5), y: axis.y(value) }
  }

  const stems = chart.categories.flatMap((_, place): ChartPart[] => {
    const ends = [at(main, place), at(other, place)].filter((point) => point !== undefined)
    const [first] = ends
    if (first === undefined) return []
    const high = { ...first, y: Math.min(...ends.map(({ y }) => y)) }
    const low = { ...first, y: Math.max(...ends.map(({ y }) => y)) }
    const line = (name: string, to: Points, stroke: typeof drop) =>
      linePart(`${name}-${place + 1}`, high, { ...high, y: to }, stroke)
    return [line('drop', floor, drop), ...(ends.length > 1 ? [line('stem', low.y, between)] : [])]
  })
  const bodies = (series: PaintedSeries | undefined, name: string, size: Points): ChartPart[] =>
    (series?.marks ?? []).flatMap((paint, place): ChartPart[] => {
      const point = at(series, place)
      return point ? [discPart(`${name}-${place + 1}`, point, size, paint)] : []
    })
  const native = (series: PaintedSeries, index: number, size: Points) => {
    const { outline, ...own } = nativeSeries(sheet, chart, index, series)
    const marker = { size, fill: own.color, ...(outline && { stroke: outline }) }
    return { ...own, lineHidden: true, marker, color: series.sample.stroke?.color ?? own.color }
  }
  const textOf = (series: PaintedSeries | undefined, name: string, place: number, box: Box) => {
    const printed = series?.printed[place] ?? ''
    const color = series?.marks[place]?.text ?? ''
    const step = series === main ? steps.main : steps.compared
    return printed === '' ? [] : [textPart(`${name}-${place + 1}`, printed, box, step, color)]
  }
  const boxAt = ({ x, y }: Point, { lineHeight: height }: TypeStep, width: Points) => ({
    x: x + sizes.main / 2 + gap,
    y: Math.min(y - 1 - height / 2, floor - height),
    width,
    height,
  })
  // At the right of the bodies; a compared value that would touch the other steps aside.
  const labels = chart.categories.map((_, place): ChartText[] => {
    const [point, compared] = [at(main, place), at(other, place)]
    const value = point && boxAt(point, steps.main, widths.main)
    const own = value ? textOf(main, 'value', place, value) : []
    // One that is the same is not printed twice.
    if (!compared || (point && Math.abs(point.y - compared.y) < 0.5)) return own
    const box = boxAt(compared, steps.compared, widths.compared)
    if (point && value && boxesOverlap(value, box, 0)) {
      const below = compared.y >= point.y && bottomEdge(value) + box.height <= floor + 4
      box.y = below ? bottomEdge(value) : value.y - box.height
    }
    return [...own, ...textOf(other, 'compared', place, box)]
  })
  const from = { x: plot.x, y: floor }
  return {
    drawing: [
      linePart('baseline', from, { ...from, x: rightEdge(plot) }, baseline),
      ...stems,
      ...bodies(main, 'disc', sizes.main),
      ...bodies(other, 'ring', sizes.compared),
      ...named.drawing,
    ],
    titles: { category: named.title },
    native: {
      box: { ...area, height: named.foot - area.y },
      plot,
      chartType: 'line',
      series: [
        native(main, compared.main, sizes.main),
        ...(other ? [native(other, compared.compared ?? 0, sizes.compared)] : []),
      ],
      axis: axis.range,
      ...named.style,
      baseline,
      dropLines: drop,
      ...(other && { highLowLines: between }),
    },
    // Nothing is printed by the chart itself: a native label could not step aside for its neighbour.
    over: [
      ...labels.flat(),
      ...(other ? seriesNames(sheet, [main, other], labels, room + pitch) : []),
      ...named.over,
    ],
  }
}

/** The names of both series behind the first values, as on a drawing, where they are free. */
function seriesNames(
  sheet: Sheet,
  series: PaintedSeries[],
  labels: ChartText[][],
  most: Points,
): ChartText[] {
  const step = labelStep(sheet, 14, false, 17)
  const [first = [], ...others] = labels
  // A value with the body at its left.
  const taken = others.flat().map(({ box }) => ({
    x: box.x - sizes.main - 14,
    y: box.y - 6,
    width: box.width + sizes.main + 14,
    height: box.height + 12,
  }))
  const inset = Math.max(0, ...first.map(({ box }) => box.width)) + 6
  return series.flatMap(({ name, strong, marks }, index): ChartText[] => {
    const value = first.find((one) => one.name === (index === 0 ? 'value-1' : 'compared-1'))
    if (value === undefined || name === '') return []
    const font = strong ? { ...sheet.theme.textFont, weight: 600 as const } : step.font
    const own = { ...step, font }
    const width = Math.min(roomBeside(sheet, name.slice(0, 60), own) + 2, most)
    const { lineHeight: height } = step
    const box = {
      x: value.box.x + inset,
      y: value.box.y + (value.box.height - height) / 2 + 1,
      width,
      height,
    }
    if (taken.some((other) => boxesOverlap(other, box))) return []
    const color = strong ? sheet.theme.colors.ink : (marks[0]?.text ?? sheet.theme.colors.mutedInk)
    return [fittedText(sheet, `series-${index + 1}-name`, name, box, own, color)]
  })
}
