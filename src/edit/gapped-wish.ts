import { calendarWordsIn } from '../text/calendar-words.ts'
import { spansAt } from './frames/read-spans.ts'
import { textOf } from './frames/read-with-frames.ts'
import { nounOf } from './frames/thing-nouns.ts'
import { valuesLikeOf } from './frames/values-of.ts'
import { ordinalsAlone } from './frames/which-words.ts'
import type { WishText } from './frames/wish-text.ts'
import { World } from './frames/world.ts'
import { type Kind, kindOf, maySay, type Unit, unitsIn, unitsOfWish } from './gap-units.ts'
import type { InstructionContext } from './instruction-context.ts'
import { functionWords, verbConcepts } from './lexicons/wish-concepts.ts'
import { readWords } from './read-words.ts'
import { Session } from './session.ts'
import { isColon, isUnknown, means, type Token } from './words/token.ts'

/**
 * How some words are said of the wish before: in place of what it said (“no, slide 4”), for something else as well (“the same on
 * slide 5”), beside it (“and slide 5”), as what it is made now (“make it 14”), or without a word for it, which only a look, a chart or a day can be.
 */
export type SaidOf = 'instead' | 'made' | 'again' | 'beside' | 'bare'

/** Words that say some of a wish anew, and how. */
interface Gap {
  words: string
  rest: readonly Token[]
  by: SaidOf
  /** Whether they ask for the same there: "the same **on** …" says where. */
  saysWhere?: true
}

/** A wish that others may say some of anew, and what of it can be said so, in each of the ways to read it: read once. */
export interface WishBefore {
  session: Session
  text: WishText
  ways: () => readonly (readonly Unit[])[]
}

/** What the wish before did. */
interface Does {
  /** Only changed how something looks, where one look may stand for another. */
  isOfLooks: boolean
  /** Only put something somewhere. */
  isPut: boolean
}

/** A wish as others may say some of it anew; undefined where its language is not known. */
export function wishBefore(
  instruction: string,
  context: InstructionContext,
): WishBefore | undefined {
  const session = new Session(context)
  const read = readWords(instruction, context, session.search)
  if (read === undefined) return undefined
  const text = textOf(read, instruction, new World(session))
  let ways: Unit[][] | undefined
  return { session, text, ways: () => (ways ??= unitsOfWish(text, session)) }
}

/**
 * What a wish with a gap may mean ("no, slide 4", "and 6 The diagnosis", "30 March"): the wish before with what is said in the place of
 * its like, which its kind tells. The likeliest come first.
 */
export function* gappedWishes(gap: Gap, wishBefore: WishBefore, does: Does): Generator<string> {
  const { session, text: wish, ways } = wishBefore
  const { instruction } = wish
  const text = { ...wish, instruction: gap.words, tokens: withoutReason(gap.rest) }
  for (const there of ways()) {
    const value = valueSaid(text, there, gap, { wish, session })
    const found = partsOf(text, there, session, gap)
    const { units, rest } = value
      ? { units: [value], rest: [] }
      : withText(found, there, gap, text.tokens)
    // "Take **the password** out": what a verb does with words of the deck is a wish of its own.
    if (gap.by === 'made' && units.some((one: Unit) => one.isCalled)) continue
    if (units.length === 0 || !mayStand(units, rest, gap, does)) continue
    const pairs = pairsOf(units, there, { gap, instruction, isOfLooks: does.isOfLooks })
    if (pairs === undefined) continue
    yield pairs
      .toSorted((one, other) => other.like.start - one.like.start)
      .reduce(
        (words, { unit, like }) =>
          words.slice(0, like.start) +
          inPlaceOf(
            words.slice(like.start, like.end),
            unit.words ?? gap.words.slice(unit.start, unit.end),
            unit.kind,
          ) +
          words.slice(like.end),
        instruction,
      )
  }
}

/** "6 The diagnosis**, so they match**": without why it is wished. */
function withoutReason(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (one, index) => /^[,，、]$/.test(one.text) && means(tokens[index + 1], 'because', 'therefore'),
  )
  return at < 0 ? tokens : tokens.slice(0, at)
}

/** Words as they stand in place of others: "slide **4**", "titles on **7**", "**перед 6** новый слайд". */
function inPlaceOf(before: string, words: string, kind: Kind): string {
  if (isNumber(words) && /\p{N}/u.test(before)) return before.replace(/\p{N}+(?:.*\p{N})?/u, words)
  const behind =
    kind === 'where' && isNumber(words.at(-1) ?? '') ? /\p{N}(\P{N}+)$/u.exec(before) : null
  return `${words}${behind?.[1] ?? ''}`
}

const isNumber = (words: string) => /^\p{N}+$/u.test(words)

