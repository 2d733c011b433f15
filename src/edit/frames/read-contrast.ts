import { findFigures } from '../../author/composer/language/figure-phrases.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { functionWords } from '../lexicons/wish-concepts.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { arrow, leadsOn, withoutFrame } from './around-given.ts'
import { givenWords } from './read-payloads.ts'
import { sets, tailOf } from './said-behind.ts'
import { nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** One way in which what is to go can stand in a text. */
export interface Way {
  find: string
  inserted: string
  /** Whether no unit may stand beside what is found: one is inserted with the value. */
  isBare?: boolean
  /** Whether they are words, and no amount. */
  isWords?: boolean
}

/** What takes the place of something that is said beside it. */
interface Contrast {
  /** What is found and what is inserted, the likeliest way to write it first. */
  ways: readonly Way[]
  /** The words around both, which tell where it stands. */
  own: readonly Token[]
  /** Whether notes are meant beside what is printed. */
  withNotes: boolean
}

/**
 * What is given with what stands there so far: "€3.12, not €3.08", "ten years, not nine years", "15分ではなく10分", "from €2,400 to
 * €2,550".
 */
export function contrastIn(text: WishText): Contrast | undefined {
  const { tokens } = text
  const found = isQuestion(text) ? undefined : (instead(text) ?? fromTo(text))
  const tail = found && tailOf(tokens.slice(found.end))
  if (found === undefined || tail === undefined) return undefined
  const { ways, own, beside } = found
  if (own.some((one) => one.kind === 'quote' || asks(one)) || beside.some(asks)) return undefined
  const isOfNotes = own.some((one) => nounOf(one)?.kinds.includes('notes'))
  return { ways, own, withNotes: tail.withNotes || isOfNotes }
}

interface Found {
  ways: readonly Way[]
  own: readonly Token[]
  /** The words beside what is to go. */
  beside: readonly Token[]
  /** Where both end. */
  end: number
}

/** "…, **not** 15", "2.60 **instead of** 2.40". */
function instead(text: WishText): Found | undefined {
  const { tokens, grammar } = text
  const at = tokens.findLastIndex(
    (one, index) =>
      index > 0 && one.kind === 'word' && means(one, 'not', 'insteadOf') && !means(one, 'is'),
  )
  if (at < 1) return undefined
  const end = endOfValue(tokens, at + 1)
  const joint = firstOfJoint(tokens, at)
  const [front, behind] = [lastAmount(text, 0, joint), lastAmount(text, at + 1, end)]
  // "Oonagh since 1998, not **Una since** 1997".
  const isNamed = behind && tokens.slice(at + 1, behind.first).some(isUnknown)
  if (front === undefined || behind === undefined || isNamed)
    return grammar.particlesBehind ? undefined : insteadOfWords(text, { at, joint, end })
  const [given, former] = grammar.particlesBehind ? [behind, front] : [front, behind]
  if (given.text === former.text) return undefined
  const own = [...tokens.slice(0, front.first), ...tokens.slice(front.last + 1, joint)]
  const beside = [...tokens.slice(at + 1, behind.first), ...tokens.slice(behind.last + 1, end)]
  return { ways: waysToSay(text, given, former), own, beside, end }
}

/** What says that words follow which something is. */
const says: readonly Concept[] = ['is', 'shall', 'say', 'to', 'into', 'as']

/** "It should say **ten years**, not **nine years**": words behind what says that they follow. */
function insteadOfWords(
  text: WishText,
  { at, joint, end }: { at: number; joint: number; end: number },
): Found | undefined {
  const { tokens } = text
  const link = tokens.findLastIndex(
    (one, index) =>
      index < joint - 1 &&
      (means(one, ...says) || /^[:：=]$/.test(one.text) || arrow.test(one.text)),
  )
  let first = link + 1
  while (first < joint - 1 && (leadsOn(tokens, first) || means(tokens[first], 'please'))) first += 1
  let from = at + 1
  // "…, not **just** night guide".
  while (means(tokens[from], 'only') && from + 1 < end) from += 1
  const inserted = givenWords(text, ...withoutFrame(text, first, joint), 'introducer')
  const find = givenWords(text, from, end, 'introducer')
  if (link < 1 || inserted === '' || find === '' || inserted === find) return undefined
  return { ways: [{ find, inserted, isWords: true }], own: tokens.slice(0, link), beside: [], end }
}

/** "Change the rent **from €2,400 to €2,550**", "Hotel **from €150 to €155**". */
function fromTo(text: WishText): Found | undefined {
  const { tokens } = text
  const from = tokens.findLastIndex((one) => means(one, 'from'))
  const to = tokens.findIndex((one, at) => at > from && means(one, 'to', 'into'))
  const own = tokens.slice(0, from)
  // Of several each is a wish of its own.
  if (from < 1 || to < 0 || own.some((one) => means(one, 'from') && !means(one, 'of')))
    return undefined
  const end = endOfValue(tokens, to + 1)
  const [former, given] = [lastAmount(text, from + 1, to), lastAmount(text, to + 1, end)]
  if (former === undefined && given === undefined) return fromWordsTo(text, { from, to, end })
  if (former?.first !== from + 1 || given?.first !== to + 1) return undefined
  const beside = [...tokens.slice(former.last + 1, to), ...tokens.slice(given.last + 1, end)]
  // "From 3 to 5" may count anything.
  return own.some((one) => isUnknown(one) || one.kind === 'number')
    ? { ways: waysToSay(text, given, former), own, beside, end }
    : undefined
}

/** "Change Ana **from open to done**". */
function fromWordsTo(
  text: WishText,
  { from, to, end }: { from: number; to: number; end: number },
): Found | undefined {
  const own = text.tokens.slice(0, from)
  const find = givenWords(text, from + 1, to, 'introducer')
  const inserted = givenWords(text, to + 1, end, 'introducer')
  const isAsked = own.some((one) => means(one, 'change')) && own.some(isUnknown)
  if (!isAsked || find === '' || inserted === '') return undefined
  return { ways: [{ find, inserted, isWords: true }], own, beside: [], end }
}

/** Whether a word asks for something else than that it shall be so. */
const asks = (one: Token): boolean =>
  means(one, ...actions) && !means(one, ...sets, ...functionWords) && nounOf(one) === undefined

/** Where the joint before "not" begins: ", ", "and". */
function firstOfJoint(tokens: readonly Token[], not: number): number {
  let at = not
  const joins = (one: Token | undefined) =>
    one !== undefined &&
    ((one.kind === 'sign' && !/[\p{Sc}%‰]/u.test(one.text)) || means(one, 'and'))
  while (at > 0 && joins(tokens[at - 1])) at -= 1
  return at
}

/** Where what stands there so far ends: before a sign with a space behind it, or what says where. */
function endOfValue(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (one, at) =>
      at > from &&
      ((/^[,;.!，。；–—-]$/.test(one.text) && tokens[at + 1]?.start !== one.end) ||
        means(one, 'in', 'and', 'please', 'everywhere')),
  )
  return end < 0 ? tokens.length : end
}

