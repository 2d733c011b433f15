import type { Concept } from '../../lexicons/concept.ts'
import type { Destination } from '../../references/destination.ts'
import type { GivenPair } from '../payload-list.ts'
import type { GivenTable } from './given-table.ts'
import type { SlideKind } from './slide-kind.ts'

/** What stands on a new slide. */
export type SlideContent =
  | { kind: 'empty' }
  | { kind: 'points' | 'steps' | 'cards' | 'section' | 'closing'; points: readonly string[] }
  | { kind: 'quote'; quotation: string }
  | { kind: 'table'; table: GivenTable }
  | { kind: 'chart'; chart: Concept | undefined; pairs: readonly GivenPair[]; unit?: string }
  | { kind: 'comparison'; sides: readonly { head: string; points: readonly string[] }[] }
  /** What was given does not fit together: why. */
  | { kind: 'unfit'; shown: SlideKind; why: string }

/** New slides as a wish asks for them: where they go, what they are called, and what stands on all of them. */
export interface WishedSlides {
  place: Destination | undefined
  titles: readonly string[]
  content: SlideContent
}
