import type { Point, Points } from '../../../scene/geometry.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { drawPolygon } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** Where a solid stands: its lower front corner, from which it goes up, back to the left, and along to the right. */
export interface Stand {
  corner: Point
  scale: number
}

/** A point by its distances along the length, back along the depth, and above the ground. */
export type Place = (along: Points, back: Points, up: Points) => Point

/** Unit vector of an isometric drawing along the length; along the depth x is negative. */
const iso = { x: Math.cos(Math.PI / 6), y: Math.sin(Math.PI / 6) }

/** Where points of what stands so are on the sheet. */
export function placeOn({ corner, scale }: Stand): Place {
  return (along, back, up) => ({
    x: corner.x + (along - back) * iso.x * scale,
    y: corner.y - ((along + back) * iso.y + up) * scale,
  })
}

/** The three faces of a cuboid that are seen, outlined: `name-end`, `name-side`, `name-top`. */
export function drawCuboid(
  sheet: Sheet,
  name: string,
  place: Place,
  { length, depth, low, high }: { length: Points; depth: Points; low: Points; high: Points },
): void {
  const stroke: Stroke = { color: sheet.theme.colors.ink, width: 1.5 }
  const face = (side: string, fill: string, corners: [Points, Points, Points][]) => {
    const points = corners.map((corner) => place(...corner))
    drawPolygon(sheet, `${name}-${side}`, points, { fill, stroke })
  }
  const wall = (along: Points, back: Points): [Points, Points, Points][] => [
    [0, 0, low],
    [along, back, low],
    [along, back, high],
    [0, 0, high],
  ]
  face('end', '#174792', wall(0, depth))
  face('side', '#1B4F9E', wall(length, 0))
  face('top', '#2A61B2', [
    [0, 0, high],
    [length, 0, high],
    [length, depth, high],
    [0, depth, high],
  ])
}
