/** Points (1/72 in): the unit of every length in a scene. */
export type Points = number

/** The size of every page: 16:9, 13.333 × 7.5 in. */
export const pageWidth: Points = 960
export const pageHeight: Points = 540

/** Inches to points. */
export function inches(value: number): Points {
  return value * 72
}

export interface Point {
  x: Points
  y: Points
}

/** An axis-parallel rectangle; x and y are its top left corner, y grows downwards. */
export interface Box {
  x: Points
  y: Points
  width: Points
  height: Points
}

/** Whether two boxes share an area of more than `tolerance` points in both directions. */
export function boxesOverlap(a: Box, b: Box, tolerance: Points = 0.5): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > tolerance &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > tolerance
  )
}

/** Whether `inner` lies in `outer`, give or take `tolerance` points. */
export function boxContains(outer: Box, inner: Box, tolerance: Points = 0.5): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  )
}
