/** Points (1/72 in): the unit of every length in a scene. */
export type Points = number

/** The width of every page: 16:9, 13.333 in. */
export const pageWidth: Points = 960
/** The height of every page: 7.5 in. */
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

/** The least upright box around a box that is turned by `rotation` degrees clockwise about its centre. */
export function turnedBounds(box: Box, rotation = 0): Box {
  const radians = (rotation * Math.PI) / 180
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  const width = box.width * cosine + box.height * sine
  const height = box.width * sine + box.height * cosine
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  }
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
