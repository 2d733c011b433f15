import { vectorize } from '../composer/scoring/ngram-vector.ts'

/** What n-grams find within words ("Hafenkran" and "Kran") counts less than a whole word. */
const ngramShare = 0.5

/**
 * How much of each of `names` stands in each of `texts`, 0 to 1: its words, each weighed by how few of the texts have
 * it, where words agree when they share their beginning; else its character n-grams.
 */
export function wordOverlap(names: readonly string[], texts: readonly string[]): number[][] {
  const textWords = texts.map((text) => [...new Set(wordsOf(text))])
  const vectors = vectorize([...names, ...texts])
  const textFeatures = vectors.slice(names.length).map(({ features }) => new Set(features))
  return names.map((name, index) => {
    const words = wordsOf(name)
    const holders = words.map((word) =>
      textWords.map((others) => others.some((other) => isSameWord(word, other))),
    )
    const weights = holders.map(
      (held) => Math.log((1 + texts.length) / (1 + held.filter(Boolean).length)) + 0.3,
    )
    const { features, weights: featureWeights } = vectors[index] ?? {
      features: new Uint32Array(),
      weights: new Float32Array(),
    }
    return texts.map((_, at) => {
      let found = 0
      let all = 0
      for (const [word, weight] of weights.entries()) {
        all += weight
        if (holders[word]?.[at]) found += weight
      }
      let shared = 0
      // The vector has unit length: the squares of its weights are shares of it.
      for (const [place, feature] of features.entries())
        if (textFeatures[at]?.has(feature)) shared += (featureWeights[place] ?? 0) ** 2
      return Math.max(all === 0 ? 0 : found / all, shared * ngramShare)
    })
  })
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => word.length > 1)
}

/** Words of one family: the shorter begins the longer but for its ending ("factories", "factory"). */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  let shared = 0
  while (shared < shorter && a[shared] === b[shared]) shared++
  return shared >= 4 && shared >= Math.max(a.length, b.length) * 0.7
}
