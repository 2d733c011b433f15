import { looks, verbConcepts } from '../lexicons/wish-concepts.ts'
import { parseNumbers } from '../references/parse-numbers.ts'
import { means, type Token } from '../words/token.ts'
import type { ThingKind } from './thing.ts'
import { nounOf } from './thing-nouns.ts'

/** What words before a noun say of which of the things are meant. */
interface WhichWords {
  /** Behind the last of them: where the noun stands. */
  end: number
  isAll: boolean
  /** Whether they say one that is not there yet: "a", "another". */
  isNew: boolean
  /** How many, where only that is said. */
  count?: number
  /** The 0-based places among so many, where they are said: "the third", "the last two", "the first and the last". */
  places?: (count: number) => number[]
}

type Places = (count: number) => number[]

/**
 * The words from a token on that say which of the things are meant, up to a noun. Undefined where another word comes first.
 * @param isNoun whether a token is the noun that they may stand before.
 */
export function readWhichWords(
  tokens: readonly Token[],
  start: number,
  isNoun: (token: Token | undefined) => boolean,
): WhichWords | undefined {
  const picks: Places[] = []
  let count: number | undefined
  let isAll = false
  let isNew = false
  let isListed = false
  for (let at = start; at < tokens.length; ) {
    const token = tokens[at]
    const ordinal = ordinalAt(tokens, at, isNoun)
    if (ordinal !== undefined && (picks.length === 0 || isListed)) {
      picks.push(() => ordinal.values.map((value) => value - 1))
      at = ordinal.end
      isListed = false
    } else if (isNoun(token) && !means(token, 'all', 'both', 'last', 'ordinalMark')) {
      if (isListed) return undefined
      const places = placesOf(picks, count, tokens.slice(start, at))
      return {
        end: at,
        isAll,
        isNew,
        ...(count === undefined ? {} : { count }),
        ...(places === undefined ? {} : { places }),
      }
    } else if (
      // "The left and the right column": side by side the first is left.
      means(token, 'last', 'right') &&
      (picks.length === 0 || isListed)
    ) {
      picks.push(lastOf)
      at += 1
      isListed = false
    } else if (means(token, 'left', 'middle') && (picks.length === 0 || isListed)) {
      picks.push(means(token, 'left') ? () => [0] : middleOf)
      at += 1
      isListed = false
    } else if (picks.length > 0 && means(token, 'and') && !isListed) {
      isListed = true
      at += 1
    } else if (means(token, 'all', 'each', 'both')) {
      isAll = true
      at += 1
    } else if (means(token, 'another', 'new', 'more')) {
      isNew = true
      at += 1
    } else if (means(token, 'number') && !means(token, 'a') && token?.value !== undefined) {
      if (count !== undefined) return undefined
      count = token.value
      at += 1
    } else if (means(token, 'a')) {
      // "两个要点": a measure word behind the number.
      isNew ||= tokens.slice(start, at).every((before) => means(before, 'of'))
      at += 1
    } else if (
      (means(token, 'the', 'of', 'own', 'this') ||
        // "**That** bullet".
        (means(token, 'it', 'them') && isNoun(tokens[at + 1]))) &&
      (count === undefined || picks.length > 0)
    )
      at += 1
    else return undefined
  }
  return undefined
}

/**
 * Ordinals that stand before no noun, in a wish that says on which slide: "**the second and third** on slide 3", "4枚目の**2つ目**".
 * Undefined where they may be those of slides.
 * @param isToldBefore whether words before them say what they are places of.
 */
export function ordinalsAlone(
  tokens: readonly Token[],
  start: number,
  isToldBefore = false,
): { end: number; places: Places } | undefined {
  const picks: Places[] = []
  let end = start
  for (let at = start; at < tokens.length; ) {
    const ordinal = ordinalAt(tokens, at, () => false)
    if (ordinal !== undefined && (picks.length === 0 || means(tokens[at - 1], 'and', 'the'))) {
      picks.push(() => ordinal.values.map((value) => value - 1))
      end = ordinal.end
    } else if (means(tokens[at], 'last') && (picks.length === 0 || at > end)) {
      picks.push(lastOf)
      end = at + 1
    } else if (!means(tokens[at], 'the', picks.length > 0 ? 'and' : 'the')) break
    at = Math.max(end, at + 1)
  }
  // "Move the third point on slide 3 **to the second**" says where to.
  const isGoal = means(tokens[start - 1], 'to', 'into') && !means(tokens[start - 1], 'in')
  const isTold = isToldBefore || saysOnWhichSlide(tokens, start, end)
  if (picks.length === 0 || isGoal || !isTold) return undefined
  const count = means(tokens[end], 'number') && !means(tokens[end], 'one') ? tokens[end]?.value : 1
  if (count !== 1 || means(tokens[end], 'one')) end += 1
  const next = tokens[end]
  const isOfNoun = next?.kind === 'word' && next.concepts.length === 0
  if (isOfNoun || next?.kind === 'number' || means(next, 'slide', 'slides', 'slideMark', 'place'))
    return undefined
  const of = placesOf(picks, count === 1 ? undefined : count, [])
  return of && { end, places: of }
}

