import type { Deck } from '../../src/deck/deck.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { bullets, chart, deck, slide, steps, table } from '../support/decks.ts'
import { inShort } from './sample-deck.ts'

/** Six slides with a chart of two series and a table of three columns of prices. */
export function cafeDeck(): Deck {
  return deck(
    { title: 'Riverside café' },
    slide('title', 'Riverside café: plan for 2027', []),
    slide('bullets', 'What went well', [
      bullets(['Breakfast sales up 22%', 'Terrace open until October', 'Two new suppliers']),
    ]),
    slide('chart', 'Sales by quarter', [
      chart('line', ['Q1', 'Q2', 'Q3', 'Q4'], {
        '2025': [41, 58, 72, 49],
        '2026': [46, 66, 79, 52],
      }),
    ]),
    slide('table', 'Prices compared', [
      table(
        ['Drink', 'Ours', "Miller's", 'Station kiosk'],
        [
          ['Espresso', '€2.40', '€2.60', '€1.90'],
          ['Cappuccino', '€3.60', '€3.80', '€2.90'],
          ['Tea', '€2.80', '€3.00', '€2.00'],
          ['Hot chocolate', '€3.90', '€4.20', 'no'],
        ],
      ),
    ]),
    slide('steps', 'How we hire', [
      steps(['Put up the notice', 'Trial shift', 'Talk with the team', 'Contract']),
    ]),
    slide('bullets', 'Risks', [
      bullets(['The rent goes up in May', 'The oven is old', 'Maria may move to Leeds']),
    ]),
  )
}

/** The steps of an instruction to that deck, in short. */
export function ofCafe(instruction: string): string[] {
  let count = 0
  return inShort(
    interpretInstruction(instruction, {
      deck: cafeDeck(),
      themes: [],
      newId: () => `new-${++count}`,
    }),
  )
}
