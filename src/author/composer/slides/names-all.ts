import { sharesSubject } from '../scoring/shared-words.ts'
import { type Atom, wordsIn } from '../shaping/atom.ts'

/**
 * Whether a sentence can be the title of all of some: they are of its paragraph; those of further ones where it comes first
 * all of them are short and each of these says something of what it is about.
 *
 * @param told all sentences among which they stand, in order: not every paragraph has its first one on the slide.
 */
export function namesAll(
  atom: Atom,
  atoms: readonly Atom[],
  told: readonly Atom[],
  language: string,
): boolean {
  const paragraphs = paragraphsOf(atoms, told)
  if (paragraphs.length <= 1) return true
  const further = paragraphs.filter((some) => !some.includes(atom))
  return (
    atom === atoms[0] &&
    paragraphs.every((some) => wordsIn(some) <= shortParagraph) &&
    further.every((some) => some.some((one) => sharesSubject(atom, one, language)))
  )
}

/** Words of a paragraph that may share a title with another. */
const shortParagraph = 40

/** Some sentences by paragraphs. */
function paragraphsOf(atoms: readonly Atom[], told: readonly Atom[]): Atom[][] {
  const wanted = new Set(atoms)
  const paragraphs: Atom[][] = []
  let some: Atom[] = []
  for (const atom of told) {
    if (atom.opens === true) some = []
    if (!wanted.has(atom)) continue
    if (some.length === 0) paragraphs.push(some)
    some.push(atom)
  }
  return paragraphs
}
