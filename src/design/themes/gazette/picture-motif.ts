import type { Points } from '../../../scene/geometry.ts'

/** What stands before the sky of a picture; undefined where one sees the sky. */
export type Motif = (size: { width: Points; height: Points }, random: () => number) => Subject

/** A motif in place: its horizon, its sun, and the tones of what stands before them. */
export interface Subject {
  horizon: Points
  sun: { x: Points; y: Points; radius: Points }
  tone: (x: Points, y: Points) => number | undefined
}
