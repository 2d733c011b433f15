import type { SubjectName } from './subjects/subject-list.ts'

/** What a picture is drawn from. The same request always gives the same picture. */
export interface ArtRequest {
  /** Moves the composition. */
  seed: string
  subject: SubjectName
}

/** Draws a picture of a vibe as SVG of 1280 × 720 units. */
export type DrawArt = (request: ArtRequest) => string
