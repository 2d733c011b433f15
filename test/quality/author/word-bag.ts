import { stopwordsFor } from '../../../src/author/composer/language/stopwords.ts'

/** How often each word stands in a text. */
export type WordBag = ReadonlyMap<string, number>

const word = /\p{N}+(?:[.,'’ ]\p{N}+)*|[\p{L}\p{M}]+/gu
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/**
 * The words of a text, folded; figures without the signs that group their digits; of scripts that set no spaces every
 * pair of neighbours, which is what comes nearest to a word there.
 */
export function wordsOf(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(word) ?? []).flatMap((run) => {
    if (/^\p{N}/u.test(run)) return [run.replace(/[^\p{N}]/gu, '')]
    if (!dense.test(run)) return [run]
    const signs = Array.from(run)
    return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
  })
}

/** The words that carry a meaning: no function words of the language, no single letters. */
export function contentWordsOf(text: string, language: string): string[] {
  const functionWords = stopwordsFor(language)
  return wordsOf(text).filter((one) => one.length > 1 && !functionWords.has(one))
}

export function bagOf(words: readonly string[]): WordBag {
  const bag = new Map<string, number>()
  for (const one of words) bag.set(one, (bag.get(one) ?? 0) + 1)
  return bag
}

export function sizeOf(bag: WordBag): number {
  let size = 0
  for (const count of bag.values()) size += count
  return size
}

/** How many words two bags share, each as often as it stands in both. */
export function sharedSize(one: WordBag, other: WordBag): number {
  let shared = 0
  for (const [key, count] of one) shared += Math.min(count, other.get(key) ?? 0)
  return shared
}

/** How much a word says of what a text is about. */
export type WordWeight = (word: string) => number

/** 0 for bags that share no word, 1 for equal ones (Dice), each word counted by its weight. */
export function likeness(one: WordBag, other: WordBag, weightOf: WordWeight = () => 1): number {
  let shared = 0
  let sum = 0
  for (const [word, count] of one) {
    const weight = weightOf(word)
    sum += weight * count
    shared += weight * Math.min(count, other.get(word) ?? 0)
  }
  for (const [word, count] of other) sum += weightOf(word) * count
  return sum === 0 ? 0 : (2 * shared) / sum
}

/** A word that stands in many texts of a set says little of which of them is meant: one share for each that it stands in. */
export function rarityIn(bags: readonly WordBag[]): WordWeight {
  const standing = new Map<string, number>()
  for (const bag of bags)
    for (const word of bag.keys()) standing.set(word, (standing.get(word) ?? 0) + 1)
  return (word) => 1 / (standing.get(word) ?? 1)
}
