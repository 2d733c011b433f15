import type { DialogueState } from '../deck/requests/dialogue-state.ts'
import type { EditStep } from './edit-step.ts'

/** A question that an edit ended in. */
export interface OpenQuestion {
  question: string
  /** The answers that it offered. */
  options: string[]
  /** What an answer is read against; absent where other software asked. */
  state?: DialogueState | undefined
}

/** What words say of themselves, whatever they mean together: by it we judge what a language model makes of them. */
export interface SaidWords {
  /** BCP 47, of those that instructions are read in; questions about them are asked in it. */
  language: string
  /** Something is to be deleted, or taken back. */
  deletes: boolean
  undoes: boolean
  speaksOfNotes: boolean
  /** A condition, an exception or a choice may bind what is asked for. */
  isBound: boolean
  /** Sentences of their own that say what shall stay: "the condition has to stay in". */
  kept: string[]
  /** The slides that they name. */
  slideIds: string[]
  /** The slides that they name as what shall go, and not as where something does. */
  deletedSlideIds: string[]
  /** How many slides they say that shall stay, where they leave open which. */
  countsLeft: number[]
}

/** What an edit in words means. */
export interface InterpretedEdit {
  steps: EditStep[]
  /** The slides that it speaks of, whatever becomes of it; none where it answers a question. */
  namedSlideIds: string[]
  /** Of words that the grammar does not understand whole: what is left to a language model, where there is one. */
  left?: SaidWords
  /** BCP 47, of words that are understood whole, where a language model may be needed to do what they ask. */
  language?: string
}
