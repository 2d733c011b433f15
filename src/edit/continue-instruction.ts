import type { Clarify } from '../deck/requests/request.ts'
import { pickChoice } from './answers/pick-choice.ts'
import { saysNo } from './answers/yes-or-no.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'
import type { GivenAnswer } from './session.ts'

/** More parts than an instruction ever has. */
const mostClauses = 40

/** What was said after a question before: an answer that led to another question, or an instruction of its own. */
export interface EarlierAnswer {
  question: string
  answer: string
  /** The ids of the slides in their order when it was given. */
  slideOrder: readonly string[]
}

/** A question that was asked, and how it came to be. */
export interface AskedQuestion {
  /** The instruction that the questions began with. */
  instruction: string
  /** The ids of the slides in their order when that was given. */
  slideOrder?: readonly string[]
  /** What was said since, oldest first. */
  earlier?: readonly EarlierAnswer[]
  /** The last question. */
  question: Clarify
}

/**
 * The steps that are left of an instruction once the question it ended in is answered: those of the part that was
 * unclear and of all behind it. Steps before the question are not repeated; the deck of `context` is the one they made.
 * An answer may be the text of an option, its number or place ("2", "the second"), the slide itself ("slide 7",
 * "Pricing"), "yes" or "never mind"; one that says none of these brings the question again, and one that is an
 * instruction by itself is read as that. Never throws; never empty.
 */
export function continueInstruction(
  asked: AskedQuestion,
  answer: string,
  context: InstructionContext,
): EditStep[] {
  const { question } = asked
  const { instruction, slideOrder, earlier, fromClause } = whereAsked(asked, context)
  const given = givenAnswer(question.question, answer)
  const { steps } = readInstruction(
    instruction,
    { ...context, ...(slideOrder === undefined ? {} : { slideOrder }) },
    { answers: [...earlier.map(asGiven), given], fromClause },
  )
  if (given.used) return steps
  if (saysNo(answer))
    return [{ request: 'decline', reason: 'called_off', sentence: 'Nothing was changed.' }]
  // Not an answer: perhaps another instruction.
  const { steps: instead } = readInstruction(answer, context)
  const understood = instead.every(
    (step) => !('request' in step) || (step.request !== 'decline' && step.request !== 'clarify'),
  )
  return understood ? instead : [question]
}

function givenAnswer(question: string, answer: string): GivenAnswer {
  return {
    question,
    used: false,
    pick: (choices, read) => pickChoice(answer, choices, read),
  }
}

const asGiven = ({ question, answer }: EarlierAnswer) => givenAnswer(question, answer)

/** What a question is about: an instruction, the answers that led to the question, and the part that asks it. */
interface Origin {
  instruction: string
  slideOrder: readonly string[] | undefined
  earlier: readonly EarlierAnswer[]
  fromClause: number
}

/**
 * The instruction that asks a question: the one that the questions began with, unless an answer since then was an
 * instruction of its own and asks it.
 */
function whereAsked(
  { instruction, slideOrder, earlier = [], question }: AskedQuestion,
  context: InstructionContext,
): Origin {
  const began: Omit<Origin, 'fromClause'> = { instruction, slideOrder, earlier }
  const later = earlier.map((one, index) => ({
    instruction: one.answer,
    slideOrder: one.slideOrder,
    earlier: earlier.slice(index + 1),
  }))
  let first: number | undefined
  for (const origin of [began, ...later]) {
    const part = partAsking(origin)
    if (part.same) return { ...origin, fromClause: part.clause }
    first ??= part.clause
  }
  return { ...began, fromClause: first ?? 0 }

  /** The part that asks the question: the first that asks the same, else that asks at all. */
  function partAsking(origin: Omit<Origin, 'fromClause'>): { clause: number; same: boolean } {
    const before = {
      ...context,
      ...(origin.slideOrder === undefined ? {} : { slideOrder: origin.slideOrder }),
    }
    let first: number | undefined
    for (let fromClause = 0; fromClause < mostClauses; fromClause++) {
      const answers = origin.earlier.map(asGiven)
      const read = readInstruction(origin.instruction, before, { answers, fromClause })
      if (read.unclearClause === undefined) break
      first ??= read.unclearClause
      if (read.question?.question === question.question)
        return { clause: read.unclearClause, same: true }
      fromClause = read.unclearClause
    }
    return { clause: first ?? 0, same: false }
  }
}
