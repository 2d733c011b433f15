import { Clause } from '../clauses/clause.ts'
import { actions } from '../lexicons/verbs.ts'
import { looks, verbConcepts } from '../lexicons/wish-concepts.ts'
import { findReferences } from '../references/find-references.ts'
import { standsOnSlide } from '../references/parse-numbers.ts'
import { saysWhere } from '../references/says-where.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { hasArrow } from './around-given.ts'
import { unlessOfGone } from './of-gone.ts'
import { isPrintedIn } from './printed-things.ts'
import { refuseBeside } from './read-beside.ts'
import { kindsStaying } from './read-staying.ts'
import {
  headSign,
  mayBeHeading,
  mayGiveData,
  type Reading,
  type Readings,
  readingsOf,
} from './read-wish.ts'
import { nounOf } from './thing-nouns.ts'
import { countsThings } from './which-words.ts'
import { type WishText, wordsBetween } from './wish-text.ts'
import type { World } from './world.ts'

/** How many wishes an instruction has at the most. */
const mostWishes = 6

/** An instruction as wishes, each with what it may be read as. */
export type Parting = readonly (readonly Reading[])[]

/** Which readings count: those of wishes behind any comma, and those that ask for what is missing. */
interface Pass {
  isLoose: boolean
  asks: boolean
}

/** The ways to part an instruction into wishes, each owned whole: those with most wishes first. */
export function wishesOf(text: WishText, world: World): Generator<Parting> {
  const { tokens, instruction } = text
  const known = new Map<string, Readings[]>()
  const readingOf = (from: number, to: number, { isLoose, asks }: Pass) => {
    // "And" before the next wish is no part of words given last, nor is the end of its line.
    const isFollowed = to < tokens.length && from + 1 < to
    const last = tokens[to - 1]
    const isJoint = last && (means(last, 'and', 'afterwards') || isLineEnd(last))
    const end = to - (isFollowed && isJoint ? 1 : 0)
    const key = `${from} ${end}`
    const texts = () =>
      textsOf(text, from, end).map((one) => withPlaceBehind(one, text, end, world))
    const readings = known.get(key) ?? texts().map((one) => readingsOf(one, world))
    known.set(key, readings)
    const own = readings.flatMap((one) => one(isLoose))
    return asks ? own : own.filter((one) => !one.asks)
  }
  // What no frame is for may be refused beside what some frame owns.
  const besides = (from: number, to: number): Reading[] => {
    const all = tokens.slice(from, to)
    const last = all.findLastIndex((one) => one.kind !== 'sign' && !means(one, 'and', 'afterwards'))
    const own = all.slice(0, last + 1)
    if (!own.some((one) => means(one, ...actions))) return []
    const deed = unlessOfGone(refuseBeside(own, instruction), own)
    return [{ isNew: false, isBeside: true, isGivenData: false, deed, start: own[0]?.start ?? 0 }]
  }
  const mayGive = new Map<number, boolean>()
  const mayGiveDataFrom = (from: number) => {
    const texts = () => textsOf(text, from, tokens.length)
    const may = mayGive.get(from) ?? texts().some((one) => mayGiveData(one, world))
    mayGive.set(from, may)
    return may
  }
  // From where on no way was found, with so many wishes at the most.
  const dead = new Set<string>()
  function* wishesFrom(from: number, most: number, pass: Pass): Generator<Parting> {
    const key = keyOf(from, most, pass)
    if (dead.has(key)) return
    let isDead = true
    for (const wishes of partedFrom(from, most, pass)) {
      isDead = false
      yield wishes
    }
    if (isDead) dead.add(key)
  }
  function* partedFrom(from: number, most: number, pass: Pass): Generator<Parting> {
    // Commas within given data part nothing else.
    const whole = mayGiveDataFrom(from) ? readingOf(from, tokens.length, pass) : []
    const given = whole.filter(({ isGivenData }) => isGivenData)
    if (given.length > 0) {
      yield [[...given, ...whole.filter((one) => !given.includes(one))]]
      return
    }
    const heads = (end: number) => readingOf(from, end, pass).some((one) => one.isHeading)
    // One wish has all that is left.
    const ends =
      most > 1 ? cutsAfter(text, from, { isLoose: pass.isLoose, heads }) : [tokens.length]
    for (const end of ends) {
      if (dead.has(keyOf(end, most - 1, pass))) continue
      const isWhole = from === 0 && end === tokens.length
      // What only says what the wishes behind it are for needs some; after "and" a slide is named with what stands before it.
      const mayHead =
        end < tokens.length && (isColon(tokens[end - 1]) || !means(tokens[from - 1], 'and'))
      const owned = readingOf(from, end, pass).filter((one) => mayHead || !one.isHeading)
      const first = owned.length > 0 || isWhole ? owned : besides(from, end)
      if (first.length === 0) continue
      if (end === tokens.length) yield [first]
      else for (const rest of wishesFrom(end, most - 1, pass)) yield [first, ...rest]
    }
  }
  function* all(): Generator<Parting> {
    yield* wishesFrom(0, mostWishes, { isLoose: false, asks: false })
    if (tokens.length <= mostTokensLoose)
      yield* wishesFrom(0, mostWishes, { isLoose: true, asks: false })
    yield* wishesFrom(0, mostWishes, { isLoose: false, asks: true })
  }
  return all()
}

