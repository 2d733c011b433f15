/** A line as short as this, alone after the subtitle, says when or by whom. */
const longestDate = 60

/**
 * What stands under a cover's title: its text, and the line that says when or by whom, which is small and apart (empty
 * without one). Only a short second paragraph with nothing behind it is such a line.
 */
export function coverParagraphs(paragraphs: string[]): { texts: string[]; date: string } {
  const [first = '', second = '', ...others] = paragraphs
  const dated = second !== '' && others.length === 0 && second.length <= longestDate
  return dated ? { texts: [first], date: second } : { texts: paragraphs, date: '' }
}
