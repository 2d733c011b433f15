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

/** 0 for bags that share no word, 1 for equal ones (Dice). */
export function likeness(one: WordBag, other: WordBag): number {
  const sum = sizeOf(one) + sizeOf(other)
  return sum === 0 ? 0 : (2 * sharedSize(one, other)) / sum
}
