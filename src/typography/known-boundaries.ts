import { LRUCache } from 'lru-cache'
import { breakOpportunities, graphemeBoundaries } from './text-boundaries.ts'

/** Where a text may be divided. */
interface Boundaries {
  /** As `graphemeBoundaries` gives them; not to be changed. */
  graphemes: Uint8Array
  /** As `breakOpportunities` gives them; none of an empty text. */
  breaks: readonly number[]
}

/** Longer texts are set in few sizes, and would keep much. */
const longestKept = 1_000

/** A slide's texts, many times over: layouts set each of them in several sizes and widths until all fit. */
const known = new LRUCache<string, Boundaries>({ max: 1_000 })

/** The boundaries of a text, which are found once for all sizes and widths that it is set in. */
export function boundariesOf(text: string): Boundaries {
  const found = known.get(text)
  if (found !== undefined) return found
  const graphemes = graphemeBoundaries(text)
  const boundaries = { graphemes, breaks: text === '' ? [] : breakOpportunities(text, graphemes) }
  if (text.length <= longestKept) known.set(text, boundaries)
  return boundaries
}
