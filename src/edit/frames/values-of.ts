import { findDates } from '../../author/composer/language/dates.ts'
import { findFigures } from '../../author/composer/language/figure-phrases.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import { functionWords } from '../lexicons/wish-concepts.ts'
import { NothingDone } from '../reading-errors.ts'
import { isSaid } from '../references/word-forms.ts'
import type { Session } from '../session.ts'
import { plainWords } from '../words/plain-words.ts'
import { means, type Token } from '../words/token.ts'
import { likeAmount } from './amount-like.ts'
import { amountOfPayload, kindOfAmount } from './payload-list.ts'
import type { Thing } from './thing.ts'
import { readerIn } from './values-by-name.ts'
import type { World } from './world.ts'

/**
 * Whether what is given for some words is their value, which no words give way to: an amount, or what stands in a column already for
 * what begins a row with them ("set the router to high").
 * @param words what it is given for; an amount among them gives way to another.
 */
export function givesValue(world: World, words: string, given: string): boolean {
  if (saysNumber(words) || namesAnother(words, given)) return false
  const { session } = world
  return (
    (amountOfPayload(given) ?? kindOfAmount(given, session.now.language)) !== undefined ||
    isNumeral(given, session) ||
    columnsWith(world, words, given).length > 0
  )
}

/** Whether an amount is among words, and no name alone that has a digit. */
export const saysNumber = (words: string): boolean => /(?:^|\s)\p{Sc}?\p{N}/u.test(words)

/** Whether both are names that have a digit: "L5" and "L7", "SEV-1" and "SEV-2". */
export const namesAnother = (words: string, given: string): boolean =>
  [words, given].every((one) => /^\p{L}\P{Z}*\p{N}/u.test(one))

/** @throws {NothingDone} because nothing that some words name has a value that another can take the place of. */
export function noValueOf(words: string, given: string): never {
  throw new NothingDone(
    `There is no value of “${words}” that “${given}” could take the place of. Nothing was changed.`,
  )
}

/** "Nine": a number in words. */
function isNumeral(given: string, session: Session): boolean {
  const tokens = /\p{N}/u.test(given) ? [] : readerIn(session)(given)
  return tokens.length > 0 && tokens.every((one) => isNumber(one) && !means(one, 'a', 'ordinal'))
}

const isNumber = (one: Token) => one.kind === 'number' || means(one, 'number')

/** Where a value stands in a table or a chart. */
export interface ValuePlace {
  slideId: string
  block: NonNullable<Thing['block']>
  row: number
  column: number
}

/** The cells in whose columns a word stands already, of the rows that are called by some words. */
export function columnsWith(world: World, words: string, given: string): ValuePlace[] {
  const value = plainWords(given)
  const said = readerIn(world.session)(words).filter((one) => !isSmall(one))
  if (said.length === 0) return []
  return world.things().flatMap(({ kind, block, slideId }) => {
    if (kind !== 'block' || block?.kind !== 'table') return []
    const { rows, columns } = block
    // What is called so itself is another name.
    if (rows.some(({ cells }) => ` ${plainWords(cells[0] ?? '')} `.includes(` ${value} `)))
      return []
    // A word gives way to another of its column: "medium" to "high", and no text that says more.
    const isWord = (text: string) => /^\p{L}*$/u.test(plainWords(text))
    const stands = (column: number, row: number) =>
      isWord(rows[row]?.cells[column] ?? '') &&
      rows.some(({ cells }, at) => at !== row && plainWords(cells[column] ?? '') === value)
    return rows.flatMap(({ cells }, row) =>
      said.every((one) => isSaid(one, cells[0] ?? ''))
        ? [...columns.keys()].flatMap((column) =>
            column > 0 && stands(column, row) ? [{ slideId, block, row, column }] : [],
          )
        : [],
    )
  })
}

/** Where a value stands in a text. */
interface Hit {
  0: string
  index: number
}