/**
 * The ways to take some words of an instruction as a wish: alone, and without a verb of their own with that before them, as what it
 * wishes of other things.
 */
function textsOf(text: WishText, from: number, to: number): WishText[] {
  const own = text.tokens.slice(from, to)
  const countsOn = text.countsOn || countsThings(text.tokens.slice(0, from))
  const alone = { ...text, goesOn: text.goesOn || from > 0, countsOn, tokens: own }
  const quotes = own.filter(({ kind }) => kind === 'quote').length
  const verb = text.tokens.slice(0, from).findLast((one) => means(one, ...verbConcepts, ...looks))
  if (verb === undefined) return [alone]
  const withVerb = { ...text, goesOn: true, countsOn, tokens: [verb, ...own] }
  const asks = own.some((one) => means(one, ...verbConcepts))
  // "… and **“Kiel” with “Bonn”**", "… and **Rain with Storm on slide 9**", "… and **the third with Rivals**" go on.
  const link = own.findIndex((one) => means(one, 'to', 'with', 'by', 'into'))
  const isPair = link > 0 && link < own.length - 1 && means(verb, 'replace')
  if (isPair && !asks) return quotes === 0 ? [alone, withVerb] : [withVerb]
  // "Put slide 4 last and **slide 9 first**".
  const isPlace = means(own.at(-1), 'last', 'ordinal', 'start', 'end', 'top')
  const isMoved = isPlace && means(verb, 'move', 'put') && own.some(isSlide) && !asks
  // "Delete point 1 on slide 2 and **point 2 on slide 11**", "delete the chart and **the notes on slide 9**".
  const isNoun = (one: Token) => nounOf(one) !== undefined
  const isPlaced = text.tokens.slice(0, from).some(isSlide)
  const takes = means(verb, 'delete')
  // "Delete slide 3. Frob slide 5." are sentences.
  const before = text.tokens.slice(0, from - 1)
  // "The chart, **slide 6** and slide 7" is one list.
  const comma = before.findLastIndex((one) => /^[,，、]$/.test(one.text))
  const isLonger =
    comma >= 0 && before.slice(comma + 1).every((one) => isSlide(one) || one.kind === 'number')
  const isListed =
    !isLonger &&
    !/^[.;\n。；]$/.test(text.tokens[from - 1]?.text ?? '') &&
    own.every(({ concepts, kind }) => kind === 'sign' || concepts.length > 0)
  const isSame =
    means(verb, 'delete', ...looks) &&
    own.some(isSlide) &&
    (isPlaced
      ? (takes && isListed) ||
        own.some((one) => isNoun(one) || means(one, 'ordinal', 'last')) ||
        standsOnSlide(own, 0)
      : takes && own.some(isNoun)) &&
    !own.some((one) => means(one, ...verbConcepts, ...looks, 'except', 'not'))
  if (quotes === 0) return (isMoved || isSame) && own.length > 1 ? [alone, withVerb] : [alone]
  // One quotation is what the wish before gives.
  return asks ? [alone] : [alone, withVerb]
}

/**
 * "Delete **the chart** and the notes **on slide 9**": a place that is said behind the last of what shall go is that of all before it which
 * say none.
 */
