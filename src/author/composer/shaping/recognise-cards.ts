import { allMatches } from '../../../text/all-matches.ts'
import { prepositionsFor } from '../language/card-words.ts'
import { findDates } from '../language/dates.ts'
import { iconFor } from '../language/icon-keywords.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { wordCount } from '../language/script.ts'
import { sequenceWordLength } from '../language/sequence-words.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import type { Atom } from './atom.ts'
import { leadTerm, refersBack } from './bullet-text.ts'
import type { CardDraft, CardsPart, ListPart, ProsePart } from './part.ts'
import { capitalize, shorten } from './shorten.ts'

const fewestCards = 3
const mostCards = 6
/** What the head and the text of a card hold. */
const headWords = 6
const headLength = 46
const wholeHeadWords = 8
const wholeHeadLength = 60
const textWords = { limit: 16, hardLimit: 22 }
/** A sentence that a card can be made of has at most so many words. */
const statementWords = 16

/** Items with terms, or short statements side by side. */
export function cardsFromList(part: ListPart, language: string): CardsPart | undefined {
  const cards = cardsFromAtoms(part.atoms, language)
  return cards === undefined ? undefined : { ...part, kind: 'cards', cards }
}

/** Short sentences that each say something of their own, as plans and rules do ("Hire four dispatchers in Busan."). */
export function cardsFromProse(part: ProsePart, language: string): CardsPart | undefined {
  if (part.atoms.length < fewestCards || part.atoms.length > mostCards) return undefined
  if (!part.atoms.every((atom) => isStatement(atom, language))) return undefined
  const cards = cardsFromAtoms(part.atoms, language)
  return cards === undefined ? undefined : { ...part, kind: 'cards', cards }
}

/**
 * Three to six atoms as cards (two when they have terms): heads by deletion, a date as the foot, pictures where a word
 * carries their meaning. Undefined when one of them has no short head.
 */
function cardsFromAtoms(atoms: readonly Atom[], language: string): CardDraft[] | undefined {
  const termed = atoms.every((atom) => atom.lead > 0)
  if (atoms.length < (termed ? 2 : fewestCards) || atoms.length > mostCards) return undefined
  if (atoms.some((atom) => atom.children.length > 0)) return undefined
  const cards = atoms.map((atom) =>
    termed ? termedCard(atom, language) : statementCard(atom, language),
  )
  const complete = cards.filter((card) => card !== undefined)
  if (complete.length < cards.length) return undefined
  const bare = complete.filter((card) => card.text === '' && card.foot === '')
  // Names are a list; and cards of which a few say more look unfinished.
  if (bare.some((card) => wordCount(card.head) < 3)) return undefined
  if (bare.length > complete.length / 2 && bare.length < complete.length) return undefined
  return withIcons(complete, language)
}

function termedCard(atom: Atom, language: string): CardDraft | undefined {
  // The place of a card says that it comes first.
  const term = leadTerm(atom)
  const head = capitalize(term.slice(sequenceWordLength(term, language)), language)
  const body = atom.text.text.slice(atom.lead).trim()
  if (wordCount(head) > headWords || head.length > headLength) return undefined
  if (body === '') return undefined
  const text = shorten(body, { language, ...textWords })
  return wordCount(text) > 32 ? undefined : { head, text, foot: '' }
}

function statementCard(atom: Atom, language: string): CardDraft | undefined {
  if (wordCount(atom.text.text) > statementWords || atom.lead > 0) return undefined
  const whole = shorten(atom.text.text, { language, limit: statementWords, hardLimit: 20 })
  for (const cut of cuts(whole, language)) {
    const head = whole.slice(0, cut).replace(/[\s,;:–—-]+$/u, '')
    const rest = whole.slice(cut).replace(/^[\s,;:，；–—-]+/u, '')
    if (wordCount(head) > headWords || head.length > headLength) break
    if (wordCount(head) < 3 || endsOpen(head, language)) continue
    const more = splitFoot(rest, language)
    return { head, text: capitalize(more.text, language), foot: capitalize(more.foot, language) }
  }
  return wordCount(whole) <= wholeHeadWords && whole.length <= wholeHeadLength
    ? { head: whole, text: '', foot: '' }
    : undefined
}

/** Indices where what follows the head may begin, ascending. */
function cuts(text: string, language: string): number[] {
  const pattern = prepositionsFor(language)
  const found = new Set<number>()
  for (const match of allMatches(text, /[,;:，；]\s|\s[–—-]\s/gu)) found.add(match.index)
  if (pattern !== undefined) for (const match of allMatches(text, pattern)) found.add(match.index)
  found.delete(0)
  return [...found].sort((a, b) => a - b)
}

/** "… and", "… not", "… the": words that need what follows. */
function endsOpen(head: string, language: string): boolean {
  const last = /[\p{L}\p{M}’']+$/u.exec(head)?.[0].toLowerCase() ?? ''
  const small = stopwordsFor(language).has(last) && last.length <= 4
  return small || lexiconFor(language).negations.includes(last)
}

/** A date with its preposition at the end is the foot. */
function splitFoot(rest: string, language: string): { text: string; foot: string } {
  const dates = findDates(rest, language)
  const last = dates[dates.length - 1]
  if (last === undefined || last.to < rest.replace(/[.。!]+$/u, '').length)
    return { text: rest, foot: '' }
  const before = rest.slice(0, last.from)
  const preposition = /(?:^|\s)(\S{1,12}\s)?$/u.exec(before)
  const lead = preposition?.[1] ?? ''
  const at =
    lead !== '' && prepositionsFor(language)?.test(lead) ? last.from - lead.length : last.from
  // A pattern with a position of its own begins anew each time.
  const pattern = prepositionsFor(language)
  if (pattern !== undefined) pattern.lastIndex = 0
  const foot = rest.slice(at)
  return wordCount(foot) <= 5 ? { text: rest.slice(0, at).trim(), foot } : { text: rest, foot: '' }
}

/** A sentence of few words that stands alone and does not begin as narration does. */
function isStatement(atom: Atom, language: string): boolean {
  const { text } = atom.text
  if (wordCount(text) > statementWords || wordCount(text) < 3) return false
  if (refersBack(text, language) || /[?？:：]\s*$/u.test(text)) return false
  const words = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? []
  const [first = '', second = ''] = words
  // German and Dutch plans end with their verb ("… am Stadtrand bauen").
  if (/^(?:de|nl)/.test(language) && /\p{Ll}{2}en[.!]?$/u.test(text) && !/,/.test(text)) return true
  const { negations } = lexiconFor(language)
  if (negations.includes(first) || negations.includes(second)) return true
  return !stopwordsFor(language).has(first) && !/^\p{N}/u.test(text)
}

/** Each card its own picture; none when a word for one is missing. */
function withIcons(cards: CardDraft[], language: string): CardDraft[] {
  const used = new Set<string>()
  return cards.map((card) => {
    const icon = iconFor([card.head, card.text], language, used)
    if (icon === undefined) return card
    used.add(icon)
    return { ...card, icon }
  })
}
