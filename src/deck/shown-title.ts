import type { Deck } from './deck.ts'

/** The title of a presentation whose caller gave none. */
export const defaultTitle = 'API Generated Presentation'

/**
 * The title of a presentation that has none, until a text is made into it; where that text has no title either, it stays, in the
 * language of the text.
 */
export const untitled = 'Untitled presentation'

/** Whether somebody gave a presentation this title. */
export function isGivenTitle(title: string): boolean {
  return title !== '' && title !== defaultTitle && title !== untitled
}

/**
 * The title that footers, slides without one and file names show: that of the deck; where nobody gave it one, what its title slide is
 * called, which is the source's own title if it has one. A title slide is one with a variant of that layout, whichever
 * is chosen: choosing another look for the cover renames nothing. A slide that is only a picture is none. A slide alone names
 * its presentation.
 *
 * @param deck its title, and at least its first slide.
 */
export function shownTitle({ title, slides }: Pick<Deck, 'title' | 'slides'>): string {
  if (isGivenTitle(title)) return title
  const cover = slides[0]?.variants.find((one) => one.layout === 'title' && one.title.trim() !== '')
  const alone = slides.length === 1 ? slides[0]?.variants[slides[0].chosen]?.title : undefined
  return cover?.title ?? (alone?.trim() || title)
}
