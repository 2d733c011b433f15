import { emphasisOf } from '../../../deck/blocks/chart/emphasis.ts'
import { printedValue } from '../../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { rightEdge } from '../../grid.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'

const barHeights = [
  { bar: 38.5, gap: 12 },
  { bar: 34, gap: 9 },
  { bar: 30, gap: 7 },
  { bar: 27, gap: 5 },
]
const mostBars = 6
const inset: Points = 20

function measures(count: number, room: Points) {
  return barHeights.find(({ bar, gap }) => count * (bar + gap) - gap <= room)
}

/** Height of the bars of a chart of one series within a room; undefined where they do not fit. */
export function pillBarsHeight(chart: ChartBlock, room: Points): Points | undefined {
  const count = chart.categories.length
  if (count > mostBars || chart.series.length > 1) return undefined
  const one = measures(count, room)
  return one && count * (one.bar + one.gap) - one.gap
}

/** The most of the width that goes to what is below zero: the words of its bars stand on the other side of it. */
const mostBelow = 0.6

/** Where bars begin, and how wide one unit of a value is: those below zero go to the left of it. */
function axisOf(values: readonly (number | null)[], { x, width }: Box, narrowest: Points) {
  const above = Math.max(0, ...values.map((value) => value ?? 0))
  const below = Math.max(0, ...values.map((value) => -(value ?? 0)))
  const even = width / (above + below || 1)
  if (below === 0) return { zero: x, scale: even }
  const scale = Math.min(even, (width * mostBelow) / below)
  const left = Math.max(narrowest, below * scale)
  return {
    zero: x + left,
    scale: above === 0 ? scale : Math.min(scale, (width - left) / above),
  }
}

/** Lying pills to scale, names and values in them; the one discussed in the accent. */
export function drawPillBars(sheet: Sheet, chart: ChartBlock, area: Box, ground: Color): boolean {
  const { theme } = sheet
  const { ink, accent, accentInk } = theme.colors
  const values = chart.series[0]?.values ?? []
  const one = measures(chart.categories.length, area.height + 0.1)
  if (one === undefined) return false
  const { zero, scale } = axisOf(values, area, one.bar)
  const step: TypeStep = inFont(resized(theme.type.body, 14), theme.strong)
  const valueStep = resized(step, one.bar > 30 ? 16 : 14)
  const discussed = emphasisOf(chart).highlightedCategory ?? 0
  chart.categories.forEach((name, index) => {
    const value = values[index] ?? null
    const y = area.y + index * (one.bar + one.gap)
    const width = Math.max(one.bar, Math.abs(value ?? 0) * scale)
    const x = (value ?? 0) < 0 ? zero - width : zero
    const strong = index === discussed
    const fill = strong ? accent : '#FFFFFF'
    sheet.addShape(
      `bar-${index + 1}`,
      { x, y, width, height: one.bar },
      { fill },
      { type: 'rectangle', radius: one.bar / 2 },
    )
    const printed = value === null ? '' : printedValue(chart, 0, index)
    const stepOf = (part: string) => (part === 'value' ? valueStep : step)
    const textTop = (part: string) => y + (one.bar - stepOf(part).lineHeight) / 2
    const valueWidth = lineBoxWidth(sheet, printed.slice(0, 60), valueStep, true)
    const nameWidth = lineBoxWidth(sheet, name.slice(0, 100), step)
    const inside = inset * 2 + nameWidth + 10 + valueWidth <= width
    const color = inside && strong ? accentInk : ink
    const behind = inside ? fill : ground
    // A bar too short for its words has them behind it.
    const left = inside ? x + inset : Math.max(x + width, zero) + 10
    const right = inside ? x + width - inset : rightEdge(area)
    const add = (part: string, text: string, at: Points, room: Points, align: 'start' | 'end') => {
      if (text === '' || room < 12) return
      sheet.addText({
        name: `bar-${index + 1}-${part}`,
        box: { x: at, y: textTop(part), width: room, height: stepOf(part).lineHeight },
        layout: fitLine(sheet, text, stepOf(part), room, {
          color,
          align,
          tabularFigures: part === 'value',
        }),
        wrap: false,
        ground: behind,
      })
    }
    if (inside || right - left > valueWidth + 40) {
      const room = right - left - valueWidth - 10
      const shown = inside ? room : Math.min(room, nameWidth)
      add('name', name, left, shown, 'start')
      const at = inside ? right - valueWidth : left + (name === '' ? 0 : shown + 10)
      add('value', printed, at, valueWidth, inside ? 'end' : 'start')
      return
    }
    // A long bar with a long name: both inside it, the name shortened.
    const room = width - 2 * inset - valueWidth - 10
    const within = (part: string, text: string, at: Points, wide: Points) => {
      if (text === '' || wide < 12) return
      sheet.addText({
        name: `bar-${index + 1}-${part}`,
        box: { x: at, y: textTop(part), width: wide, height: stepOf(part).lineHeight },
        layout: fitLine(sheet, text, stepOf(part), wide, { color: strong ? accentInk : ink }),
        wrap: false,
        ground: fill,
      })
    }
    within('name', name, x + inset, room)
    within('value', printed, x + width - inset - valueWidth, valueWidth)
  })
  return true
}
