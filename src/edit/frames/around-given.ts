import { means, type Token } from '../words/token.ts'
import { readFields } from './read-fields.ts'
import { placesBetween } from './read-places.ts'
import { readThings, type WishText } from './read-things.ts'

/** "… **between points 1 and 2**", "… **at the end of How we start**": where something goes is no part of what goes there. */
function saysPlace(text: WishText, from: number, to: number): boolean {
  const { tokens } = text
  for (let at = from; at < to; at++) {
    if (means(tokens[at], 'between') && placesBetween(text, at + 1).some(([, end]) => end <= to))
      return true
    const isEdge = at > from && means(tokens[at], 'end', 'start')
    if (
      isEdge &&
      means(tokens[at + 1], 'of') &&
      readThings(text, at + 2).some(({ end }) => end <= to)
    )
      return true
  }
  return false
}

/**
 * "Benenne … in Budget **um**", "voeg Sneeuw **toe** aan dia 6": the part of a verb that stands apart, at the end of its wish or before
 * where something goes.
 */
export function isVerbPart({ tokens, grammar }: WishText, at: number): boolean {
  const { text = '' } = tokens[at] ?? {}
  const behind = tokens.slice(at + 1)
  // Behind a farewell stands who writes.
  const farewell = behind.findIndex((one) => means(one, 'farewell'))
  const own = farewell < 0 ? behind : behind.slice(0, farewell)
  const stands =
    means(own[0], 'in', 'into', 'to', 'after', 'before', 'as') ||
    own.every((one) => one.kind === 'sign' || means(one, 'please'))
  return (
    stands &&
    (grammar.separableVerbs ?? []).some(
      ([verb, particle]) =>
        particle.test(text) && tokens.slice(0, at).some((one) => verb.test(one.text)),
    )
  )
}

/** Whether the part of a verb stands within some words, behind the first. */
const holdsVerbPart = (text: WishText, from: number, to: number): boolean =>
  (text.grammar.separableVerbs ?? []).length > 0 &&
  text.tokens.slice(from + 1, to).some((_, at) => isVerbPart(text, from + 1 + at))

/** What something becomes stands behind it. */
export const arrow = /^(?:->|→|=>|=)$/

/** Whether some words say what something becomes by a sign. */
export const hasArrow = (tokens: readonly Token[]) => tokens.some(({ text }) => arrow.test(text))

/** Whether words say where, what is left out or something of another thing, and so are hardly given as they are. */
function saysMore(tokens: readonly Token[], from: number, to: number): boolean {
  const own = tokens.slice(from, to)
  return (
    hasArrow(own) ||
    namesField(tokens, from, to) ||
    own.some((_, at) => saysInDeck(tokens, from + at)) ||
    own.slice(1).some((one) => means(one, 'except', 'inQuotes'))
  )
}

/** Whether unmarked words hold what belongs to the wish around them. */
export const holdsOthers = (text: WishText, from: number, to: number, isBare: boolean) =>
  saysMore(text.tokens, from, to) ||
  (isBare && saysPlace(text, from, to)) ||
  holdsVerbPart(text, from, to)

/** "In the whole deck", "throughout the presentation". */
function saysInDeck(tokens: readonly Token[], at: number): boolean {
  if (means(tokens[at], 'everywhere')) return true
  if (!means(tokens[at], 'in')) return false
  // "… en todas".
  if (means(tokens[at + 1], 'all') && at + 2 === tokens.length) return true
  const next = tokens.slice(at + 1, at + 4)
  const noun = next.findIndex((one) => means(one, 'deck'))
  return noun >= 0 && next.slice(0, noun).every((one) => means(one, 'the', 'all', 'this'))
}

/** "…, **date of** Certified 15 September": whether another text is named behind a comma. */
function namesField(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ text }, at) =>
        /^[,;，；]$/.test(text) &&
        readFields(tokens, from + at + 1).some(({ end }) => end < to && means(tokens[end], 'of')),
    )
}
