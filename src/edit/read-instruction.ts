import type { Clarify } from '../deck/requests/request.ts'
import type { EditStep } from './edit-step.ts'

/** What reading gave: the steps, and the question that it ended in, with its state. */
export interface ReadInstruction {
  steps: EditStep[]
  question?: Clarify
}
