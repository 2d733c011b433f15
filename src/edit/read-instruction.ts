import type { Clarify } from '../deck/requests/request.ts'
import type { EditStep } from './edit-step.ts'

/** What reading gave: the steps, and the question that it ended in, with its state. */
export interface ReadInstruction {
  steps: EditStep[]
  question?: Clarify
  /** Whether a wish to take something away was understood and declined: what else goes by its words was not asked for. */
  isNothingToTake?: true
  /** The words that were read, where others were only said beside them. */
  words?: string
}
