import { mapBlockTexts } from '../deck/blocks/block.ts'
import { textsIn as printedTexts } from '../deck/blocks/printed-text.ts'
import type { Deck } from '../deck/deck.ts'
import type { ReplaceText } from '../deck/operations/operation.ts'
import { chosenVariant, type Slide } from '../deck/slide.ts'

/** A bare number as small as this counts one thing here and another there; years and prices mean the same wherever they stand. */
const smallNumber = /^\p{N}{1,3}$/u

/**
 * Whether what is to be replaced stands in the deck for more than one thing, as far as can be seen without understanding it: a small number in several
 * places, or words that the deck also speaks about, in quotation marks ("the term “fermentation” is wrong").
 */
export function hasOtherSenses(change: ReplaceText, deck: Deck): boolean {
  if (placesOfNumber(change, deck).length > 1) return true
  const places = textsIn(change, deck).flatMap((text) => placesOf(change.find, text))
  return places.some((isQuoted) => isQuoted) && places.some((isQuoted) => !isQuoted)
}

/** The text of each place where a small number stands that is to be replaced, one that has it twice twice; none for anything else. */
export function placesOfNumber(change: ReplaceText, deck: Deck): string[] {
  const number = change.find.trim()
  if (!smallNumber.test(number)) return []
  return textsIn(change, deck).flatMap((text) =>
    (text.match(/[\p{N}.,]*\p{N}/gu) ?? []).filter((one) => one === number).map(() => text),
  )
}

const textsIn = ({ slideIds }: ReplaceText, deck: Deck) =>
  deck.slides.filter(({ id }) => slideIds === undefined || slideIds.includes(id)).flatMap(textsOf)

/** Whether a deck says some words anywhere, in either case. */
export function isSaidIn(words: string, deck: Deck): boolean {
  const said = words.toLowerCase()
  return deck.slides.some((slide) =>
    textsOf(slide).some((text) => text.toLowerCase().includes(said)),
  )
}

/** All that is printed of a slide, and its notes. */
function textsOf(slide: Slide): string[] {
  const { title, eyebrow = '', caption = '', meta = '', blocks } = chosenVariant(slide)
  const printed = blocks.flatMap((block) => printedTexts((change) => mapBlockTexts(block, change)))
  return [title, eyebrow, caption, meta, slide.notes ?? '', ...printed]
}

const opening = /["“„«»「『‘]$/u
const closing = /^["”“«»」』’]/u

/** For each place of some words in a text, whether they stand alone in quotation marks there. */
function placesOf(words: string, text: string): boolean[] {
  const parts = text.toLowerCase().split(words.toLowerCase())
  return parts.slice(1).map((after, at) => opening.test(parts[at] ?? '') && closing.test(after))
}
