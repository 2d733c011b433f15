import type { Deck } from '../deck/deck.ts'
import type { Operation } from '../deck/operations/operation.ts'
import type { AddedSlide } from './spoken-of.ts'

/** What an instruction is read against. */
export interface InstructionContext {
  deck: Deck
  /** The themes that the caller can use. */
  themes: readonly { id: string; name: string }[]
  /** The slides that the caller has chosen: what "this slide" means, and what is changed when none is named. */
  selectedSlideIds?: readonly string[]
  /** What "it" means. */
  lastChangedSlideIds?: readonly string[]
  /** Those of them from which something was only taken: "it" may be what is gone. */
  lastReducedSlideIds?: readonly string[]
  /** What "the new slide" and "the slide you just added" mean. */
  lastAddedSlides?: readonly AddedSlide[]
  /**
   * The ids of the slides in their order when the instruction was first given. Only when an instruction goes on after
   * an answer, and the steps before the question have changed the order since.
   */
  slideOrder?: readonly string[]
  /** What "it" means at the beginning of the words, as what stood before them spoke of it. Only when they go on after an answer. */
  mentionedSlideIds?: readonly string[]
  /** The language that the words are read in, where that is known: a BCP 47 primary subtag. */
  language?: string
  /** How many changes can be taken back; absent where nobody knows. */
  undoable?: number
  /** What the last of them did, in one or more sentences. */
  lastChange?: string
  /** The wish that made the newest change, where words did; absent after any other change. */
  lastWish?: LastWish
  /** Makes the id of a new slide. */
  newId: () => string
}

/** A wish that was done, and what takes it back. */
export interface LastWish {
  instruction: string
  /** The ids of the slides in their order when it was said. */
  slideOrder: readonly string[]
  /** The inverse of what it did, on the deck of now. */
  inverse: readonly Operation[]
}
