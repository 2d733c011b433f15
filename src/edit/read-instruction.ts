import type { Clarify } from '../deck/requests/request.ts'
import type { EditStep } from './edit-step.ts'

/** What reading gave: the steps, and the clause (0-based) that ended in a question. */
export interface ReadInstruction {
  steps: EditStep[]
  unclearClause?: number
  question?: Clarify
}
