import { composeFrame } from '../../author/compose-frame.ts'
import { phrasesFor } from '../../author/composer/language/phrases.ts'
import { withoutFullStop } from '../../author/composer/shaping/shorten.ts'
import { spokenPhrases } from '../../author/transcript/spoken-phrases.ts'
import type { Block } from '../../deck/blocks/block.ts'
import { shownTitle } from '../../deck/shown-title.ts'
import { chosenVariant, type LayoutName, type Slide, withTitle } from '../../deck/slide.ts'
import { agendaVariant } from './agenda-variant.ts'
import { newSlide } from './new-slide.ts'
import type { ResolveContext } from './resolve-context.ts'
import { withNotes } from './slide-content.ts'

/** Slides that are about the deck itself. */
const frames = ['title', 'agenda', 'section', 'recap', 'closing'] as const
type Frame = (typeof frames)[number]

/** Whether a layout is for slides about the deck itself. */
export function isFrame(layout: LayoutName): layout is Frame {
  return frames.some((one) => one === layout)
}

interface FrameWish {
  layout: Frame
  title: string | undefined
  points: string[]
}

/** A slide about the deck itself, of the words given, else of the deck and its texts. */
export function frameSlide(
  wish: FrameWish,
  context: ResolveContext,
): { slide: Slide; images: []; warnings: string[] } | { reason: string } {
  const slide = frameOf(wish, context)
  return slide === undefined
    ? { reason: 'The presentation has no parts that an agenda could list, so none was added.' }
    : { slide, images: [], warnings: [] }
}

function frameOf({ layout, title, points }: FrameWish, context: ResolveContext): Slide | undefined {
  const { deck } = context
  const id = context.newId()
  const lines = points.map((text) => ({ text, sources: [], added: true }))
  const prose: Block[] =
    lines.length === 0 ? [] : [{ kind: 'paragraph', id: `${id}-1`, paragraphs: lines }]
  switch (layout) {
    case 'title':
      return newSlide(id, { layout, title: title ?? shownTitle(deck), blocks: prose })
    case 'section':
      // Nothing but its name stands on it.
      return withNotes(
        newSlide(id, { layout, title: title ?? shownTitle(deck), blocks: [] }),
        points,
      )
    case 'agenda': {
      if (lines.length > 0) {
        const { agenda, covers } = phrasesFor(deck.language)
        const blocks: Block[] = [{ kind: 'agenda', id: `${id}-1`, items: lines }]
        return newSlide(id, { layout, title: title ?? covers, eyebrow: agenda, blocks })
      }
      const variant = agendaVariant(deck, `${id}-1`, title)
      return variant && newSlide(id, variant)
    }
    case 'recap': {
      if (lines.length === 0)
        return summed('recap', title, context) ?? titlesRecap(id, title, context)
      const items = lines.map((line) => ({ ...line, level: 0 as const }))
      const { keyPoints } = phrasesFor(deck.language)
      const blocks: Block[] = [{ kind: 'bullets', id: `${id}-1`, items }]
      return newSlide(id, { layout, title: title ?? keyPoints, blocks })
    }
    case 'closing': {
      const made =
        lines.length === 0 && title === undefined ? summed('closing', title, context) : undefined
      const thanks = withoutFullStop(spokenPhrases(deck.language).thanks)
      return made ?? newSlide(id, { layout, title: title ?? thanks, blocks: prose })
    }
  }
}

/** What the composer closes or sums up the deck's texts with; a closing slide that the deck has is not made again. */
function summed(
  kind: 'recap' | 'closing',
  title: string | undefined,
  { deck, sources, newId }: ResolveContext,
): Slide | undefined {
  if (deck.slides.some((slide) => chosenVariant(slide).layout === kind)) return undefined
  for (const [inputId, text] of Object.entries(sources)) {
    const { language } = deck
    const slide = composeFrame(kind, {
      inputId,
      text,
      deckTitle: shownTitle(deck),
      language,
      newId,
    })
    if (slide === undefined) continue
    const variants = slide.variants.map((one) => (title ? withTitle(one, title) : one))
    return { ...slide, variants }
  }
  return undefined
}

/** The most that a recap lists. */
const mostPoints = 6

/** The titles of the deck's slides, which state its points. */
function titlesRecap(id: string, title: string | undefined, { deck }: ResolveContext): Slide {
  const { keyPoints } = phrasesFor(deck.language)
  const content = deck.slides.filter((slide) => {
    const { layout, title: own } = chosenVariant(slide)
    return !isFrame(layout) && own !== ''
  })
  const items = content.slice(0, mostPoints).map((slide) => ({
    text: chosenVariant(slide).title,
    ...(slide.sources.length > 0 ? { sources: slide.sources } : { sources: [], added: true }),
    level: 0 as const,
  }))
  const blocks: Block[] = items.length === 0 ? [] : [{ kind: 'bullets', id: `${id}-1`, items }]
  return newSlide(id, { layout: 'recap', title: title ?? keyPoints, blocks })
}
