/** Words of a slide of content that people take in while they listen (editors' decks: 15 to 45, with the title 50). */
export const slideWords = 50
/** Words that a slide shows where that is all there is to show. */
export const mostSlideWords = 70
/** Words of a line under the content. */
export const captionWords = 24
/** Words of running text that make one thought (an editor makes a slide of each). */
export const thoughtWords = 65
/** Lines of running text that are read at a glance. */
export const slideLines = 6
/** Items that stand on one slide. */
export const itemsPerSlide = 6
/** Words that the items of a list may have together; longer lists go on. */
export const listWords = 80
/** Rows of a table on one slide, its head not counted. */
export const rowsPerSlide = 8
/** Of records those that come to most: so many stand on one slide with the line under them. */
export const recordsPerSlide = 6
/** More columns of a table cannot be read. */
export const columnsPerSlide = 6

/** What nobody has asked for is not shown on more slides than these, however long it is. */
export const mostNatural = 3

/** Words of a text whose editors show all of it; of longer ones they show as many times the root of its length. */
const wordsShownWhole = 360

/**
 * The share of a text's words that its slides show when nothing presses: all of a short one, of others the less the longer
 * they are (thirty decks of editors: 330 words on slides of 335, 527 of 797, 703 of 1,329: 19 times the square root).
 */
export function shownShare(words: number): number {
  return Math.min(1, Math.sqrt(wordsShownWhole / Math.max(1, words)))
}
