import type { Box, Point, Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { beginningOf } from '../../text/cut-text.ts'
import { shorten } from '../../text/shorten.ts'
import { bottomEdge } from '../grid.ts'
import { roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import { fitLine } from '../text-fitting.ts'
import { inFont, ladder, type TypeStep } from '../themes/type-step.ts'
import type { ChartPart } from './chart-description.ts'
import { discPart, textPart } from './chart-parts.ts'
import { type PaintedSeries, textColor } from './painted-series.ts'
import { spreadApart } from './spread-apart.ts'

/** How the labels behind the ends of the lines are set. */
interface EndLabels {
  step: TypeStep
  /** On one line, the value under the name, or the name alone. */
  form: 'one line' | 'two lines' | 'name'
  /** Room at the right of the plot, in points. */
  width: Points
  /** In front of each, where a name cannot be written in the colour of its line: what a disc in it takes. */
  sample: Points
}

/** Between the end of a line and its label. */
const gap: Points = 6

/** Of a disc that says which line a name belongs to. */
const discSize: Points = 8

/** A name that keeps less room than this says nothing once it is shortened. */
const leastName: Points = 80

/**
 * The form in which names and, where `valued`, last values have room behind the ends of the lines of a chart `width`
 * wide whose plot is about `height` high. A value is never cut: a name goes over it or is shortened; where it has no room, it is not printed.
 */
export function planEndLabels(
  sheet: Sheet,
  painted: PaintedSeries[],
  { width, height, valued }: { width: Points; height: Points; valued: boolean },
): EndLabels {
  const own = inFont(sheet.theme.type.small, sheet.theme.strong)
  const steps = ladder(own, [own.size, ...[14, 12].filter((size) => size < own.size)])
  const names = painted.map((series) => series.name)
  const values = painted.map((series) => (valued ? lastValue(series) : ''))
  const most = width * 0.28
  const isReadable = ({ color }: PaintedSeries) => textColor(sheet.theme, color) === color
  const sample = painted.length === 1 || painted.every(isReadable) ? 0 : discSize * 1.75
  const need = (texts: string[], step: TypeStep) =>
    sample +
    Math.max(
      ...texts.map((text) =>
        text.length * step.size * 0.05 > width ? width : sheet.measure(text, step) * 1.03,
      ),
    ) +
    gap +
    4
  const fits = (lines: number, step: TypeStep) => painted.length * lines * step.lineHeight <= height
  // Our face decides on the form; where there is more room, a wider one has it.
  const roomOf = (texts: string[], step: TypeStep) =>
    Math.min(
      most,
      sample + Math.max(...texts.map((text) => roomBeside(sheet, text, step))) + gap + 4,
    )
  const [lines, stacked] = [
    names.map((name, index) => inOneLine([name, values[index] ?? ''])),
    [...names, ...values],
  ]
  for (const step of steps) {
    if (need(lines, step) <= most)
      return { step, form: 'one line', width: roomOf(lines, step), sample }
    if (valued && need(stacked, step) <= most && fits(2, step))
      return { step, form: 'two lines', width: roomOf(stacked, step), sample }
  }
  if (!valued) return { step: own, form: 'name', width: most, sample }
  for (const step of steps)
    if (most >= leastName && need(values, step) <= most && fits(2, step))
      return { step, form: 'two lines', width: most, sample }
  return { step: own, form: 'name', width: most, sample }
}

/** A name and its value; a name that ends in a number ("2025") would run into it. */
function inOneLine(texts: string[]): string {
  const [name = '', ...value] = texts.filter((text) => text !== '')
  const mark = /\p{Nd}$/u.test(name) && /^\p{Nd}/u.test(value[0] ?? '') ? ':' : ''
  return [name + mark, ...value].join(' ')
}

function lastValue({ printed }: PaintedSeries): string {
  return printed.findLast((text) => text !== '') ?? ''
}

/**
 * The names of the lines and their last values at their ends, pushed apart where lines end close together. A value that
 * is `printed` at its point is not repeated.
 */
export function endLabels(
  sheet: Sheet,
  painted: PaintedSeries[],
  points: (Point | undefined)[][],
  printed: boolean[],
  { step, form, sample }: EndLabels,
  area: Box,
): ChartPart[] {
  const width = area.width - gap - sample
  const height = step.lineHeight * (form === 'two lines' ? 2 : 1)
  const ends = painted
    .map((series, index) => {
      const y = (points[index] ?? []).findLast((point) => point !== undefined)?.y ?? area.y
      const value = printed[index] || form === 'name' ? '' : lastValue(series)
      const texts = [series.name, value].filter((text) => text !== '')
      return { series, index, y: y - height / 2, texts }
    })
    .filter((end) => end.texts.length > 0)
    .sort((a, b) => a.y - b.y)
  const tops = spreadApart(
    ends.map((end) => end.y),
    height,
    area.y,
    bottomEdge(area),
  )
  return ends.flatMap(({ series, index, y, texts }, place): ChartPart[] => {
    const lines = form === 'two lines' ? texts : [inOneLine(texts)]
    const own = lines.length * step.lineHeight
    const color = textColor(sheet.theme, series.color)
    const y0 = (tops?.[place] ?? y) + (height - own) / 2
    const box = { x: area.x + gap + sample, y: y0, width, height: own }
    const layout = setLines(sheet, lines, step, width, color)
    const center = { x: area.x + gap + discSize / 2, y: y0 + step.lineHeight / 2 }
    return [
      ...(sample > 0
        ? [discPart(`series-${index + 1}-sample`, center, discSize, { fill: series.color })]
        : []),
      textPart(`series-${index + 1}-name`, lines.join(' '), box, step, color, { layout }),
    ]
  })
}

/** One line, or a name over its value; only a name is ever shortened. */
function setLines(
  sheet: Sheet,
  lines: string[],
  step: TypeStep,
  width: Points,
  color: string,
): TextLayout {
  const [first = '', second] = lines
  if (second === undefined) return fitLine(sheet, first, step, width, { color })
  const name = shorten(
    beginningOf(first, 1200),
    sheet.language,
    (text) => text.length * step.size * 0.05 <= width && sheet.measure(text, step) <= width,
  )
  return sheet.set(
    [name, second].map((text) => sheet.paragraph(text, step, { color })),
    width,
    false,
  )
}
