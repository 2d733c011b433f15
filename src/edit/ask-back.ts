import type { DialogueState } from '../deck/requests/dialogue-state.ts'
import type { ReadInstruction } from './read-instruction.ts'
import { Unclear } from './reading-errors.ts'
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

/** What comes of a wish that was answered with a no. */
export const calledOff: ReadInstruction = {
  steps: [{ request: 'decline', reason: 'called_off', sentence: 'Nothing was changed.' }],
}

/** What is asked of an instruction as a whole, once that was answered; else the reading that ends in the question, with nothing done. */
export function orAskBack<Answer>(
  session: Session,
  whole: Pick<Asked, 'instruction'> & Partial<Asked>,
  ask: () => Answer,
): Answer | ReadInstruction {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof Unclear)) throw error
    const { mentionedSlideIds: mentioned = [] } = session.context
    session.steps.length = 0
    const at = { reader: 'frames', from: 0, asking: 0, ...whole } as const
    return askBack(session, error, { ...at, mentioned, settledBefore: 0 })
  }
}
