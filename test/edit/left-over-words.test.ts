import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
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

function asked(instruction: string) {
  const [step, ...others] = interpretInstruction(instruction, context)
  if (others.length > 0 || !step || !('request' in step) || step.request !== 'clarify')
    throw new Error(`no question: ${JSON.stringify(step)}`)
  return step
}

describe('words of a wish that nothing owns', () => {
  it.each([
    ['add an agenda wobblingly', /wobblingly/],
  ])('are asked about, and nothing is done: %s', (instruction, words) => {
    expect(asked(instruction).question).toMatch(words)
  })

  it('are left out where the answer says so', () => {
    const question = asked('add an agenda wobblingly')
    expect(continueInstruction(question, 'yes', context)).toEqual([
      { request: 'add_slide', layout: 'agenda' },
    ])
    expect(continueInstruction(question, 'no', context)).toMatchObject([{ reason: 'called_off' }])
  })

  it.each([
    'shorten slide 4 because readers skim gladly',
    'Hi Anna, shorten slide 4. Cheers, Tom',
    'shorten slide 4, not slide 5',
  ])('are none in a reason, a greeting or a contrast: %s', (instruction) => {
    expect(interpretInstruction(instruction, context)).toEqual([
      { request: 'rewrite_slide', slideId: 'slide-4', style: 'shorter' },
    ])
  })
})
