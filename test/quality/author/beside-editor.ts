import { readManuscript } from '../../../src/author/composer/manuscript.ts'
import { chosenVariant, type Slide } from '../../../src/deck/slide.ts'
import { composeText } from '../../support/compose-text.ts'
import { deckOfWritten } from '../../support/written-decks/deck-of-written.ts'
import type { WrittenDeck } from '../../support/written-decks/written-deck.ts'
import { contentFormOf, formOf, isContentSlide, shownText } from './slide-words.ts'
import {
  bagOf,
  likeness,
  rarityIn,
  sharedSize,
  sizeOf,
  type WordBag,
  type WordWeight,
  wordsOf,
} from './word-bag.ts'

/** What a title is made of: the section's heading, a sentence of the text, or nothing that stands there. */
export type TitleKind = 'heading' | 'clause' | 'made up'

/** How an author's title stands to the editor's. */
export type TitleVerdict = 'same' | 'same heading' | 'same sentence' | 'other'

interface ShownSlide {
  number: number
  form: string
  title: string
  titleKind: TitleKind
}

/** A slide of the editor and the one of the author that shows most of the same. */
export interface SlidePair {
  editor: ShownSlide
  /** Absent where no slide shows the passage. */
  author?: ShownSlide
  sameForm: boolean
  title: TitleVerdict
  /** Share of the words of the editor's slide that the author's deck shows. */
  covered: number
}

/** An author's deck beside that of an editor who made it of the same text by selection. */
export interface DeckPair {
  pairs: SlidePair[]
  /** Share of the words of the editor's deck that the author's deck shows. */
  covered: number
  /** Words of the author's deck to one of the editor's. */
  length: number
  authorSlides: number
  editorSlides: number
}

/** Slides with less in common show different passages. */
const leastLikeness = 0.06

/** Composes a text and lays the deck beside the editor's; covers, agendas and openings of sections are not compared. */
export function besideEditor(text: string, written: WrittenDeck): DeckPair {
  const { slides, language } = composeText(text, {
    deckTitle: 'Untitled',
    titleIsDefault: true,
    titleFromSource: true,
  })
  const editors = deckOfWritten(written, 'linen').slides
  const source = new SourcePieces(text, language)
  const shown = (slide: Slide, deck: readonly Slide[]): ShownSlide => {
    const { title } = chosenVariant(slide)
    return {
      number: deck.indexOf(slide) + 1,
      form: formOf(slide),
      title,
      titleKind: source.kindOf(title),
    }
  }
  const candidates = slides.filter(isContentSlide).map((slide) => ({ slide, bag: shownBag(slide) }))
  const wantedSlides = editors
    .filter(isContentSlide)
    .map((slide) => ({ slide, bag: shownBag(slide) }))
  const weightOf = rarityIn([...candidates, ...wantedSlides].map(({ bag }) => bag))
  const all = bagOf(slides.flatMap((slide) => wordsOf(shownText(slide))))
  const pairs = wantedSlides.map(({ slide, bag }): SlidePair => {
    const partner = mostAlike(bag, candidates, weightOf)
    const editor = shown(slide, editors)
    const covered = sharedSize(bag, all) / Math.max(1, sizeOf(bag))
    if (partner === undefined) return { editor, sameForm: false, title: 'other', covered }
    const author = shown(partner, slides)
    return {
      editor,
      author,
      sameForm: author.form === editor.form || contentFormOf(partner) === contentFormOf(slide),
      title: source.compare(editor.title, author.title),
      covered,
    }
  })
  const wanted = bagOf(editors.flatMap((slide) => wordsOf(shownText(slide))))
  return {
    pairs,
    covered: sharedSize(wanted, all) / sizeOf(wanted),
    length: sizeOf(all) / sizeOf(wanted),
    authorSlides: slides.length,
    editorSlides: editors.length,
  }
}

function shownBag(slide: Slide): WordBag {
  return bagOf(wordsOf(shownText(slide)))
}

function mostAlike(
  bag: WordBag,
  slides: readonly { slide: Slide; bag: WordBag }[],
  weightOf: WordWeight,
): Slide | undefined {
  const ranked = slides
    .map(({ slide, bag: other }) => ({ slide, alike: likeness(bag, other, weightOf) }))
    .sort((one, other) => other.alike - one.alike)
  const [best] = ranked
  return best === undefined || best.alike < leastLikeness ? undefined : best.slide
}

/** Letters and figures before a heading that name its place: "3.1", "Chapter 4", "第二章". */
const longestLabel = 9

/** The headings and sentences of a source, as titles are compared with them. */
class SourcePieces {
  readonly #headings: readonly string[]
  readonly #pieces: { folded: string; words: WordBag }[]

  constructor(text: string, language: string) {
    const { passages } = readManuscript(text, language, true)
    const folded = (kinds: (kind: string) => boolean) =>
      passages.filter(({ kind }) => kinds(kind)).map(({ text: { text: one } }) => foldTitle(one))
    this.#headings = folded((kind) => kind === 'heading')
    this.#pieces = passages
      .filter(({ kind }) => kind !== 'heading')
      .map(({ text: { text: one } }) => ({ folded: foldTitle(one), words: bagOf(wordsOf(one)) }))
  }

  kindOf(title: string): TitleKind {
    if (this.#headingOf(title) !== undefined) return 'heading'
    return this.#pieceOf(title) === undefined ? 'made up' : 'clause'
  }

  compare(editor: string, author: string): TitleVerdict {
    const [one, other] = [foldTitle(editor), foldTitle(author)]
    if (one === other) return 'same'
    const heading = this.#headingOf(editor)
    if (heading !== undefined && heading === this.#headingOf(author)) return 'same heading'
    const piece = this.#pieceOf(editor)
    return piece !== undefined && piece === this.#pieceOf(author) ? 'same sentence' : 'other'
  }

  /** The heading that a title is, whole or without its number or label. */
  #headingOf(title: string): string | undefined {
    const folded = foldTitle(title)
    return this.#headings.find(
      (one) => one.endsWith(folded) && one.length <= folded.length + longestLabel,
    )
  }

  /** The sentence that holds nearly all words of a title. */
  #pieceOf(title: string): object | undefined {
    const folded = foldTitle(title)
    const words = bagOf(wordsOf(title))
    const whole = this.#pieces.find((piece) => piece.folded.includes(folded))
    return (
      whole ?? this.#pieces.find((piece) => sharedSize(words, piece.words) >= 0.85 * sizeOf(words))
    )
  }
}

/** Letters and figures of a title, without the number of its part. */
function foldTitle(title: string): string {
  return title
    .replace(/\s*\(\d+(?:\/\d+)?\)$/u, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
