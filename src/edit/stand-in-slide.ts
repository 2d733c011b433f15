import type { Deck } from '../deck/deck.ts'
import type { AddSlide } from '../deck/requests/request.ts'
import { chosenVariant, type Slide } from '../deck/slide.ts'

/**
 * Where a new slide stands of which no place was said: an agenda after the title, a recap before the closing slide, others
 * at the end. 0-based.
 */
export function usualPosition({ slides }: Deck, { layout }: Pick<AddSlide, 'layout'>): number {
  const layoutAt = (index: number) => {
    const slide = slides.at(index)
    return slide && chosenVariant(slide).layout
  }
  if (layout === 'title') return 0
  if (layout === 'agenda') return layoutAt(0) === 'title' ? 1 : 0
  if (layout === 'recap' && layoutAt(-1) === 'closing') return slides.length - 1
  return slides.length
}

/** What stands in for a slide that is only being added, or has been deleted since: it keeps its number. */
export function emptySlide(
  id: string,
  { layout = 'bullets', title = '' }: Pick<AddSlide, 'layout' | 'title'> = {},
): Slide {
  return {
    id,
    type: 'classic',
    variants: [{ layout, title, blocks: [] }],
    chosen: 0,
    sources: [],
  }
}
