import { phrasesFor } from '../../../src/author/composer/language/phrases.ts'
import type { SlideRange } from '../../../src/author/slide-range.ts'
import { chosenVariant, type Slide } from '../../../src/deck/slide.ts'
import { composeTextWithLedger } from '../../support/compose-text.ts'
import { formOf, isContentSlide, shownText, wordsToRead } from './slide-words.ts'
import { contentWordsOf } from './word-bag.ts'

/** What can be counted about the deck of a text without anybody judging it. */
export interface DeckFigures {
  slides: number
  /** Words to read on all slides together. */
  words: number
  /** Words to read on each content slide, in their order. */
  wordsBySlide: number[]
  /** The form of each content slide. */
  forms: string[]
  /** Sentences, items, rows and listings of the source: on a slide, in the notes, nowhere. */
  placed: { slide: number; notes: number; nowhere: number }
  /** Content words that a content slide repeats of those before it, and all of its. */
  repeated: number
  contentWords: number
  /** Titles that name a slide by what it is ("Key points") or by its number ("Pricing (2)"). */
  fallbackTitles: string[]
}

/** Composes a text, by default without any wish about it, and counts. */
export function deckFigures(text: string, slideRange: SlideRange = 'auto'): DeckFigures {
  const { composition, ledger } = composeTextWithLedger(text, {
    deckTitle: 'Untitled',
    titleFromSource: true,
    slideRange,
  })
  const { slides, language } = composition
  const content = slides.filter(isContentSlide)
  const counted = ledger.entries.filter(
    ({ passage }) => !['heading', 'drawing', 'upkeep'].includes(passage.kind),
  )
  const placedAt = (place: string) => counted.filter((entry) => entry.place === place).length
  return {
    slides: slides.length,
    words: slides.reduce((sum, slide) => sum + wordsToRead(slide), 0),
    wordsBySlide: content.map(wordsToRead),
    forms: content.map(formOf),
    placed: {
      slide: placedAt('slide'),
      notes: placedAt('notes'),
      nowhere: placedAt('nowhere'),
    },
    ...repetition(content, language),
    fallbackTitles: content
      .map((slide) => chosenVariant(slide).title)
      .filter((title) => isFallback(title, language)),
  }
}

/** A content word of a slide is repeated when a slide before it shows it. */
function repetition(slides: readonly Slide[], language: string) {
  const seen = new Set<string>()
  let repeated = 0
  let contentWords = 0
  for (const slide of slides) {
    const words = new Set(contentWordsOf(shownText(slide), language))
    for (const word of words) {
      contentWords += 1
      if (seen.has(word)) repeated += 1
    }
    for (const word of words) seen.add(word)
  }
  return { repeated, contentWords }
}

function isFallback(title: string, language: string): boolean {
  const { keyPoints, summary } = phrasesFor(language)
  return [keyPoints, summary].includes(title) || /\s\(\d+\/\d+\)$/u.test(title)
}