function withPlaceBehind(own: WishText, all: WishText, to: number, { session }: World): WishText {
  const isThing = (one: Token) => nounOf(one) !== undefined || one.kind === 'quote'
  if (!own.tokens.some((one) => means(one, 'delete')) || !own.tokens.some(isThing)) return own
  const rest = all.tokens.slice(to)
  const ends = rest.findIndex((one) => means(one, ...verbConcepts) || /^[.;\n。；]$/.test(one.text))
  const tokens = ends < 0 ? rest : rest.slice(0, ends)
  const { instruction } = all
  const named = (among: readonly Token[]) => {
    const clause = new Clause(among, instruction)
    return findReferences(clause, session, { ranges: true }).filter((one) => one.slideSaid)
  }
  const [place, ...others] = named(tokens)
  if (place === undefined || others.length > 0) return own
  if (!tokens.slice(0, place.start).some(isThing) || !saysWhere(tokens, place)) return own
  if (tokens.slice(place.end).some(isThing) || named(own.tokens).length > 0) return own
  const start = means(tokens[place.start - 1], 'in', 'of', 'from') ? place.start - 1 : place.start
  return { ...own, tokens: [...own.tokens, ...tokens.slice(start, place.end)] }
}

const isSlide = (token: Token) => means(token, 'slide', 'slides')

const keyOf = (from: number, most: number, { isLoose, asks }: Pass) =>
  `${from} ${most} ${isLoose} ${asks}`

/** Up to how many tokens wishes are looked for behind any comma, where they begin with no verb. */
const mostTokensLoose = 60

/**
 * Where a further wish may begin: before a verb after "and", "then", a comma or the end of a sentence; at last the end of the words.
 * @param options.isLoose whether also where no verb follows: "12 after 13, 3 behind 5".
 * @param options.heads whether the words up to there only say what others are for.
 */
function* cutsAfter(
  text: WishText,
  from: number,
  { isLoose, heads }: { isLoose: boolean; heads: (end: number) => boolean },
): Generator<number> {
  const { tokens } = text
  for (let at = from + 1; at < tokens.length - 1; at++) {
    const token = tokens[at]
    if (token === undefined) continue
    // What follows a colon is words to its end of line, except behind the slides that wishes are for.
    const isWithin =
      token.text === '-' &&
      (tokens[at - 1]?.end === token.start || tokens[at + 1]?.start === token.end)
    const mayHead = headSign.test(token.text) && !isWithin && mayBeHeading(tokens.slice(from, at))
    const opens = mayHead && heads(at + 1)
    // "Slides 3, 4 and 5" is a list.
    if (opens && tokens[at + 1]?.kind === 'number' && !isColon(token)) continue
    if (opens) yield at + 1
    else if (isColon(token) && !tokens.slice(at).some(isLineEnd)) break
    // "Shorten it **but keep the title**".
    const isStaying = () =>
      kindsStaying({ tokens: tokens.slice(at), instruction: text.instruction })
    if (means(token, 'except') && isStaying()) yield at
    const parts = /^[,.;\n，、。；]$/.test(token.text) || means(token, 'and', 'afterwards')
    if (!parts || isWithinPair(tokens.slice(from, at), token)) continue
    let next = at + 1
    while (means(tokens[next], 'and', 'afterwards', 'please') && next < tokens.length - 1) next += 1
    // "bzw." ends no sentence.
    const isStrong = /^[.;\n。；]$/.test(token.text) && !means(tokens[at - 1], 'respectively')
    // "中央揃えにして、": where verbs stand last, one before a comma ends a wish.
    const ends =
      means(tokens[at - 1], ...verbConcepts, 'please') ||
      tokens[at - 1]?.kind === 'quote' ||
      // "A → B, C → D".
      (hasArrow(tokens.slice(from, at)) && hasArrow(tokens.slice(at)))
    if (
      isLoose ||
      isStrong ||
      ends ||
      means(tokens[next], ...verbConcepts, ...looks, 'titled', 'send', 'share') ||
      // "**Under 16** to £7" is what the deck calls something.
      (means(tokens[next], 'in') && !isPrintedIn(text)(wordsBetween(text, next, next + 2)))
    )
      yield at + 1
  }
  yield tokens.length
}

/** "Between A **and** B" is one place. */
function isWithinPair(before: readonly Token[], token: Token): boolean {
  const between = before.findLastIndex((one) => means(one, 'between'))
  const joins = (one: Token) => means(one, 'and')
  return between >= 0 && joins(token) && !before.slice(between).some(joins)
}

const isLineEnd = ({ text }: Token) => /\n/.test(text)
