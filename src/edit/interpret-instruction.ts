import type { DialogueState } from '../deck/requests/dialogue-state.ts'
import { answerAboutDeck } from './asked-about-deck.ts'
import { asksForAdvice } from './asked-advice.ts'
import type { GivenAnswer } from './choice.ts'
import type { EditStep } from './edit-step.ts'
import { framesReader, readWithFrames } from './frames/read-with-frames.ts'
import type { InstructionContext } from './instruction-context.ts'
import { correctedWithin, takesAway } from './put-in-correction.ts'
import type { ReadInstruction } from './read-instruction.ts'
import { readWithIntents } from './read-with-intents.ts'

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
 * it.
 */
export function readInstruction(instruction: string, context: InstructionContext): ReadInstruction {
  const corrected = correctedWithin(instruction, context)
  if (corrected !== undefined) {
    const meant = readInstruction(corrected, context)
    const isClear = !meant.steps.some((step) => isDeclined(step) || isQuestion(step))
    if (isClear && !meant.steps.some(takesAway)) return meant
  }
  const answer = answerAboutDeck(instruction, context)
  if (answer !== undefined)
    return { steps: [{ request: 'decline', reason: 'answered', sentence: answer }] }
  const framed = asksForAdvice(instruction)
    ? () => undefined
    : framesReader(instruction, context, { readBeside: readWithIntents })
  const first = framed({ onlyNew: true })
  // What shall go is not there: nothing else goes for it, and none is offered.
  if (first?.isNothingToTake) return first
  // What cannot be done as that may be meant otherwise.
  if (first?.steps.some((step) => !isDeclined(step)) && !first.steps.some(isQuestion)) return first
  const read = readWithIntents(instruction, context)
  // A question gives way to what is clear, whoever asks it, and to one that is asked further on.
  const goesFurther = read.steps.some((step) => 'op' in step) && !read.steps.some(isDeclined)
  if (
    first?.steps.some(isQuestion) &&
    read.steps.some((step) => isDeclined(step) || isQuestion(step)) &&
    !goesFurther
  )
    return first
  // What is asked for by an instruction that no rule of intents reads whole is read by frames.
  if (!read.steps.some((step) => isDeclined(step) || isQuestion(step))) return read
  const last = framed()
  // A question gives way only to what is clear, and to nothing where a wish before it was understood by itself.
  const isClear =
    read.steps.every((step) => 'request' in step) &&
    last?.steps.every((step) => !isDeclined(step) && !isQuestion(step))
  return last !== undefined && (isClear || read.steps.some(isDeclined)) ? last : read
}

function isQuestion(step: EditStep): boolean {
  return 'request' in step && step.request === 'clarify'
}

/**
 * Reads on where a question was asked, with the answers to it.
 * @param context with the numbers of the slides, the language and what "it" means as they were when it was asked.
 */
export function readOn(
  { instruction, reader, from, asking }: DialogueState,
  context: InstructionContext,
  answers: readonly GivenAnswer[],
): ReadInstruction | undefined {
  return reader === 'frames'
    ? readWithFrames(instruction, context, { answers, readBeside: readWithIntents })
    : readWithIntents(instruction, context, { answers, from, asking })
}

function isDeclined(step: EditStep): boolean {
  return 'request' in step && step.request === 'decline' && step.reason !== 'called_off'
}
