import { emphasisOf } from '../../../deck/blocks/chart/emphasis.ts'
import { printedValue } from '../../../deck/blocks/chart/format-value.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { column, drawing, first, inset, parts, type Tree, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawSoftBox, onSoftBox } from './panels.ts'

type Chart = NonNullable<SlideContent['chart']>

const mostBars = 6
/** Shares of the width: no pill is shorter than the one, and from the other on it has its words within it. */
const [shortest, roomy] = [0.085, 0.45]

/** Whether pills can show a chart: a few values of one series. */
export function hasPillBars({ categories, series }: Chart): boolean {
  return categories.length <= mostBars && series.length === 1
}

/**
 * Lying pills to scale, those below zero to the left of where the others begin, with their names and values within them
 * or beside them; the one that the slide is about in the accent, the first where it is about none.
 */
export function pillBars({ theme }: Sheet, chart: Chart, title: string): Tree {
  const { ink, accent, accentInk, surface } = theme.colors
  const { highlightedCategory = 0 } = emphasisOf(chart, title, chart.language)
  const given = chart.categories.map((_, index) => chart.series[0]?.values[index] ?? undefined)
  const values = given.map((value = 0) => value)
  const below = Math.max(0, ...values.map((value) => -value))
  const whole = Math.max(0, ...values) + below || 1
  const [height, gap] = values.length < 5 ? [38.5, 12] : [30, 7]
  const bold = inFont(theme.type.body, theme.strong)
  const bars = values.map((value, index) => {
    const name = `bar-${index + 1}`
    const strong = index === highlightedCategory
    const share = Math.max(shortest, Math.abs(value) / whole)
    const zero = below / whole - (value < 0 ? share : 0)
    const before = Math.min(1 - share, Math.max(0, zero))
    const after = 1 - share - before
    const isWithin = share >= roomy
    const look = {
      tone: { color: isWithin && strong ? accentInk : ink },
      anchor: 'middle',
      align: !isWithin && before > after ? 'end' : 'start',
    } as const
    const named = [14, 12].map((size) => {
      const step = { ...resized(bold, size), lineHeight: size * 1.2 }
      return text(`${name}-name`, chart.categories[index] ?? '', {
        ...look,
        step,
        lines: size > 12 ? 1 : 2,
      })
    })
    const printed = given[index] === undefined ? '' : printedValue(chart, 0, index)
    const step = resized(bold, height > 30 ? 16 : 14)
    const number = text(`${name}-value`, printed, { ...look, step, lines: 1 })
    const words = [
      { tree: first(...named), gap: 10 },
      { tree: number, gap: 10, size: 'words' as const },
    ]
    // A value stands at the end of its pill.
    const isBehind = !isWithin && look.align === 'start'
    const air = { x: isWithin ? 20 : 10, top: 0, bottom: 0 }
    const said = inset(air, parts(isBehind ? words.toReversed() : words))
    const blank = column([])
    const fill = strong ? accent : surface
    const pill = isWithin
      ? onSoftBox(name, fill, { x: 0, top: 0, bottom: 0 }, said)
      : drawing((sheet, box) => drawSoftBox(sheet, name, box, fill))
    const row = [
      { tree: look.align === 'end' ? said : blank, grow: before },
      { tree: pill, grow: share },
      { tree: isBehind ? said : blank, grow: after },
    ]
    return { tree: parts(row.filter(({ grow }) => grow > 0)), size: height, gap }
  })
  return column(bars)
}
