import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide, slidePlainText } from '../../deck/slide.ts'
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

/** Notes tell what went from a slide where they have so much of its words, and all of its figures. */
const enoughTold = 1 / 2

/** Whether notes that were changed tell what a text said: it was moved there, or is settled. */
export function isToldInNotes(text: string, before: Deck, after: Deck): boolean {
  const words = new Set(wordsOf(text, before.language))
  const figures = [...words].filter((word) => /\p{N}/u.test(word))
  return after.slides.some(({ id, notes = '' }) => {
    if (notes === '' || notes === before.slides.find((one) => one.id === id)?.notes) return false
    const told = new Set(wordsOf(notes, before.language))
    const has = (word: string) => told.has(word)
    return figures.every(has) && [...words].filter(has).length >= enoughTold * words.size
  })
}

/** Words that stand for something, by their length: shorter ones mostly join others. */
const leastLetters = 4

/** Whether a deck still has the words of a sentence that it had before; false where it had hardly one of them. */
export function keepsWordsOf(sentence: string, before: Deck, after: Deck): boolean {
  const had = countWords(before, before.language)
  const has = countWords(after, before.language)
  const words = wordsOf(sentence, before.language).filter(
    (word) => word.length >= leastLetters && had.has(word),
  )
  return new Set(words).size > 1 && words.every((word) => has.has(word))
}

/** Whether words name the slide by one of its title that no other title has: "the slide with the config **keys**". */
export function describesSlide(said: string, slideId: string, deck: Deck): boolean {
  const words = new Set(wordsOf(said, deck.language))
  const titleOf = (slide: Slide) => new Set(wordsOf(chosenVariant(slide).title, deck.language))
  const slide = deck.slides.find(({ id }) => id === slideId)
  if (slide === undefined) return false
  const others = deck.slides.filter(({ id }) => id !== slideId).map(titleOf)
  return [...titleOf(slide)].some(
    (word) =>
      word.length >= leastLetters && words.has(word) && !others.some((title) => title.has(word)),
  )
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
