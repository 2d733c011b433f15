import { isDeepStrictEqual } from 'node:util'
import type { Deck } from '../deck/deck.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { OperationError } from '../deck/operations/outcome.ts'
import { plainAnswer } from './answers/plain-answer.ts'
import { asItWas } from './as-it-was.ts'
import { withFurther } from './continue-instruction.ts'
import { type EditStep, isDeclined, isQuestion } from './edit-step.ts'
import { gappedWishes, type WishBefore, wishBefore } from './gapped-wish.ts'
import type { InstructionContext, LastWish } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'
import { namesIn } from './lexicons/any-language.ts'
import type { Grammar } from './lexicons/grammar.ts'
import { verbConcepts } from './lexicons/wish-concepts.ts'
import { openedBy, takesAway, tokensOf } from './put-in-correction.ts'
import { means, type Token } from './words/token.ts'

type Context = InstructionContext & { lastWish: LastWish }
const hasLast = (context: InstructionContext): context is Context => context.lastWish !== undefined

/**
 * The steps of words that only mean something behind the wish before: they say what shall be as it was ("old title back"), or some of that
 * wish anew ("no, slide 2", "the same on slide 5", "and 6 The diagnosis"). Undefined for any others.
 */
export function followingTurn(words: string, context: InstructionContext): EditStep[] | undefined {
  if (!hasLast(context)) return undefined
  return asItWas(words, context) ?? gapFilledSafely(words, context)
}

/** More UTF-16 units than words have that only mean something behind the wish before. */
const longestGap = 160

/**
 * The steps of words that say some of the wish before anew. What takes something away is never read so: a remark ("5 looks good too") has
 * the same words, and numbers may count what was there before or things on a slide.
 */
function gapFilledSafely(words: string, context: Context): EditStep[] | undefined {
  if (words.length > longestGap) return undefined
  // "**Oh,** and 9 too", "**hm, take** red": without what leads up to it.
  const plain = plainAnswer(words, true)
  const steps =
    gapFilled(words, context) ?? (plain === words ? undefined : gapFilled(plain, context))
  return steps?.some((step) => takesAway(step) && !isUndone(step)) ? undefined : steps
}

/** Whether a step takes the last change back, and nothing else. */
const isUndone = (step: EditStep) => 'request' in step && step.request === 'undo'

/**
 * The steps of such words with others around them, where they are no wish by themselves: what is thought of the last change before them
 * ("**too dull.** make it “Costs”"), and behind them why, or a further wish ("back to bars**, and highlight 2027**").
 */
export function followingInPieces(
  words: string,
  context: InstructionContext,
): EditStep[] | undefined {
  if (!hasLast(context) || words.length > longestGap) return undefined
  const before = wishDone(context)
  const tokens = inItsLanguage(words, context, before)
  const cuts = tokens.flatMap((one, at) => (parts(one, tokens[at + 1]) ? [at] : []))
  const ends = [...cuts, tokens.length]
  const starts = [0, ...cuts.map((at) => at + 1)]
  const said = (from: number, to: number) =>
    words.slice(tokens[from]?.start ?? words.length, tokens[to - 1]?.end ?? 0).trim()
  const { lastChangedSlideIds = [], selectedSlideIds = lastChangedSlideIds } = context
  const there = { ...context, selectedSlideIds }
  // "The title too" is no new title, where something has just been taken away.
  const hasTaken = before?.steps.some(takesAway) === true
  for (const from of starts.slice(0, 3)) {
    if (!saysNoWish(tokens.slice(0, from))) break
    for (const to of ends.filter((end) => end > from).toReversed()) {
      const rest = tokens.slice(to + 1)
      const own = said(from, to)
      const isPart = from > 0 || rest.length > 0
      const steps =
        (isPart ? followingTurn(own, context) : undefined) ??
        (rest.length === 0 && !hasTaken
          ? byItself(own, isPart ? [context, there] : [there])
          : undefined)
      if (steps === undefined || steps.some((step) => isDeclined(step))) continue
      // What stands behind what takes something away may bound it.
      if (saysNoWish(rest) && (rest.length === 0 || !steps.some(takesAway))) return steps
      const { lastWish: _, ...now } = context
      const all = withFurther(asTakenBack(steps, context), said(to + 1, tokens.length), now)
      if (all !== undefined) return all
    }
  }
  return undefined
}

