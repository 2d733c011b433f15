import type { Deck } from '../../src/deck/deck.ts'
import {
  agenda,
  bullets,
  chart,
  deck,
  image,
  paragraph,
  slide,
  stats,
  steps,
  table,
} from '../support/decks.ts'

/** The titles of ten slides: cover, agenda, market, prices, revenue, suppliers, opening, place, risks, closing. */
export type SampleTitles = readonly [
  cover: string,
  agenda: string,
  market: string,
  prices: string,
  revenue: string,
  suppliers: string,
  opening: string,
  place: string,
  risks: string,
  closing: string,
]

/** The sample deck in another language: `slide-1` to `slide-10` with the same kinds of slides. */
export function deckIn(language: string, titles: SampleTitles): Deck {
  const [cover, plan, market, prices, revenue, suppliers, opening, place, risks, closing] = titles
  return deck(
    { title: cover, language },
    slide('title', cover, [paragraph(market)]),
    slide('agenda', plan, [agenda([market, prices])]),
    slide('bullets', market, [bullets(['Alpha', 'Acme', 'Gamma', 'Delta'])]),
    slide('bullets', prices, [bullets(['Espresso 2,40', 'Filter 3,10', 'Acme 4,00'])], {
      notes: 'Acme.',
    }),
    slide('chart', revenue, [
      chart('bar', ['2023', '2024', '2025'], { Acme: [18, 24, 31] }),
      stats({ figure: '31', label: '2025' }),
    ]),
    slide('table', suppliers, [
      table(
        ['A', 'B'],
        [
          ['Acme', '12'],
          ['Nordlicht', '14'],
        ],
      ),
    ]),
    slide('steps', opening, [steps(['Eins', 'Zwei', 'Drei'])]),
    slide('image', place, [image('harbour')]),
    slide('bullets', risks, [bullets(['Alpha', 'Beta', 'Gamma'])], { notes: 'Beta.' }),
    slide('closing', closing, []),
  )
}
