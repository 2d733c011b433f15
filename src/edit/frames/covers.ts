import type { Session } from '../session.ts'
import type { Token } from '../words/token.ts'
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
 * says something and belongs to none leaves no way, unless it may be skipped. (Viterbi's algorithm with the k best paths.) Only from words
 * that some span before leads up to spans are looked for.
 * @param skipping what it costs that a word belongs to nothing; absent: none may.
 */
export function coversOf(
  text: WishText,
  session: Session,
  skipping?: (token: Token) => number,
): Cover[] {
  const { length } = text.tokens
  const spans: (readonly Span[] | undefined)[] = []
  const isReached: boolean[] = [true]
  for (let at = 0; at < length; at++) {
    if (!isReached[at]) continue
    const found = spansAt(text, at, session)
    spans[at] = found
    for (const { end } of found) isReached[end] = true
    if (skipping !== undefined) isReached[at + 1] = true
  }
  if (!isReached[length]) return []
  const best: (readonly Way[])[] = []
  best[length] = [{ cost: 0 }]
  for (const [at, token] of [...text.tokens.entries()].reverse()) {
    const ways = (spans[at] ?? []).flatMap((span) =>
      (best[span.end] ?? []).map((rest): Way => ({ cost: span.cost + rest.cost, span, rest })),
    )
    if (skipping === undefined) {
      best[at] = ways.sort((one, other) => one.cost - other.cost).slice(0, kept)
      continue
    }
    const cost = skipping(token)
    const without = (best[at + 1] ?? []).map((rest): Way => ({ ...rest, cost: rest.cost + cost }))
    best[at] = distinct([...ways, ...without].sort((one, other) => one.cost - other.cost))
  }
  return (best[0] ?? []).map((way) => ({ cost: way.cost, spans: spansOf(way) }))
}

/** Of ways that differ only in words that say nothing the likeliest. */
function distinct(ways: readonly Way[]): Way[] {
  const found: { way: Way; says: readonly Span[] }[] = []
  for (const way of ways) {
    const says = spansOf(way).filter(({ type }) => type !== 'word')
    const isKnown = found.some(
      (one) => one.says.length === says.length && one.says.every((span, at) => span === says[at]),
    )
    if (!isKnown) found.push({ way, says })
    if (found.length === kept) break
  }
  return found.map(({ way }) => way)
}

function spansOf(way: Way): Span[] {
  const spans: Span[] = []
  for (let one: Way | undefined = way; one?.span !== undefined; one = one.rest) spans.push(one.span)
  return spans
}
