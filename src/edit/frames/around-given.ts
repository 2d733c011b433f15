import { means } from '../words/token.ts'
import { placesBetween } from './read-places.ts'
import { readThings, type WishText } from './read-things.ts'

/** "… **between points 1 and 2**", "… **at the end of How we start**": where something goes is no part of what goes there. */
export function saysPlace(text: WishText, from: number, to: number): boolean {
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

/** "Benenne … in Budget **um**": the part of a verb that stands apart at the end of its wish. */
export function endsInVerb({ tokens, grammar }: WishText, to: number): boolean {
  const last = to === tokens.length ? tokens[to - 1] : undefined
  return (grammar.separableVerbs ?? []).some(
    ([verb, particle]) =>
      particle.test(last?.text ?? '') && tokens.some(({ text }) => verb.test(text)),
  )
}
