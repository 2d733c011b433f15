import type { Session } from '../session.ts'
import { spansAt } from './read-spans.ts'
import type { WishText } from './read-things.ts'
import type { Span } from './span.ts'

/** A way to read all words of a wish. */
interface Cover {
  cost: number
  spans: readonly Span[]
}

/** How many ways to read the rest of a wish are kept at each word. */
const kept = 40

/**
 * The ways to read a wish, the likeliest first: spans that follow one another, so that each word belongs to one. A word that
 * says something and belongs to none leaves no way. (Viterbi's algorithm with the k best paths.)
 */
export function coversOf(text: WishText, session: Session): Cover[] {
  const { length } = text.tokens
  const best: Cover[][] = Array.from({ length: length + 1 }, () => [])
  best[length] = [{ cost: 0, spans: [] }]
  for (let at = length - 1; at >= 0; at--) {
    const ways = spansAt(text, at, session).flatMap((span) =>
      (best[span.end] ?? []).map((rest) => ({
        cost: span.cost + rest.cost,
        spans: [span, ...rest.spans],
      })),
    )
    best[at] = ways.sort((one, other) => one.cost - other.cost).slice(0, kept)
  }
  return best[0] ?? []
}
