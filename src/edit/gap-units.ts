import { calendarWordsIn } from '../text/calendar-words.ts'
import { splitClauses } from './clauses/split-clauses.ts'
import { coversOf } from './frames/covers.ts'
import { frames } from './frames/frames.ts'
import { spansAt } from './frames/read-spans.ts'
import { Slots } from './frames/slots.ts'
import type { Span } from './frames/span.ts'
import { charts, nounOf } from './frames/thing-nouns.ts'
import type { WishText } from './frames/wish-text.ts'
import { namesIn } from './lexicons/any-language.ts'
import type { Session } from './session.ts'
import { isColon, means } from './words/token.ts'

/** What can stand in the place of its like in a wish. */
export type Kind = 'slides' | 'where' | 'look' | 'chart' | 'given' | 'thing' | 'day' | 'month'

/** Words of one kind, as offsets into those that they stand in. */
export interface Unit {
  kind: Kind
  start: number
  end: number
  /** What of its kind it says: which property of a look, which things. */
  of: readonly string[]
  /** The words for it, where others say it more surely. */
  words?: string
  /** Whether it is called by words of the deck alone. */
  isCalled?: boolean
  /** What it stands in place of, where that is no unit of its own. */
  like?: Unit
  /** The noun of things that are said by their places: "the second **point**". */
  noun?: string | undefined
  /** Whether it says slides by what it leaves out or where they begin, which a number alone is not like. */
  isBounded?: boolean | undefined
}

/** What of a wish can be said anew, in each of the ways to read it. */
export function unitsOfWish(text: WishText, session: Session): Unit[][] {
  const { tokens, instruction, grammar, language } = text
  const clauses = splitClauses(tokens, instruction, grammar).flatMap((clause) => {
    const own = { ...text, tokens: clause.tokens }
    const ways = owned(own, session)
    // "Loss and damage**:** the first point to the end".
    const colon = ways.length > 0 ? -1 : clause.tokens.findIndex(isColon)
    const parts =
      colon < 0
        ? [own]
        : [clause.tokens.slice(0, colon), clause.tokens.slice(colon + 1)].map((part) => ({
            ...own,
            tokens: part,
          }))
    return parts.map((part) => {
      const all = colon < 0 ? ways : owned(part, session)
      return (all.length > 0 ? all : [longest(part, session)]).map((one) => unitsIn(part, one))
    })
  })
  const days = calendarWordsIn(instruction, language).map((one) => ({ ...one, of: ['it'] }))
  const count = Math.max(...clauses.map((ways) => ways.length))
  return Array.from({ length: count }, (_, at) => [
    ...clauses.flatMap((ways) => ways[at] ?? ways[0] ?? []),
    ...days,
  ])
}

/** How many ways to read a wish are tried. */
const mostWays = 4

/** The ways to read a wish in which frames own all spans. */
function owned(text: WishText, session: Session): (readonly Span[])[] {
  return coversOf(text, session)
    .map(({ spans }) => spans)
    .filter((spans) =>
      frames.some((frame) => {
        const slots = new Slots(spans, text)
        return frame.read(slots) !== undefined && slots.isSpent
      }),
    )
    .slice(0, mostWays)
}

/** The longest spans one after the other, where no frame owns all words. */
function longest(text: WishText, session: Session): Span[] {
  const found: Span[] = []
  for (let at = 0; at < text.tokens.length; at++) {
    const [best] = spansAt(text, at, session)
      .filter((one) => kindOf(one) !== undefined && !isLoose(one))
      .toSorted((one, other) => other.end - one.end)
    if (best === undefined) continue
    found.push(best)
    at = best.end - 1
  }
  return found
}

/** What may be said of any words. */
const isLoose = (span: Span) =>
  (span.type === 'payload' && (span.by === 'bare' || span.by === 'introducer')) ||
  (span.type === 'thing' && span.phrase.which.by === 'text')

const kinds: Readonly<Partial<Record<Span['type'], Kind>>> = {
  slides: 'slides',
  thing: 'thing',
  destination: 'where',
  place: 'where',
  style: 'look',
  payload: 'given',
  part: 'given',
}

/** Of what kind a span says something. */
export const kindOf = ({ type }: Span) => kinds[type]

/** What spans say. */
export function unitsIn(
  { tokens, language, instruction }: WishText,
  spans: readonly Span[],
): Unit[] {
  const units = spans.flatMap((span): Unit[] => {
    const kind = kindOf(span)
    if (kind === undefined || !maySay(span)) return []
    // "Of slide 3" begins with a word that is no part of it.
    const isIn = kind === 'slides' && means(tokens[span.start], 'of', 'in', 'to', 'into')
    const first = span.start + (isIn && span.end > span.start + 1 ? 1 : 0)
    const last = tokens[span.end - 1]
    const end = last?.end ?? 0
    const isText = span.type === 'payload' || span.type === 'part'
    const text = isText ? instruction.indexOf(span.text, tokens[first]?.start) : -1
    // What leads up to a text is no part of it.
    const given = last?.kind === 'quote' ? last.start : text
    const start = isText && given >= 0 ? given : (tokens[first]?.start ?? 0)
    const of =
      span.type === 'style'
        ? Object.keys(span.style)
        : span.type === 'thing'
          ? span.phrase.kinds
          : ['it']
    const isCounted = span.type === 'thing' && span.phrase.which.by === 'places'
    const noun = tokens.slice(first, span.end).find((one) => isCounted && nounOf(one))
    const isBounded =
      span.type === 'slides' && (span.reference.leavesOut || span.reference.form === 'all')
    const isCalled = span.type === 'thing' && span.phrase.isBare
    const called = noun && instruction.slice(noun.start, noun.end)
    return [{ kind, start, end, of, isBounded, isCalled, noun: called }]
  })
  const shown = tokens.flatMap((token): Unit[] => {
    const chart = charts.find((concept) => means(token, concept))
    const name = chart && namesIn(language, chart)[0]
    const { start, end } = token
    return name === undefined ? [] : [{ kind: 'chart', start, end, of: ['it'], words: name }]
  })
  return [...units, ...shown]
}

/** Whether a span says slides by their number or as such, where it says any. */
export const maySay = (span: Span) =>
  span.type !== 'slides' ||
  (span.reference.slideSaid && span.reference.form !== 'relative') ||
  span.reference.form === 'number'
