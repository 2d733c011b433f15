import type { Color } from '../../scene/paint.ts'

/** A slice of the ring, largest first. */
export interface Slice {
  name: string
  value: number
  color: Color
  /** Degrees clockwise from 12 o'clock. */
  start: number
  end: number
}
