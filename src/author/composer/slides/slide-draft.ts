import type { Block } from '../../../deck/blocks/block.ts'
import type { LayoutName } from '../../../deck/slide.ts'
import type { SourcedText, SourceSpan } from '../../../deck/sourced-text.ts'
import type { Phrases } from '../language/phrases.ts'
import { type MappedText, type Span, spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { flattenAtom } from '../shaping/atom.ts'
import type { Topic } from '../shaping/part.ts'

/** What every slide builder needs to know. */
export interface Composing {
  inputId: string
  language: string
  phrases: Phrases
  deckTitle: string
  /** Whether the slides have a title from elsewhere, so that none of their sentences becomes it. */
  titled?: boolean
}

/** A slide before it has an id; its blocks have none either. */
export interface SlideDraft {
  layout: LayoutName
  /** Titles that would do, best first; the deck takes the first that no other slide has. */
  titles: string[]
  /** A sentence of the source that states the point of the whole slide: its title, before all others. */
  point?: string
  /** The line under the content, whole and from the source. */
  caption?: string
  /** The atoms that its caption was made of. */
  captioned?: readonly Atom[]
  /** The line of a cover or a closing that says who, when and where. */
  meta?: string
  /** The heading that the slide stands under: over the title when that is another. */
  heading?: string
  eyebrow?: string
  /** Whether it tells what stands behind the list or table that its heading leads to: a name of its own says more than that. */
  isBeyond?: boolean
  blocks: Block[]
  /** Its lines of running text, where that is what it shows. */
  lines?: readonly (readonly Atom[])[]
  /** Atoms whose whole text stands on the slide. */
  shown: Atom[]
  /** Further sentences of items, and footnotes, that stand on it. */
  further?: readonly MappedText[]
  /** Atoms that the slide speaks for: what of them is not shown goes to its notes. */
  covered: Atom[]
  spans: Span[]
  /** The section that the slide opens, which covers no text of its own. */
  opens?: Topic
  /** The sections that its agenda lists, one an item. */
  agenda?: Topic[]
  /** What the source names as its sources, for the notes. */
  references?: Atom[]
}

/** An id that `finishSlides` replaces. */
export const noBlockId = 'block'

/** A span of the composed input, in UTF-16 code units, as decks name it. */
export function sourceSpan(composing: Composing, span: Span): SourceSpan {
  return { input: composing.inputId, start: span.start, end: span.end }
}

/** Text with the spans of the passages it was made of. */
export function sourced(
  composing: Composing,
  text: string,
  passages: readonly MappedText[],
  score?: number,
): SourcedText {
  return {
    text,
    sources: passages.map((one) => sourceSpan(composing, spanOf(one))),
    ...(score === undefined ? {} : { score }),
  }
}

const beyondAscii = /[^\0-\x7f]/
const noWord = /[^\p{L}\p{M}\p{N}]+/gu
/** The same where no other letters stand: classes of Unicode take several times as long. */
const noAsciiWord = /[^a-z0-9]+/g

/** Only letters and digits, folded: equal for two texts that say the same words. */
export function foldedWords(text: string): string {
  const folded = text.toLowerCase()
  return folded.replace(beyondAscii.test(folded) ? noWord : noAsciiWord, '')
}

/** Whether a line shows all words of an atom, which then needs no place in the notes. */
export function showsWhole(line: string, atom: Atom): boolean {
  return foldedWords(line) === foldedWords(atom.text.text)
}

/** The same of an item's line with its further sentences after it. */
export function showsItem(line: string, atom: Atom, further: readonly MappedText[]): boolean {
  const said = [atom.text, ...further].map((one) => one.text)
  return foldedWords(line) === foldedWords(said.join(' '))
}

/** The atoms together with their sub-items: all that a slide covers that shows them. */
export function coverAtoms(atoms: readonly Atom[]): Atom[] {
  return atoms.flatMap(flattenAtom)
}
