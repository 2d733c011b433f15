/** The title of a presentation whose caller gave none; then the source's own title is the title slide's subtitle. */
export const defaultTitle = 'API Generated Presentation'
