import { holdsTurn } from '../../../text/place-to-shorten.ts'
import { wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import type { Atom } from './atom.ts'
import type { ListPart } from './part.ts'

const mostTermWords = 6
const longestTerm = 60
/** Where so large a share of a list's items has a term before a dash, dashes part terms from what is said of them. */
const usualShare = 0.6

/** A list of "term – what is said of it": its items begin with their terms, as those with colons do. */
export function withDashTerms(part: ListPart, language: string): ListPart {
  const lengths = part.atoms.map((atom) => (atom.lead > 0 ? 0 : dashTermLength(atom, language)))
  const termed = part.atoms.filter((atom, index) => atom.lead > 0 || (lengths[index] ?? 0) > 0)
  if (termed.length === 0 || termed.length < part.atoms.length * usualShare) return part
  const atoms = part.atoms.map((atom, index) => {
    const length = lengths[index] ?? 0
    return length > 0 ? { ...atom, lead: length } : atom
  })
  return { ...part, atoms }
}

/** The length of the term that an item begins with, its dash and space included; 0 without one. */
function dashTermLength(atom: Atom, language: string): number {
  const { text } = atom.text
  // Names may have dashes of their own ("Bellman – Ford – finds paths").
  const match = /^.{2,60}?\s[–—-]{1,2}\s(?:\p{Lu}[\p{L}\p{M}’'-]*\s[–—-]{1,2}\s)*(?=\S)/u.exec(text)
  if (match === null) return 0
  const term = match[0].replace(/\s+[–—-]+\s+$/u, '')
  const last = /[\p{L}\p{M}’']+$/u.exec(term)?.[0].toLowerCase() ?? ''
  if (wordCount(term) > mostTermWords || term.length > longestTerm) return 0
  if (/[.!?;:,。！？；：，、]/u.test(term) || stopwordsFor(language).has(last)) return 0
  if (holdsTurn(term, language)) return 0
  return match[0].length
}
