import type { TextRun, TextStyle } from '../scene/text.ts'

// A term of one to five words before a colon that a space or the end of a clause follows: not 10:30, not http://.
const lead = /^([^:：]{1,48}?)(：|:(?=\s))(.*)$/su

/** Splits "Term: what it means" into runs, the term with its colon in the strong style; one run if there is no term. */
export function leadWordRuns(text: string, style: TextStyle, strong: TextStyle): TextRun[] {
  const match = lead.exec(text)
  const [, term, colon, rest] = match ?? []
  if (term === undefined || rest === undefined || rest.trim() === '') return [{ text, style }]
  if (term.trim().split(/\s+/).length > 5) return [{ text, style }]
  return [
    { text: `${term}${colon}`, style: strong },
    { text: rest, style },
  ]
}
