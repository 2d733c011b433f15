import type { Atom } from '../shaping/atom.ts'
import { cosine } from './ngram-vector.ts'

/** Two passages this alike say the same. */
const sameContent = 0.6

/**
 * Maximal marginal relevance (Carbonell and Goldstein 1998): the best `count` atoms that do not repeat each other, in
 * their order in the source. Gives fewer only when there are fewer.
 */
export function selectDiverse(atoms: readonly Atom[], count: number): Atom[] {
  if (atoms.length <= count) return [...atoms]
  const chosen: Atom[] = []
  const rest = new Set(atoms.length > 200 ? topScored(atoms, 200) : atoms)
  while (chosen.length < count && rest.size > 0) {
    let best: Atom | undefined
    let bestValue = Number.NEGATIVE_INFINITY
    for (const atom of rest) {
      const nearest = chosen.reduce(
        (most, one) => Math.max(most, cosine(one.vector, atom.vector)),
        0,
      )
      const value = nearest >= sameContent ? atom.score - 2 : atom.score - 0.5 * nearest
      if (value > bestValue) {
        best = atom
        bestValue = value
      }
    }
    if (best === undefined || (bestValue < -0.9 && chosen.length >= 3)) break
    rest.delete(best)
    chosen.push(best)
  }
  return chosen.sort((a, b) => a.index - b.index)
}

function topScored(atoms: readonly Atom[], count: number): Atom[] {
  return [...atoms].sort((a, b) => b.score - a.score || a.index - b.index).slice(0, count)
}
