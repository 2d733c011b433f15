import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import { drawPath, polygonPath } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** Length of an arrowhead, half of its width, and how far the tail of one outside its dimension reaches. */
const arrow: { length: Points; half: Points; tail: Points } = { length: 7, half: 2.1, tail: 14 }

/** A dimension: the line between two points with arrowheads at its ends. */
interface Dimension {
  from: Point
  to: Point
  color: Color
  width?: Points
  dash?: NonNullable<Stroke['dash']>
  /** So much in the middle of the line is left free for a text. */
  free?: Points
  /** Arrows stand outside and point inwards where there is no room inside. */
  outside?: boolean
  /** How far the lines from what is measured, which is at the left of its direction, reach back to that and beyond. */
  extensions?: { back: Points; beyond: Points; color?: Color }
}

/** Draws a dimension; the text is its caller's. */
export function drawDimension(sheet: Sheet, name: string, dimension: Dimension): void {
  const { from, to, color, width = 1, dash, free = 0, outside = false, extensions } = dimension
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const left = { x: along.y, y: -along.x }
  if (extensions)
    for (const [end, point] of [from, to].entries()) {
      const ends = [extensions.back, -extensions.beyond].map((far) => moved(point, left, far))
      const own = extensions.color ?? color
      drawExtension(sheet, `${name}-extension-${end + 1}`, ends[0] as Point, ends[1] as Point, own)
    }
  const near = arrow.length - 1
  const stretches: [Points, Points][] = outside
    ? [
        [-arrow.tail, -near],
        [length + near, length + arrow.tail],
      ]
    : free > 0
      ? [
          [near, (length - free) / 2],
          [(length + free) / 2, length - near],
        ]
      : [[near, length - near]]
  const pen: Stroke = { color, width, ...(dash ? { dash } : {}) }
  for (const [index, [start, end]] of stretches.entries())
    if (end > start)
      sheet.addLine(
        `${name}-line-${index + 1}`,
        moved(from, along, start),
        moved(from, along, end),
        pen,
      )
  const back = { x: -along.x, y: -along.y }
  const heads = [
    { tip: from, pointing: outside ? along : back },
    { tip: to, pointing: outside ? back : along },
  ]
  drawArrowheads(sheet, `${name}-arrows`, heads, color)
}

/** Filled arrowheads as one shape; `pointing` is the unit vector towards the tip. */
export function drawArrowheads(
  sheet: Sheet,
  name: string,
  heads: { tip: Point; pointing: Point }[],
  color: Color,
): void {
  const corners = heads.map(({ tip, pointing }) => {
    const back = moved(tip, pointing, -arrow.length)
    const aside = { x: -pointing.y, y: pointing.x }
    return [tip, moved(back, aside, arrow.half), moved(back, aside, -arrow.half)]
  })
  drawPath(sheet, name, corners.flatMap(polygonPath), color)
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

function moved({ x, y }: Point, along: Point, distance: Points): Point {
  return { x: x + along.x * distance, y: y + along.y * distance }
}
