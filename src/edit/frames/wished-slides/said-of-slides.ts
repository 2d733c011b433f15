import type { Concept } from '../../lexicons/concept.ts'
import type { Destination } from '../../references/destination.ts'
import type { Range } from './given-list.ts'
import type { PartLabel } from './part-labels.ts'
import type { SlideKind } from './slide-kind.ts'

/** What words of a wish say of new slides, before it is known whether that is enough. */
export interface SaidOfSlides {
  place?: Destination
  /** Whether slides are asked for, and no noun says that they are: then where they go has to. */
  isAsked: boolean
  isOpen: boolean
  /** Whether an article, a number or "new" says that they are not there yet; whether a verb does. */
  isNew: boolean
  isAdded: boolean
  /** Whether "new", "another" or a verb says that something is to be made. */
  isMade: boolean
  /** Whether the deck is said to have or need them. */
  isOfDeck: boolean
  /** Whether the verb before only says that somebody wants or needs so many. */
  isWanted: boolean
  count: number
  /** Whether several are meant, however many. */
  isPlural: boolean
  isBlank: boolean
  kind?: SlideKind
  chart?: Concept
  /** Whether the noun is one of thanks. */
  isThanks: boolean
  title?: string
  /** What they are about: each by itself, where it is said so. */
  topics: readonly Range[]
  /** What is given, by the noun that says so; `rest`: behind a colon, or what the slide shows. */
  parts: Partial<Record<PartLabel | 'rest', Range>>
  /** How many points are said to follow. */
  points?: number
  /** What is compared, by a verb that says so. */
  sides?: readonly { head: string; points: readonly string[] }[]
}
