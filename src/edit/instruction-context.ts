import type { Deck } from '../deck/deck.ts'

/** What an instruction is read against. */
export interface InstructionContext {
  deck: Deck
  /** The themes that the caller can use. */
  themes: readonly { id: string; name: string }[]
  /** The slides that the caller has chosen: what "this slide" means, and what is changed when none is named. */
  selectedSlideIds?: readonly string[]
  /** What "it" and "the slide you just added" mean. */
  lastChangedSlideIds?: readonly string[]
  /** Those of them from which something was only taken: "it" may be what is gone. */
  lastReducedSlideIds?: readonly string[]
  /**
   * The ids of the slides in their order when the instruction was first given. Only when an instruction goes on after
   * an answer, and the steps before the question have changed the order since.
   */
  slideOrder?: readonly string[]
  /** How many changes can be taken back; absent where nobody knows. */
  undoable?: number
  /** Makes the id of a new slide. */
  newId: () => string
}
