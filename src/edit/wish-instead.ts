import type { DialogueState } from '../deck/requests/dialogue-state.ts'
import type { Clarify } from '../deck/requests/request.ts'
import { withoutDeleting } from './answers/plain-answer.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions } from './lexicons/verbs.ts'
import { readWords } from './read-words.ts'
import { TopicSearch } from './references/topic-search.ts'
import { means, type Token } from './words/token.ts'

/**
 * The steps of words that came instead of an answer and are an instruction by themselves. One that is refused for good
 * is said to be, and the question comes again. Undefined where they are neither.
 * @param before the deck of now with the numbers that the question shows.
 */
export function wishInstead(
  question: Clarify,
  words: string,
  context: InstructionContext,
  before: InstructionContext,
): EditStep[] | undefined {
  const { steps } = readInstruction(words, context)
  if (!steps.some(isDecline)) return isDoubtful(steps, words, before) ? undefined : steps
  const refused = steps.every(
    (step) => isDecline(step) && (step.reason === 'needs_model' || step.reason === 'unsupported'),
  )
  return refused && has(words, context, actions) ? [...steps, question] : undefined
}

/**
 * "Delete slide 9" where slides 4 and 5 were offered: an instruction by itself, although an answer to what shall be
 * deleted may say its verb again. Undefined for anything else.
 */
export function deletionInstead(
  { candidates }: DialogueState,
  words: string,
  context: InstructionContext,
  before: InstructionContext,
): EditStep[] | undefined {
  const offered = candidates.flatMap(({ slide }) => slide ?? [])
  const isDeletion =
    withoutDeleting(words, words) !== words && has(words, context, ['slide', 'slides'])
  if (offered.length === 0 || !isDeletion) return undefined
  const order = before.slideOrder ?? before.deck.slides.map((slide) => slide.id)
  const { steps } = readInstruction(words, context)
  const deleted = deletedBy(steps)
  const isOther = deleted.every((id) => !offered.includes(order.indexOf(id) + 1))
  return deleted.length > 0 && isOther && !isDoubtful(steps, words, before) ? steps : undefined
}

/** Whether a wish would delete other slides by the numbers that the question shows than by those of now. */
function isDoubtful(
  steps: readonly EditStep[],
  words: string,
  before: InstructionContext,
): boolean {
  const deleted = deletedBy(steps)
  if (deleted.length === 0) return false
  return deletedBy(readInstruction(words, before).steps).join() !== deleted.join()
}

function deletedBy(steps: readonly EditStep[]): string[] {
  return steps.flatMap((step) => ('op' in step && step.op === 'delete_slide' ? [step.slideId] : []))
}

function isDecline(step: EditStep): step is Extract<EditStep, { request: 'decline' }> {
  return 'request' in step && step.request === 'decline'
}

/** Whether words mean one of some things. */
function has(words: string, context: InstructionContext, concepts: readonly Concept[]): boolean {
  const search = new TopicSearch(context.deck.slides)
  const tokens: readonly Token[] = readWords(words, context, search)?.tokens ?? []
  return tokens.some((token) => means(token, ...concepts))
}
