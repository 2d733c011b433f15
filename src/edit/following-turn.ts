import { isDeepStrictEqual } from 'node:util'
import type { Deck } from '../deck/deck.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { OperationError } from '../deck/operations/outcome.ts'
import { plainAnswer } from './answers/plain-answer.ts'
import { asItWas } from './as-it-was.ts'
import { withFurther } from './continue-instruction.ts'
import { type EditStep, isDeclined, isQuestion } from './edit-step.ts'
import { gappedWishes } from './gapped-wish.ts'
import type { InstructionContext, LastWish } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'
import { namesIn } from './lexicons/any-language.ts'
import type { Grammar } from './lexicons/grammar.ts'
import { verbConcepts } from './lexicons/wish-concepts.ts'
import { openedBy, takesAway, tokensOf } from './put-in-correction.ts'
import { readWords } from './read-words.ts'
import { searchIn } from './references/topic-search.ts'
import { isUnknown, means, type Token } from './words/token.ts'

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
  if (words.length > longestGap || /[?？]/u.test(words)) return undefined
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
  const tokens = inItsLanguage(words, context)
  const cuts = tokens.flatMap((one, at) => (parts(one, tokens[at + 1]) ? [at] : []))
  const ends = [...cuts, tokens.length]
  const starts = [0, ...cuts.map((at) => at + 1)]
  const said = (from: number, to: number) =>
    words.slice(tokens[from]?.start ?? words.length, tokens[to - 1]?.end ?? 0).trim()
  const { lastChangedSlideIds = [], selectedSlideIds = lastChangedSlideIds } = context
  const there = { ...context, selectedSlideIds }
  // "The title too" is no new title, where something has just been taken away.
  const hasTaken = context.lastWish.inverse.some(({ op }) => adding.includes(op))
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
function inItsLanguage(words: string, context: Context): readonly Token[] {
  const { lastWish, ...now } = context
  const wish = wordsOf(lastWish.instruction, now)
  return tokensOf(words, { ...now, ...(wish ? { language: wish.language } : {}) })
}

const wordsOf = (words: string, context: InstructionContext) =>
  readWords(words, context, searchIn(context.deck.slides))

/**
 * The steps of words that say some of the wish before anew: it is read again with what was said in the place of its like. A correction
 * takes back what was done and does it anew. Undefined for any other words, and where the wish has no such place.
 */
function gapFilled(words: string, context: Context): EditStep[] | undefined {
  const { lastWish, ...now } = context
  const { instruction, slideOrder, inverse } = lastWish
  const tokens = inItsLanguage(words, context)
  const wish = wordsOf(instruction, now)
  const [noun] = wish ? namesIn(wish.language, 'slide') : []
  // "The **one** with the prices" is the slide with them.
  const one = tokens.find(
    (token, at) =>
      means(token, 'one') && means(tokens[at - 1], 'the', 'last', 'ordinal', 'next', 'before'),
  )
  const opened = openedBy(tokens) ?? openedBy(tokensOf(words, now))
  if (opened === undefined) return undefined
  const isInstead = opened.by !== 'again' && opened.by !== 'beside'
  // "5 **is** fine too", "actually 5 **is** fine" say how it is.
  const saysHow = (one: Token | undefined) => means(one, 'is') && !means(one, 'shall')
  const how = opened.rest.findLastIndex(saysHow)
  const isSmall = ({ start }: Token) => /^\p{Ll}/u.test(words.slice(start))
  const isAllSaid = opened.rest
    .slice(how + 1)
    .every((one) => means(one, 'please') || (isUnknown(one) && isSmall(one)))
  if (how >= 0 && (isAllSaid || !isInstead)) return undefined
  try {
    const { deck } = applyOperations(now.deck, inverse)
    const then = { ...now, deck, slideOrder, lastChangedSlideIds: [] }
    const there = isInstead
      ? then
      : { ...then, deck: now.deck, slideOrder: now.deck.slides.map(({ id }) => id) }
    const before = readInstruction(instruction, then).steps
    const isOfLooks = before.every(isOfLook)
    // "And slide 5 **to the end**" goes on with no wish that moves nothing.
    const saysWhere = opened.rest.some((one) => means(one, 'start', 'end') && !means(one, 'last'))
    if (!isInstead && saysWhere && !before.every(isPut)) return undefined
    for (const wish of gappedWishes({ words, ...opened }, instruction, then, isOfLooks)) {
      const { steps } = readInstruction(wish, there)
      // "Bars were better": as it was before.
      if (isInstead && steps.every((step) => isDeclined(step, 'nothing_to_do')))
        return [{ request: 'undo', count: 1 }]
      const done = followed(steps)
      if (done === undefined || (isInstead && isDone(done, deck, now.deck))) continue
      if (isInstead && done.some(takesAway)) return [sayAnew]
      return isInstead ? [{ request: 'take_back', operations: [...inverse] }, ...done] : done
    }
    if (noun !== undefined && one !== undefined && opened.by === 'again')
      return gapFilled(`${words.slice(0, one.start)}${noun}${words.slice(one.end)}`, context)
    return isInstead && wish && before.every(isPut)
      ? putThere(words, opened.rest, wish, context)
      : undefined
  } catch (error) {
    if (error instanceof OperationError) return undefined
    throw error
  }
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
    'What shall be deleted instead is not taken from a correction: undo the last change, and say it whole.',
}

const isMove = (step: EditStep): boolean =>
  'op' in step && ['move_slide', 'move_items', 'move_block', 'arrange'].includes(step.op)

/** What adds something; in an inverse, that something was taken away. */
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
