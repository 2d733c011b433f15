import { isRound, isTimeSeries } from '../../deck/blocks/chart/schema.ts'
import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { planCategoryLabels } from '../charts/category-labels.ts'
import type { ChartDescription } from '../charts/chart-description.ts'
import type { ChartLook } from '../charts/chart-look.ts'
import { underHeading } from '../charts/chart-titles.ts'
import { describeColumns, withRoomForUnits } from '../charts/columns.ts'
import { drawChart } from '../charts/draw-chart.ts'
import { describeLines } from '../charts/lines.ts'
import { describeLyingBars } from '../charts/lying-bars.ts'
import { describeRing } from '../charts/ring.ts'
import { commonUnit } from '../charts/series-unit.ts'
import { comparedSeries, type ShownChart, shownChart } from '../charts/shown-chart.ts'
import { ringSlices } from '../charts/slice.ts'
import { describeStems } from '../charts/stems.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { type DrawTakeaway, drawTakeaway } from './takeaway.ts'

/** Where a chart slide differs between themes. */
interface ChartLayoutOptions {
  /** Free space over the chart, under a rule that the content area begins with, and under it; none when absent. */
  inset?: (sheet: Sheet, content: SlideContent) => { top: Points; bottom: Points }
  /** Width of the chart when a takeaway stands beside it. */
  besideWidth: Points
  /** What it says; on a panel of the theme unless said. */
  drawTakeaway?: DrawTakeaway
  /** How its charts look. */
  look?: ChartLook
  /** The footer beside a takeaway, where that reaches the foot of the page. */
  footer?: (sheet: Sheet) => void
}

/** A chart that begins over the content area and, where no caption stands there, reaches a little under it. */
export function reachUnder({ theme }: Sheet, bottom: Points, top: Points = 0) {
  return { top, bottom: theme.frame.captionTop === undefined ? -bottom : 0 }
}

/** A native chart; beside it, when the slide has one, its takeaway. */
export function chartLayout(
  options: ChartLayoutOptions = { besideWidth: inches(7.822) },
): DrawLayout {
  return (sheet, content) => {
    if (!drawFrame(sheet, content)) return false
    if (content.chart !== undefined) {
      const beside = content.takeaway !== undefined || content.paragraphs.length > 0
      const { content: frame } = sheet.theme.frame
      const { top, bottom } = options.inset?.(sheet, content) ?? { top: 0, bottom: 0 }
      const area = {
        x: frame.x,
        y: frame.y + top,
        width: beside ? options.besideWidth : frame.width,
        height: frame.height - top - bottom,
      }
      sheet.rigidArea = area
      const color = drawWhole(sheet, content, area, options)
      sheet.rigidArea = undefined
      if (color === undefined) return false
      const say = options.drawTakeaway ?? drawTakeaway
      if (beside && !say(sheet, content, color)) return false
      if (beside && options.footer) {
        options.footer(sheet)
        return true
      }
    }
    drawFooter(sheet)
    return true
  }
}

/** Draws the chart and gives the colour of what the takeaway is about; undefined if it does not fit. */
function drawWhole(
  sheet: Sheet,
  content: SlideContent,
  whole: Box,
  { look = {} }: ChartLayoutOptions,
): Color | undefined {
  const { title, eyebrow, takeaway, paragraphs } = content
  if (content.chart === undefined) return undefined
  const unit = look.unitInHeading ? commonUnit(content.chart.series.map(({ name }) => name)) : ''
  const said = [title, eyebrow, unit]
  const shown = settled(shownChart(content.chart, said), look)
  const isSideBySide = !isRound(shown.chartType) && shown.chartType !== 'stacked'
  const chart = isSideBySide ? withRoomForUnits(sheet, shown, whole.width, look) : shown
  const { area, heading } = underHeading(sheet, chart, whole)
  const draw = (described: ChartDescription) => {
    // A ring has no axis that could have the title.
    const own = described.native.chartType === 'pie'
    const titles = { ...described.titles, value: own ? undefined : heading }
    drawChart(sheet, title, chart, { ...described, titles }, look)
  }
  if (isRound(chart.chartType)) {
    const discussed = discussedName(chart, takeaway?.label)
    const slices = ringSlices(chart, sheet.theme, look, discussed)
    const beside = takeaway !== undefined || paragraphs.length > 0
    const place = { area: whole, beside }
    const described = slices && describeRing(sheet, chart, slices, place, look, heading)
    if (described) {
      draw(described)
      const about = slices.find((slice) => slice.name === takeaway?.label)
      return about?.paint.fill ?? sheet.theme.colors.accent
    }
    // Labels that have no room around a ring have room under columns.
  }
  const described = describePlot(sheet, chart, area, look)
  if (described === undefined) return undefined
  draw(described)
  return sheet.theme.colors.accent
}

/** A theme that tells two series apart by more than colours knows which of them the chart is about. */
function settled(chart: ShownChart, { columns, rows, stems }: ChartLook): ShownChart {
  const compared = chart.series.length === 2 ? comparedSeries(chart) : undefined
  return compared && (columns ?? rows ?? stems)
    ? { ...chart, highlightedSeries: compared.main }
    : chart
}

/** The category that the slide is about: the one of its takeaway, else the one that the chart marks. */
function discussedName(chart: ShownChart, label: string | undefined): string | undefined {
  if (label !== undefined && chart.categories.includes(label)) return label
  return chart.highlightedCategory === undefined
    ? undefined
    : chart.categories[chart.highlightedCategory]
}

/** Lines, stacked columns, or bars in the theme's form; columns where that has no room. */
function describePlot(
  sheet: Sheet,
  chart: ShownChart,
  area: Box,
  look: ChartLook,
): ChartDescription | undefined {
  const { chartType, categories, series } = chart
  if (isTimeSeries(chartType) && categories.length > 1)
    return describeLines(sheet, chart, area, look)
  if (chartType === 'stacked' && series.length > 1) return describeColumns(sheet, chart, area, look)
  const own =
    (look.rows && describeLyingBars(sheet, chart, area, look, look.rows)) ??
    (look.stems && describeStems(sheet, chart, area, look, look.stems))
  if (own !== undefined) return own
  const standing = describeColumns(sheet, chart, area, look)
  const isPrinted = standing?.native.series.every(({ labelStyle }) => labelStyle !== undefined)
  // Values or names that have no room over and under columns have room beside lying bars.
  return isPrinted && !namesTooLong(sheet, chart, area)
    ? standing
    : (describeLyingBars(sheet, chart, area, look) ?? standing)
}

/** Whether names would have to be shortened, left out or set small to stand under their columns. */
function namesTooLong(sheet: Sheet, chart: ShownChart, area: Box): boolean {
  const { categories, series } = chart
  if (series.length > 2 || categories.length < 2) return false
  const { step, native } = planCategoryLabels(sheet, chart, area.width / categories.length)
  return !native || step.size < 14
}
