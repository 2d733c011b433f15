import type { Candidate, DialogueState } from '../deck/requests/dialogue-state.ts'
import { withoutDeleting } from './answers/plain-answer.ts'
import { type ReadAnswer, readAnswer } from './answers/read-answer.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'

/** An answer to what is asked for, or to whatever is asked first (`hole` undefined), as it was offered. */
export function givenAnswer(
  { hole, said, candidates }: { hole?: string; said: string; candidates: Candidate[] },
  { instruction }: DialogueState,
  context: InstructionContext,
): ReadAnswer {
  const plain = withoutDeleting(said, instruction)
  return readAnswer({ ...(hole === undefined ? {} : { hole }), said: plain, candidates }, isWish)

  function isWish(words: string, value: unknown): { destroys: boolean } | undefined {
    const { steps } = readInstruction(words, speakingOf(slidesIn(value), context))
    if (!isUnderstood(steps)) return undefined
    return { destroys: steps.some((step) => 'op' in step && step.op === 'delete_slide') }
  }
}

/** The slides that an answer means, where it means slides. */
function slidesIn(value: unknown): string[] {
  const ids = typeof value === 'object' && value !== null && 'ids' in value ? value.ids : []
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** The context in which "it" is what has just been spoken of, if that was any slide. */
export function speakingOf(
  slideIds: readonly string[],
  context: InstructionContext,
): InstructionContext {
  return slideIds.length === 0 ? context : { ...context, lastChangedSlideIds: slideIds }
}

/** Whether all of the steps do something: nothing is left to ask, and nothing is refused. */
export function isUnderstood(steps: readonly EditStep[]): boolean {
  return steps.every(
    (step) => !('request' in step) || (step.request !== 'decline' && step.request !== 'clarify'),
  )
}
