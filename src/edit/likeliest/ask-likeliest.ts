import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { type DialogueState, noneOffered } from '../../deck/requests/dialogue-state.ts'
import type { Clarify } from '../../deck/requests/request.ts'
import type { Slide } from '../../deck/slide.ts'
import { calledOff } from '../ask-back.ts'
import { type Choice, candidateOf, type GivenAnswer } from '../choice.ts'
import { deckAfter } from '../deck-after.ts'
import { type EditStep, isDeclined, isDeletion } from '../edit-step.ts'
import { thingsOn } from '../frames/thing.ts'
import type { InstructionContext } from '../instruction-context.ts'
import type { ReadInstruction } from '../read-instruction.ts'
import { Unclear } from '../reading-errors.ts'
import { Session } from '../session.ts'
import { changeInWords } from './change-in-words.ts'
import { type LikelyWish, likeliestWishes, takesAway } from './likeliest-wishes.ts'

/** What is asked for by a question about what words mean. */
const hole = 'wish meant'

/** How likely it must be that the words ask for one of the changes that are offered, and the likeliest of them; of what ends as a question more. */
const leastInAll = 0.4
const leastInQuestion = 0.7
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
  const least = /[?？]\s*$/.test(instruction) ? leastInQuestion : leastInAll
  if (first === undefined || first.probability < leastFirst || likely < least) return undefined
  const offered = wishes.filter(
    ({ operations, probability }, at) =>
      at === 0 || probability >= (takesAway(operations) ? leastGone : leastBeside),
  )
  return offering(instruction, context, offered.slice(0, mostOffered))
}

/**
 * A question where what the grammar reads writes over a text and another wish is far likelier: both are offered. Undefined where it may stand, as it does where
 * quotation marks say what is a text.
 */
export function askLikelier(
  instruction: string,
  read: readonly EditStep[],
  context: InstructionContext,
): Clarify | undefined {
  const operations = read.filter((step): step is Operation => 'op' in step)
  const isAllDone = read.every((step) => 'op' in step || isDeclined(step))
  // Words that give way to others wherever they stand are said by themselves.
  const isClear = operations.some((one) => isDeletion(one) || one.op === 'replace_text')
  if (operations.length === 0 || !isAllDone || isClear) return undefined
  if (/["“”„«»「『]/.test(instruction)) return undefined
  const after = deckAfter(context.deck, ...operations)
  if (after === undefined || !losesText(context.deck, after)) return undefined
  const label = changeInWords(context.deck, after)
  const wishes = likeliestWishes(instruction, context)
  const [first] = wishes
  const own = wishes.find((wish) => wish.label === label)
  if (first === undefined || own === undefined) return undefined
  if (own.probability > leastSure || first.probability < mostSure) return undefined
  return offering(instruction, context, [first, own])
}

/**
 * Reads on after a question about what is meant: the steps of the wish that was chosen. It is refused where the deck has changed so that it would be
 * something else.
 */
export function readChosen(
  state: DialogueState,
  context: InstructionContext,
  answers: readonly GivenAnswer[],
): ReadInstruction {
  const session = new Session(context, answers)
  const { question, choices } = asking(state.candidates.map(({ label }) => label).slice(0, -1))
  try {
    const chosen = session.ask(hole, question, choices)
    if (chosen === noneOffered) return calledOff
    const operations = (state.proposed?.[Number(chosen)] ?? []) as Operation[]
    const after = deckAfter(context.deck, ...operations)
    const isSame = after && changeInWords(context.deck, after) === choices[Number(chosen)]?.text
    return { steps: isSame ? operations : [otherwise] }
  } catch (error) {
    if (!(error instanceof Unclear)) throw error
    const clarify = { ...error.clarify, state }
    return { steps: [clarify], question: clarify }
  }
}

const otherwise: EditStep = {
  request: 'decline',
  reason: 'nothing_to_do',
  sentence:
    'The presentation has changed since that was offered, so nothing was done. Please say once more what shall be done.',
}

function offering(
  instruction: string,
  { deck, mentionedSlideIds = [] }: InstructionContext,
  wishes: readonly LikelyWish[],
): Clarify {
  const { question, choices } = asking(wishes.map(({ label }) => label))
  const state: DialogueState = {
    version: 1,
    instruction,
    reader: 'likeliest',
    from: 0,
    asking: 0,
    language: 'en',
    slideOrder: deck.slides.map(({ id }) => id),
    mentioned: [...mentionedSlideIds],
    settled: [],
    hole,
    candidates: choices.map(candidateOf),
    proposed: wishes.map(({ operations }) => operations),
  }
  return { request: 'clarify', question, options: choices.map(({ text }) => text), state }
}

/** The question that offers wishes by their texts, and its choices: by their places, and none. */
function asking(labels: readonly string[]): { question: string; choices: Choice<string>[] } {
  const isOne = labels.length === 1
  const offered = labels.map(
    (text, at): Choice<string> => ({
      ...{ text, value: String(at), id: String(at), isWhole: true },
      ...(isOne ? { saidBy: 'yes' } : {}),
    }),
  )
  const none: Choice<string> = {
    ...{ text: isOne ? 'No' : 'None of these', value: noneOffered, id: noneOffered },
    ...(isOne ? { saidBy: 'no' } : {}),
  }
  const question = isOne ? 'Is this meant?' : 'Which of these is meant?'
  return {
    question: `That was not understood for certain. ${question}`,
    choices: [...offered, none],
  }
}

/** Whether a text that a deck prints stands nowhere in another, not as a part of a text either. */
function losesText(before: Deck, after: Deck): boolean {
  const textsOf = (slides: readonly Slide[]) =>
    slides.flatMap((slide) => thingsOn(slide).flatMap(({ texts }) => texts.map(({ text }) => text)))
  const left = textsOf(after.slides)
  const changed = before.slides.filter((slide) => !after.slides.includes(slide))
  return textsOf(changed).some((text) => !left.some((one) => one.includes(text)))
}
