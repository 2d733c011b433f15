import { iconFor } from '../language/icon-keywords.ts'
import { wordCount } from '../language/script.ts'
import { sequenceWordLength } from '../language/sequence-words.ts'
import type { Atom } from './atom.ts'
import { leadTerm } from './bullet-text.ts'
import type { CardDraft, CardsPart, ListPart } from './part.ts'
import { capitalize, shorten } from './shorten.ts'

const fewestCards = 2
const mostCards = 6
/** What the head and the text of a card hold. */
const headWords = 6
const headLength = 46
const textWords = { limit: 16, hardLimit: 22 }
/** Longer texts are lines under their terms. */
const mostTextWords = 24

/** Two to six items that each have a term and something short to say of it; pictures where a word carries their meaning. */
export function cardsFromList(part: ListPart, language: string): CardsPart | undefined {
  const { atoms } = part
  if (atoms.length < fewestCards || atoms.length > mostCards) return undefined
  const set = atoms.map((atom) => termedCard(atom, language))
  const cards = set.filter((card) => card !== undefined)
  if (cards.length < set.length) return undefined
  return { ...part, kind: 'cards', cards: withIcons(cards, language) }
}

function termedCard(atom: Atom, language: string): CardDraft | undefined {
  if (atom.lead === 0 || atom.children.length > 0) return undefined
  // The place of a card says that it comes first.
  const term = leadTerm(atom)
  const head = capitalize(term.slice(sequenceWordLength(term, language)), language)
  const body = atom.text.text.slice(atom.lead).trim()
  if (wordCount(head) > headWords || head.length > headLength) return undefined
  if (body === '') return undefined
  const text = shorten(body, { language, ...textWords })
  return wordCount(text) > mostTextWords ? undefined : { head, text }
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
