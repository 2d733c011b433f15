import type { DialogueState } from '../deck/requests/dialogue-state.ts'
import type { ReadInstruction } from './read-instruction.ts'
import type { Unclear } from './reading-errors.ts'
import type { Session } from './session.ts'

/** Where in its words reading came to a question, and what had been said and settled there. */
interface Asked extends Pick<DialogueState, 'instruction' | 'reader' | 'from' | 'asking'> {
  mentioned: readonly string[]
  /** How many of the answers had been used before. */
  settledBefore: number
}

/** Ends a reading with a question, and with the state that an answer goes on from. */
export function askBack(
  session: Session,
  { clarify, hole, candidates }: Unclear,
  { mentioned, settledBefore, ...words }: Asked,
): ReadInstruction {
  const state: DialogueState = {
    version: 1,
    ...words,
    language: session.language,
    slideOrder: session.slideIds,
    mentioned: [...mentioned],
    settled: session.settled.slice(settledBefore),
    hole,
    candidates: [...candidates],
  }
  const question = { ...clarify, state }
  session.steps.push(question)
  return { steps: session.steps, question }
}
