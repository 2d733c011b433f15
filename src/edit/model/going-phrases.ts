import { byLanguage } from '../../author/composer/language/by-language.ts'
import type { Block } from '../../deck/blocks/block.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant } from '../../deck/slide.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import { type GoingWords, goingWords } from './going-words.ts'

/** The words of a language (BCP 47); English ones for one that has none. */
const wordsOfLanguage = byLanguage(goingWords, (row) => row ?? goingWords.en)

/** A question names so many things; the others are counted. */
const mostNamed = 8

/** A question names so much of a text, in characters. */
const namedText = 60

/** The beginning of a text of the deck, as a question names it. */
export function quoted(text: string): string {
  return `“${withEllipsis(text.replace(/\s+/gu, ' '), namedText)}”`
}

/** What goes, in words of a language. */
export class Phrasing {
  readonly #words: GoingWords
  readonly #deck: Deck

  /**
   * @param language BCP 47.
   * @param deck as whoever asks sees it, by which slides are named.
   */
  constructor(language: string, deck: Deck) {
    this.#words = wordsOfLanguage(language)
    this.#deck = deck
  }

  /** One of the phrases, with what stands in its places. */
  say(
    name: keyof GoingWords,
    { what = '', slideId, n = '' }: { what?: string; slideId?: string; n?: string | number } = {},
  ): string {
    const slide = slideId === undefined ? '' : this.slide(slideId)
    const parts: Readonly<Record<string, string>> = { what, slide, n: String(n) }
    return this.#words[name].replace(
      /\{(what|slide|n)\}/gu,
      (_whole, part: string) => parts[part] ?? '',
    )
  }

  /** A slide by its number and title. */
  slide(slideId: string): string {
    const at = this.#deck.slides.findIndex(({ id }) => id === slideId)
    const slide = this.#deck.slides[at]
    return slide === undefined
      ? this.say('newSlide')
      : this.say('slide', { n: at + 1, what: quoted(chosenVariant(slide).title) })
  }

  /** A slide by its number alone; where what is said before it calls it a slide already, the bare number. */
  number(n: number, before: string): string {
    const noun = this.#words.slide.split('{n}')[0]?.trim().toLowerCase().split(' ').at(-1) ?? ''
    const last =
      before
        .trimEnd()
        .toLowerCase()
        .match(/\p{L}+$/u)?.[0] ?? ''
    return noun !== '' && last.includes(noun) ? String(n) : this.say('slide', { n }).trim()
  }

  /** A block that is one whole, by its kind. */
  block({ kind }: Block): string {
    const isNamed = kind === 'image' || kind === 'code' || kind === 'table' || kind === 'chart'
    return this.say(isNamed ? kind : 'quote')
  }

  /** The question whether all of this shall go, with its answers. */
  question(going: readonly string[]): { question: string; no: string; yes: string } {
    const list = going.slice(0, mostNamed).join(', ')
    const left = going.length - mostNamed
    const what = left > 0 ? this.say('more', { what: list, n: left }) : list
    return { question: this.say('question', { what }), no: this.say('no'), yes: this.say('yes') }
  }
}
