import { type ChartBlock, isRound, isTimeSeries } from '../../deck/blocks/chart/schema.ts'
import { type Box, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { drawBarChart } from '../charts/bar-chart.ts'
import { drawLineChart } from '../charts/line-chart.ts'
import { accentSlice, drawRingChart, ringSlices, sliceColors } from '../charts/ring-chart.ts'
import { drawStackedChart } from '../charts/stacked-chart.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { drawTakeaway } from './takeaway-panel.ts'

/** Draws a chart of one kind into an area; false if it does not fit. */
type DrawPlot = (sheet: Sheet, title: string, chart: ChartBlock, area: Box) => boolean

/** Where a chart slide differs between themes. */
interface ChartLayoutOptions {
  /** Free space over the chart, under a rule that the content area begins with; none when absent. */
  inset?: Points
  /** Width of the chart when a takeaway stands beside it. */
  besideWidth: Points
  drawTakeaway: (sheet: Sheet, content: SlideContent, figureColor?: Color) => boolean
  drawBars: DrawPlot
  /** Centre and radius of a ring, with a takeaway beside it or alone. */
  ring: (beside: boolean) => { center: Point; radius: Points }
}

/** A ring in the middle of the page, or left of a takeaway that begins at about 620 points. */
export function middleRing(beside: boolean): { center: Point; radius: Points } {
  return { center: { x: beside ? 330 : 480, y: 322 }, radius: 118 }
}

const daylight: ChartLayoutOptions = {
  besideWidth: inches(7.822),
  drawTakeaway,
  drawBars: drawBarChart,
  ring: (beside) => ({
    center: { x: inches(beside ? 4.95 : 6.667), y: inches(4.56) },
    radius: inches(1.92),
  }),
}

/** A native chart; beside it, when the slide has one, its takeaway. */
export function chartLayout(options: ChartLayoutOptions = daylight): DrawLayout {
  return (sheet, content) => {
    if (!drawFrame(sheet, content)) return false
    const { chart } = content
    if (chart !== undefined) {
      const beside = content.takeaway !== undefined || content.paragraphs.length > 0
      const { content: frame } = sheet.theme.frame
      const { besideWidth, inset = 0 } = options
      const area = {
        x: frame.x,
        y: frame.y + inset,
        width: beside ? besideWidth : frame.width,
        height: frame.height - inset,
      }
      sheet.rigidArea = area
      const color = drawKind(sheet, content, chart, area, beside, options)
      sheet.rigidArea = undefined
      if (color === undefined) return false
      if (beside && !options.drawTakeaway(sheet, content, color)) return false
    }
    drawFooter(sheet)
    return true
  }
}

/** Draws the chart and gives the colour of what the takeaway is about; undefined if it does not fit. */
function drawKind(
  sheet: Sheet,
  content: SlideContent,
  chart: ChartBlock,
  area: Box,
  beside: boolean,
  options: ChartLayoutOptions,
): Color | undefined {
  const { title } = content
  const { accent } = sheet.theme.colors
  if (isRound(chart.chartType)) {
    const painted = ringSlices(chart, sliceColors(sheet, chart))
    if (painted !== undefined) {
      const slices = accentSlice(painted, discussedName(content, chart), sheet.theme)
      const { center, radius } = options.ring(beside)
      const nodes = sheet.nodes.length
      if (drawRingChart(sheet, title, chart, slices, center, radius)) {
        const slice = slices.find((one) => one.name === content.takeaway?.label)
        return slice?.color ?? accent
      }
      // Labels that have no room around a ring have room under columns.
      sheet.nodes.length = nodes
    }
  }
  return plotOf(chart, options)(sheet, title, chart, area) ? accent : undefined
}

/** The category that the slide is about: the one of its takeaway, else the one that the chart marks. */
function discussedName(content: SlideContent, chart: ChartBlock): string | undefined {
  const label = content.takeaway?.label
  if (label !== undefined && chart.categories.includes(label)) return label
  return chart.highlightedCategory === undefined
    ? undefined
    : chart.categories[chart.highlightedCategory]
}

function plotOf({ chartType, categories, series }: ChartBlock, options: ChartLayoutOptions) {
  if (isTimeSeries(chartType) && categories.length > 1) return drawLineChart
  return chartType === 'stacked' && series.length > 1 ? drawStackedChart : options.drawBars
}
