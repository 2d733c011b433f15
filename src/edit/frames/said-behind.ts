import { onlySaying } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { functionWords } from '../lexicons/wish-concepts.ts'
import { means, type Token } from '../words/token.ts'
import { nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'

/** Verbs that say no more than that something shall be so. */
export const sets: readonly Concept[] = ['change', 'make', 'put', 'use', 'replace', 'write']

const asWell = onlySaying('asWell')

/** What is said behind a value: where else it is meant, and that it shall be put right. Undefined where more is said. */
export function tailOf(tail: readonly Token[]): { withNotes: boolean } | undefined {
  const known = (one: Token) =>
    one.kind === 'sign' ||
    asWell.test(one.text) ||
    means(one, ...functionWords, ...sets, 'it', 'this', 'all', 'everywhere', 'slides', 'slide') ||
    nounOf(one)?.kinds.some((kind) => kind === 'notes' || kind === 'item') === true
  if (!tail.every(known)) return undefined
  const withNotes = tail.some(
    (one) => means(one, 'everywhere') || nounOf(one)?.kinds.includes('notes'),
  )
  return { withNotes }
}

/** "The budget is 9k now**, change it in the point and the notes**": what is said before that, and whether notes are meant. */
export function withoutTail(text: WishText): { text: WishText; withNotes: boolean } {
  const { tokens } = text
  const at = tokens.findIndex(
    (one, index) =>
      index > 1 &&
      /^[,;.，；。–—-]$/.test(one.text) &&
      tailOf(tokens.slice(index + 1))?.withNotes === true,
  )
  return at < 0
    ? { text, withNotes: false }
    : { text: { ...text, tokens: tokens.slice(0, at) }, withNotes: true }
}
