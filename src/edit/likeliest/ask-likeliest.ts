import type { Deck } from '../../deck/deck.ts'
import { applyOperations } from '../../deck/operations/apply-operations.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import type { DialogueState } from '../../deck/requests/dialogue-state.ts'
import type { Clarify } from '../../deck/requests/request.ts'
import type { Slide } from '../../deck/slide.ts'
import { pickChoice } from '../answers/pick-choice.ts'
import { saysNo } from '../answers/yes-or-no.ts'
import { type Choice, candidateOf } from '../choice.ts'
import { type EditStep, isDeclined, isDeletion } from '../edit-step.ts'
import { thingsOn } from '../frames/thing.ts'
import type { InstructionContext } from '../instruction-context.ts'
import { changeInWords } from './change-in-words.ts'
import { type LikelyWish, likeliestWishes } from './likeliest-wishes.ts'

/** What is asked for by a question about what words mean. */
const hole = 'wish meant'

/** How likely it must be that the words ask for one of the changes that are offered, and the likeliest of them. */
const leastInAll = 0.4
const leastFirst = 0.15
/** Less likely ones are not offered beside it; what takes something away must be likelier. */
const leastBeside = 0.05
const leastGone = 0.15
const mostOffered = 3

/** What the grammar reads is doubted where it is less likely than this, and something else likelier. */
const leastSure = 0.2
const mostSure = 0.5

/** A question that offers what words may ask for that were not understood; undefined where nothing is likely. */
export function askLikeliest(
  instruction: string,
  context: InstructionContext,
): Clarify | undefined {
  const wishes = likeliestWishes(instruction, context)
  const likely = wishes.reduce((sum, { probability }) => sum + probability, 0)
  const [first] = wishes
  if (first === undefined || first.probability < leastFirst || likely < leastInAll) return undefined
  const beside = wishes.filter(
    ({ steps, probability }, at) =>
      at === 0 || probability >= (steps.some(isDeletion) ? leastGone : leastBeside),
  )
  return offering(instruction, context, beside.slice(0, mostOffered))
}

/**
 * A question where what the grammar reads loses something and another wish is far likelier: both are offered. Undefined where it may stand.
 */
export function askLikelier(
  instruction: string,
  read: readonly EditStep[],
  context: InstructionContext,
): Clarify | undefined {
  const operations = read.filter((step): step is Operation => 'op' in step)
  const isAllDone = read.every((step) => 'op' in step || isDeclined(step))
  if (operations.length === 0 || !isAllDone) return undefined
  const { deck } = applyOperations(context.deck, operations)
  if (!losesText(context.deck, deck)) return undefined
  const label = changeInWords(context.deck, deck)
  const wishes = likeliestWishes(instruction, context)
  const [first] = wishes
  const own = wishes.find((wish) => wish.label === label)
  if (first === undefined || own === undefined) return undefined
  if (own.probability > leastSure || first.probability < mostSure) return undefined
  return offering(instruction, context, [first, own])
}

/** Whether a text that a deck prints stands nowhere in another, not as a part of a text either. */
function losesText(before: Deck, after: Deck): boolean {
  const textsOf = (slides: readonly Slide[]) =>
    slides.flatMap((slide) => thingsOn(slide).flatMap(({ texts }) => texts.map(({ text }) => text)))
  const left = textsOf(after.slides)
  const changed = before.slides.filter((slide) => !after.slides.includes(slide))
  return textsOf(changed).some((text) => !left.some((one) => one.includes(text)))
}

function offering(
  instruction: string,
  context: InstructionContext,
  wishes: readonly LikelyWish[],
): Clarify {
  const offered = wishes.map(({ label }) => label)
  const choices = choicesOf(offered)
  const state: DialogueState = {
    version: 1,
    instruction,
    reader: 'likeliest',
    from: 0,
    asking: 0,
    language: 'en',
    slideOrder: context.deck.slides.map(({ id }) => id),
    mentioned: [...(context.mentionedSlideIds ?? [])],
    settled: [],
    hole,
    candidates: choices.map(candidateOf),
  }
  const question =
    offered.length === 1
      ? 'That was not understood for certain. Is this meant?'
      : 'That was not understood for certain. Which of these is meant?'
  return { request: 'clarify', question, options: choices.map(({ text }) => text), state }
}

function choicesOf(offered: readonly string[]): Choice<string>[] {
  const [only, ...others] = offered
  const isOne = only !== undefined && others.length === 0
  return [
    ...offered.map(
      (text): Choice<string> => ({ text, value: text, ...(isOne ? { saidBy: 'yes' } : {}) }),
    ),
    { text: isOne ? 'No' : 'None of these', value: 'no', ...(isOne ? { saidBy: 'no' } : {}) },
  ]
}

/**
 * The steps of the change that an answer chooses among those offered, as it is on the deck of now; a refusal where none is meant, or the one chosen
 * is not there any more. Undefined where the answer says none of this.
 */
export function answerLikeliest(
  words: string,
  { instruction, candidates, mentioned }: DialogueState,
  context: InstructionContext,
): EditStep[] | undefined {
  const choices = candidates.map(
    ({ label, id, saidBy }): Choice<string> => ({
      text: label,
      value: id,
      ...(saidBy === undefined ? {} : { saidBy }),
    }),
  )
  const chosen = pickChoice(words, choices)
  if (chosen === 'no' || (chosen === undefined && saysNo(words)))
    return [{ request: 'decline', reason: 'called_off', sentence: 'Nothing was changed.' }]
  if (chosen === undefined) return undefined
  const now = { ...context, mentionedSlideIds: mentioned }
  const wish = likeliestWishes(instruction, now).find(({ label }) => label === chosen)
  return wish?.steps ?? [gone]
}

const gone: EditStep = {
  request: 'decline',
  reason: 'nothing_to_do',
  sentence: 'What was offered is no longer in the presentation. Nothing was changed.',
}
