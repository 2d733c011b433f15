/** The title of a presentation whose caller gave none; then the source's own title is the title slide's subtitle. */
export const defaultTitle = 'API Generated Presentation'

/** The title of a presentation that has none, until a text is made into it; also where that text has no title. */
export const untitled = 'Untitled presentation'
