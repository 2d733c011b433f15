import type { SlideBounds } from '../slide-range.ts'
import type { ExistingSlides } from './existing-slides.ts'
import type { SourceFacts } from './source-facts.ts'

/** What a deck is to be written of, and how. */
export interface WritingTask {
  inputId: string
  source: SourceFacts
  bounds: SlideBounds
  /** BCP 47: what the slides are to be in. */
  language: string
  /** The caller's wishes in their words; empty: none. */
  instructions: string
  /** The title that was given; empty: the model chooses it. */
  title: string
  /** Whether the deck begins with a cover, which counts as a slide. */
  hasCover: boolean
  /** The deck that the slides go into; absent: a new one. */
  existing?: ExistingSlides
}
