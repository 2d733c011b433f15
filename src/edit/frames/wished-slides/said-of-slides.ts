import type { Concept } from '../../lexicons/concept.ts'
import type { Destination } from '../../references/destination.ts'
import type { Range } from './given-list.ts'
import type { PartLabel } from './part-labels.ts'
import type { SlideKind } from './slide-kind.ts'

/** What words of a wish say of new slides, before it is known whether that is enough. */
export interface SaidOfSlides {
  place?: Destination
  count?: number
  isBlank: boolean
  kind?: SlideKind
  chart?: Concept
  title?: string
  /** What is given, by the noun that says so; `rest`: behind a colon, or what the slide shows. */
  parts: Partial<Record<PartLabel | 'rest', Range>>
  /** How many points are said to follow. */
  points?: number
  /** What is compared, by a verb that says so. */
  sides?: readonly { head: string; points: readonly string[] }[]
}
