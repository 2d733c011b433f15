import { stopwordsFor } from '../../author/composer/language/stopwords.ts'
import { blockPlainText } from '../../deck/blocks/block.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, slidePlainText } from '../../deck/slide.ts'
import { segmenter } from '../../text/segmenter.ts'

/** What stands elsewhere has not gone; a word or two of its old surroundings may. */
const enoughMoved = 0.8
/** Notes that are said in other words keep the names, figures and subjects of the old ones, and are not much shorter. */
const enoughReworded = { words: 1 / 3, length: 1 / 2 }

/** Whether a deck still says what a text that went said: it has nearly all of its words, and all of its figures, as often as the deck before. */
export function isStillSaid(text: string, before: Deck, after: Deck): boolean {
  const { language } = before
  const words = new Set(wordsOf(text, language))
  if (words.size === 0) return false
  const [had, has] = [before, after].map((deck) => countWords(deck, language))
  const isKept = (word: string) => (has?.get(word) ?? 0) >= (had?.get(word) ?? 0)
  return (
    [...words].filter((word) => /\p{N}/u.test(word)).every(isKept) &&
    share(words, isKept) >= enoughMoved &&
    share(tellingWords(text, language), isKept) >= enoughMoved
  )
}

/** Whether a text says what another one did, in other words: it has a share of its words, all of its figures, and is not much shorter. */
export function isReworded(before: string, after: string, language: string): boolean {
  if (after.length < enoughReworded.length * before.length) return false
  const words = tellingWords(before, language)
  return (
    hasFigures(after, before) && share(words, hasWords(after, language)) >= enoughReworded.words
  )
}

/** Notes tell what went from a slide where they have so much of its words, and all of its figures. */
const enoughTold = 1 / 2

/**
 * Whether notes that were changed tell what a text said: it was moved there, or is settled. Those of its own slide, or of one that is new, where it
 * may have moved.
 */
export function isToldInNotes(
  { words: text, slideId }: { words: string; slideId: string | undefined },
  before: Deck,
  after: Deck,
): boolean {
  const words = tellingWords(text, before.language)
  if (words.size === 0) return false
  return after.slides.some(({ id, notes = '' }) => {
    const old = before.slides.find((one) => one.id === id)
    if (notes === '' || notes === old?.notes || (old !== undefined && id !== slideId)) return false
    return hasFigures(notes, text) && share(words, hasWords(notes, before.language)) >= enoughTold
  })
}

/** The words of a text that say something, figures among them; all of them where it has none but such as join others. */
function tellingWords(text: string, language: string): Set<string> {
  const all = wordsOf(text, language)
  const joining = stopwordsFor(language)
  const telling = all.filter((word) => !joining.has(word) || /\p{N}/u.test(word))
  return new Set(telling.length > 0 ? telling : all)
}

/** How many of some words are so; of none, all. */
function share(words: ReadonlySet<string>, isSo: (word: string) => boolean): number {
  return words.size === 0 ? 1 : [...words].filter(isSo).length / words.size
}

function hasWords(text: string, language: string): (word: string) => boolean {
  const words = new Set(wordsOf(text, language))
  return (word) => words.has(word)
}

/** The marks of an enumeration within a text: "(1) … (2) …", "1) … 2) …". */
const enumerationMark = /\(?(?<![\p{L}\p{N}.,])(\d{1,2})\)/gu

/** A text without such marks, where they count from one. */
function withoutEnumeration(text: string): string {
  const marks = [...text.matchAll(enumerationMark)].map(([, digits]) => Number(digits))
  const counts = marks.length > 1 && marks.every((mark, at) => mark === at + 1)
  return counts ? text.replace(enumerationMark, '') : text
}

/** A time of day, which the same language may write with a colon or a full stop. */
const timeOfDay = /^([01]?\d|2[0-4])[.:]([0-5]\d)$/u

/** The figures of a text; a time of day is the same with either sign. */
const figuresOf = (text: string): string[] =>
  (withoutEnumeration(text).match(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu) ?? []).map((figure) =>
    figure.replace(timeOfDay, '$1:$2'),
  )

/** Whether a text has all figures of another. */
function hasFigures(text: string, other: string): boolean {
  const figures = figuresOf(text)
  return figuresOf(other).every((figure) => figures.includes(figure))
}

/** Words that stand for something, by their length: shorter ones mostly join others. In scripts that write words with so few signs any may. */
const leastLetters = 4
const fewSigns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Whether a deck still has the words of a sentence that it had before, below titles where it had them there; false where it had hardly one of them.
 */
export function keepsWordsOf(sentence: string, before: Deck, after: Deck): boolean {
  const { language } = before
  const [had, has] = [before, after].map((deck) => countWords(deck, language))
  const [hadBelow, hasBelow] = [before, after].map((deck) => wordsBelowTitles(deck, language))
  const joining = stopwordsFor(language)
  const isTelling = (word: string) =>
    fewSigns.test(word) ? !joining.has(word) : word.length >= leastLetters
  const words = [...new Set(wordsOf(sentence, language))].filter(
    (word) => isTelling(word) && had?.has(word),
  )
  const isKept = (word: string) => (hadBelow?.has(word) ? hasBelow?.has(word) : has?.has(word))
  return words.length > 1 && words.every(isKept)
}

function wordsBelowTitles(deck: Deck, language: string): Set<string> {
  const texts = deck.slides.flatMap((slide) => [
    ...chosenVariant(slide).blocks.map(blockPlainText),
    slide.notes ?? '',
  ])
  return new Set(texts.flatMap((text) => wordsOf(text, language)))
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