/** What words ask for as a wish of their own, of any slide or of those that were spoken of last; nothing is taken away so. */
function byItself(words: string, contexts: readonly Context[]): EditStep[] | undefined {
  const ways = contexts.map((one) => followed(readInstruction(words, one).steps))
  // "The second" is no place for the slide.
  const goes = (step: EditStep) => 'op' in step && step.op === 'move_slide'
  return ways.find((steps) => steps?.some((one) => takesAway(one) || goes(one)) === false)
}

/** A sign that ends a piece. */
const parts = (token: Token, next: Token | undefined) =>
  /^[.;!?。！？；，、]$/.test(token.text) ||
  (/^[,–—-]$/.test(token.text) && (next === undefined || next.start > token.end))

/** Whether words ask for nothing, and name nothing that could be done. */
const saysNoWish = (tokens: readonly Token[]): boolean =>
  !tokens.some(
    (one) =>
      one.kind === 'quote' ||
      one.kind === 'color' ||
      means(one, ...verbConcepts, 'keep', 'except', 'only', 'if', 'slide', 'slides'),
  )

/** Steps that take the wish before back, as some that other things can be done beside: undoing goes with nothing else. */
const asTakenBack = (steps: readonly EditStep[], { lastWish }: Context): EditStep[] =>
  steps.map((step) =>
    'request' in step && step.request === 'undo'
      ? { request: 'take_back', operations: [...lastWish.inverse] }
      : step,
  )

/** Steps that do something, without what is said beside them; undefined where something is asked or not understood. */
function followed(steps: readonly EditStep[]): EditStep[] | undefined {
  const isDone = steps.some((step) => !isDeclined(step))
  const isOpen = steps.some(
    (step) => isQuestion(step) || (isDeclined(step) && !isDeclined(step, 'nothing_to_do')),
  )
  return isDone && !isOpen ? steps.filter((step) => !isDeclined(step)) : undefined
}

/** The words of a turn, in the language of the wish before where that is known: "7 too" is of any. */
const inItsLanguage = (
  words: string,
  { lastWish: _, ...now }: Context,
  before: WishDone | undefined,
) => tokensOf(words, before?.wish ? { ...now, language: before.wish.text.language } : now)

/** A wish that was done, read on the deck that it was said of. */
interface WishDone {
  then: InstructionContext
  wish: WishBefore | undefined
  steps: readonly EditStep[]
  isOfLooks: boolean
  isPut: boolean
}

const known = new WeakMap<LastWish, WishDone>()

/** The wish before: read once for all that is tried. Undefined where the deck is another since. */
function wishDone({ lastWish, ...now }: Context): WishDone | undefined {
  const before = known.get(lastWish)
  if (before !== undefined) return before
  const { instruction, slideOrder, inverse } = lastWish
  try {
    const { deck } = applyOperations(now.deck, inverse)
    const then = { ...now, deck, slideOrder, lastChangedSlideIds: [] }
    const { steps } = readInstruction(instruction, then)
    const wish = wishBefore(instruction, then)
    const done = { then, wish, steps, isOfLooks: steps.every(isOfLook), isPut: steps.every(isPut) }
    known.set(lastWish, done)
    return done
  } catch (error) {
    if (error instanceof OperationError) return undefined
    throw error
  }
}

/**
 * The steps of words that say some of the wish before anew: it is read again with what was said in the place of its like. A correction
 * takes back what was done and does it anew. Undefined for any other words, and where the wish has no such place.
 */
