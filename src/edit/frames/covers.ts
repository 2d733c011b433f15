import type { Session } from '../session.ts'
import { spansAt } from './read-spans.ts'
import type { Span } from './span.ts'
import type { WishText } from './wish-text.ts'

/** A way to read all words of a wish. */
export interface Cover {
  cost: number
  spans: readonly Span[]
}

/** A way to read the words from one on: what is first, and how it goes on. */
interface Way {
  cost: number
  span?: Span
  rest?: Way
}

/** How many ways to read the rest of a wish are kept at each word. */
const kept = 40

/**
 * The ways to read a wish, the likeliest first: spans that follow one another, so that each word belongs to one. A word that
 * says something and belongs to none leaves no way. (Viterbi's algorithm with the k best paths.) Only from words that some span before
 * leads up to spans are looked for.
 */
export function coversOf(text: WishText, session: Session): Cover[] {
  const { length } = text.tokens
  const spans: (readonly Span[] | undefined)[] = []
  const isReached: boolean[] = [true]
  for (let at = 0; at < length; at++) {
    if (!isReached[at]) continue
    const found = spansAt(text, at, session)
    spans[at] = found
    for (const { end } of found) isReached[end] = true
  }
  if (!isReached[length]) return []
  const best: (readonly Way[])[] = []
  best[length] = [{ cost: 0 }]
  for (let at = length - 1; at >= 0; at--) {
    const ways = (spans[at] ?? []).flatMap((span) =>
      (best[span.end] ?? []).map((rest) => ({ cost: span.cost + rest.cost, span, rest })),
    )
    best[at] = ways.sort((one, other) => one.cost - other.cost).slice(0, kept)
  }
  return (best[0] ?? []).map((way) => ({ cost: way.cost, spans: spansOf(way) }))
}

function spansOf(way: Way): Span[] {
  const spans: Span[] = []
  for (let one: Way | undefined = way; one?.span !== undefined; one = one.rest) spans.push(one.span)
  return spans
}