/** Whether words ask, and order nothing. */
export function isQuestion({ tokens, instruction }: WishText): boolean {
  const last = tokens.at(-1)
  return (
    last !== undefined && /^\s*[?？]/.test(instruction.slice(last.start).replace(/^[^\s?？]+/, ''))
  )
}

/** An amount with the tokens that it stands in. */
interface Amount {
  text: string
  /** Where it begins and ends in the instruction. */
  start: number
  end: number
  first: number
  last: number
  /** Where the words around it that are read begin and end. */
  from: number
  to: number
}

/** What the reader of figures takes for none: a year, a time of day. */
const amount = /(?:\p{Sc}\s?)?\d+(?:[.,:]\d+)*(?:\s?[%‰])?/gu

/** The number of an amount, without its unit. */
const bareNumber = /[-+−]?\d(?:[\d.,:'’\s\u00a0\u202f]*\d)?/u

/** The last amount of some words, whole; undefined where something else is written on to it: "2/3", "2.60–2.80". */
function lastAmount(text: WishText, from: number, to: number): Amount | undefined {
  const { tokens, language } = text
  if (tokens.slice(from, to).some(({ kind }) => kind === 'quote')) return undefined
  const said = wordsBetween(text, from, to)
  const words = inPlainDigits(said)
  const hits = [
    ...[...words.matchAll(amount)].map((one) => ({
      from: one.index,
      to: one.index + one[0].length,
    })),
    ...findFigures(words, language),
  ]
  const lastNumber = Math.max(...hits.map((one) => one.to))
  // "60**p**".
  const unit = /^\p{L}+/u.exec(words.slice(lastNumber))?.[0] ?? ''
  const lastEnd = lastNumber + (unspacedScript.test(unit) ? 0 : unit.length)
  const begin = Math.min(...hits.filter((one) => one.to === lastNumber).map((one) => one.from))
  if (hits.length === 0 || isWrittenOn(words, begin, lastEnd)) return undefined
  const offset = tokens[from]?.start ?? 0
  const [start, end] = [offset + begin, offset + lastEnd]
  const within = (one: Token) => one.end > start && one.start < end
  const first = tokens.findIndex(within)
  const last = tokens.findLastIndex(within)
  const whole = words.slice(begin, lastEnd)
  // "On 4 600 people": the number of a slide and another.
  const isParted = /\d\s\d/.test(whole) && means(tokens[first - 1], 'in', 'slide', 'slides')
  return first < 0 || isParted ? undefined : { text: whole, start, end, first, last, from, to }
}

/** Words with the digits and signs of ASCII, where that moves nothing. */
function inPlainDigits(words: string): string {
  const plain = words.normalize('NFKC')
  return plain.length === words.length ? plain : words
}

/** Whether a number, or a sign that joins one, touches an amount. */
const isWrittenOn = (words: string, from: number, to: number) =>
  /[\p{N}/:.,–—~-]$/u.test(words.slice(0, from)) ||
  /^(?:\s?[/:–—~]|-|[.,]?\p{N})/u.test(words.slice(to))

/**
 * How the two can be written where they stand: with as many words behind them as what stands there so far has, with the unit of what is
 * given, as they are said, and without a unit that both have.
 */
function waysToSay(text: WishText, given: Amount, former: Amount): Way[] {
  const { tokens, instruction } = text
  const more = former.to - 1 - former.last
  const last = given.last + more
  const [find, inserted] = [partsOf(former), partsOf(given)]
  const isSameUnit = find.unit === inserted.unit
  const way = (found: string, said: string, isBare = false): Way => ({
    find: found,
    inserted: said,
    isBare,
  })
  const ways: Way[] = []
  if (more > 0 && last < given.to) {
    const behind = (one: Amount, at: number) =>
      one.text + instruction.slice(one.end, tokens[at]?.end ?? one.end)
    ways.push(way(behind(former, former.to - 1), behind(given, last)))
  }
  if (find.unit === '' && inserted.unit !== '')
    ways.push(way(given.text.replace(inserted.number, find.number), given.text))
  if (inserted.unit === '') ways.push(way(find.number, inserted.number))
  else ways.push(way(former.text, given.text, find.unit === ''))
  if (isSameUnit && find.unit !== '') ways.push(way(find.number, inserted.number))
  return ways
}

/** The number of an amount and what stands beside it. */
function partsOf({ text }: Amount): { number: string; unit: string } {
  const number = bareNumber.exec(text)?.[0] ?? text
  return { number, unit: text.replace(number, '').trim() }
}
