import { isIdeograph } from '../language/script.ts'

/** A sparse unit vector: ascending feature numbers with their weights. */
export interface SparseVector {
  features: Uint32Array
  weights: Float32Array
}

const featureBits = 18
const featureCount = 1 << featureBits

/**
 * Character n-grams of a text as feature counts: 3- and 4-grams of letters, single characters and pairs of ideographs.
 * n-grams know every language and forgive inflection.
 */
function countFeatures(text: string, limit: number): Map<number, number> {
  const counts = new Map<number, number>()
  const add = (hash: number) => {
    const feature = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) % featureCount
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const words =
    text
      .slice(0, limit)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  for (const word of words) {
    if (isIdeograph(word)) {
      for (let index = 0; index < word.length; index++) {
        const unit = word.charCodeAt(index)
        add(unit * 31 + 7)
        if (index + 1 < word.length) add(unit * 65_599 + word.charCodeAt(index + 1))
      }
      continue
    }
    const padded = ` ${word} `
    for (let size = 3; size <= 4; size++) {
      for (let index = 0; index + size <= padded.length; index++) {
        let hash = size
        for (let at = index; at < index + size; at++)
          hash = (Math.imul(hash, 65_599) + padded.charCodeAt(at)) | 0
        add(hash)
      }
    }
  }
  return counts
}

/** Only so many characters of a passage are looked at; beyond that they change nothing. */
const passageLimit = 600

/** In how many documents a feature is; all zero between two calls, as a megabyte each time is work for the collector. */
const documents = new Uint32Array(featureCount)

/** TF-IDF vectors of unit length for a collection of passages; each passage counts as one document. */
export function vectorize(passages: readonly string[]): SparseVector[] {
  const counted = passages.map((passage) => countFeatures(passage, passageLimit))
  for (const counts of counted)
    for (const feature of counts.keys()) documents[feature] = (documents[feature] ?? 0) + 1
  const total = passages.length
  const vectors = counted.map((counts) => {
    const features = Uint32Array.from(counts.keys()).sort()
    const weights = new Float32Array(features.length)
    let square = 0
    for (let index = 0; index < features.length; index++) {
      const feature = features[index] ?? 0
      const rarity = Math.log((1 + total) / (1 + (documents[feature] ?? 0))) + 0.5
      const weight = Math.sqrt(counts.get(feature) ?? 0) * rarity
      weights[index] = weight
      square += weight * weight
    }
    const length = Math.sqrt(square) || 1
    for (let index = 0; index < weights.length; index++)
      weights[index] = (weights[index] ?? 0) / length
    return { features, weights }
  })
  for (const counts of counted) for (const feature of counts.keys()) documents[feature] = 0
  return vectors
}

/** Cosine of two unit vectors, 0 to 1. */
export function cosine(a: SparseVector, b: SparseVector): number {
  let sum = 0
  let i = 0
  let j = 0
  while (i < a.features.length && j < b.features.length) {
    const left = a.features[i] ?? 0
    const right = b.features[j] ?? 0
    if (left === right) sum += (a.weights[i++] ?? 0) * (b.weights[j++] ?? 0)
    else if (left < right) i++
    else j++
  }
  return sum
}
