import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawPath, polygonPath } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { column, type Ground, parts, type Tree } from '../../tree/tree.ts'

/** Length of an arrowhead, half of its width, and how far the tail of one outside its dimension reaches. */
const arrow: { length: Points; half: Points; tail: Points } = { length: 7, half: 2.1, tail: 14 }

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
  /** How far the lines from what is measured, which is at the left of its direction, reach back to that and beyond. */
  extensions?: { back: Points; beyond: Points; color?: Color }
}

/** Draws a dimension; the text is its caller's. */
export function drawDimension(sheet: Sheet, name: string, dimension: Dimension): void {
  const { from, to, color, width = 1, gap, extensions } = dimension
  const along = direction(from, to)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const at = (distance: Points): Point => moved(from, along, distance)
  const outside = dimension.arrows === 'outside'
  if (extensions) {
    const left = { x: along.y, y: -along.x }
    for (const [end, point] of [from, to].entries())
      drawExtension(
        sheet,
        `${name}-extension-${end + 1}`,
        moved(point, left, extensions.back),
        moved(point, left, -extensions.beyond),
        extensions.color ?? color,
      )
  }
  const [start, end] = [arrow.length - 1, length - arrow.length + 1]
  const inside: [Points, Points][] = gap
    ? [
        [start, gap.from],
        [gap.to, end],
      ]
    : [[start, end]]
  const tails: [Points, Points][] = [
    [-arrow.tail, -start],
    [length + start, length + arrow.tail],
  ]
  for (const [index, [near, far]] of (outside ? tails : inside).entries())
    if (far > near) sheet.addLine(`${name}-line-${index + 1}`, at(near), at(far), { color, width })
  const back = { x: -along.x, y: -along.y }
  const [first, last] = outside ? [along, back] : [back, along]
  const heads = [
    { tip: from, pointing: first },
    { tip: to, pointing: last },
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

/** Words on clear paper in the middle of a line that runs under them. */
export function onLine(words: Tree): Tree {
  const paper: Ground = {
    kind: 'ground',
    tree: words,
    padding: { x: 0, top: 0, bottom: 0 },
    draw: (sheet, box, colors) => {
      const { background: ground } = sheet.theme.colors
      const wider = { ...box, x: box.x - 8, width: box.width + 16 }
      sheet.addShape('paper', wider, { fill: ground })
      return { ...colors, ground }
    },
  }
  return parts([{ tree: column([]) }, { tree: paper, size: 'words' }, { tree: column([]) }])
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
  const pointing = direction(from, to)
  const end = moved(to, pointing, 1 - arrow.length)
  sheet.addLine(`${name}-line`, from, end, { color, width: 1.5 })
  drawArrowheads(sheet, `${name}-arrow`, [{ tip: to, pointing }], color)
}

function moved({ x, y }: Point, along: Point, distance: Points): Point {
  return { x: x + along.x * distance, y: y + along.y * distance }
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
