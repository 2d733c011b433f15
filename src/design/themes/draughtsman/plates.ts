import type { Point, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { boundingBox, polygonPath } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { iso, type Stand } from './isometric.ts'

/** Lengths along both sides; how thick and how far apart plates are. */
const length: Points = 230
const depth: Points = 190
const thickness: Points = 18
const pitch: Points = 60
const plates = 3
const faces = { top: '#2A61B2', side: '#1B4F9E', end: '#174792' }

/**
 * An assembly of plates drawn apart above each other in isometric projection: it stands for no trade in particular.
 * `corner` is the lower front corner of the lowest one.
 */
export function drawPlates(sheet: Sheet, { corner, scale }: Stand): void {
  const place = (along: Points, back: Points, up: Points): Point => ({
    x: corner.x + (along - back) * iso.x * scale,
    y: corner.y - ((along + back) * iso.y + up) * scale,
  })
  const { ink, mutedInk, line } = sheet.theme.colors
  const outline: Stroke = { color: ink, width: 1.5 }
  const face = (name: string, fill: string, points: Point[]) =>
    sheet.addShape(
      name,
      boundingBox(points),
      { fill, stroke: outline },
      { type: 'path', commands: polygonPath(points) },
    )
  const lines = (name: string, pairs: [Point, Point][], stroke: Stroke) => {
    const commands = pairs.flatMap(([from, to]): PathCommand[] => [
      { type: 'M', ...from },
      { type: 'L', ...to },
    ])
    sheet.addShape(name, boundingBox(pairs.flat()), { stroke }, { type: 'path', commands })
  }
  // Where a pin goes through each corner: from one plate to the next, and a little beyond the last.
  const inset = 22
  const pins: [Points, Points][] = [
    [inset, inset],
    [length - inset, inset],
    [inset, depth - inset],
    [length - inset, depth - inset],
  ]
  for (let plate = 0; plate < plates; plate++) {
    const low = plate * pitch
    const high = low + thickness
    const name = `plate-${plate + 1}`
    face(`${name}-end`, faces.end, [
      place(0, 0, low),
      place(0, depth, low),
      place(0, depth, high),
      place(0, 0, high),
    ])
    face(`${name}-side`, faces.side, [
      place(0, 0, low),
      place(length, 0, low),
      place(length, 0, high),
      place(0, 0, high),
    ])
    face(`${name}-top`, faces.top, [
      place(0, 0, high),
      place(length, 0, high),
      place(length, depth, high),
      place(0, depth, high),
    ])
    const rows = 3 + plate * 2
    lines(
      `${name}-grooves`,
      Array.from({ length: rows }, (_, row): [Point, Point] => {
        const back = 52 + ((depth - 104) * row) / (rows - 1)
        return [place(52, back, high), place(length - 52, back, high)]
      }),
      { color: line, width: 0.75 },
    )
    const above = plate === plates - 1 ? high + 34 : low + pitch
    lines(
      `${name}-pins`,
      pins.map(([along, back]): [Point, Point] => [
        place(along, back, high),
        place(along, back, above),
      ]),
      { color: mutedInk, width: 0.75 },
    )
  }
}
