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

/** What an edit in words means. */
export interface InterpretedEdit {
  steps: EditStep[]
  /** The slides that it speaks of, whatever becomes of it; none where it answers a question. */
  namedSlideIds: string[]
}
