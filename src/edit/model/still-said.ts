import type { Deck } from '../../deck/deck.ts'
import { slidePlainText } from '../../deck/slide.ts'
import { segmenter } from '../../text/segmenter.ts'

/** What stands elsewhere has not gone; a word or two of its old surroundings may. */
const enoughMoved = 0.8
/** Notes that are said in other words keep the names, figures and subjects of the old ones, and are not much shorter. */
const enoughReworded = { words: 1 / 3, length: 1 / 2 }

/** Whether a deck still says what a text that went said: it has nearly all of its words as often as the deck before. */
export function isStillSaid(text: string, before: Deck, after: Deck): boolean {
  const words = new Set(wordsOf(text, before.language))
  if (words.size === 0) return false
  const [had, has] = [before, after].map((deck) => countWords(deck, before.language))
  const kept = [...words].filter((word) => (has?.get(word) ?? 0) >= (had?.get(word) ?? 0))
  return kept.length >= enoughMoved * words.size
}

/** Whether a text says what another one did, in other words: it has a share of its words, and is not much shorter. */
export function isReworded(before: string, after: string, language: string): boolean {
  if (after.length < enoughReworded.length * before.length) return false
  const words = new Set(wordsOf(before, language))
  const now = new Set(wordsOf(after, language))
  return [...words].filter((word) => now.has(word)).length >= enoughReworded.words * words.size
}

function countWords(deck: Deck, language: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const slide of deck.slides)
    for (const word of wordsOf(`${slidePlainText(slide)}\n${slide.notes ?? ''}`, language))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function wordsOf(text: string, language: string): string[] {
  return [...segmenter(language, 'word').segment(text.toLowerCase())].flatMap(
    ({ segment, isWordLike }) => (isWordLike ? [segment] : []),
  )
}