function gapFilled(words: string, context: Context): EditStep[] | undefined {
  if (/[?？]/u.test(words)) return undefined
  const { lastWish, ...now } = context
  const { inverse } = lastWish
  const before = wishDone(context)
  const tokens = inItsLanguage(words, context, before)
  const opened = openedBy(tokens) ?? openedBy(tokensOf(words, now))
  if (opened === undefined || before?.wish === undefined) return undefined
  const { then, wish } = before
  const isInstead = opened.by !== 'again' && opened.by !== 'beside'
  const there = isInstead
    ? then
    : { ...then, deck: now.deck, slideOrder: now.deck.slides.map(({ id }) => id) }
  for (const said of gappedWishes({ words, ...opened }, wish, before)) {
    const { steps } = readInstruction(said, there)
    // "Bars were better": as it was before.
    if (isInstead && steps.every((step) => isDeclined(step, 'nothing_to_do')))
      return [{ request: 'undo', count: 1 }]
    const done = followed(steps)
    if (done === undefined || (isInstead && isDone(done, then.deck, now.deck))) continue
    if (done.some(takesAway)) return isInstead || counts(before.wish) ? [sayAnew] : undefined
    return isInstead ? [{ request: 'take_back', operations: [...inverse] }, ...done] : done
  }
  const one = tokens.find(
    (token, at) =>
      means(token, 'one') && means(tokens[at - 1], 'the', 'last', 'ordinal', 'next', 'before'),
  )
  if (one !== undefined && opened.by === 'again') {
    // "The same on the last **one**" is a slide, or one of the things that the wish has counted.
    const noun = namesIn(wish.text.language, 'slide')[0] ?? ''
    if (counts(wish)) return [sayWhich]
    return gapFilled(`${words.slice(0, one.start)}${noun}${words.slice(one.end)}`, context)
  }
  return isInstead && before.isPut ? putThere(words, opened.rest, wish.text, context) : undefined
}

/** "**Rather at the very top**" of what a wish has added or moved without saying where: it goes there. */
function putThere(
  words: string,
  rest: readonly Token[],
  { language, grammar }: { language: string; grammar: Grammar },
  context: Context,
): EditStep[] | undefined {
  const verbs = rest.filter((one) => means(one, 'move', 'put'))
  const place = words.slice(rest[0]?.start, rest.at(-1)?.end)
  const [move = '', it = ''] = [namesIn(language, 'move')[0], namesIn(language, 'it')[0]]
  const said = grammar.particlesBehind
    ? `${it}${grammar.objectParticle ?? ''}${place}${verbs.length > 0 ? '' : move}`
    : `${move} ${it} ${place}`
  const steps = followed(readInstruction(said, { ...context, language }).steps)
  return steps?.every(isMove) ? steps : undefined
}

/** What is to go is not read out of a correction. */
const sayAnew: EditStep = {
  request: 'decline',
  reason: 'nothing_to_do',
  sentence:
    'What else shall be deleted, or instead, is not taken from words that leave out the rest: say it whole.',
}

const sayWhich: EditStep = {
  request: 'decline',
  reason: 'not_understood',
  sentence: 'It is not clear whether that is a slide or something on one: say which is meant.',
}

/** Whether a wish says things by their places: "the second point". */
const counts = ({ ways }: WishBefore) => ways().some((units) => units.some(({ noun }) => noun))

const isMove = (step: EditStep): boolean =>
  'op' in step && ['move_slide', 'move_items', 'move_block', 'arrange'].includes(step.op)

/** What adds something. */
const adding: readonly Operation['op'][] = [
  'insert_slide',
  'duplicate_slide',
  'insert_items',
  'add_table_row',
  'add_table_column',
  'add_chart_category',
  'add_chart_series',
]

/** Whether a step adds or moves something, so that it has a place. */
const isPut = (step: EditStep): boolean =>
  'op' in step ? isMove(step) || adding.includes(step.op) : step.request === 'add_slide'

const isOfLook = (step: EditStep): boolean =>
  'op' in step && ['set_marks', 'set_style', 'set_ground'].includes(step.op)

/** Whether all that steps do is done: what was said in the place of its like was not read. */
function isDone(steps: EditStep[], before: Deck, now: Deck): boolean {
  const operations = steps.filter((step): step is Operation => 'op' in step)
  if (operations.length < steps.length) return false
  return isDeepStrictEqual(applyOperations(before, operations).deck.slides, now.slides)
}
