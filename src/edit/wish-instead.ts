import type { DialogueState } from '../deck/requests/dialogue-state.ts'
import { withoutDeleting } from './answers/plain-answer.ts'
import { type EditStep, isDeclined } from './edit-step.ts'
import { isUnderstood } from './given-answer.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions } from './lexicons/verbs.ts'
import { tokensOf } from './put-in-correction.ts'
import { isUnknown, means } from './words/token.ts'

/**
 * The steps of words that came instead of an answer and are an instruction by themselves, which takes the question's place, also where
 * it is refused or cannot be followed. Undefined where they are none.
 * @param before the deck of now with the numbers that the question shows.
 */
export function wishInstead(
  words: string,
  context: InstructionContext,
  before: InstructionContext,
): EditStep[] | undefined {
  const { steps } = readInstruction(words, context)
  if (isDoubtful(steps, words, before)) return undefined
  const isRefused = steps.every(
    (step) => isDeclined(step, 'needs_model') || isDeclined(step, 'unsupported'),
  )
  const isWhole =
    !steps.some((step) => isDeclined(step)) ||
    beginsAsWish(words, context) ||
    (isRefused && has(words, context, actions))
  return isWhole ? steps : undefined
}

/**
 * "Delete slide 3" where words were asked for, as for a new title: an instruction by itself, of which every part is understood.
 * Undefined for anything else, which is the words.
 */
export function instructionInstead(
  { candidates }: DialogueState,
  words: string,
  context: InstructionContext,
): EditStep[] | undefined {
  if (candidates.length > 0 || !beginsAsWish(words, context)) return undefined
  if (!has(words, context, ['slide', 'slides', 'deck', 'notes', 'title'])) return undefined
  const { steps } = readInstruction(words, context)
  return isUnderstood(steps) ? steps : undefined
}

/**
 * "**On 8**, add a point: fix the texts" where slides were asked for: an instruction by itself that begins with its place. Undefined
 * for anything else.
 */
export function placedWishInstead(
  words: string,
  context: InstructionContext,
  before: InstructionContext,
): EditStep[] | undefined {
  const tokens = tokensOf(words, context)
  const verb = tokens.findIndex((token) => means(token, ...actions))
  // "On 8, **and** make it blue".
  if (!means(tokens[0], 'in') || verb < 0 || means(tokens[verb - 1], 'and')) return undefined
  const { steps } = readInstruction(words, context)
  return isUnderstood(steps) && !isDoubtful(steps, words, before) ? steps : undefined
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

/**
 * "**Do not delete** slide 3", "could you maybe **get rid of** the bit on permits": words that begin with what is to be done, or not to
 * be, and say more than that. A verb that is all there is may belong to an answer.
 */
function beginsAsWish(words: string, context: InstructionContext): boolean {
  const said = tokensOf(words, context).filter(
    (token) => token.kind !== 'sign' && !means(token, 'particle', 'please', 'greeting'),
  )
  const verb = said.findIndex((token) => means(token, ...orders))
  // "Maybe", "do not".
  const [first] = said
  const isBefore = first !== undefined && (isUnknown(first) || means(first, 'not', 'or'))
  const opens = verb === 0 || (verb === 1 && isBefore)
  return opens && said.length > verb + mostBesideVerb
}

/** What a wish begins with: "make" and "let" say what is to be done only with something more, as in "let me think". */
const orders = [...actions.filter((action) => action !== 'make'), 'keep'] as const

/** "Delete it" and "change that" say no more than the verb. */
const mostBesideVerb = 2

/** Whether words mean one of some things. */
const has = (words: string, context: InstructionContext, concepts: readonly Concept[]): boolean =>
  tokensOf(words, context).some((token) => means(token, ...concepts))
