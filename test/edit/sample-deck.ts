import type { Deck } from '../../src/deck/deck.ts'
import type { EditStep } from '../../src/edit/edit-step.ts'
import type { InstructionContext } from '../../src/edit/instruction-context.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import {
  agenda,
  bullets,
  chart,
  deck,
  image,
  paragraph,
  simpleLightId,
  slide,
  stats,
  steps,
  table,
} from '../support/decks.ts'

/** Ten slides as `slide-1` to `slide-10`, with one of most kinds. */
export function sampleDeck(): Deck {
  return deck(
    { title: 'Harbour coffee' },
    slide('title', 'Harbour coffee', [paragraph('A plan for the second café')]),
    slide('agenda', 'Agenda', [agenda(['Market', 'Plan'])]),
    slide('bullets', 'Market overview', [
      bullets(['Demand grows', 'Acme leads', 'Rents rise', 'Tourists return']),
    ]),
    slide('bullets', 'Pricing', [bullets(['Espresso at 2.40', 'Filter at 3.10', 'Cake at 4.00'])], {
      notes: 'Mention the loyalty card.',
    }),
    slide('chart', 'Revenue by year', [
      chart('bar', ['2023', '2024', '2025'], { Revenue: [18, 24, 31] }),
      stats({ figure: '31', label: 'best year' }),
    ]),
    slide('table', 'Suppliers', [
      table(
        ['Name', 'City', 'Price'],
        [
          ['Acme', 'Hamburg', '12'],
          ['Nordlicht', 'Kiel', '14'],
        ],
      ),
    ]),
    slide('steps', 'How we open', [steps(['Rent the room', 'Hire the team', 'Open the doors'])]),
    slide('image', 'The place', [image('harbour')]),
    slide('bullets', 'Risks', [bullets(['Rain', 'Staff', 'Competition'])], {
      notes: 'Keep it short.',
    }),
    slide('closing', 'Thank you', []),
  )
}

/** The themes that the sample's caller can use. */
export const sampleThemes = [
  { id: simpleLightId, name: 'Simple Light' },
  { id: 'kiln', name: 'Kiln' },
  { id: 'observatory', name: 'Observatory' },
  { id: 'gazette', name: 'Gazette' },
]

/** The steps of an instruction to the sample deck. New slides are `new-1`, `new-2` … */
export function interpretSample(
  instruction: string,
  context: Partial<InstructionContext> = {},
): EditStep[] {
  let count = 0
  return interpretInstruction(instruction, {
    deck: sampleDeck(),
    themes: sampleThemes,
    newId: () => `new-${++count}`,
    ...context,
  })
}

/** Steps as short lines: "delete_slide slide-2", "clarify Which slide …? | Slide 2: Agenda". */
export function inShort(list: readonly EditStep[]): string[] {
  return list.map((step) => {
    if ('request' in step && step.request === 'clarify') return `clarify ${step.question}`
    if ('request' in step && step.request === 'decline') return `decline ${step.reason}`
    const { ...rest } = step as Record<string, unknown>
    const name = String(rest.op ?? rest.request)
    delete rest.op
    delete rest.request
    const values = Object.entries(rest)
      .filter(
        ([key, value]) =>
          !(key === 'matchCase' && value === false) && !(key === 'wholeWords' && value === true),
      )
      .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    return [name, ...values].join(' ')
  })
}
