import type { Box, Point, Points } from '../../scene/geometry.ts'
import type { Color, Stroke } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import { fitLine } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import type { ChartPart, ChartText, MarkPaint } from './chart-description.ts'

/** Running text of a chart in a size, its line 1.3 of that unless said, in the theme's strong face where it matters. */
export function labelStep(
  { theme }: Sheet,
  size: Points,
  strong = false,
  lineHeight: Points = Math.round(size * 1.3),
): TypeStep {
  const step = { ...resized(theme.type.small, size), lineHeight }
  return strong ? inFont(step, theme.strong) : step
}

/** A text in its box, with tabular figures. */
export function textPart(
  name: string,
  text: string,
  box: Box,
  step: TypeStep,
  color: Color,
  more: Partial<ChartText> = {},
): ChartText {
  return { part: 'text', name, text, box, step, color, ...more }
}

/** A text in one line of its box, shortened where it is longer. */
export function fittedText(
  sheet: Sheet,
  name: string,
  text: string,
  box: Box,
  step: TypeStep,
  color: Color,
  align: 'start' | 'center' | 'end' = 'start',
): ChartText {
  const layout = fitLine(sheet, text, step, box.width, { color, align })
  return textPart(name, text, box, step, color, { layout })
}

/** A straight line. */
export function linePart(name: string, from: Point, to: Point, stroke: Stroke): ChartPart {
  return { part: 'line', name, from, to, stroke }
}

/** The box of a disc around a point. */
export function discBox({ x, y }: Point, size: Points): Box {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size }
}

/** A disc around a point. */
export function discPart(
  name: string,
  at: Point,
  size: Points,
  paint: Pick<MarkPaint, 'fill' | 'stroke'>,
): ChartPart {
  return { part: 'mark', name, box: discBox(at, size), geometry: { type: 'ellipse' }, paint }
}
