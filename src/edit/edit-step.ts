import type { Operation } from '../deck/operations/operation.ts'
import type { DeclineReason, EditRequest } from '../deck/requests/request.ts'

/** One thing that an instruction asks for. Operations have an `op`, requests a `request`. */
export type EditStep = Operation | EditRequest

/** Whether a step asks back. */
export const isQuestion = (step: EditStep): boolean =>
  'request' in step && step.request === 'clarify'

/** Whether a step says that something is not done, for a reason where one is named. */
export const isDeclined = (step: EditStep, ...reasons: DeclineReason[]): boolean =>
  'request' in step &&
  step.request === 'decline' &&
  (reasons.length === 0 || reasons.includes(step.reason))

/** Whether a step takes something away. */
export const isDeletion = (step: EditStep): boolean => 'op' in step && step.op.startsWith('delete_')
