import type { CompositionRequest } from '../author/compose.ts'
import type { Deck } from '../deck/deck.ts'
import type { Slide } from '../deck/slide.ts'

/** Text to slides that fit their layouts. With `existing` the new slides are appended to that deck. */
export interface AuthorTask {
  composition: Omit<CompositionRequest, 'newId'>
  themeId: string
  existing?: Deck
}

/** Only the new slides, in order. `language` is a BCP 47 tag. */
export interface AuthorResult {
  language: string
  sourceTitle: string
  slides: Slide[]
  /** The least and the most slides that the range allowed. */
  bounds: { minimum: number; maximum: number }
  warnings: string[]
}

/** A deck to one file. `slideIndex` (0-based) and `width` (pixels) are for `png`, URLs for `page`. */
export type ExportTask =
  | { deck: Deck; format: 'pdf' | 'ppt' }
  | { deck: Deck; format: 'page'; stylesheetUrl: string; coverImageUrl?: string }
  | { deck: Deck; format: 'png'; slideIndex: number; width: number }

/** The file; of a share page its document and its stylesheet, UTF-8. */
export interface ExportResult {
  file: Uint8Array
  stylesheet?: Uint8Array
}
