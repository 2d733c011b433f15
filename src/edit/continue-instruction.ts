import { applyOperations } from '../deck/operations/apply-operations.ts'
import { OperationError } from '../deck/operations/outcome.ts'
import { type DialogueState, dialogueStateSchema } from '../deck/requests/dialogue-state.ts'
import type { Clarify } from '../deck/requests/request.ts'
import { candidateSaid } from './answers/candidate-said.ts'
import { offeredAndGone, saysWhatIsClear, slidesOffered } from './answers/offered-slides.ts'
import type { ReadAnswer } from './answers/read-answer.ts'
import { saysNo } from './answers/yes-or-no.ts'
import { numberedSlide } from './clauses/numbered-slide.ts'
import { type EditStep, isDeclined, isQuestion } from './edit-step.ts'
import { givenAnswer, isUnderstood, speakingOf } from './given-answer.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readInstruction, readOn } from './interpret-instruction.ts'
import { looks, verbConcepts } from './lexicons/wish-concepts.ts'
import { takesAway, tokensOf } from './put-in-correction.ts'
import type { ReadInstruction } from './read-instruction.ts'
import {
  deletionInstead,
  instructionInstead,
  placedWishInstead,
  wishInstead,
} from './wish-instead.ts'
import { means } from './words/token.ts'

/**
 * The steps that are left of an instruction once the question it ended in is answered: those of the part that was
 * unclear and of all behind it. Steps before the question are not repeated; the deck of `context` is the one they made.
 * An answer may be the text of an option, its number or place ("2", "the second"), the slide itself ("slide 7",
 * "Pricing"), "yes" or "never mind", and may ask for something else behind that; one that says none of these brings the
 * question again, as it is asked of the deck of now, and one that is an instruction by itself is read as that. The
 * answer is read against the state of the question, never against its sentence. Never throws; never empty.
 */
export function continueInstruction(
  asked: Clarify,
  words: string,
  context: InstructionContext,
): EditStep[] {
  const known = dialogueStateSchema.safeParse(asked.state)
  if (!known.success) return withoutState(words, context)
  const state = known.data
  const { slideOrder, hole, candidates } = state
  const now = { ...context, slideOrder }
  const offered = offeredAndGone(words, asked, state, now)
  if (offered !== undefined && 'question' in offered)
    return [offered.question.options.length === 0 ? gone : offered.question]
  const said = offered?.label ?? words
  const other =
    deletionInstead(state, said, context, now) ??
    instructionInstead(state, said, context) ??
    placedWishInstead(said, context, now)
  if (other !== undefined) return other
  const answer = givenAnswer({ hole, said, candidates }, state, now)
  const read = followed(state, now, answer)
  if (read !== undefined && answer.used) {
    // A refusal ends the instruction: what else it asked for is not done either.
    const isOff = saysNo(said) ? read.steps.filter(isCalledOff) : []
    return isOff.length > 0 ? isOff : (withFurther(read.steps, answer.further, now) ?? [asked])
  }
  let question: Clarify = asked
  let half = answer.isHalf
  if (read?.question?.state?.hole === hole) question = read.question
  else {
    const anew = givenAnswer({ said, candidates }, state, now)
    const isSame = read?.question?.state?.asking === state.asking
    // The deck has changed since, and with it what is unclear; or nothing is, and the answer must say what is done.
    const clear = isSame
      ? followed(state, now, anew)
      : saysWhatIsClear(anew, read?.steps ?? [], slidesOffered(state, now))
    if (clear !== undefined && anew.used)
      return withFurther(clear.steps, anew.further, now) ?? [question]
    question = isSame ? (read?.question ?? question) : withOptionsLeft(question, state, now)
    half ||= anew.isHalf
  }
  if (half) return [question]
  if (saysNo(said))
    return [{ request: 'decline', reason: 'called_off', sentence: 'Nothing further was changed.' }]
  // Not an answer: perhaps another instruction, or words of what was offered, where no slide goes by them.
  const wish = wishInstead(said, context, now)
  // "**And** the ticket slide to the very **end**" says more than which.
  const tokens = tokensOf(said, now)
  const asks = tokens.some(
    (one, at) =>
      means(one, ...verbConcepts, ...looks, 'not', 'correction', 'start', 'end') ||
      (at === 0 && means(one, 'and')),
  )
  // "**Numbers on** slide 3": the rest of an answer that names a slide by its number is no words of that.
  const isNumbered = numberedSlide(tokens) !== undefined
  // Of a wish that was offered only the whole text says it.
  const isPart = state.reader !== 'likeliest' && wish === undefined && !asks && !isNumbered
  const near = isPart ? candidateSaid(said, candidates, now.deck.slides) : undefined
  const named = near && givenAnswer({ hole, said: near.label, candidates }, state, now)
  const { steps = [] } = (named && followed(state, now, named)) ?? {}
  const isSure = named?.used && !steps.some(takesAway)
  return wish ?? (isSure ? steps : [question])
}

const gone: EditStep = {
  request: 'decline',
  reason: 'nothing_to_do',
  sentence: 'What was offered is no longer in the presentation. Nothing was changed.',
}

/** A question that other software asked, and of which nothing but its sentence is known: only a whole wish can be followed. */
function withoutState(said: string, context: InstructionContext): EditStep[] {
  const { steps } = readInstruction(said, context)
  if (isUnderstood(steps)) return steps
  const no = saysNo(said)
  const sentence = no
    ? 'Nothing further was changed.'
    : 'That question can no longer be answered. Please say the whole wish once more.'
  return [{ request: 'decline', reason: no ? 'called_off' : 'nothing_to_do', sentence }]
}

/** Goes on with the answers that led to a question, and with one to it. */
function followed(
  state: DialogueState,
  context: InstructionContext,
  answer: ReadAnswer,
): ReadInstruction | undefined {
  const { language, mentioned } = state
  const then = { ...context, language, mentionedSlideIds: mentioned }
  const before = state.settled.map((one) => givenAnswer(one, state, context))
  return readOn(state, then, [...before, answer])
}

/** A question with those of the slides that it offered which are still there. */
function withOptionsLeft(
  question: Clarify,
  state: DialogueState,
  context: InstructionContext,
): Clarify {
  const left = slidesOffered(state, context)
  return left.length === 0 ? question : { ...question, options: left.map((one) => one.text) }
}

/**
 * The steps that an answer or a correction led to, and those of what it asks for besides; before a question that they end in, as nothing
 * behind that is done. Undefined when that cannot be done after them.
 */
export function withFurther(
  steps: readonly EditStep[],
  further: string,
  context: InstructionContext,
): EditStep[] | undefined {
  if (further === '') return [...steps]
  const done = steps.filter((step) => !isQuestion(step))
  const operations = done.flatMap((step) =>
    'op' in step ? [step] : step.request === 'take_back' ? step.operations : [],
  )
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

const isCalledOff = (step: EditStep) => isDeclined(step, 'called_off')
