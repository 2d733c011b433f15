import type { DialogueState } from '../deck/requests/dialogue-state.ts'
import { endsInNo } from './answers/yes-or-no.ts'
import { calledOff } from './ask-back.ts'
import { answerAboutDeck } from './asked-about-deck.ts'
import { asksForAdvice } from './asked-advice.ts'
import { readWithTextsBounded, textOrWish } from './bound-given-texts.ts'
import type { GivenAnswer } from './choice.ts'
import { complainedOf } from './complained-of.ts'
import { type EditStep, isDeclined, isQuestion } from './edit-step.ts'
import { whatGoes } from './frames/frames/deck-length.ts'
import { framesReader, readWithFrames } from './frames/read-with-frames.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readBesideRemarks, remarkOrNot } from './leave-remarks-aside.ts'
import { readChosen } from './likeliest/ask-likeliest.ts'
import { correctedWithin, takesAway } from './put-in-correction.ts'
import { readClauses } from './read-clauses.ts'
import type { ReadInstruction } from './read-instruction.ts'

/**
 * The steps that an instruction in natural language asks for, in their order. Slides are those of the deck as it is
 * given, also when earlier steps move or delete others; positions are those of the deck when their step comes. Ends
 * with a question (`clarify`) where the instruction has more than one meaning, and says why (`decline`) where nothing
 * is done. Never throws; never empty.
 */
export function interpretInstruction(instruction: string, context: InstructionContext): EditStep[] {
  return readInstruction(instruction, context).steps
}

/**
 * Reads an instruction. What shall be deleted is asked about where words behind it cannot be followed and may depend on
 * it; what is only said beside its wishes is left aside.
 * @param answers what was answered where that was asked about.
 */
export function readInstruction(
  instruction: string,
  context: InstructionContext,
  answers: readonly GivenAnswer[] = [],
): ReadInstruction {
  for (const restate of [correctedWithin, complainedOf]) {
    const restated = restate(instruction, context)
    if (restated === undefined) continue
    const meant = readInstruction(restated, context)
    const isClear = !meant.steps.some((step) => isRefused(step) || isQuestion(step))
    // What is only said instead takes nothing away.
    const takes = restate === correctedWithin && meant.steps.some(takesAway)
    if (isClear && !takes) return meant
  }
  const read = (words: string, within: InstructionContext) =>
    readWithTextsBounded(words, within, readWishes, answers)
  const done = readBesideRemarks(instruction, context, read, answers)
  return endsInNo(instruction) && done.steps.some(takesAway) ? calledOff : done
}

/** Reads an instruction all of whose words ask for something. */
function readWishes(instruction: string, context: InstructionContext): ReadInstruction {
  const answer = answerAboutDeck(instruction, context)
  if (answer !== undefined)
    return { steps: [{ request: 'decline', reason: 'answered', sentence: answer }] }
  const framed = asksForAdvice(instruction)
    ? () => undefined
    : framesReader(instruction, context, {})
  const first = framed({ onlyNew: true })
  // What shall go is not there: nothing else goes for it, and none is offered.
  if (first?.isNothingToTake) return first
  // What cannot be done as that may be meant otherwise, unless it is known what it is.
  const isKnown = (step: EditStep) => !isRefused(step) || isDeclined(step, 'unsupported')
  // What would have to go is asked before anything is done otherwise.
  const isAsked = first?.question !== undefined && first.question.state?.hole !== whatGoes
  if (first?.steps.some(isKnown) && !isAsked) return first
  const read = readClauses(instruction, context)
  // A question gives way to what is clear, whoever asks it, and to one that is asked further on.
  const goesFurther = read.steps.some((step) => 'op' in step) && !read.steps.some(isRefused)
  if (
    first?.steps.some(isQuestion) &&
    read.steps.some((step) => isRefused(step) || isQuestion(step)) &&
    !goesFurther
  )
    return first
  // What is asked for by an instruction that is not read clause by clause is read by frames as a whole.
  if (!read.steps.some((step) => isRefused(step) || isQuestion(step))) return read
  const last = framed()
  // A question gives way only to what is clear, and to nothing where a wish before it was understood by itself.
  const isClear =
    read.steps.every((step) => 'request' in step) &&
    last?.steps.every((step) => !isDeclined(step) && !isQuestion(step))
  return last !== undefined && (isClear || read.steps.some(isRefused)) ? last : read
}

/**
 * Reads on where a question was asked, with the answers to it.
 * @param context with the numbers of the slides, the language and what "it" means as they were when it was asked.
 */
export function readOn(
  state: DialogueState,
  context: InstructionContext,
  answers: readonly GivenAnswer[],
): ReadInstruction | undefined {
  const { instruction, reader, from, asking, hole } = state
  if (reader === 'likeliest') return readChosen(state, context, answers)
  if (hole === remarkOrNot || hole === textOrWish)
    return readInstruction(instruction, context, answers)
  return reader === 'frames'
    ? readWithFrames(instruction, context, { answers, asking })
    : readClauses(instruction, context, { answers, from, asking })
}

const isRefused = (step: EditStep) => isDeclined(step) && !isDeclined(step, 'called_off')
