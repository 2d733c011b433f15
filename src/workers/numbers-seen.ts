import type { Deck } from '../deck/deck.ts'

/** Numbers of slides that there were already: not those of a slide that a sentence says was made. */
const numbered = /(?<!\b(?:Added|as) )\b([Ss]lides? )(\d+(?:(?:, and |, | and | to )\d+)*)/gu

/**
 * A sentence about slides of a deck that steps of an edit have left, with the numbers that these slides had when the
 * person spoke: after "delete slide 2" slide 5 is still called 5. What stands in quotation marks stays, and slides that
 * are new keep their numbers.
 * @param said the deck whose numbers the sentence has.
 * @param seen the deck before the edit.
 */
export function inNumbersSeen(sentence: string, said: Deck, seen: Deck): string {
  return sentence
    .split(/(“[^”]*”)/u)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(numbered, renumber)))
    .join('')

  function renumber(_: string, slides: string, numbers: string): string {
    return (
      slides + numbers.replace(/\d+/gu, (number) => String(numberSeen(Number(number), said, seen)))
    )
  }
}

/** The number that a slide had, by the number that it has; the same for a slide that is new. */
function numberSeen(number: number, said: Deck, seen: Deck): number {
  const id = said.slides[number - 1]?.id
  const at = seen.slides.findIndex((slide) => slide.id === id)
  return at === -1 ? number : at + 1
}
