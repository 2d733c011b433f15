import { describe, expect, test } from 'vitest'
import type { Clarify } from '../../src/deck/requests/request.ts'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { sampleDeck, sampleThemes } from './sample-deck.ts'

const instruction = 'Delete the market slide or the pricing slide'

function asked(): Clarify {
  const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
  return interpretInstruction(instruction, context).at(-1) as Clarify
}

/** What an answer leads to once slides have been deleted by somebody else. */
function answeredWithout(gone: readonly string[], answer: string) {
  const deck = sampleDeck()
  const left = deck.slides.filter((slide) => !gone.includes(slide.id))
  let made = 0
  const context = {
    deck: { ...deck, slides: left },
    themes: sampleThemes,
    newId: () => `new-${++made}`,
  }
  return continueInstruction(asked(), answer, context)
}

describe('an answer by place, where the presentation has changed since the question', () => {
  test.each([
    'the first one',
    'first',
    '1',
    'option 1',
  ])('“%s” is of what was offered', (answer) => {
    expect(answeredWithout(['slide-3'], answer)).toMatchObject([
      { question: asked().question, options: ['Slide 4: Pricing'] },
    ])
  })

  test.each(['the second one', '2', 'Slide 4: Pricing'])('“%s” is still there', (answer) => {
    expect(answeredWithout(['slide-3'], answer)).toEqual([
      { op: 'delete_slide', slideId: 'slide-4' },
    ])
  })

  test.each([
    'the first one',
    '1',
    'the last one',
  ])('“%s” of nothing that is left does nothing', (answer) => {
    expect(answeredWithout(['slide-3', 'slide-4'], answer)).toMatchObject([
      { request: 'decline', reason: 'nothing_to_do' },
    ])
  })
})
