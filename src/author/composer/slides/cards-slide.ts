import type { CardItem } from '../../../deck/blocks/cards/schema.ts'
import type { CardsPart } from '../shaping/part.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

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
  const items = cards.map((card, index): CardItem => {
    const atom = atoms[index]
    return {
      ...sourced(composing, card.text, atom === undefined ? [] : [atom.text], atom?.score),
      head: card.head,
      ...(card.foot === '' ? {} : { foot: card.foot }),
      ...(pictured && card.icon !== undefined ? { icon: card.icon } : {}),
    }
  })
  return {
    layout: 'cards',
    titles: [],
    blocks: [{ kind: 'cards', id: noBlockId, numbered: false, items }],
    shown: atoms.filter((atom, index) => {
      const item = items[index]
      return item !== undefined && showsWhole(`${item.head} ${item.text} ${item.foot ?? ''}`, atom)
    }),
    covered: [...atoms],
    spans: [],
  }
}
