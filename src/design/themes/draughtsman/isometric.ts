import type { Point } from '../../../scene/geometry.ts'

/** Where a solid stands: its lower front corner, from which it goes up, back to the left, and along to the right. */
export interface Stand {
  corner: Point
  scale: number
}

/** Unit vector of an isometric drawing along the length; along the depth x is negative. */
export const iso = { x: Math.cos(Math.PI / 6), y: Math.sin(Math.PI / 6) }
