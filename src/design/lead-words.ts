import type { TextRun, TextStyle } from '../scene/text.ts'

// A term of one to five words before a colon that a space or the end of a clause follows: not 10:30, not http://.
const lead = /^([^:：]{1,48}?)(：|:(?=\s))(.*)$/su

/** "Term: what it means" in its parts, the colon left out; undefined if there is no term. */
export function splitLeadWords(
  text: string,
): { term: string; colon: string; rest: string } | undefined {
  const [, term, colon, rest] = lead.exec(text) ?? []
  if (term === undefined || colon === undefined || rest === undefined) return undefined
  if (rest.trim() === '' || term.trim().split(/\s+/).length > 5) return undefined
  return { term, colon, rest }
}

/** Splits "Term: what it means" into runs, the term with its colon in the strong style; one run if there is no term. */
export function leadWordRuns(text: string, style: TextStyle, strong: TextStyle): TextRun[] {
  const parts = splitLeadWords(text)
  if (parts === undefined) return [{ text, style }]
  return [
    { text: `${parts.term}${parts.colon}`, style: strong },
    { text: parts.rest, style },
  ]
}
