import type { Deck } from '../../deck/deck.ts'
import { chosenVariant } from '../../deck/slide.ts'
import { wordsIn } from './words.ts'

/** The number that a title of a slide that goes on ends with: "Costs (2)". Longer ones are years. */
const continuation = /^(.*\S)\s\(\d{1,2}\)$/su

/** A title longer than this is read with effort. */
const longestTitle = 70

/** The title of a slide that goes on with another: numbered as the composer does, "Costs (2)", and not in use yet. */
export function continuedTitle(title: string, deck: Deck): string {
  const base = withoutNumber(title)
  if (base.trim() === '') return title
  const used = new Set(deck.slides.map((slide) => chosenVariant(slide).title))
  let number = 2
  while (used.has(`${base} (${number})`)) number++
  return `${base} (${number})`
}

/**
 * The title of a slide that was made of several: theirs, joined as the language does. One that says the same as another
 * and more is left out, and so are all but the first where they are too long together.
 */
export function mergedTitle(titles: readonly string[], language: string): string {
  const bases = [...new Set(titles.map((title) => withoutNumber(title).trim()))].filter(Boolean)
  const distinct = bases.filter(
    (title, index) =>
      !bases.some(
        (other, place) =>
          place !== index &&
          saysAllOf(title, other) &&
          // Of two in the same words the first stays.
          (place < index || !saysAllOf(other, title)),
      ),
  )
  const joined = new Intl.ListFormat(language, { type: 'conjunction' }).format(distinct)
  return joined.length <= longestTitle ? joined : (bases[0] ?? '')
}

function withoutNumber(title: string): string {
  return continuation.exec(title)?.[1] ?? title
}

function saysAllOf(title: string, other: string): boolean {
  const words = new Set(wordsIn(title))
  const others = wordsIn(other)
  return others.length > 0 && others.every((word) => words.has(word))
}
