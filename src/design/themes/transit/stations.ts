import type { Point, Points } from '../../../scene/geometry.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'
import { type Line, signInk } from './lines.ts'

/** A stop: a white disc in a dark ring. */
export function drawStation(
  sheet: Sheet,
  name: string,
  center: Point,
  radius: Points,
  ring = signInk,
): void {
  const width = Math.max(2.5, radius * 0.34)
  drawRing(sheet, name, center, radius - width / 2, {
    fill: '#FFFFFF',
    stroke: { color: ring, width },
  })
}

/** A line's number in a disc of its colour, in a white ring that parts it from the line it lies on. */
export function drawRoundel(
  sheet: Sheet,
  names: { disc: string; number: string },
  text: string,
  center: Point,
  radius: Points,
  line: Line,
): void {
  const width = Math.max(2, radius * 0.14)
  drawRing(sheet, names.disc, center, radius - width / 2, {
    fill: line.color,
    stroke: { color: '#FFFFFF', width },
  })
  drawRoundelNumber(sheet, names.number, text, center, radius - width, {
    color: line.ink,
    ground: line.color,
  })
}
