/** Words of a slide of content that people take in while they listen (editors' decks: 15 to 45). */
export const slideWords = 45
/** Lines of running text that are read at a glance. */
export const slideLines = 5
/** Words of a text that make one slide of it: what it does not show is told (editors: 65, a third more or less). */
export const wordsOfSlide = 90
/** Items that stand on one slide. */
export const itemsPerSlide = 6
/** Words that the items of a list may have together; longer lists go on. */
export const listWords = 80
/** Rows of a table on one slide, its head not counted. */
export const rowsPerSlide = 8
/** Lines of programs that stand on one slide together. */
export const codeLines = 14
/** What nobody has asked for is not shown on more slides than these, however long it is. */
export const mostNatural = 3
