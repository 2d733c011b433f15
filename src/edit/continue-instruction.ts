import { applyOperations } from '../deck/operations/apply-operations.ts'
import { OperationError } from '../deck/operations/outcome.ts'
import type { Clarify } from '../deck/requests/request.ts'
import { answerAnew, answeredPlace } from './answer-anew.ts'
import type { ReadAnswer } from './answers/read-answer.ts'
import { saysNo } from './answers/yes-or-no.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'
import type { ReadInstruction } from './read-instruction.ts'
import {
  type AskedQuestion,
  givenAnswer,
  isUnderstood,
  type Origin,
  speakingOf,
  whereAsked,
} from './where-asked.ts'
import { deletionInstead, wishInstead } from './wish-instead.ts'

/**
 * The steps that are left of an instruction once the question it ended in is answered: those of the part that was
 * unclear and of all behind it. Steps before the question are not repeated; the deck of `context` is the one they made.
 * An answer may be the text of an option, its number or place ("2", "the second"), the slide itself ("slide 7",
 * "Pricing"), "yes" or "never mind", and may ask for something else behind that; one that says none of these brings the
 * question again, as it is asked of the deck of now, and one that is an instruction by itself is read as that. Never
 * throws; never empty.
 */
export function continueInstruction(
  asked: AskedQuestion,
  said: string,
  context: InstructionContext,
): EditStep[] {
  const origin = whereAsked(asked, context)
  const before = numbered(context, origin)
  const placed = answeredPlace(asked.question, said, before)
  if (placed !== undefined && 'question' in placed)
    return placed.question.options.length === 0 ? [gone] : [placed.question]
  const answer = placed?.option ?? said
  const other = deletionInstead(asked, answer, context, before)
  if (other !== undefined) return other
  const given = givenAnswer(asked.question.question, answer, before, origin.instruction)
  const read = readOn(origin, before, given)
  if (given.used) return withFurther(read.steps, given.further, before) ?? [asked.question]
  let question: Clarify = asked.question
  let half = given.isHalf
  if (read.question?.question === question.question) question = read.question
  else if (read.unclearClause === origin.fromClause && read.question !== undefined) {
    // The deck has changed since, and with it what is unclear.
    question = read.question
    const anew = givenAnswer(undefined, answer, before, origin.instruction)
    const { steps } = readOn(origin, before, anew)
    if (anew.used) return withFurther(steps, anew.further, before) ?? [question]
    half ||= anew.isHalf
  } else {
    // Nothing is unclear any more, but what the answer says must be what is done.
    const anew = givenAnswer(undefined, answer, before, origin.instruction)
    const clear = answerAnew(asked, anew, read.steps, before)
    if (clear.steps !== undefined)
      return withFurther(clear.steps, anew.further, before) ?? [clear.question]
    question = clear.question
    half ||= anew.isHalf
  }
  if (half) return [question]
  if (saysNo(answer))
    return [{ request: 'decline', reason: 'called_off', sentence: 'Nothing further was changed.' }]
  // Not an answer: perhaps another instruction.
  return wishInstead({ ...asked, question }, answer, context, before) ?? [question]
}

const gone: EditStep = {
  request: 'decline',
  reason: 'nothing_to_do',
  sentence: 'What was offered is no longer in the presentation. Nothing was changed.',
}

function numbered(context: InstructionContext, { slideOrder }: Origin): InstructionContext {
  return slideOrder === undefined ? context : { ...context, slideOrder }
}

function readOn(origin: Origin, context: InstructionContext, given: ReadAnswer): ReadInstruction {
  const { instruction, earlier, fromClause } = origin
  const before = earlier.map((one) => givenAnswer(one.question, one.answer, context, instruction))
  return readInstruction(instruction, context, { answers: [...before, given], fromClause })
}

/**
 * The steps that an answer led to, and those of what it asks for besides; before a question that they end in, as nothing
 * behind that is done. Undefined when that cannot be done after them.
 */
function withFurther(
  steps: readonly EditStep[],
  further: string,
  context: InstructionContext,
): EditStep[] | undefined {
  if (further === '') return [...steps]
  const done = steps.filter((step) => !isQuestion(step))
  const operations = done.flatMap((step) => ('op' in step ? [step] : []))
  try {
    const { deck } = applyOperations(context.deck, operations)
    const slideOrder = context.slideOrder ?? context.deck.slides.map((slide) => slide.id)
    // "Slide 4, and move it to the end": "it" is what the answer named.
    const spoken = done.flatMap((step) => ('slideId' in step ? [step.slideId ?? []] : [])).flat()
    const since = speakingOf([...new Set(spoken)], { ...context, deck, slideOrder })
    const { steps: more } = readInstruction(further, since)
    if (!isUnderstood(more)) return undefined
    // "No, shorten it": that nothing else was done need not be said.
    const worth = done.filter((step) => !isCalledOff(step))
    const all = [...worth, ...more, ...steps.filter(isQuestion)]
    return undoesBesides(all) ? undefined : all
  } catch (error) {
    if (error instanceof OperationError) return undefined
    throw error
  }
}

/** Whether something is taken back and something else changed, which no one edit does. */
function undoesBesides(steps: readonly EditStep[]): boolean {
  const back = (step: EditStep) =>
    'request' in step && ['undo', 'restore_revision'].includes(step.request)
  const changes = (step: EditStep) =>
    'op' in step ||
    !['export', 'decline', 'clarify', 'undo', 'restore_revision'].includes(step.request)
  return steps.some(back) && steps.some(changes)
}

function isQuestion(step: EditStep): boolean {
  return 'request' in step && step.request === 'clarify'
}

function isCalledOff(step: EditStep): boolean {
  return 'request' in step && step.request === 'decline' && step.reason === 'called_off'
}
