import type { Concept } from '../lexicons/concept.ts'
import { actions, rewriteStyles, verbsBeforeSlide } from '../lexicons/verbs.ts'
import { means, type Token } from '../words/token.ts'
import type { ReferenceReader } from './reference-reader.ts'

/** Where a topic ends at the latest. */
export const topicStops: readonly Concept[] = [
  'after',
  'before',
  'afterThere',
  'beforeThere',
  'to',
  'into',
  'start',
  'end',
  'up',
  'down',
  ...rewriteStyles,
  'titled',
  'as',
  'with',
  'because',
  'if',
  'not',
  'except',
  'aboutThere',
  'between',
  'afterwards',
]

/** Words that begin no topic before "slide": "delete the slide", "add pricing slide". */
export const topicVerbs: readonly Concept[] = [...verbsBeforeSlide, 'is']

/** How many tokens a topic has at the most; characters are tokens in some scripts. */
export const longestTopic = 14

/** Whether a token is a sign that ends a phrase. */
export function isPhraseEnd(token: Token): boolean {
  return token.kind === 'sign' && /[,;:.!?、，。；：\n]/.test(token.text)
}

/** What says of a slide what it is or shall be, behind its topic. */
const saysOf: readonly Concept[] = [...actions, 'is', 'shall', 'person', 'receive', 'needs']

/**
 * Where a topic that begins at `from` ends: at a title that stands there, else at the first word that ends one, or before where more is
 * said of the slide, if one says all words up to there.
 */
export function endOfTopic(reader: ReferenceReader, from: number): number {
  const { tokens, session } = reader
  const furthest = Math.min(tokens.length, from + longestTopic)
  for (let to = furthest; to > from; to--)
    if (session.search.titled(reader.slice(from, to)).length > 0) return to
  let stop = from
  // "The slide about risks **kann weg**".
  const isLast = (at: number) =>
    session.careful &&
    means(tokens[at], 'delete', 'unwanted') &&
    (tokens[at + 1]?.kind ?? 'sign') === 'sign'
  while (stop < furthest && !stopsTopic(tokens, stop, from) && !(stop > from && isLast(stop)))
    stop += 1
  // "**Right** after it".
  while (
    stop > from + 1 &&
    means(tokens[stop], 'after', 'before') &&
    means(tokens[stop - 1], 'please')
  )
    stop -= 1
  for (let to = from + 1; to < stop && !session.careful; to++)
    if (means(tokens[to], ...saysOf) && session.search.saysAll(reader.slice(from, to))) return to
  return stop
}

const stopsTopic = (tokens: readonly Token[], at: number, from: number): boolean => {
  const token = tokens[at]
  return (
    token === undefined || isPhraseEnd(token) || (at > from && endsTopic(token, tokens[at + 1]))
  )
}

/** Whether a word within a topic ends it; "and" does where another reference follows. */
function endsTopic(token: Token, next: Token | undefined): boolean {
  if (means(token, ...topicStops) || token.kind === 'quote') return true
  return (
    means(token, 'and', 'or') &&
    (means(next, 'the', 'slide', 'slides', 'number', 'one', 'a', 'it') || next?.kind === 'quote')
  )
}
