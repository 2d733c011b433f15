import { monthNamesIn } from '../text/month-names.ts'
import { weekdayNamesIn } from '../text/weekday-names.ts'
import { charts, nounOf } from './frames/thing-nouns.ts'
import { namesIn } from './lexicons/any-language.ts'
import type { Concept } from './lexicons/concept.ts'
import type { Reference } from './references/reference.ts'
import type { Session } from './session.ts'
import { fold } from './words/fold.ts'
import { isColon, means, type Token } from './words/token.ts'

/** What can take the place of its like in a wish. */
export type LikeKind =
  | 'place'
  | 'slides'
  | 'quote'
  | 'color'
  | 'chart'
  | 'style'
  | 'day'
  | 'month'
  | 'number'

/** A stretch of words of one kind, as offsets into them. */
interface Unit {
  kind: LikeKind
  start: number
  end: number
  concept?: Concept | undefined
}

interface Words {
  words: string
  tokens: readonly Token[]
}

type Find<Found> = (
  text: { instruction: string; tokens: readonly Token[] },
  at: number,
  session: Session,
) => Found | undefined

interface Reading {
  session: Session
  /** BCP 47 primary subtag of the wish. */
  language: string
  /** Whether the wish only changes how something looks. */
  isLook: boolean
  slideIn: Find<Reference>
  placeIn: (
    text: { instruction: string; tokens: readonly Token[] },
    session: Session,
  ) => { start: number; end: number } | undefined
}

/** What may stand between them and says nothing by itself. */
const small: readonly Concept[] = [
  'the',
  'a',
  'of',
  'in',
  'to',
  'into',
  'and',
  'with',
  'as',
  'is',
  'please',
  'about',
  'particle',
]

const styles: readonly Concept[] = ['bold', 'italic', 'underline', 'strike']

const otherLook: Readonly<Partial<Record<LikeKind, LikeKind>>> = { style: 'color', color: 'style' }

/**
 * A wish with what some words say in the place of its like there: a colour of the colour, a day of the day, the one chart of the other.
 * Undefined where they say anything else, or where the wish has no such word, or several.
 * @param kinds what they may say; absent: anything that has its like.
 */
export function withLikes(
  said: Words,
  wish: Words,
  reading: Reading,
  kinds?: readonly LikeKind[],
): string | undefined {
  const units = unitsOf(said, reading, true, kinds)
  if (units === undefined || units.length === 0) return undefined
  if (units.some(({ kind }) => kinds?.includes(kind) === false)) return undefined
  const there = unitsOf(wish, reading, false, kinds) ?? []
  const pairs = units.flatMap((unit) => {
    const same = there.filter(({ kind }) => kind === unit.kind)
    // "Title in red", "bold as well": a look stands where the other did.
    const likes =
      same.length > 0 || !reading.isLook
        ? same
        : there.filter(({ kind }) => kind === otherLook[unit.kind])
    const [like] = likes
    return like !== undefined && likes.length === 1 ? [{ unit, like }] : []
  })
  const isOneEach = new Set(units.map(({ kind }) => kind)).size === units.length
  if (pairs.length < units.length || !isOneEach) return undefined
  return pairs
    .toSorted((one, other) => other.like.start - one.like.start)
    .reduce(
      (text, { unit, like }) =>
        text.slice(0, like.start) + wordsFor(unit, said, reading) + text.slice(like.end),
      wish.words,
    )
}

/** A chart by its first name, as "bars" are no kind of chart everywhere. */
function wordsFor({ kind, start, end, concept }: Unit, { words }: Words, reading: Reading): string {
  const name = kind === 'chart' && concept ? namesIn(reading.language, concept)[0] : undefined
  return name ?? words.slice(start, end)
}

