import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { deckOfWritten } from '../support/written-decks/deck-of-written.ts'
import { writtenDecks } from '../support/written-decks/written-deck.ts'

const [first] = writtenDecks().filter(({ name }) => name === 'en-08-faq.written')
if (first === undefined) throw new Error('en-08-faq')
const context = {
  deck: deckOfWritten(first.written, 'simple_light'),
  themes: [],
  newId: () => 'new',
}

describe('words beside a wish', () => {
  it.each([
    'shorten slide 4 because readers skim gladly',
    'Hi Anna, shorten slide 4. Cheers, Tom',
    'shorten slide 4, not slide 5',
  ])('ask for nothing in a reason, a greeting or a contrast: %s', (instruction) => {
    expect(interpretInstruction(instruction, context)).toEqual([
      { request: 'rewrite_slide', slideId: 'slide-4', style: 'shorter' },
    ])
  })
})
