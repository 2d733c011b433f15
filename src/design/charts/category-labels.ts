import { isTimeSeries } from '../../deck/blocks/chart/schema.ts'
import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextStyle } from '../../scene/text.ts'
import { substituteLines, substituteWidthIn } from '../../typography/slide-software.ts'
import { isCaptioned } from '../caption.ts'
import { bottomEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { fitLine, lineCount, longestWord } from '../text-fitting.ts'
import { inFont, type TypeStep } from '../themes/type-step.ts'
import type { ChartText } from './chart-description.ts'
import { fittedText, labelStep, textPart } from './chart-parts.ts'
import { categoryTitle, titleStep } from './chart-titles.ts'
import type { ShownChart } from './shown-chart.ts'

/** How the names of categories are set under a plot. */
interface CategoryLabels {
  step: TypeStep
  lines: number
  height: Points
  /** In software without our fonts, where names may need more lines. */
  wideHeight: Points
  /** The same where each name is broken only where it does not fit its category. */
  likelyHeight: Points
  /** Every so many-th name is shown; more than 1 when they would not fit side by side. */
  every: number
  /** Whether the chart itself can draw them: all whole, in one style. */
  native: boolean
}

/** Of the width of a category, what LibreOffice gives to its name (measured with LibreOffice 7.4). */
const shareOfCategory = 0.9

/**
 * Names in one or two lines of the `width` of a category; thinned out or shortened when there are too many or too long, also
 * for software without our fonts where they are points in time: a reader knows what stands between two of those.
 */
export function planCategoryLabels(
  sheet: Sheet,
  { categories: names, chartType }: Pick<ShownChart, 'categories' | 'chartType'>,
  width: Points,
): CategoryLabels {
  for (const size of [16, 14, 12]) {
    // Neighbours keep a word's space apart.
    const room = width - Math.max(6, size * 0.8)

    const step = labelStep(sheet, size, true, size + 5)
    const lines = linesNeeded(sheet, names, step, room)
    if (lines === undefined || lines > (size > 14 ? 1 : 2)) continue
    // Software without our fonts breaks within a word that is wider than its category; rather than lost, a name may be that.
    const style = sheet.style(step, '#000000')
    const isWhole = widestWord(names, style) <= width * shareOfCategory
    if (isWhole || (size === 12 && !isTimeSeries(chartType))) {
      const heightIn = (room: Points) =>
        step.lineHeight *
        Math.max(lines, ...names.map((name) => substituteLines([{ text: name, style }], room)))
      const heights = { wideHeight: heightIn(room), likelyHeight: heightIn(width * 1.05) }
      return { step, lines, height: lines * step.lineHeight, ...heights, every: 1, native: true }
    }
  }
  const step = labelStep(sheet, 12, true)
  const style = sheet.style(step, '#000000')
  const needed = names.slice(0, 200).map((name) => {
    const shown = name.slice(0, 60)
    return Math.max(sheet.measure(shown, step) * 1.5, substituteWidthIn(shown, style)) + 8
  })
  const wanted = Math.min(130, Math.max(24, ...needed))
  const every = Math.max(1, Math.ceil(wanted / width))
  const height = step.lineHeight
  return { step, lines: 1, height, wideHeight: height, likelyHeight: height, every, native: false }
}

/** Between the plot and the names, under the names, and the rows of changes and of the title under those. */
const overNames = inches(0.12)
const underNames = inches(0.05)
const annotationRow = inches(0.264)

/** A plot over the names of its categories, a row of annotations, and what the categories are. */
interface NamedPlot {
  plot: Box
  /** Where a native chart ends: it draws the names itself where they are all whole. */
  foot: Points
  native: boolean
  /** The names of a native chart's drawing, and what the slide prints over it. */
  drawing: ChartText[]
  over: ChartText[]
  title: ChartText | undefined
  /** Of names that a native chart draws. */
  style: { categoryStyle?: TextStyle }
}

/** Divides the area of a chart into its plot and the rows at its foot that it has something for. */
export function namedPlot(
  sheet: Sheet,
  chart: ShownChart,
  area: Box,
  annotated = isAnnotated(chart),
): NamedPlot {
  const names = planCategoryLabels(sheet, chart, area.width / chart.categories.length)
  const titleTop = bottomEdge(area) - (chart.categoryTitle ? titleStep.lineHeight + 2 : 0)
  const annotationsTop = titleTop - underNames - (annotated ? annotationRow : 0)
  // Over a caption a wider face has room for the lines that it may need, over changes for those that it will.
  const namesTop =
    annotationsTop -
    (isCaptioned(sheet) ? names.wideHeight : annotated ? names.likelyHeight : names.height)
  const plot = { ...area, height: namesTop - overNames - area.y }
  const { native } = names
  const texts = categoryTexts(sheet, chart.categories, names, plot, namesTop)
  return {
    plot,
    native,
    // As far as the names reach in a wider face, for which LibreOffice would make the plot less high; else half a marker of a
    // line on the floor of the plot.
    foot: native ? namesTop + names.wideHeight : bottomEdge(plot) + 5.5,
    drawing: native ? texts : [],
    over: [
      ...(native ? [] : texts),
      ...(annotated ? annotationTexts(sheet, chart, plot, annotationsTop) : []),
    ],
    title: categoryTitle(sheet, chart, plot, titleTop),
    style: native ? { categoryStyle: sheet.style(names.step, sheet.theme.colors.ink) } : {},
  }
}

/** Whether something is said of a category beside its values. */
export function isAnnotated({ annotations }: ShownChart): boolean {
  return annotations?.some((text) => text !== '') ?? false
}

/** The annotations in a row under the names, the one discussed in the accent. */
function annotationTexts(sheet: Sheet, chart: ShownChart, plot: Box, y: Points): ChartText[] {
  const { accent, mutedInk } = sheet.theme.colors
  const pitch = plot.width / chart.categories.length
  const step = sheet.theme.type.small
  if (pitch < 24) return []
  return (chart.annotations ?? []).map((text, index) => {
    const discussed = index === chart.highlightedCategory
    const own = discussed ? inFont(step, sheet.theme.strong) : step
    const x = plot.x + pitch * index + 2
    const box = { x, y, width: pitch - 4, height: step.lineHeight }
    const color = discussed ? accent : mutedInk
    return fittedText(sheet, `change-${index + 1}`, text, box, own, color, 'center')
  })
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

/** How wide the widest word of some names is in software without our fonts, in points. */
function widestWord(names: readonly string[], style: TextStyle): Points {
  return Math.max(
    0,
    ...names.flatMap((name) =>
      name.split(/\s+/u).map((word) => substituteWidthIn(word.slice(0, 60), style)),
    ),
  )
}

/** The names centred under their categories: of the chart's drawing where it can draw them itself, else of the slide. */
function categoryTexts(
  sheet: Sheet,
  names: readonly string[],
  labels: CategoryLabels,
  { x: left, width: whole }: Box,
  y: Points,
): ChartText[] {
  const width = whole / Math.max(1, names.length)
  const { ink: color } = sheet.theme.colors
  let free = left
  return names.flatMap((text, index) => {
    if (text === '' || index % labels.every !== 0) return []
    const most = Math.min(whole, width * labels.every - 6)
    const own = sheet.measure(text.slice(0, 60), labels.step) * 1.03 + 2
    const room = labels.native ? most : Math.min(most, own)
    const center = left + width * (index + 0.5)
    const x = Math.min(Math.max(left, center - room / 2), left + whole - room)
    // At the edges a wide name is moved inwards and may meet its neighbour.
    if (x < free - 0.01) return []
    free = x + room
    const options = { color, align: 'center' as const }
    const layout = labels.native
      ? sheet.set([sheet.paragraph(text, labels.step, options)], room)
      : fitLine(sheet, text, labels.step, room, options)
    const box = { x, y, width: room, height: labels.height }
    const name = `category-${index + 1}`
    return [textPart(name, text, box, labels.step, color, { layout, wrap: labels.native })]
  })
}
