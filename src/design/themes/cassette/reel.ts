import type { Point, Points } from '../../../scene/geometry.ts'
import { drawPolygon } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'
import { paint } from './stripes.ts'

const teeth = 6

/** The hole of a hub: a disc with teeth that reach into it, as one outline. */
function cog({ x, y }: Point, radius: Points): Point[] {
  const shape = [
    [-30, 1],
    [-12, 1],
    [-9, 0.66],
    [9, 0.66],
    [12, 1],
  ]
  return Array.from({ length: teeth }, (_, tooth) =>
    shape.map(([turn = 0, share = 1]) => {
      const angle = ((tooth * (360 / teeth) + turn) * Math.PI) / 180
      return { x: x + Math.cos(angle) * radius * share, y: y + Math.sin(angle) * radius * share }
    }),
  ).flat()
}

/** A reel: the tape wound on it out to `tape`, and its hub with six teeth. */
export function drawReel(
  sheet: Sheet,
  name: string,
  center: Point,
  hub: Points,
  tape: Points,
): void {
  if (tape > hub) {
    drawRing(sheet, `${name}-tape`, center, tape, { fill: paint.tape })
    drawRing(sheet, `${name}-groove`, center, (tape + hub) / 2, {
      stroke: { color: '#9C6640', width: 1 },
    })
  }
  drawRing(sheet, `${name}-hub`, center, hub, { fill: paint.cream })
  drawPolygon(sheet, `${name}-cog`, cog(center, hub * 0.66), paint.brown)
}
