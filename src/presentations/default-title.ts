/** The title of a presentation that has none, until a text is made into it; also where that text has no title. */
export const untitled = 'Untitled presentation'
