import type { Deck } from './deck.ts'
import { chosenVariant } from './slide.ts'

/** The title of a presentation whose caller gave none. */
export const defaultTitle = 'API Generated Presentation'

/**
 * The title that footers and file names show: that of the deck; where nobody gave it one, what its title slide is
 * called, which is the source's own title if it has one.
 *
 * @param deck its title, and at least its first slide.
 */
export function shownTitle({ title, slides }: Pick<Deck, 'title' | 'slides'>): string {
  const [first] = slides
  if (title !== defaultTitle || first === undefined) return title
  const cover = chosenVariant(first)
  return cover.layout === 'title' && cover.title.trim() !== '' ? cover.title : title
}
