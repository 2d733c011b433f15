import { isAboutSpeaker } from '../../language/address-words.ts'
import { tellsDecision } from '../../language/decision-words.ts'
import { placeSaid } from '../../language/ordinal-words.ts'
import { holdsPointer } from '../../language/pointers-back.ts'
import { wordCount } from '../../language/script.ts'
import { sharesSubject } from '../../scoring/shared-words.ts'
import type { Atom } from '../../shaping/atom.ts'
import { clauseTitle, pointTitle, questionTitle } from '../../slides/point-title.ts'
import { capitalized, type MappedText, sliceMapped } from '../mapped-text.ts'
import { isDisputed, linesOf, type Point, shownOfPoint, worthOfShown } from './points.ts'
import type { Said } from './said.ts'

/** One matter of a talk as a slide tells it. */
interface Matter {
  /** All points from its first to the one before the next matter, shown or not. */
  points: readonly Point[]
  /** What it is called by, where somebody has said that in full, and the sentence that says it. */
  claim?: MatterClaim
  /** What is shown below that, in order, each time what belongs together. */
  shown: readonly (readonly Said[])[]
}

/** What a matter is called by. */
export interface MatterClaim {
  text: MappedText
  said: Said
  /** Whether it is all that its sentence says. */
  isWhole: boolean
}

/** Words of a talk for the square of its matters: 700 words come to some five, 1,500 to some eight. */
const wordsForOne = 25
/** Words and lines that a slide shows below its title. */
const shownWords = 60
const mostLines = 7
/** Fewer words below a title are no slide. */
const fewestShown = 5
const smallWords = 20
const smallPoints = 2
/** Points, and words, that one matter may be of. */
const mostPoints = 18
const mostWords = 420
/** Points that are divided at once. */
const pointsAtOnce = 150
/** What says less names nothing. */
const leastClaim = 0.4
/** Words of a question that names what answers it, and of a clause that names a matter. */
const fewestAsked = 6
const clauseWords = 12
/** Words that join a sentence to the one before. */
const joiningWords = 2
/** Words before a colon that say where a statement comes from. */
const sourceWords = 4
/** What was said so few turns away belongs to the matter. */
const nearTurns = 1
/** So many claims are tried for a matter. */
const mostClaims = 3

const gains = {
  /** A slide: one more must be worth it. */
  slide: -1,
  claim: 1,
  /** For each of what is shown that speaks of what the claim does, or of something else. */
  about: 0.3,
  beside: -0.5,
  loose: 0,
  /** It shows little. */
  small: -1,
  question: 0.2,
  /** The matter begins with it. */
  leads: 0.6,
  /** Nothing names it. */
  nameless: -2,
  /** It begins with what goes on about the same as what stands before it. */
  torn: -0.35,
}

/** How a stretch of points would be told, and what that is worth. */
interface Telling {
  claim?: MatterClaim
  shown: readonly (readonly Said[])[]
  value: number
}

/** A point with what of it can be shown. */
interface Weighed {
  point: Point
  shown: readonly Said[]
  worth: number
  words: number
  claims: readonly MatterClaim[]
}

/**
 * The matters of a talk: stretches of it of which each says something in full that names it, with what says most for it. Of all ways
 * to divide the talk the best, of the fewer matters the longer it is; what stands in no matter is told with the one before.
 *
 * @param isNamed whether something stands over all of them that names what one has no name for.
 */
export function mattersOf(points: readonly Point[], language: string, isNamed: boolean): Matter[] {
  const weighed = points.map((point): Weighed => {
    const shown = shownOfPoint(point, language)
    return {
      point,
      shown,
      worth: worthOfShown(shown),
      words: shown.reduce((sum, one) => sum + one.words, 0),
      claims: shown.length === 0 ? [] : claimsIn(point, language),
    }
  })
  const telling = weighed.filter(({ shown }) => shown.length > 0)
  if (telling.length === 0) return []
  const words = points.reduce((sum, { said }) => sum + wordsOf(said.map(({ one }) => one)), 0)
  const most = Math.max(1, Math.round(Math.sqrt(words / wordsForOne)))
  const parts: { from: number; told: Telling }[] = []
  // All ways to divide a talk of hours would be too many.
  for (let start = 0; start < telling.length; start += pointsAtOnce) {
    const some = telling.slice(start, start + pointsAtOnce)
    const share = Math.max(1, Math.round((most * some.length) / telling.length))
    const divided = dividedBest(
      some,
      share,
      (own) => bestTelling(own, language, isNamed && own.length === telling.length),
      language,
    )
    for (const { from, told } of divided) parts.push({ from: start + from, told })
  }
  return parts.map(({ from, told }, index) => {
    const start = index === 0 ? 0 : points.indexOf(telling[from]?.point as Point)
    const next = parts[index + 1]
    const end =
      next === undefined ? points.length : points.indexOf(telling[next.from]?.point as Point)
    return {
      points: points.slice(start, end),
      shown: told.shown,
      ...(told.claim === undefined ? {} : { claim: told.claim }),
    }
  })
}

