import { isIdeograph } from '../language/script.ts'

/** A sparse unit vector: ascending feature numbers with their weights. */
export interface SparseVector {
  features: Uint32Array
  weights: Float32Array
}

const featureBits = 18
const featureCount = 1 << featureBits

/** How often each feature is in the passage that is being counted, and in how many passages; all zero between two calls. */
const occurrences = new Uint32Array(featureCount)
const documents = new Uint32Array(featureCount)

/** The features of a text, ascending, and how often each is in it. */
interface FeatureCounts {
  features: Uint32Array
  counts: Uint32Array
}

/**
 * Character n-grams of a text as feature counts: 3- and 4-grams of letters, single characters and pairs of ideographs.
 * n-grams know every language and forgive inflection.
 */
function countFeatures(text: string, limit: number): FeatureCounts {
  const found: number[] = []
  const add = (hash: number) => {
    const feature = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) % featureCount
    const before = occurrences[feature] ?? 0
    if (before === 0) found.push(feature)
    occurrences[feature] = before + 1
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
  const features = Uint32Array.from(found).sort()
  const counts = features.map((feature) => occurrences[feature] ?? 0)
  for (const feature of features) occurrences[feature] = 0
  return { features, counts }
}

/** Only so many characters of a passage are looked at; beyond that they change nothing. */
const passageLimit = 600

/** TF-IDF vectors of unit length for a collection of passages; each passage counts as one document. */
export function vectorize(passages: readonly string[]): SparseVector[] {
  const counted = passages.map((passage) => countFeatures(passage, passageLimit))
  for (const { features } of counted)
    for (const feature of features) documents[feature] = (documents[feature] ?? 0) + 1
  const total = passages.length
  const vectors = counted.map(({ features, counts }) => {
    const weights = new Float32Array(features.length)
    let square = 0
    for (let index = 0; index < features.length; index++) {
      const rarity = Math.log((1 + total) / (1 + (documents[features[index] ?? 0] ?? 0))) + 0.5
      const weight = Math.sqrt(counts[index] ?? 0) * rarity
      weights[index] = weight
      square += weight * weight
    }
    const length = Math.sqrt(square) || 1
    for (let index = 0; index < weights.length; index++)
      weights[index] = (weights[index] ?? 0) / length
    return { features, weights }
  })
  for (const { features } of counted) for (const feature of features) documents[feature] = 0
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
