import { onlySaying } from '../lexicons/any-language.ts'
import { means } from '../words/token.ts'
import type { SpanOf } from './span.ts'
import type { WishText } from './wish-text.ts'

/** A phrase that is one token. */
const inOneSlide = onlySaying('inOneSlide')

/** How many small words stand before the number at the most: "down to". */
const mostBefore = 3

/** How many slides there shall be: "5 slides long", "to 5 slides", "two slides shorter", "a 5 slide presentation". */
export function lengthsAt({ tokens, grammar }: WishText, start: number): SpanOf<'length'>[] {
  const length = (end: number, slides: number, by?: 'more' | 'fewer', isLong = false) => [
    {
      type: 'length' as const,
      slides,
      ...(by === undefined ? {} : { by }),
      isLong,
      start,
      end,
      cost: 0.2,
    },
  ]
  const first = tokens[start]
  if (inOneSlide.test(first?.text ?? '')) return length(start + 1, 1)
  let at = start
  while (
    at - start < mostBefore &&
    means(tokens[at], 'to', 'into', 'in', 'through', 'by', 'a', 'down', 'long') &&
    tokens[at]?.kind !== 'number'
  )
    at += 1
  const slides =
    tokens[at]?.kind === 'word' || tokens[at]?.kind === 'number' ? tokens[at]?.value : undefined
  if (
    slides === undefined ||
    !means(tokens[at], 'number') ||
    !means(tokens[at + 1], 'slide', 'slides')
  )
    return []
  const [before, behind] = [tokens[start - 1], tokens[at + 2]]
  const isLast = behind === undefined || behind.kind === 'sign' || means(behind, 'put')
  // 5枚**にして**: what it becomes stands before its verb.
  const becomes = grammar.objectParticle !== undefined && start === 0 && means(behind, 'change')
  if (becomes && at === start) return length(at + 2, slides, undefined, true)
  const isOfDeck =
    means(before, 'deck', 'it', 'this', 'is', 'everything', 'shall') ||
    // "Mach 5 Folien **daraus**".
    means(behind, 'it') ||
    // "I want 5 slides", and no more.
    (isLast && means(before, 'needs', 'receive'))
  if (isOfDeck || at > start) {
    if (means(behind, 'shorter')) return length(at + 3, slides, 'fewer')
    if (means(behind, 'longer')) return length(at + 3, slides, 'more')
  }
  if (means(behind, 'long')) return length(at + 3, slides, undefined, true)
  // "Make this **a 5 slide presentation**".
  const isA = tokens.slice(start, at).some((one) => means(one, 'a'))
  if (isOfDeck && isA && means(behind, 'deck')) return length(at + 3, slides, undefined, true)
  const isBy = means(tokens[at - 1], 'by') && at > start
  if (isBy && tokens.some((one) => means(one, 'shorter'))) return length(at + 2, slides, 'fewer')
  if (isBy && tokens.some((one) => means(one, 'longer'))) return length(at + 2, slides, 'more')
  const isTo = tokens.slice(start, at).some((one) => means(one, 'to', 'into', 'in', 'through'))
  const isLong = tokens.slice(start, at).some((one) => means(one, 'long'))
  return isTo || isLong || (isOfDeck && at === start)
    ? length(at + 2, slides, undefined, isLong || means(before, 'needs', 'receive'))
    : []
}