/** Where the matters begin, each with how it is told. */
function dividedBest(
  all: readonly Weighed[],
  most: number,
  tell: (some: readonly Weighed[]) => Telling,
  language: string,
): { from: number; told: Telling }[] {
  interface Way {
    value: number
    parts: { from: number; told: Telling }[]
  }
  const joins = all.map(({ shown: [first] }, at) => {
    const before = all[at - 1]?.shown.at(-1)
    return (
      first !== undefined &&
      before !== undefined &&
      sharesSubject(first.atom, before.atom, language)
    )
  })
  // ways[k][i]: the best way to tell the first i points in k matters.
  let ways: (Way | undefined)[] = [{ value: 0, parts: [] }, ...all.map(() => undefined)]
  let best: Way | undefined
  const tellings = new Map<number, Telling>()
  const tellingFrom = (from: number, to: number) => {
    const key = from * (all.length + 1) + to
    const known = tellings.get(key) ?? tell(all.slice(from, to))
    tellings.set(key, known)
    return known
  }
  for (let count = 1; count <= most; count++) {
    const next: (Way | undefined)[] = all.map(() => undefined)
    next.unshift(undefined)
    for (let to = 1; to <= all.length; to++) {
      let words = 0
      for (let from = to - 1; from >= Math.max(0, to - mostPoints); from--) {
        words += wordsOf(all[from]?.point.said.map(({ one }) => one) ?? [])
        if (words > mostWords && from < to - 1) break
        const way = ways[from]
        if (way === undefined) continue
        const told = tellingFrom(from, to)
        const value = way.value + told.value + (joins[from] === true ? gains.torn : 0)
        if (value > (next[to]?.value ?? Number.NEGATIVE_INFINITY))
          next[to] = { value, parts: [...way.parts, { from, told }] }
      }
    }
    const whole = next[all.length]
    if (whole !== undefined && (best === undefined || whole.value > best.value)) best = whole
    ways = next
  }
  return best?.parts ?? equalParts(all, most, tellingFrom)
}

/** Of a very long talk more matters than it may have would be told whole: each tells the best of its share. */
function equalParts(
  all: readonly Weighed[],
  most: number,
  tellingFrom: (from: number, to: number) => Telling,
): { from: number; told: Telling }[] {
  return Array.from({ length: most }, (_, part) => {
    const from = Math.round((part * all.length) / most)
    const to = Math.round(((part + 1) * all.length) / most)
    return { from, told: tellingFrom(from, Math.min(to, from + mostPoints)) }
  })
}

/** How some points are told best: under which claim, and which of them. */
function bestTelling(some: readonly Weighed[], language: string, isNamed: boolean): Telling {
  const claims = some
    .flatMap(({ claims }) => claims)
    .sort((a, b) => b.said.worth - a.said.worth)
    .slice(0, mostClaims)
  const told = [...claims, undefined].map((claim) => tellingUnder(claim, some, language, isNamed))
  return told.reduce((best, one) => (one.value > best.value ? one : best))
}

function tellingUnder(
  claim: MatterClaim | undefined,
  some: readonly Weighed[],
  language: string,
  isNamed: boolean,
): Telling {
  const isAbout = (shown: readonly Said[]) =>
    claim !== undefined && shown.some((one) => sharesSubject(one.atom, claim.said.atom, language))
  /** Whether something speaks of what the claim does or what is chosen already, or was said right beside that. */
  const belongs = (own: readonly Said[]) => {
    // What was said before a claim that settles nothing led to it only where it speaks of the same.
    const isBefore = (own[0]?.atom.index ?? 0) < (claim?.said.atom.index ?? 0)
    if (
      isBefore &&
      claim !== undefined &&
      !isAbout(own) &&
      !tellsDecision(claim.said.whole.text, language)
    )
      return false
    const told = [...(claim === undefined ? [] : [claim.said]), ...chosen.flatMap((one) => one.own)]
    return (
      told.length === 0 ||
      told.some((other) =>
        own.some(
          (one) =>
            Math.abs(one.place - other.place) <= nearTurns ||
            sharesSubject(one.atom, other.atom, language),
        ),
      )
    )
  }
  const left = some.flatMap(({ shown }, at) => {
    const own = claim === undefined ? shown : withoutClaim(shown, claim)
    if (own.length === 0) return []
    // What goes on from the title stands right below it.
    const goes = own.length < shown.length || (claim !== undefined && shown.includes(claim.said))
    const kind = claim === undefined ? 'loose' : goes || isAbout(own) ? 'about' : 'beside'
    const worth = worthOfShown(own) + gains[kind]
    const lines = linesOf(own).length
    return [{ at: goes ? -1 : at, own, worth, words: wordsOf(own), lines }]
  })
  const chosen: typeof left = []
  let [words, lines] = [0, 0]
  const waiting = left.filter(({ worth }) => worth > 0).sort((a, b) => density(b) - density(a))
  for (;;) {
    const next = waiting.findIndex((one) => {
      const isFull = lines + one.lines > mostLines || words + one.words > shownWords
      return !(chosen.length > 0 && isFull) && belongs(one.own)
    })
    const [one] = next < 0 ? [] : waiting.splice(next, 1)
    if (one === undefined) break
    chosen.push(one)
    words += one.words
    lines += one.lines
  }
  const shown = chosen.sort((a, b) => a.at - b.at).map(({ own }) => own)
  const value = chosen.reduce((sum, { worth }) => sum + worth, gains.slide)
  // What nothing names, or nothing stands below, is told where there is much of it.
  if (claim === undefined || words < fewestShown) {
    if (chosen.length > 0 && isNamed)
      return { shown, value: Math.max(0.1, value - gains.slide / 2) }
    return words < smallWords ? { shown: [], value: 0 } : { shown, value: value + gains.nameless }
  }
  const isSmall = words <= smallWords && chosen.length <= smallPoints
  const leads = shown.flat().every(({ atom }) => atom.index > claim.said.atom.index)
  const own = claim.said.asks
    ? gains.question
    : gains.claim + claim.said.worth + (leads ? gains.leads : 0)
  return { claim, shown, value: value + own + (isSmall ? gains.small : 0) }
}