/**
 * The values in a text that a given one can take the place of because they are OF some words: the words stand beside them, and they
 * count nothing else. "9 **people**" is how many people there are, "one for every 33 swimmers" says nothing of the kayaks.
 * @param words all of which the text says, or what stands beside it.
 */
export function valuesOf(
  session: Session,
  { words, value }: { words: readonly Token[]; value: string },
  text: string,
): Hit[] {
  const { language } = session.now
  const read = readerIn(session, language)
  const numerals = read(text).flatMap((one): Hit[] =>
    one.kind === 'word' && isNumber(one) && !means(one, 'a', 'ordinal') && one.value !== 1
      ? [{ 0: text.slice(one.start, one.end), index: one.start }]
      : [],
  )
  const isBare = isNumeral(value, session) || kindOfAmount(value, language) === ''
  const alike = /\p{N}/u.test(value) ? valuesLikeOf(value, language)(text) : []
  const all = isBare ? [...bareNumbers(text, language, alike), ...numerals] : alike
  const found = all.flatMap((hit) => {
    const of = howOf(hit, { text, words, language, read, isBare })
    // "One" in words, and what counts nothing, may be no number of anything.
    return of === undefined || (numerals.includes(hit) && of !== 'counted') ? [] : [{ hit, of }]
  })
  const sure = found.filter(({ of }) => of !== 'there')
  return (sure.length > 0 ? sure : found).map(({ hit }) => hit)
}

/** The numbers of a text that have no unit and belong to no day, those that are written like a given one before others. */
function bareNumbers(text: string, language: string, alike: readonly Hit[]): Hit[] {
  const dates = findDates(text, language)
  const meets = (hit: Hit, from: number, to: number) => hit.index < to && from < endOf(hit)
  const others = [...text.matchAll(bareNumber)].filter(
    (hit) => !alike.some((one) => meets(hit, one.index, endOf(one))),
  )
  return [...alike, ...others].filter((hit) => !dates.some(({ from, to }) => meets(hit, from, to)))
}

/** Scripts without spaces part no words. */
const letter = `(?!${unspacedScript.source})\\p{L}`
const bareNumber = new RegExp(
  `(?<!${letter}|[\\p{Sc}\\p{Nd}]|[\\p{Nd}\\p{Sc}][.,:/-])\\p{Nd}+(?:[.,:'’\\u00a0\\u202f]\\p{Nd}+)*(?!${letter}|\\p{Nd}|\\s?[\\p{Sc}%‰]|[/-]\\p{Nd})`,
  'gu',
)

const endOf = (hit: Hit) => hit.index + hit[0].length

/** A value as it stands in the place of another: with its signs, and with a capital where that has one. */
export function writtenAs(hit: string, value: string): string {
  const isCapital = /^\p{Lu}/u.test(hit) && /^\p{Ll}/u.test(value)
  return isCapital ? value.charAt(0).toUpperCase() + value.slice(1) : likeAmount(hit, value)
}

/** A number that is given for one with its noun: "618" for "611 **members**" leaves the noun. */
export function withNoun(session: Session, find: string, given: string): string {
  const [number, ...noun] = readerIn(session)(find)
  const isBare = isNumeral(given, session) || kindOfAmount(given, session.now.language) === ''
  const isCounted = noun.length > 0 && noun.every((one) => one.kind === 'word' && !isNumber(one))
  return isBare && isCounted && number && isNumber(number) ? given + find.slice(number.end) : given
}

/** What ends what is said of one thing. */
const ends = /[;!?()；、。，（）]|,(?!\d)|\.(?=\s|$)|\s[–—-]\s/gu

interface Where {
  text: string
  words: readonly Token[]
  language: string
  read: (words: string) => readonly Token[]
  isBare: boolean
}

