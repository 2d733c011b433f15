import { phrasesFor } from '../../author/composer/language/phrases.ts'
import type { AgendaItem } from '../../deck/blocks/agenda/schema.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide, type Variant } from '../../deck/slide.ts'

/** Slides that are about the deck and no part of it. */
const aboutTheDeck = new Set<Variant['layout']>(['title', 'agenda', 'recap', 'closing'])

/** More parts than this are no overview. */
const mostParts = 12

/**
 * The parts of a deck as its agenda names them: its section slides, else the sections that its slides say they belong
 * to, else the slides by their titles. Undefined for a deck without any.
 */
export function agendaVariant(deck: Deck, id: string, title?: string): Variant | undefined {
  const content = deck.slides.filter((slide) => !aboutTheDeck.has(chosenVariant(slide).layout))
  const sections = content.filter((slide) => chosenVariant(slide).layout === 'section')
  const parts = sections.length >= 2 ? sections.map(byTitle) : bySection(content)
  const items = parts.filter(({ text }) => text !== '').slice(0, mostParts)
  if (items.length === 0) return undefined
  const { agenda, covers } = phrasesFor(deck.language)
  return {
    layout: 'agenda',
    title: title ?? covers,
    eyebrow: agenda,
    blocks: [{ kind: 'agenda', id, items }],
  }
}

function byTitle(slide: Slide): AgendaItem {
  return agendaItem(chosenVariant(slide).title, slide)
}

function bySection(slides: readonly Slide[]): AgendaItem[] {
  const seen = new Set<string>()
  return slides.flatMap((slide) => {
    const { eyebrow, title } = chosenVariant(slide)
    const name = eyebrow || title
    if (seen.has(name)) return []
    seen.add(name)
    return [agendaItem(name, slide)]
  })
}

function agendaItem(text: string, { id, sources }: Slide): AgendaItem {
  const [source] = sources
  return source === undefined
    ? { text, sources: [], added: true, slideId: id }
    : { text, sources: [source], slideId: id }
}
