import type { Point, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { boundingBox } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** Length of an arrowhead and half of its width. */
const arrow: { length: Points; half: Points } = { length: 7, half: 2.1 }

/** A dimension: the line between two points with arrowheads at its ends. */
interface Dimension {
  from: Point
  to: Point
  color: Color
  width?: Points
  /** The part of the line that is left free for a text, as distances from its start. */
  gap?: { from: Points; to: Points }
  /** Arrows stand inside and point outwards, or outside and point inwards where there is no room. */
  arrows?: 'inside' | 'outside'
}

/** How far the tail of an arrow outside its dimension reaches. */
const tail: Points = 14

/** Draws a dimension line; the text is its caller's. */
export function drawDimension(sheet: Sheet, name: string, dimension: Dimension): void {
  const { from, to, color, width = 1, gap } = dimension
  const along = direction(from, to)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const at = (distance: Points): Point => ({
    x: from.x + along.x * distance,
    y: from.y + along.y * distance,
  })
  const outside = dimension.arrows === 'outside'
  const pieces: [Points, Points][] = outside
    ? [
        [-tail, -arrow.length + 1],
        [length + arrow.length - 1, length + tail],
      ]
    : gap
      ? [
          [arrow.length - 1, gap.from],
          [gap.to, length - arrow.length + 1],
        ]
      : [[arrow.length - 1, length - arrow.length + 1]]
  pieces.forEach(([start, end], index) => {
    if (end > start)
      sheet.addLine(`${name}-line-${index + 1}`, at(start), at(end), { color, width })
  })
  const sign = outside ? 1 : -1
  drawArrowheads(
    sheet,
    `${name}-arrows`,
    [
      { tip: from, pointing: { x: along.x * sign, y: along.y * sign } },
      { tip: to, pointing: { x: -along.x * sign, y: -along.y * sign } },
    ],
    color,
  )
}

/** Filled arrowheads as one shape; `pointing` is the unit vector towards the tip. */
export function drawArrowheads(
  sheet: Sheet,
  name: string,
  heads: { tip: Point; pointing: Point }[],
  color: Color,
): void {
  const commands: PathCommand[] = []
  const points: Point[] = []
  for (const { tip, pointing } of heads) {
    const back = {
      x: tip.x - pointing.x * arrow.length,
      y: tip.y - pointing.y * arrow.length,
    }
    const corners = [
      tip,
      { x: back.x - pointing.y * arrow.half, y: back.y + pointing.x * arrow.half },
      { x: back.x + pointing.y * arrow.half, y: back.y - pointing.x * arrow.half },
    ]
    points.push(...corners)
    corners.forEach((corner, index) => {
      commands.push({ type: index === 0 ? 'M' : 'L', ...corner })
    })
    commands.push({ type: 'Z' })
  }
  sheet.addShape(name, boundingBox(points), { fill: color }, { type: 'path', commands })
}

/** The thin line from what is measured to its dimension. */
export function drawExtension(
  sheet: Sheet,
  name: string,
  from: Point,
  to: Point,
  color: Color,
): void {
  sheet.addLine(name, from, to, { color, width: 0.75 })
}

/** A line with an arrowhead at its end. */
export function drawConnector(
  sheet: Sheet,
  name: string,
  from: Point,
  to: Point,
  color: Color,
): void {
  const along = direction(from, to)
  const back = { x: to.x - along.x * (arrow.length - 1), y: to.y - along.y * (arrow.length - 1) }
  sheet.addLine(`${name}-line`, from, back, { color, width: 1.5 })
  drawArrowheads(sheet, `${name}-arrow`, [{ tip: to, pointing: along }], color)
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
