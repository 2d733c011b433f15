import { cosine, type SparseVector } from './ngram-vector.ts'

/** More passages than this are ranked in consecutive groups, which keeps time and memory linear. */
const groupSize = 40
const damping = 0.85

/**
 * LexRank (Erkan and Radev 2004): how central each passage is among its neighbours, scaled so that the best is 1. The
 * graph is weighted by cosine above a threshold, ranked by power iteration.
 */
export function lexRank(vectors: readonly SparseVector[]): number[] {
  const ranks: number[] = []
  for (let start = 0; start < vectors.length; start += groupSize)
    ranks.push(...rankGroup(vectors.slice(start, start + groupSize)))
  return ranks
}

function rankGroup(vectors: readonly SparseVector[]): number[] {
  const size = vectors.length
  if (size === 1) return [1]
  const weights = new Float64Array(size * size)
  const sums = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const left = vectors[i]
      const right = vectors[j]
      if (left === undefined || right === undefined) continue
      const similarity = cosine(left, right)
      if (similarity < 0.03) continue
      weights[i * size + j] = similarity
      weights[j * size + i] = similarity
      sums[i] = (sums[i] ?? 0) + similarity
      sums[j] = (sums[j] ?? 0) + similarity
    }
  }
  let rank = new Float64Array(size).fill(1 / size)
  for (let iteration = 0; iteration < 20; iteration++) {
    const next = new Float64Array(size).fill((1 - damping) / size)
    for (let i = 0; i < size; i++) {
      const sum = sums[i] ?? 0
      if (sum === 0) continue
      const share = (damping * (rank[i] ?? 0)) / sum
      for (let j = 0; j < size; j++) next[j] = (next[j] ?? 0) + share * (weights[i * size + j] ?? 0)
    }
    rank = next
  }
  const best = Math.max(...rank)
  return Array.from(rank, (value) => value / best)
}