function density({ worth, words }: { worth: number; words: number }): number {
  return worth / (8 + words)
}

/** What is shown of a point beside its claim: what goes on from that, and a question that it answers not at all. */
function withoutClaim(shown: readonly Said[], { said, isWhole }: MatterClaim): readonly Said[] {
  const at = shown.indexOf(said)
  return at < 0 || !isWhole ? shown : shown.slice(at + 1)
}

/** The sentences of a point that can name a matter: nothing that another denies, or that only one says of themselves. */
function claimsIn(point: Point, language: string): MatterClaim[] {
  return point.said.flatMap(({ one: said, needs }) => {
    if (needs || isDisputed(point, said)) return []
    const name = said.asks ? askedTitle(said, language) : statedTitle(said, language)
    const text = name === undefined ? undefined : withinText(said.text, name)
    return text === undefined ? [] : [{ text, said, isWhole: isAllOf(text, said) }]
  })
}

/** Whether a sentence can be what a matter is called by. */
export function namesMatter(said: Said, language: string): boolean {
  return statedTitle(said, language) !== undefined
}

function askedTitle({ atom, words }: Said, language: string): string | undefined {
  return words < fewestAsked ? undefined : questionTitle(atom, language)
}

/** Whether a title says all of its sentence but what joins that to the one before. */
function isAllOf(text: MappedText, said: Said): boolean {
  const isBehindColon = /[:：]/u.test(said.text.text)
  return wordCount(text.text) + (isBehindColon ? sourceWords : joiningWords) >= said.words
}

function statedTitle({ atom, worth }: Said, language: string): string | undefined {
  const { text } = atom.text
  if (worth < leastClaim || countsUp(text, language)) return undefined
  const told = toldBehind(atom, language)
  if (told !== undefined) return told
  const title =
    pointTitle(atom, language) ??
    pointTitle(atom, language, { room: 'long' }) ??
    clauseTitle(atom, clauseWords, language)
  if (title === undefined || holdsPointer(title, language)) return undefined
  return isAboutSpeaker(title, language) ? undefined : title
}

/** "Two, the roof leaks", "Number two, the roof leaks": one of several things. */
function countsUp(text: string, language: string): boolean {
  const rest = text.replace(/^\S+\s+/u, '')
  return (
    placeSaid(text, language) > 0 || (/^\S+[,，:：]/u.test(rest) && placeSaid(rest, language) > 0)
  )
}

/** "From the lab: the roof leaks": what is said behind a few words that say where it comes from. */
function toldBehind(atom: Atom, language: string): string | undefined {
  const { text } = atom.text
  const colon = /^[^:：\d]{1,40}[:：]\s*(?=\S)/u.exec(text)?.[0] ?? ''
  if (colon === '' || wordCount(colon) > sourceWords) return undefined
  const behind = sliceMapped(atom.text, colon.length)
  return pointTitle({ ...atom, text: capitalized(behind) }, language, { room: 'long' })
}

/** Words as they stand in a text. */
function withinText(source: MappedText, words: string): MappedText | undefined {
  const at = source.text.toLowerCase().indexOf(words.toLowerCase())
  return at < 0 ? undefined : capitalized(sliceMapped(source, at, at + words.length))
}

function wordsOf(said: readonly Said[]): number {
  return said.reduce((sum, { text }) => sum + wordCount(text.text), 0)
}