/** Whether what is said may stand in another wish, by how it is said, and nothing that is said belongs to nothing. */
function mayStand(
  units: readonly Unit[],
  rest: readonly Token[],
  { by, words, rest: said }: Gap,
  { isPut }: Does,
): boolean {
  if (rest.length > 0) return false
  const kinds = units.map(({ kind }) => kind)
  // "And slide 5 **to the end**" goes on with no wish that moves nothing.
  const saysWhere = said.some((one) => means(one, 'start', 'end') && !means(one, 'last'))
  if ((saysWhere && !isPut) || saysHow(words, said, by)) return false
  if (by === 'bare') return kinds.every((kind) => ['look', 'chart', 'day', 'month'].includes(kind))
  // "Make it bold" is a wish of its own.
  if (by === 'made') return !units.some(({ of }) => of.some((one) => ownLooks.includes(one)))
  if (by === 'beside')
    return (
      !kinds.includes('where') &&
      (units.some(({ kind, noun }) => kind === 'slides' || kind === 'look' || noun !== undefined) ||
        units.every(({ start }) => /^["“„«‘「『]/.test(words.slice(start))))
    )
  return true
}

/** Whether words say how something is: "5 **is** fine too", "actually 5 **is** fine". */
function saysHow(words: string, said: readonly Token[], by: SaidOf): boolean {
  const how = said.findLastIndex((one) => means(one, 'is') && !means(one, 'shall'))
  const isSmallWord = (one: Token) => isUnknown(one) && /^\p{Ll}/u.test(words.slice(one.start))
  const isAllSaid = said.slice(how + 1).every((one) => means(one, 'please') || isSmallWord(one))
  return how >= 0 && (isAllSaid || by === 'again' || by === 'beside')
}

/** Looks that are asked for beside others. */
const ownLooks = ['marks', 'size', 'isPlain']

/** Each of what is said with its like; undefined where one has none. */
function pairsOf(
  units: readonly Unit[],
  there: readonly Unit[],
  { gap, instruction, isOfLooks }: { gap: Gap; instruction: string; isOfLooks: boolean },
) {
  const pairs: { unit: Unit; like: Unit }[] = []
  for (const unit of units) {
    const said = gap.words.slice(unit.start, unit.end)
    const isCount = isNumber(said)
    const same = there.filter(
      (one) =>
        one.kind === unit.kind &&
        !pairs.some(({ like }) => like === one) &&
        (!isCount || !one.isBounded || gap.by === 'instead') &&
        // What it has done already is not meant again.
        !(isCount && !isOtherNumber(instruction.slice(one.start, one.end), said)),
    )
    const alike = same.filter(({ of }) => of.some((one) => unit.of.includes(one)))
    const [only, ...others] =
      alike.length > 0 || (unit.kind === 'look' && (!isOfLooks || gap.by === 'made')) ? alike : same
    // Of two texts or charts the last is what something shall be.
    const isLast = unit.kind === 'given' || unit.kind === 'chart'
    const like = unit.like ?? (isLast ? same.at(-1) : others.length === 0 ? only : undefined)
    if (like === undefined) return undefined
    pairs.push({ unit, like })
  }
  return pairs
}

const isOtherNumber = (words: string, number: string) => words.match(/\p{N}+/gu)?.join() !== number

/** What words say that a wish has the like of, and the words that say nothing of the kind. */
function partsOf(text: WishText, there: readonly Unit[], session: Session, gap: Gap) {
  const units: Unit[] = []
  const rest: Token[] = []
  const has = (kind: Kind | undefined) => there.some((one) => one.kind === kind)
  for (let at = 0; at < text.tokens.length; at++) {
    const token = text.tokens[at]
    if (token === undefined) continue
    const spans = spansAt(text, at, session).filter(
      (one) => has(kindOf(one)) && maySay(one) && !(one.type === 'payload' && one.by === 'bare'),
    )
    const [best] = spans.toSorted((one, other) => other.end - one.end)
    const isSlide =
      token.kind === 'number' && has('slides') && (token.value ?? 0) <= session.slides.length
    const [day] = calendarWordsIn(text.instruction.slice(token.start, token.end), text.language)
    const own = best && unitsIn(text, [best])[0]
    const chart = unitsIn({ ...text, tokens: [token] }, [])[0]
    const { start, end } = token
    const placed = placesSaid(text, at, there, gap)
    const isRole = means(token, 'accent', 'surface', 'emphasis') && has('look')
    if (placed) {
      if (placed.unit === undefined) rest.push(token)
      else units.push(placed.unit)
      at = placed.end - 1
    } else if (chart !== undefined && has('chart')) units.push(chart)
    else if (isSlide && (best?.end ?? 0) <= at + 1) {
      at = endOfRange(text.tokens, at)
      units.push({ kind: 'slides', start, end: text.tokens[at]?.end ?? end, of: ['it'] })
    } else if (isRole && (best?.end ?? 0) <= at + 1)
      units.push({ kind: 'look', start, end, of: ['color'] })
    else if (own !== undefined && best) {
      units.push(own)
      at = best.end - 1
    } else if (day !== undefined && has(day.kind))
      units.push({ kind: day.kind, start, end, of: ['it'] })
    else if (token.kind !== 'sign' && !isSmall(token)) rest.push(token)
  }
  return { units, rest }
}

/**
 * "**The last** one too": behind things that a wish has counted these are places of the like. "On the last one" may be a slide or one of
 * them, and so may places behind several phrases that count: then there is no unit.
 */
function placesSaid(text: WishText, at: number, there: readonly Unit[], gap: Gap) {
  const [like, ...others] = there.filter(({ noun }) => noun !== undefined)
  const { tokens, instruction } = text
  const said = ordinalsAlone(tokens, at, true)
  if (like === undefined || said === undefined || nounOf(tokens[said.end])) return undefined
  const [start, end] = [tokens[at]?.start ?? 0, tokens[said.end - 1]?.end ?? 0]
  const words = `${instruction.slice(start, end)} ${like.noun}`
  const isSure = others.length === 0 && !gap.saysWhere && !means(tokens[at - 1], 'in', 'of')
  return { end: said.end, unit: isSure ? { ...like, start, end, words, like } : undefined }
}

/** The last of numbers that are joined: "**4 to 7**", "4, 5 and 8". */
function endOfRange(tokens: readonly Token[], at: number): number {
  const joins =
    means(tokens[at + 1], 'through', 'to', 'and') || /^[,，、–-]$/.test(tokens[at + 1]?.text ?? '')
  return joins && tokens[at + 2]?.kind === 'number' ? endOfRange(tokens, at + 2) : at
}

const isSmall = (token: Token) => means(token, ...functionWords, 'one') && token.value === undefined

/** "**30 March**", "**53**": a value, in place of the only one in the wish that is written like it and is no number of slides. */
function valueSaid(
  text: WishText,
  there: readonly Unit[],
  { by, words }: Gap,
  { wish, session }: { wish: WishText; session: Session },
): Unit | undefined {
  const said = text.tokens.filter((one) => one.kind !== 'sign' && !isSmall(one))
  const [first, last] = [said[0], said.at(-1)]
  if ((by !== 'instead' && by !== 'made') || !first || !last) return undefined
  const value = words.slice(first.start, last.end)
  if (!/\p{N}/u.test(value) || said.some((one) => means(one, 'slide', 'slides'))) return undefined
  // "Saturday **is** 7" says of what.
  if (text.tokens.some((one) => one.end > first.start && means(one, 'is'))) return undefined
  const slides = there.filter(({ kind }) => kind === 'slides')
  const hits = valuesLikeOf(
    value,
    session.now.language,
  )(wish.instruction).flatMap((hit) => {
    const [start, end] = [hit.index ?? 0, (hit.index ?? 0) + hit[0].length]
    const isOfSlides = slides.some((one) => start < one.end && end > one.start)
    return isOfSlides ? [] : [{ start, end, digits: hit[0].replace(/\D/g, '').length }]
  })
  const close = hits.filter(({ digits }) => digits === value.replace(/\D/g, '').length)
  const [only, ...others] = close.length > 0 ? close : hits
  if (only === undefined || others.length > 0) return undefined
  const like: Unit = { kind: 'given', start: only.start, end: only.end, of: [] }
  return { kind: 'given', start: first.start, end: last.end, of: [], like }
}

/** What is left of some words as the text that is given for the slides before it: "and 6 **The diagnosis**". */
function withText(
  { units, rest }: { units: Unit[]; rest: Token[] },
  there: readonly Unit[],
  { by, words }: Gap,
  tokens: readonly Token[],
) {
  const [first] = rest
  const from = Math.max(0, ...units.map(({ end }) => end))
  const given = tokens.find(({ kind, start }) => start >= from && kind !== 'sign')
  const isBeside =
    (by === 'again' || by === 'beside') &&
    units.length > 0 &&
    there.some(({ kind }) => kind === 'given') &&
    units.every(({ kind, end }) => kind === 'slides' && end <= (first?.start ?? 0))
  if (first === undefined || given === undefined || !isBeside) return { units, rest }
  if (!mayBeText(tokens.slice(tokens.indexOf(given)), tokens[tokens.indexOf(given) - 1], words))
    return { units, rest }
  const text = { kind: 'given' as const, start: given.start, end: tokens.at(-1)?.end ?? 0, of: [] }
  return { units: [...units, text], rest: [] }
}

/** Whether words are given as a text: in quotation marks or behind a colon, or written as a name, without what asks for something or says how it is. */
function mayBeText(tokens: readonly Token[], before: Token | undefined, words: string): boolean {
  const [first] = tokens
  if (first === undefined) return false
  if (first.kind === 'quote' || isColon(before)) return true
  const isAsked = tokens.some((one) => means(one, ...verbConcepts, 'is', 'shall', 'not', 'because'))
  return /^\p{Lu}/u.test(words.slice(first.start)) && !isAsked
}
