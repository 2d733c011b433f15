import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'
import { drawing, type Tree } from '../../tree/tree.ts'
import { ink, line, red } from './colors.ts'

/** The left edge of the type area, with a margin of 0.6 in. */
export const left: Points = 43.2
/** The right edge of the type area. */
export const right: Points = 916.8
/** Width of the type area. */
export const width: Points = right - left
/** Where the double rule of every page begins. */
export const top: Points = 33
/** The rule under the headline. */
export const headRule: Points = 130
/** Where the columns of a page without a headline begin. */
export const bodyTop: Points = 63
/** Where the columns of every page begin and end. */
export const columnTop: Points = 149
export const foot: Points = 480
/** Where the last of three columns begins. */
export const lastColumn: Points = 661
/** Between two columns; a rule stands in its middle. */
export const gutter: Points = 39
/** Between two rows of columns; a rule stands in its middle. */
export const rowGap: Points = 30

/** The black line between columns and under headings. */
const hairline: Stroke = { color: ink, width: 0.75 }
/** The lighter line between rows. */
export const rowLine: Stroke = { color: line, width: 0.75 }

/** An Oxford rule: a thick line over a thin one. */
export function drawDoubleRule(sheet: Sheet, name: string, y: Points, color: Color = ink): void {
  sheet.addShape(`${name}-thick`, { x: left, y, width, height: 3 }, { fill: color })
  drawRule(sheet, `${name}-thin`, y + 5.6, [left, right], { ...hairline, color })
}

/** A horizontal line over the type area, or over a part of it. */
export function drawRule(
  sheet: Sheet,
  name: string,
  y: Points,
  [from, to]: [Points, Points] = [left, right],
  stroke: Stroke = hairline,
): void {
  sheet.addLine(name, { x: from, y }, { x: to, y }, stroke)
}

/** The line between two columns. */
export function drawColumnRule(
  sheet: Sheet,
  name: string,
  x: Points,
  [from, to]: [Points, Points],
  stroke: Stroke = hairline,
): void {
  sheet.addLine(name, { x, y: from }, { x, y: to }, stroke)
}

/** The short red bar after a headline, 48 by 4. */
export function drawBar(sheet: Sheet, name: string, { x, y }: Point): void {
  sheet.addShape(name, { x, y, width: 48, height: 4 }, { fill: red })
}

/** The same, where it has a place of its own. */
export function bar(name: string): Tree {
  return drawing((sheet, box) => drawBar(sheet, name, box), 4)
}
