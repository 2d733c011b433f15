import { compose } from '../../author/compose.ts'
import type { Block } from '../../deck/blocks/block.ts'
import { joinBlocks } from '../../deck/blocks/join-blocks.ts'
import type { Deck } from '../../deck/deck.ts'
import { shownTitle } from '../../deck/shown-title.ts'
import { type Slide, slidePlainText } from '../../deck/slide.ts'
import { newSlide } from './new-slide.ts'
import { withoutOrigin } from './without-origin.ts'
import { wordsIn } from './words.ts'

/**
 * A slide that shows exactly the title and the points that were given, of the kind that suits their shape. They come
 * from no input.
 */
export function givenSlide(
  given: { title: string; points: readonly string[] },
  deck: Deck,
  newId: () => string,
): Slide {
  const { title, points } = given
  const composed = composedSlide(given, deck, newId)
  if (composed !== undefined && saysExactly(composed, given)) return composed
  const [only, ...more] = points
  const id = newId()
  const lines = points.map((text) => ({ text, sources: [], added: true }))
  if (only === undefined) return newSlide(id, { layout: 'section', title, blocks: [] })
  const block: Block =
    more.length === 0
      ? { kind: 'paragraph', id: `${id}-1`, paragraphs: lines }
      : { kind: 'bullets', id: `${id}-1`, items: lines.map((line) => ({ ...line, level: 0 })) }
  return newSlide(id, { layout: block.kind, title, blocks: [block] })
}

/** What the composer makes of them as a list under a heading. */
function composedSlide(
  { title, points }: { title: string; points: readonly string[] },
  deck: Deck,
  newId: () => string,
): Slide | undefined {
  if (points.length < 2 || points.some((point) => /[\n\r]/.test(point))) return undefined
  const text = [`# ${title}`, '', ...points.map((point) => `- ${point}`)].join('\n')
  const slide = composedOf(text, deck, newId)
  const [variant] = slide?.variants ?? []
  if (slide === undefined || variant === undefined) return undefined
  const { eyebrow: _section, ...own } = variant
  return newSlide(slide.id, {
    ...own,
    title,
    blocks: joinBlocks([own.blocks]).map(withoutOrigin),
  })
}

/** One slide of a text that is no input of the deck. */
export function composedOf(text: string, deck: Deck, newId: () => string): Slide | undefined {
  const { language } = deck
  const { slides } = compose({
    inputId: 'given',
    text,
    deckTitle: shownTitle(deck),
    titleIsDefault: true,
    slideRange: '1',
    language,
    appending: true,
    newId,
  })
  return slides[0]
}

/**
 * Whether every point stands on the slide whole, in its order, and nothing else does. In a list it is written as it was; a date or name
 * that is parted from its text leaves a new beginning.
 */
function saysExactly(
  slide: Slide,
  { title, points }: { title: string; points: readonly string[] },
) {
  const [variant] = slide.variants
  const numbered = variant?.blocks.some((block) => block.kind === 'steps')
  const isList = variant?.blocks.every(({ kind }) => kind === 'bullets' || kind === 'paragraph')
  const wordsOf = isList ? writtenWords : wordsIn
  const given = [title, ...points].flatMap(wordsOf).sort().join(' ')
  const text = slidePlainText(slide)
  const shown = numbered ? text.replace(/^\d+\. /gmu, '') : text
  return wordsOf(shown).sort().join(' ') === given
}

/** The words of a text as they are written, small or large. */
const writtenWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
