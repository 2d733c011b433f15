import type { CardItem } from '../../../deck/blocks/cards/schema.ts'
import { listWords } from '../planning/slide-room.ts'
import type { Atom } from '../shaping/atom.ts'
import { fullnessOf, itemText, leadTerm } from '../shaping/bullet-text.ts'
import type { CardsPart } from '../shaping/part.ts'
import { capitalize } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, showsItem, sourced } from './slide-draft.ts'

/** An item's line without its term, which heads the card. */
function bodyOf(line: string, atom: Atom, language: string): string {
  const term = `${capitalize(leadTerm(atom), language)}: `
  return line.startsWith(term) ? capitalize(line.slice(term.length), language) : line
}

/** Some of a part's parallel things, one card each. */
export function cardsSlide(
  part: CardsPart,
  from: number,
  to: number,
  composing: Composing,
): SlideDraft {
  const atoms = part.atoms.slice(from, to)
  const cards = part.cards.slice(from, to)
  // Pictures on some of them only would look like a fault.
  const pictured = cards.every((card) => card.icon !== undefined)
  // Only what stands together can be counted from one.
  const isCounted = part.numbered === true && cards.length === part.cards.length
  const { language } = composing
  const termed = atoms.filter((atom) => atom.kind === 'item' && atom.lead > 0)
  const fullness = fullnessOf(termed, language, listWords)
  const furtherOf = (atom: Atom) => fullness.further.get(atom) ?? []
  const items = cards.map((card, index): CardItem => {
    const atom = atoms[index]
    const isTermed = atom !== undefined && termed.includes(atom)
    const passages = atom === undefined ? [] : [atom.text, ...furtherOf(atom)]
    const text = isTermed ? bodyOf(itemText(atom, language, fullness), atom, language) : card.text
    return {
      ...sourced(composing, text, passages, atom?.score),
      head: card.head,
      ...(pictured && card.icon !== undefined ? { icon: card.icon } : {}),
    }
  })
  return {
    layout: 'cards',
    titles: [],
    blocks: [{ kind: 'cards', id: noBlockId, numbered: isCounted, items }],
    shown: atoms.filter((atom, index) => {
      const item = items[index]
      return item !== undefined && showsItem(`${item.head} ${item.text}`, atom, furtherOf(atom))
    }),
    further: [...fullness.further.values()].flat(),
    covered: [...atoms],
    spans: [],
  }
}
