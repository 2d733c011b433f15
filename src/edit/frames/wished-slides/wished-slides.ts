import type { LayoutName } from '../../../deck/slide.ts'
import type { Concept } from '../../lexicons/concept.ts'
import type { Destination } from '../../references/destination.ts'
import type { GivenPair } from '../payload-list.ts'
import type { GivenTable } from './given-table.ts'
import type { SlideKind } from './slide-kind.ts'

/** What stands on a new slide. */
export type SlideContent =
  | { kind: 'empty' }
  /** Shown as suits it; without points what stands there is left to us. */
  | { kind: 'said'; layout?: LayoutName; points: readonly string[] }
  /** Each has a head. */
  | { kind: 'cards' | 'steps'; points: readonly string[] }
  | { kind: 'table'; table: GivenTable }
  | { kind: 'chart'; chart: Concept | undefined; pairs: readonly GivenPair[]; unit?: string }
  | { kind: 'comparison'; sides: readonly { head: string; points: readonly string[] }[] }
  /** What was given does not fit together: why. */
  | { kind: 'unfit'; shown: SlideKind; why: string }

/** What a new slide is called, and what it is about. */
export interface WishedSlide {
  title?: string
  topic?: string
  /** What stands on it alone. */
  points?: readonly string[]
}

/** New slides as a wish asks for them: where they go, what they are called or about, and what stands on all of them. */
export interface WishedSlides {
  place: Destination | undefined
  /** Whether the only one goes beside each of the slides that are named: "before 3 and 6". */
  isBesideEach?: boolean
  slides: readonly WishedSlide[]
  content: SlideContent
  /** What the notes of the only one say. */
  notes?: string
}