/** How a value is one of some words: it counts them, stands right behind them, or stands there and counts nothing else. */
function howOf(hit: Hit, where: Where): 'counted' | 'behind' | 'there' | undefined {
  const { text, words, language, read, isBare } = where
  const breaks = [...text.matchAll(ends)].map(({ index }) => index)
  const from = (breaks.findLast((at) => at < hit.index) ?? -1) + 1
  const to = breaks.find((at) => at >= endOf(hit)) ?? text.length
  const own = text.slice(from, to)
  const isThere = words.every((one) => isSaid(one, own))
  if (unspacedScript.test(own)) return isThere ? 'there' : undefined
  const counted = nounBehind(read(text.slice(endOf(hit), to)))
  const isOfWords = counted.some(({ text: noun }) => words.some((one) => isSaid(one, noun)))
  if (isBare && isOfWords) return isThere ? 'counted' : undefined
  const hasUnit = findFigures(text, language).some(
    (one) => one.from <= hit.index && one.to >= endOf(hit) && one.kind !== 'count',
  )
  if (isBare && counted.length > 0 && !hasUnit) return undefined
  // A label beside it says what it is of, where it says nothing else.
  if (!words.some((one) => isSaid(one, text))) return 'there'
  if (!isThere) return undefined
  const before = read(text.slice(from, hit.index)).findLast((one) => !isSmall(one))
  return before !== undefined && words.some((one) => isSaid(one, before.text)) ? 'behind' : 'there'
}

/** What stands behind a number and may be what it counts: "**yellow ones** and …". */
function nounBehind(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex((one) => one.kind !== 'word' || isSmall(one))
  return tokens.slice(0, end < 0 ? 2 : Math.min(end, 2))
}

const isSmall = (one: Token) =>
  one.kind === 'sign' ||
  means(one, ...functionWords, 'to', 'into', 'from', 'by', 'with', 'about', 'through', 'as') ||
  means(one, 'before', 'after', 'not', 'or', 'if', 'because', 'all', 'each')

/** Finds what a value can stand in place of: what is written like it and, if it has a unit, of its kind, else what is of its kind. */
export function valuesLikeOf(value: string, language: string) {
  const kind = kindOfAmount(value, language)
  const words = wordsIn(value)
  const isDay = findDates(value, language).length > 0
  return (text: string): Hit[] => {
    const alike = [...text.matchAll(patternOf(value))].filter(({ 0: said }) =>
      kind === undefined
        ? // "Force 5" is no "at 6", and no "5 March" either.
          isDay
          ? findDates(said, language).length > 0
          : wordsIn(said) === words
        : kindOfAmount(said, language) === kind,
    )
    if (alike.length > 0 || !kind) return alike
    return findFigures(text, language)
      .filter((one) => one.kind === kind)
      .map(({ from, to }) => ({ 0: text.slice(from, to), index: from }))
  }
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.join(' ') ?? ''

/** What is written like a value: the same signs, and digits and words in the same places; "90 €" is like "95€". */
function patternOf(value: string): RegExp {
  const pieces = value.trim().match(/\d+|\p{L}+|\s+|[^\d\p{L}\s]/gu) ?? []
  const isUnit = (piece = '') => /^[%\p{Sc}]$/u.test(piece)
  const isNumber = (piece = '') => /^\d/.test(piece)
  const pattern = pieces.map((piece, at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    if (/\s/.test(piece)) return isUnit(before) || isUnit(after) ? '\\s*' : '\\s+'
    if (/\p{L}/u.test(piece)) return unspacedScript.test(piece) ? piece : '\\p{L}+'
    const isJoined = (isUnit(piece) && isNumber(before)) || (isNumber(piece) && isUnit(before))
    return `${isJoined ? '\\s*' : ''}${isNumber(piece) ? '\\d+' : literally(piece)}`
  })
  const [before, behind] = [`(?<!${letter}|[\\p{Sc}\\d.,])`, `(?!${letter}|\\d|[.,]\\d)`]
  return new RegExp(`${before}${pattern.join('')}${behind}`, 'gu')
}

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
