import type { Deck } from '../../src/deck/deck.ts'
import { bullets, chart, deck, paragraph, slide, steps, table } from '../support/decks.ts'

/** Seven slides as `slide-1` to `slide-7`, with a chart, a table, steps and points whose words stand in several places. */
export function ferryDeck(): Deck {
  return deck(
    { title: 'Riverside Ferry' },
    slide('title', 'Riverside Ferry', [paragraph('A plan for 2030')]),
    slide('bullets', 'Why a ferry', [
      bullets(['The bridge closes', 'A detour takes 41 minutes', 'Cyclists have no other way']),
    ]),
    slide('chart', 'Ridership by year', [
      chart('bar', ['2022', '2023', 'Ost'], { Riders: [310, 355, 402] }),
    ]),
    slide('table', 'Boats on offer', [
      table(
        ['Boat', 'Seats', 'Price', 'Fuel'],
        [
          ['Otter', '80', '2.4', 'electric'],
          ['Heron', '120', '3.9', 'electric'],
          ['Cod fillets', '14', '3.1', 'diesel'],
        ],
      ),
    ]),
    slide('steps', 'How we start', [steps(['Buy two boats', 'Train skippers', 'Build the pier'])]),
    slide('bullets', 'Risks', [
      bullets(['Ice stops the boats', 'The pier needs a permit', 'Skippers are hard to find']),
    ]),
    slide('statement', 'What we ask', [
      paragraph('Decide on the Otter before the Cod fillets are gone'),
    ]),
  )
}
