import type { DeclineReason } from '../deck/requests/request.ts'
import type { EditStep } from './edit-step.ts'

/** Why nothing is done about words that were understood. */
const settled: readonly DeclineReason[] = ['called_off', 'nothing_to_do', 'answered']

/** The hole of a question about words that were only half understood. */
const halfUnderstood = 'slides meant'

/**
 * Whether steps are all that words ask for, so that nothing is left to a language model: nothing was declined that it may be able to do, and what is
 * asked is what or which is meant by words that were understood.
 * @param asked the question that the words were to answer: the same again means that they did not.
 */
export function isUnderstoodWhole(steps: readonly EditStep[], asked?: string): boolean {
  return steps.every((step) => {
    if (!('request' in step)) return true
    if (step.request === 'decline') return settled.includes(step.reason)
    if (step.request !== 'clarify') return true
    return step.question !== asked && step.state?.hole !== halfUnderstood
  })
}
