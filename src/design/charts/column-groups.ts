import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import { inFont } from '../themes/type-step.ts'
import { isAnnotated } from './category-labels.ts'
import type { BesideColumns } from './chart-description.ts'
import type { ChartLook } from './chart-look.ts'
import { fittedText } from './chart-parts.ts'
import type { ShownChart } from './shown-chart.ts'

/** How the bars of each category stand. */
export interface ColumnGroups {
  /** From category to category. */
  pitch: Points
  bar: Points
  gap: Points
  /** All bars of a category with the gaps between them. */
  group: Points
  /** How far the plot stands to the left of its room, where annotations stand beside the columns. */
  shift?: Points
}

/** From the last column to the text beside it: room for a line that measures the change. */
const textLeft: Points = 24

/**
 * Bars of 0.6 in where there is room (one series 0.9), 65 % of their category otherwise; stacked ones wider. A theme may
 * let them touch, with annotations `beside` the two that they compare.
 */
export function columnGroups(
  sheet: Sheet,
  chart: ShownChart,
  width: Points,
  count: number,
  look: ChartLook,
  stacked = false,
  beside = look.columns !== undefined && count === 2 && isAnnotated(chart),
): ColumnGroups {
  const pitch = width / Math.max(1, chart.categories.length)
  // Slide software allows a gap of five bars at most.
  const least = pitch / (count + 5)
  if (stacked || look.columns === undefined) {
    const share = stacked ? 0.58 : count === 1 ? 0.5 : 0.6446
    const widest = stacked ? inches(1.3) : count === 1 ? inches(0.9) : inches(0.6)
    const bar = Math.max(Math.min(widest, (pitch * share) / (count + (count - 1) * 0.1)), least)
    const gap = stacked ? 0 : Math.min(inches(0.06), bar * 0.1)
    const group = count * bar + (count - 1) * gap
    return { pitch, bar, gap, group }
  }
  const step = inFont(sheet.theme.type.body, sheet.theme.strong)
  const texts = beside ? (chart.annotations ?? []) : []
  const noted = Math.max(0, ...texts.map((text) => sheet.measure(text.slice(0, 60), step)))
  const room = pitch - (beside ? textLeft + noted + 6 : 20)
  const bar = Math.max(Math.min(look.columns.widest(count, pitch), room / count), least)
  const group = bar * count
  // Columns and texts are centred together, but the plot of the native chart must not reach over the sheet's edge.
  const inset = (pitch - group) / 2
  const shift = Math.max(0, Math.min(25, inset - 12))
  const fits = bar >= 14 && inset - shift + group + textLeft + noted <= pitch + 8
  if (beside && !fits) return columnGroups(sheet, chart, width, count, look, false, false)
  return { pitch, bar, gap: 0, group, ...(beside && { shift }) }
}

/** What stands free between the bars of two categories, as a share of the way from one to the next. */
const leastFree = 0.12

/** The same groups with bars so wide that each, with the gap behind it, has some points; undefined where that is too wide. */
export function widerGroups(
  { pitch, gap }: ColumnGroups,
  count: number,
  room: Points,
): ColumnGroups | undefined {
  const group = count * room - gap
  return group <= pitch * (1 - leastFree) ? { pitch, bar: room - gap, gap, group } : undefined
}

/** What changed, at the side of the columns of each category. */
export function annotationsBeside(
  sheet: Sheet,
  chart: ShownChart,
  boxes: (Box | undefined)[][],
  { pitch, group, shift = 0 }: ColumnGroups,
  floor: Points,
): BesideColumns[] {
  const { ink, accent } = sheet.theme.colors
  const step = { ...inFont(sheet.theme.type.body, sheet.theme.strong), lineHeight: 18 }
  const first = boxes.flatMap((row, index) =>
    row.flatMap((box, place) => (box ? [box.x - place * pitch - index * box.width] : [])),
  )[0]
  if (first === undefined) return []
  return (chart.annotations ?? []).flatMap((text, index) => {
    if (text === '') return []
    const tops = boxes.flatMap((row) => row[index]?.y ?? []).toSorted((a, b) => a - b)
    const [high = floor, low = high] = tops
    const right = first + pitch * index + group
    // As far as the next category's columns, or a little over the plot's edge behind the last.
    const isLast = index === chart.categories.length - 1
    const room = pitch - group - (isLast ? (pitch - group) / 2 - shift - 12 : 4)
    const apart = low - high > 4
    const left = apart ? textLeft : 10
    const color = index === chart.highlightedCategory ? accent : ink
    const y = Math.min((high + low) / 2 - step.lineHeight / 2, floor - step.lineHeight - 2)
    const width = Math.max(20, room - left)
    // The plot keeps its direction in a deck that runs from right to left, where texts would start at their right.
    const align = sheet.rightToLeft ? ('end' as const) : ('start' as const)
    const name = `change-${index + 1}`
    const box = { x: right + left, y, width, height: step.lineHeight }
    return [
      {
        name,
        right,
        tops: apart ? [high, low] : [],
        floor,
        color,
        text: fittedText(sheet, name, text, box, step, color, align),
      },
    ]
  })
}
