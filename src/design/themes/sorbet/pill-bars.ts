import { emphasisOf } from '../../../deck/blocks/chart/emphasis.ts'
import { printedValue } from '../../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Box, Points } from '../../../scene/geometry.ts'
import { rightEdge } from '../../grid.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { drawing, type Tree } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawSoftBox } from './panels.ts'

const mostBars = 6
const inset: Points = 20
/** Between a bar and words behind it, and between a name and its value. */
const space: Points = 10

function measures(count: number): { bar: Points; gap: Points } {
  return count < 5 ? { bar: 38.5, gap: 12 } : { bar: 30, gap: 7 }
}

/** Lying pills to scale, names and values in them, the one discussed in the accent; undefined where they have no room. */
export function pillBars(chart: ChartBlock): Tree | undefined {
  const count = chart.categories.length
  if (count > mostBars || chart.series.length > 1) return undefined
  const { bar, gap } = measures(count)
  return drawing(
    (sheet, box, { ground }) => {
      const { zero, scale } = axisOf(chart.series[0]?.values ?? [], box, bar)
      chart.categories.forEach((_, index) => {
        const value = chart.series[0]?.values[index] ?? 0
        const width = Math.max(bar, Math.abs(value) * scale)
        const x = value < 0 ? zero - width : zero
        const own = { x, y: box.y + index * (bar + gap), width, height: bar }
        drawBar(sheet, chart, index, own, { from: zero, to: rightEdge(box), ground })
      })
    },
    count * (bar + gap) - gap,
  )
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

/** A bar with its words in it, or behind it, between `from` and `to`, where there is more room. */
function drawBar(
  sheet: Sheet,
  chart: ChartBlock,
  index: number,
  bar: Box,
  { from, to, ground }: { from: Points; to: Points; ground: string },
): void {
  const { theme } = sheet
  const { ink, accent, accentInk } = theme.colors
  const strong = index === (emphasisOf(chart).highlightedCategory ?? 0)
  const fill = strong ? accent : '#FFFFFF'
  const own = `bar-${index + 1}`
  drawSoftBox(sheet, own, bar, fill)
  const name = chart.categories[index] ?? ''
  const value = chart.series[0]?.values[index] == null ? '' : printedValue(chart, 0, index)
  const step = inFont(resized(theme.type.body, 14), theme.strong)
  const valueStep = resized(step, bar.height > 30 ? 16 : 14)
  const valueWidth = lineBoxWidth(sheet, value.slice(0, 60), valueStep, true)
  const nameWidth = lineBoxWidth(sheet, name.slice(0, 100), step)
  const within = bar.width - 2 * inset
  const start = Math.max(rightEdge(bar), from) + space
  const inside = within >= nameWidth + space + valueWidth || within > to - start
  const room = (inside ? within : to - start) - valueWidth - space
  const left = inside ? bar.x + inset : start
  const shown = name === '' ? 0 : Math.min(nameWidth, room)
  const look = { color: inside && strong ? accentInk : ink }
  const add = (part: string, words: string, type: typeof step, x: Points, width: Points) => {
    if (words === '' || width < 12) return
    const height = type.lineHeight
    sheet.addText({
      name: `${own}-${part}`,
      box: { x, y: bar.y + (bar.height - height) / 2, width, height },
      layout: fitLine(sheet, words, type, width, { ...look, tabularFigures: part === 'value' }),
      wrap: false,
      ground: inside ? fill : ground,
    })
  }
  add('name', name, step, left, shown)
  const behind = left + (shown > 0 ? shown + space : 0)
  add('value', value, valueStep, inside ? left + within - valueWidth : behind, valueWidth)
}
