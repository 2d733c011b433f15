import type { Points } from '../../../scene/geometry.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'
import { ink, line, red } from './colors.ts'

/** The left edge of the type area, with a margin of 0.6 in. */
export const left: Points = 43.2
/** The right edge of the type area. */
export const right: Points = 916.8
/** Width of the type area. */
export const width: Points = right - left
/** Where the double rule of every page begins. */
export const top: Points = 33
/** Where the columns of every page end. */
export const foot: Points = 480

/** The black line between columns and under headings. */
export const hairline: Stroke = { color: ink, width: 0.75 }
/** The lighter line between rows. */
export const rowLine: Stroke = { color: line, width: 0.75 }

/** An Oxford rule: a thick line over a thin one. */
export function drawDoubleRule(
  sheet: Sheet,
  name: string,
  y: Points,
  [from, to]: [Points, Points] = [left, right],
  color: Color = ink,
): void {
  const box = { x: from, y, width: to - from }
  sheet.addShape(`${name}-thick`, { ...box, height: 3 }, { fill: color })
  const thin = y + 5.6
  sheet.addLine(`${name}-thin`, { x: from, y: thin }, { x: to, y: thin }, { ...hairline, color })
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

/** The short bar after a headline, 48 by 4. */
export function drawBar(
  sheet: Sheet,
  name: string,
  at: { x: Points; y: Points },
  color: Color = red,
): void {
  sheet.addShape(name, { ...at, width: 48, height: 4 }, { fill: color })
}
