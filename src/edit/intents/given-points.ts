import { beginningOf } from '../../text/cut-text.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import { spokenItems } from '../frames/payload-list.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import { Declined } from '../reading-errors.ts'

/** The most that a request takes (`addSlideSchema`): points, and characters of one. */
const mostPoints = 60
const longestPoint = 1000

/** Words before "points" that say which: "the three key points". */
const adjectives = onlySaying('pointsWhich')
const keyPoints = onlySaying('keyPoints')

/** How many words "with the following three key points:" has before its colon at the most. */
const longestLabel = 8

/**
 * Behind the words that announce points, when they begin at a token: "the points", "these three points:", "bullets";
 * undefined where none are announced.
 */
export function behindPointsLabel(clause: Clause, from: number, to: number): number | undefined {
  let at = from
  while (at < to && isBeforePoints(clause, at)) at += 1
  const said = clause.is(at, 'point', 'bullets') || keyPoints.test(clause.token(at)?.text ?? '')
  if (at >= to || !said) return undefined
  return clause.token(at + 1)?.text === ':' ? at + 2 : at + 1
}

function isBeforePoints(clause: Clause, at: number): boolean {
  const token = clause.token(at)
  if (token?.kind !== 'word' && token?.kind !== 'number') return false
  if (clause.is(at, 'the', 'this', 'them', 'next', 'a', 'new', 'words')) return true
  if (token.kind === 'number' || clause.is(at, 'number')) return !clause.is(at, 'point')
  return adjectives.test(token.text)
}

/** Where the points begin: behind their label, or behind a colon that follows a few words alone. */
function beginOfPoints(clause: Clause, from: number, to: number): number {
  const colon = clause.tokens.findIndex((token, at) => at >= from && token.text === ':')
  const label = behindPointsLabel(clause, from, to)
  const announces =
    colon !== -1 &&
    colon < Math.min(to, (label ?? from) + longestLabel) &&
    clause.tokens.slice(label ?? from, colon).every((token) => token.concepts.length > 0)
  if (announces) return colon + 1
  if (label !== undefined) return label
  let begin = from
  while (begin < to && clause.is(begin, 'the', 'words') && begin + 1 < to) begin += 1
  return begin
}

/**
 * The points that a range of a clause says: "with the points 'Rent' and 'Food'", "with rent, food and travel".
 * @throws {Declined} when they are more than a request takes.
 */
export function pointsOf(clause: Clause, from: number, to: number): string[] {
  const begin = beginOfPoints(clause, from, to)
  const quotes = clause.tokens.slice(begin, to).filter((token) => token.kind === 'quote')
  const points =
    quotes.length > 0
      ? quotes.map((one) => one.text)
      : spokenItems(tidied(clause.wholeText(begin, to)))
  return withinLimits(points)
}

/** Points as they are kept. @throws {Declined} when they are too many. */
export function withinLimits(points: readonly string[]): string[] {
  if (points.length > mostPoints)
    throw new Declined(
      'unsupported',
      `A slide takes at most ${mostPoints} points at once, and these are ${points.length}; nothing was added.`,
    )
  return points.map((point) => beginningOf(point, longestPoint))
}
