import type { SubjectName } from './subjects/subject-list.ts'

/** What a picture is drawn from. The same request always gives the same picture. */
export interface ArtRequest {
  /** Moves the composition. */
  seed: string
  /** Absent: a scene that fits any thought. */
  subject?: SubjectName | undefined
  /** Close: the subject large, near the middle of the free part. Absent: wide, the subject in its landscape. */
  view?: ArtView | undefined
  /** The picture will be turned left to right; its subject is drawn so that it faces as ever afterwards. */
  mirrored?: boolean | undefined
}

/** From how far a picture shows its subject. */
export type ArtView = 'wide' | 'close'

/** Draws a picture of a vibe as SVG of 1280 × 720 units. */
export type DrawArt = (request: ArtRequest) => string
