import { segmenter } from '../../../text/segmenter.ts'
import { isDense } from './script.ts'
import { stopwordsFor } from './stopwords.ts'

const ideographicTerm = /[\u4e00-\u9fff々]{2,8}|[\u30a1-\u30ff]{3,16}|[A-Za-z][A-Za-z0-9+#.-]{2,}/gu

/**
 * The phrases that a text is about, best first: runs of words between function words and punctuation (RAKE, Rose and
 * others 2010), valued by how often their words occur and how long the run is; verbatim pieces of the text.
 */
export function keyPhrases(text: string, language: string, count: number): string[] {
  const found = isDense(text) ? densePhrases(text, language) : spacedPhrases(text, language)
  const frequency = new Map<string, number>()
  for (const phrase of found)
    for (const word of phrase.toLowerCase().split(/\s+/))
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const values = new Map<string, { phrase: string; value: number }>()
  for (const [position, phrase] of found.entries()) {
    const words = phrase.toLowerCase().split(/\s+/)
    const mean = words.reduce((sum, word) => sum + (frequency.get(word) ?? 0), 0) / words.length
    const length = words.length === 1 ? 0.7 : words.length <= 3 ? 1.5 : 0.8
    const name = /^\p{Lu}/u.test(phrase) ? 1.15 : 1
    const key = words.join(' ')
    // What a text begins with is more often its subject.
    const early = 1 / (1 + 0.08 * Math.min(position, 12))
    const value = Math.sqrt(mean) * length * name * early
    const known = values.get(key)
    if (known === undefined || value > known.value) values.set(key, { phrase, value })
  }
  const ranked = [...values.values()].sort((a, b) => b.value - a.value)
  const chosen: string[] = []
  for (const { phrase } of ranked) {
    const folded = phrase.toLowerCase()
    if (
      chosen.some((one) => one.toLowerCase().includes(folded) || folded.includes(one.toLowerCase()))
    )
      continue
    chosen.push(phrase)
    if (chosen.length >= count) break
  }
  return chosen
}

function spacedPhrases(text: string, language: string): string[] {
  const stopwords = stopwordsFor(language)
  const phrases: string[] = []
  for (const clause of text.split(/[^\p{L}\p{M}\p{N}\s'’&/+#-]+|\s[–—-]\s|\n/u)) {
    let run: string[] = []
    let before = ''
    const flush = (after = '') => {
      run = withoutVerbs(run, before, after, language)
      const phrase = run.join(' ')
      if (
        run.length > 0 &&
        run.length <= 4 &&
        phrase.length >= 4 &&
        /[\p{L}\p{M}]{3}/u.test(phrase)
      )
        phrases.push(phrase)
      run = []
    }
    for (const word of clause.split(/\s+/)) {
      const bare = word.replace(/^['’/+-]+|['’/+-]+$/gu, '')
      if (bare === '' || stopwords.has(bare.toLowerCase()) || /^\p{N}+$/u.test(bare)) {
        flush(bare.toLowerCase())
        before = bare.toLowerCase()
      } else run.push(bare)
    }
    flush()
  }
  return phrases
}

const englishSubjects = /^(?:i|we|you|he|she|they|who)$/u
const englishObjects =
  /^(?:the|an?|its|their|our|his|her|my|your|this|these|those|us|them|him|it|me)$/u

/** A run of words without the verb behind a pronoun ("we | lose time") or before an article ("Rotterdam moved | its"). */
function withoutVerbs(run: string[], before: string, after: string, language: string): string[] {
  if (!language.startsWith('en') || run.length < 2) return run
  const from = englishSubjects.test(before) ? 1 : 0
  return run.slice(from, englishObjects.test(after) ? -1 : undefined)
}

function densePhrases(text: string, language: string): string[] {
  if (!language.startsWith('th')) return text.match(ideographicTerm) ?? []
  const stopwords = stopwordsFor(language)
  const phrases: string[] = []
  for (const piece of text.slice(0, 20_000).split(/\s+/)) {
    let run = ''
    let words = 0
    for (const { segment, isWordLike } of segmenter('th', 'word').segment(piece)) {
      if (isWordLike && !stopwords.has(segment) && words < 3) {
        run += segment
        words++
      } else {
        if (run.length >= 4) phrases.push(run)
        run = ''
        words = 0
      }
    }
    if (run.length >= 4) phrases.push(run)
  }
  return phrases
}
