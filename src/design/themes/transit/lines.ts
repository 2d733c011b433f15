import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'

/** A line of the network: its colour, and what is written on it. */
export interface Line {
  color: Color
  ink: Color
}

export const white: Color = '#FFFFFF'

/** The colour of what is written on white, and of station rings. */
export const signInk: Color = '#14213D'

/** The network's lines in the order in which sections take them. */
export const lines: Line[] = [
  { color: '#C8102E', ink: white },
  { color: '#054DAF', ink: white },
  { color: '#F4A900', ink: signInk },
  { color: '#007F73', ink: white },
]

/** The line at a place among equals. */
export function lineAt(index: number): Line {
  return lines[index % lines.length] as Line
}

/** The line of the section that a slide is in; the first line before the first section. */
export function sectionLine(sheet: Sheet): Line {
  return lineAt(Math.max(0, sheet.context.sectionNumber - 1))
}

/** A stop: a white disc in a dark ring. */
export function drawStation(
  sheet: Sheet,
  name: string,
  center: Point,
  radius: Points,
  color = signInk,
): void {
  const width = Math.max(2.5, radius * 0.34)
  drawRing(sheet, name, center, radius - width / 2, { fill: white, stroke: { color, width } })
}

/** Stops of one size, named `name-1`, `name-2`, … */
export function drawStations(sheet: Sheet, name: string, stops: Point[], radius: Points): void {
  for (const [index, stop] of stops.entries())
    drawStation(sheet, `${name}-${index + 1}`, stop, radius)
}

/** A stop with a number, in a white ring that parts it from the line it lies on: `name-stop` and `name-number`. */
export function drawRoundel(
  sheet: Sheet,
  name: string,
  text: string,
  center: Point,
  radius: Points,
  { color: ground, ink: color }: Line,
): void {
  const width = Math.max(2, radius * 0.14)
  const stroke = { color: white, width }
  drawRing(sheet, `${name}-stop`, center, radius - width / 2, { fill: ground, stroke })
  drawRoundelNumber(sheet, `${name}-number`, text, center, radius - width, { color, ground })
}