/** @param isAll whether no other words may stand there. */
function unitsOf(
  text: Words,
  reading: Reading,
  isAll: boolean,
  kinds: readonly LikeKind[] | undefined,
): Unit[] | undefined {
  const { tokens, words } = text
  const { session, slideIn, placeIn } = reading
  const found: Unit[] = []
  const place = placeIn({ instruction: words, tokens }, session) ?? edgeIn(tokens)
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) continue
    const add = (kind: LikeKind, from: number, to: number, concept?: Concept) => {
      const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
      found.push({ kind, start, end, concept })
      at = to - 1
    }
    const slides = slidesSaid(slideIn({ instruction: words, tokens }, at, session), text, {
      kinds,
      count: session.slides.length,
    })
    const chart = charts.find((concept) => means(token, concept))
    const style = styles.find((concept) => means(token, concept))
    if (place !== undefined && at === place.start) add('place', place.start, place.end)
    else if (slides !== undefined && slides.end > at)
      add('slides', at + (means(token, 'of', 'in', 'to', 'into') ? 1 : 0), slides.end)
    else if (token.kind === 'quote') {
      add('quote', at, at + 1)
      if (!isAll) found.push(...calendarIn(words, reading.language))
    } else if (token.kind === 'color' || means(token, 'colorName')) add('color', at, at + 1)
    else if (chart !== undefined) add('chart', at, at + 1, chart)
    else if (style !== undefined) add('style', at, at + 1)
    else if (token.kind === 'number' && !means(token, 'a')) add('number', at, at + 1)
    else if (isColon(token) && !isAll && givesRest(tokens, at)) {
      add('quote', at + 1, tokens.length)
      found.push(...calendarIn(words, reading.language))
    } else if (isAll) {
      const [day] = calendarIn(words.slice(token.start, token.end), reading.language)
      if (day !== undefined) add(day.kind, at, at + 1)
      else if (token.kind !== 'sign' && !means(token, ...small)) return undefined
    }
  }
  if (!isAll && !found.some(({ kind }) => kind === 'day' || kind === 'month'))
    found.push(...calendarIn(words, reading.language))
  return found
}

/** Slides by their numbers; a number alone, where nothing but slides can be meant by it. */
function slidesSaid(
  found: Reference | undefined,
  { tokens }: Words,
  { kinds, count }: { kinds: readonly LikeKind[] | undefined; count: number },
): Reference | undefined {
  if (found?.form !== 'number') return undefined
  const own = tokens.slice(found.start, found.end)
  if (own.some((one) => means(one, 'slide', 'slides'))) return found
  const maySay = kinds?.includes('slides') ?? own.every(({ value = 1 }) => value <= count)
  return maySay ? found : undefined
}

/** "Title of 7**: The fix**": words behind a colon, and no quotation. */
const givesRest = (tokens: readonly Token[], colon: number): boolean =>
  colon + 1 < tokens.length && !tokens.slice(colon).some(({ kind }) => kind === 'quote')

/** "**To the end**", "at the top"; "**as the first point**". */
function edgeIn(tokens: readonly Token[]): { start: number; end: number } | undefined {
  const edge = tokens.findIndex((one) => means(one, 'start', 'end', 'top'))
  const as = tokens.findIndex((one) => means(one, 'as'))
  const isPlace = (one: Token) => means(one, 'ordinal', 'last') && !means(one, 'slide')
  const ordinal = as < 0 ? -1 : tokens.findIndex((one, at) => at > as && isPlace(one))
  const at = edge < 0 ? ordinal : edge
  if (at < 0) return undefined
  let start = at
  while (start > 0 && means(tokens[start - 1], 'to', 'in', 'into', 'the', 'of', 'as', 'a'))
    start -= 1
  const isNamed = at === ordinal && nounOf(tokens[at + 1]) !== undefined
  return { start, end: at + (isNamed ? 2 : 1) }
}

/** The names of days and months in some words. */
function calendarIn(words: string, language: string): Unit[] {
  const names = calendarNames(language)
  return [...words.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const kind = names.get(fold(word))
    return kind === undefined ? [] : [{ kind, start: index, end: index + word.length }]
  })
}

const known = new Map<string, ReadonlyMap<string, 'day' | 'month'>>()

/** @param tag BCP 47 primary subtag; empty: nobody knows. */
function calendarNames(tag: string): ReadonlyMap<string, 'day' | 'month'> {
  const kept = known.get(tag)
  if (kept !== undefined) return kept
  const names = new Map([
    ...monthNamesIn(tag || 'en').map((name) => [fold(name), 'month'] as const),
    ...weekdayNamesIn(tag || 'en').map((name) => [fold(name), 'day'] as const),
  ])
  known.set(tag, names)
  return names
}
