import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { TextStyle } from '../../scene/text.ts'
import { bottomEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { fitLine, lineCount, longestWord } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'

/** How the names of categories are set under a plot. */
interface CategoryLabels {
  step: TypeStep
  lines: number
  height: Points
  /** Every so many-th name is shown; more than 1 when they would not fit side by side. */
  every: number
  /** Whether the chart itself can draw them: all whole, in one style. */
  native: boolean
}

/** Names in one or two lines of their category's width; thinned out or shortened when there are too many or too long. */
export function planCategoryLabels(sheet: Sheet, names: string[], width: Points): CategoryLabels {
  const { theme } = sheet
  const room = width - 6
  for (const size of [14, 12]) {
    const step = { ...inFont(resized(theme.type.small, size), theme.strong), lineHeight: size + 5 }
    const lines = linesNeeded(sheet, names, step, room)
    if (lines !== undefined && lines <= 2)
      return { step, lines, height: lines * step.lineHeight, every: 1, native: true }
  }
  const step = { ...inFont(resized(theme.type.small, 12), theme.strong), lineHeight: 16 }
  const wanted = Math.min(
    130,
    Math.max(
      24,
      ...names.slice(0, 200).map((name) => sheet.measure(name.slice(0, 60), step) * 1.5 + 8),
    ),
  )
  const every = Math.max(1, Math.ceil(wanted / width))
  return { step, lines: 1, height: step.lineHeight, every, native: false }
}

/** Between the plot and the names, under the names, and the row of changes under those. */
const overNames = inches(0.12)
const underNames = inches(0.05)
const annotationRow = inches(0.264)

/**
 * Divides the area of a chart: the plot, the names of its categories under it, and at the foot a row for annotations
 * where the chart has some (one without a chart given has none).
 */
export function plotOverNames(
  area: Box,
  names: CategoryLabels,
  chart?: Pick<ChartBlock, 'annotations'>,
): { plot: Box; namesTop: Points; annotated: boolean } {
  const annotated = chart?.annotations?.some((text) => text !== '') ?? false
  const namesTop = bottomEdge(area) - underNames - (annotated ? annotationRow : 0) - names.height
  return { annotated, namesTop, plot: { ...area, height: namesTop - overNames - area.y } }
}

function linesNeeded(
  sheet: Sheet,
  names: string[],
  step: TypeStep,
  room: Points,
): number | undefined {
  if (room < 20 || names.length > 40) return undefined
  let most = 1
  for (const name of names) {
    if (name.length > 80 || longestWord(sheet, name, step) > room) return undefined
    const layout = sheet.set([sheet.paragraph(name, step, { color: '#000000' })], room)
    most = Math.max(most, lineCount(layout))
  }
  return most
}

/** Draws the names centred under their categories, onto the chart's drawing or beside it. */
export function drawCategoryLabels(
  sheet: Sheet,
  names: string[],
  labels: CategoryLabels,
  area: Box,
  color: (index: number) => Color,
): void {
  const width = area.width / Math.max(1, names.length)
  let free = area.x
  names.forEach((name, index) => {
    if (name === '' || index % labels.every !== 0) return
    const most = Math.min(area.width, width * labels.every - 6)
    const own = sheet.measure(name.slice(0, 60), labels.step) * 1.03 + 2
    const room = labels.native ? most : Math.min(most, own)
    const center = area.x + width * (index + 0.5)
    const x = Math.min(Math.max(area.x, center - room / 2), area.x + area.width - room)
    // At the edges a wide name is moved inwards and may meet its neighbour.
    if (x < free - 0.01) return
    free = x + room
    const options = { color: color(index), align: 'center' as const }
    const layout = labels.native
      ? sheet.set([sheet.paragraph(name, labels.step, options)], room)
      : fitLine(sheet, name, labels.step, room, options)
    sheet.addText({
      name: `category-${index + 1}`,
      box: { x, y: area.y, width: room, height: labels.height },
      layout,
      wrap: labels.native,
      ground: sheet.theme.ground,
    })
  })
}

/** The names of a chart that draws them itself, along the foot of its plot; names of another kind are the slide's. */
export function drawNativeNames(
  drawing: Sheet,
  names: string[],
  labels: CategoryLabels,
  plot: Box,
  top: Points,
): Box {
  const area = { x: plot.x, y: top, width: plot.width, height: labels.height }
  if (labels.native)
    drawCategoryLabels(drawing, names, labels, area, () => drawing.theme.colors.ink)
  return area
}

/** The style for a chart that draws its own names; none when they are texts of the slide. */
export function categoryStyle(sheet: Sheet, labels: CategoryLabels): TextStyle | undefined {
  return labels.native ? sheet.style(labels.step, sheet.theme.colors.ink) : undefined
}