/** Numbers where a noun with its number could stand: "delete point 1 and **3**", "bold point 2 and delete **3**". */
export function numbersAlone(
  tokens: readonly Token[],
  start: number,
): { end: number; places: Places } | undefined {
  const before = tokens[start - 1]
  const isObject =
    before === undefined || before.text === ',' || means(before, 'and', ...verbConcepts, ...looks)
  const numbers = isObject
    ? parseNumbers(tokens, start, { ranges: true, plural: false })
    : undefined
  if (numbers === undefined || means(tokens[start], 'a')) return undefined
  const next = tokens[numbers.end]
  const isOfNoun = next?.kind === 'word' && (next.concepts.length === 0 || means(next, 'item'))
  if (isOfNoun || means(next, 'slide', 'slides', 'slideMark', 'place', 'times')) return undefined
  return { end: numbers.end, places: () => numbers.values.map((value) => value - 1) }
}

/** "**On slide 3**", "4枚目の": outside of some words. What goes is named by more: "the last on slide 3" may be any of its texts. */
function saysOnWhichSlide(tokens: readonly Token[], start: number, end: number): boolean {
  if (means(tokens[start - 1], 'slideMark')) return true
  if (tokens.some((one) => means(one, 'delete'))) return false
  return tokens.some(
    (one, at) =>
      (at < start || at > end) &&
      means(one, 'slide') &&
      tokens.slice(Math.max(0, at - 2), at).some((before) => means(before, 'in')),
  )
}

const bothIn = (tokens: readonly Token[]) =>
  tokens.some((one) => means(one, 'both') && !means(one, 'all')) ? 2 : undefined

/** "the last two": how many from the end; "the first two": as many from there. */
function placesOf(
  picks: readonly Places[],
  number: number | undefined,
  said: readonly Token[],
): Places | undefined {
  // "Die ersten beiden" are as many as "the first two".
  const count = number ?? bothIn(said)
  const [first, ...others] = picks
  if (first === undefined) return undefined
  if (others.length > 0) return (all) => picks.flatMap((places) => places(all))
  if (count === undefined) return first
  if (first === lastOf)
    return (all) => {
      const size = Math.min(all, count)
      return range(all - size, size)
    }
  return (all) => {
    const [from = 0] = first(all)
    return range(from, Math.max(0, Math.min(all - from, count)))
  }
}

/** Of an even number none stands in the middle. */
const middleOf: Places = (count) => (count % 2 === 1 ? [(count - 1) / 2] : [])
const lastOf: Places = (count) => [count - 1]

function range(from: number, size: number): number[] {
  return Array.from({ length: size }, (_, at) => from + at)
}

/** "third", "3rd", "2.", "第三个", "2つ目の", "2-й"; "2行目" with the noun in it. */
function ordinalAt(
  tokens: readonly Token[],
  at: number,
  isNoun: (token: Token | undefined) => boolean,
): { values: number[]; end: number } | undefined {
  const token = tokens[at]
  if (means(token, 'ordinal') && token?.value !== undefined)
    return { values: [token.value], end: at + 1 }
  const marked = means(token, 'ordinalMark') && !isNoun(token)
  const number = marked ? tokens[at + 1] : token
  if (number?.value === undefined || !means(number, 'number') || !Number.isInteger(number.value))
    return undefined
  let end = at + (marked ? 2 : 1)
  const values = [number.value]
  // "第2和第3个" says the mark again, "第2、3个" does not.
  while (marked && means(tokens[end], 'and') && means(tokens[end + 1], 'number')) {
    values.push(tokens[end + 1]?.value ?? 0)
    end += 2
  }
  const behind = tokens[end]
  // "4枚目" is a slide.
  if (means(behind, 'slide', 'slideMark')) return undefined
  if (marked) return { values, end: means(behind, 'a') ? end + 1 : end }
  if (means(behind, 'ordinalMark') && isNoun(behind)) return { values, end }
  if (means(behind, 'ordinalMark')) return { values, end: end + 1 }
  if (behind?.text === '-' && means(tokens[end + 1], 'ordinalMark')) return { values, end: end + 2 }
  const isDotted = behind?.text === '.' && behind.start === number.end
  if (isDotted && (isNoun(tokens[end + 1]) || means(tokens[end + 1], 'and')))
    return { values, end: end + 1 }
  // "3rd" is a number with its ending.
  const hasEnding = number.kind === 'number' && number.end - number.start > number.text.length
  return hasEnding ? { values, end } : undefined
}

/** Whether words call something that stands in a list by its number: "**point 2** on slide 6". */
export function countsThings(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind }, at) => kind === 'number' && nounOf(tokens[at - 1])?.kinds.some(isListed),
  )
}

/** Things that stand in lists, and are counted there. */
export const listedKinds: readonly ThingKind[] = ['item', 'row', 'column', 'category', 'series']
/** Whether what is of a kind stands in a list. */
export const isListed = (kind: ThingKind) => listedKinds.includes(kind)
