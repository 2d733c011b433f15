import { wordCount } from '../language/script.ts'
import type { Atom } from './atom.ts'
import { capitalize, shorten } from './shorten.ts'

/** Words of a bullet: aim and the most that it may have. */
export const bulletWords = { limit: 14, hardLimit: 22 }

/** An atom as one line of a slide: its term, then what is said of it, shortened by deletion. */
export function bulletText(atom: Atom, language: string, words = bulletWords): string {
  const { text } = atom.text
  if (atom.lead === 0) return shorten(text, { language, ...words })
  const term = leadTerm(atom)
  const body = text.slice(atom.lead).trim()
  const used = wordCount(term)
  const limit = Math.max(4, words.limit - used)
  if (body === '') return capitalize(term, language)
  const short = shorten(body, { language, limit, hardLimit: Math.max(8, words.hardLimit - used) })
  // A long term with a long text behind it: the term alone says it.
  if (used >= 4 && wordCount(short) > words.hardLimit) return capitalize(term, language)
  return `${capitalize(term, language)}: ${lowerFree(short, body)}`
}

/** The term without its colon. */
export function leadTerm(atom: Atom): string {
  return atom.text.text.slice(0, atom.lead).replace(/[\s:：.。–—-]+$/u, '')
}

/** Behind a colon the source's own capitals stand. */
function lowerFree(short: string, body: string): string {
  const first = body.trim()[0]
  return first !== undefined && short[0]?.toLowerCase() === first.toLowerCase()
    ? first + short.slice(1)
    : short
}
