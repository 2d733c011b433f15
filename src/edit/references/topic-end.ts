import type { Concept } from '../lexicons/concept.ts'
import { rewriteStyles, verbsBeforeSlide } from '../lexicons/verbs.ts'
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

/** Where a topic that begins at `from` ends: at a title that stands there, else at the first word that ends one. */
export function endOfTopic(reader: ReferenceReader, from: number): number {
  const { tokens, session } = reader
  const furthest = Math.min(tokens.length, from + longestTopic)
  for (let to = furthest; to > from; to--)
    if (session.search.titled(reader.slice(from, to)).length > 0) return to
  for (let to = from; to < furthest; to++) {
    const token = tokens[to]
    if (token === undefined || isPhraseEnd(token)) return to
    if (to > from && endsTopic(token, tokens[to + 1])) return to
  }
  return furthest
}

/** Whether a word within a topic ends it; "and" does where another reference follows. */
function endsTopic(token: Token, next: Token | undefined): boolean {
  if (means(token, ...topicStops) || token.kind === 'quote') return true
  return (
    means(token, 'and', 'or') &&
    (means(next, 'the', 'slide', 'slides', 'number', 'one', 'a', 'it') || next?.kind === 'quote')
  )
}
