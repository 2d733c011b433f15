import { isDeepStrictEqual } from 'node:util'
import type { Deck } from '../../../src/deck/deck.ts'
import type { Slide } from '../../../src/deck/slide.ts'
import { expectedLines, lineDifferences } from './compare-decks.ts'
import type { ExpectedDeck } from './expected-deck.ts'
import { plain, printedSlide, wordsOf } from './printed-slide.ts'

/** So long a text that stands within another has not come there by chance. */
const tellingLength = 12

/**
 * Whether words, notes, pictures or slides are gone that should have stayed and that nothing took the place of
 * (spec/instructions.md, section 5). What only stands elsewhere, or within another text, is not gone.
 */
export function destroysMore(before: Deck, expected: Deck, given: Deck): boolean {
  const isMore = (textsOf: (slide: Slide) => string[], mayReplace: boolean) => {
    const [all, wanted, left] = [before, expected, given].map(({ slides }) =>
      slides.flatMap(textsOf),
    ) as [string[], string[], string[]]
    const text = left.join('\n')
    const gone = without(without(all, left), without(all, wanted)).filter(
      (one) => one.length < tellingLength || !text.includes(one),
    )
    if (!mayReplace) return gone.length > 0
    return before.slides.some((slide) => {
      const words = textsOf(slide)
      const put = (deck: Deck) =>
        without(deck.slides.filter(({ id }) => id === slide.id).flatMap(textsOf), words).length
      const lost = words.length - without(words, gone).length
      return lost > Math.max(0, put(given) - put(expected))
    })
  }
  return isMore(wordsOf, true) || isMore(sentencesOfNotes, false) || isMore(picturesOf, false)
}

function sentencesOfNotes({ notes = '' }: Slide): string[] {
  return notes
    .split(/(?<=[.!?。！？])\s*/u)
    .map(plain)
    .filter(Boolean)
}

function picturesOf(slide: Slide): string[] {
  return printedSlide(slide).flatMap(({ role, text }) => (role === 'picture' ? [text] : []))
}

/** Whether every change is one of those expected, though not all of these were made. */
export function isPartOf(before: Deck, expected: ExpectedDeck, given: Deck): boolean {
  const slideIds = ({ slides }: Deck) => slides.map(({ id }) => id)
  const isInOrder = [before, expected.deck].some((deck) =>
    isDeepStrictEqual(slideIds(deck), slideIds(given)),
  )
  return (
    isInOrder &&
    before.slides.every((slide) => {
      const isIt = ({ id }: Slide) => id === slide.id
      const [now, wanted] = [given.slides.find(isIt), expected.deck.slides.find(isIt)]
      const old = printedSlide(slide)
      const made = now === undefined ? [] : lineDifferences(old, printedSlide(now))
      const wished =
        wanted === undefined ? [] : lineDifferences(old, expectedLines(expected, wanted))
      return without(made, wished).length === 0
    })
  )
}

/** The texts that are not among others, each as often as it is missing there. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return texts.filter((text) => {
    const index = rest.indexOf(text)
    if (index !== -1) rest.splice(index, 1)
    return index === -1
  })
}
