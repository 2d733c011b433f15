import { describe, expect, it, test } from 'vitest'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../src/deck/operations/operation.ts'
import type { Clarify } from '../../src/deck/requests/request.ts'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { sampleDeck, sampleThemes } from './sample-deck.ts'

const context = (deck = sampleDeck()) => ({ deck, themes: sampleThemes, newId: () => 'new' })

function questionOf(instruction: string): Clarify {
  const last = interpretInstruction(instruction, context()).at(-1)
  if (last === undefined || !('request' in last) || last.request !== 'clarify')
    throw new Error(`“${instruction}” asks nothing: ${JSON.stringify(last)}`)
  return last
}

/** A question as other software may have shown it, kept and read again. */
function shownOtherwise({ state, ...question }: Clarify): Clarify {
  const candidates = state?.candidates.map((one, at) => ({ ...one, label: `Antwort ${at} Ω` }))
  return JSON.parse(
    JSON.stringify({
      ...question,
      question: 'Comment ?',
      options: candidates?.map((one) => one.label),
      state: { ...state, candidates },
    }),
  ) as Clarify
}

describe('a question whose words were changed since it was asked', () => {
  test.each([
    'Delete a slide',
    'Lösche Folie 4 oder 5',
    'Supprime toutes les diapositives',
    'Use the Foobar theme',
    'Move slide 3',
    'slide 7 can go',
    'Translate it',
    'Make the deck 5 slides long',
    'Delete the market slide or the pricing slide',
    'delete slide 13',
    'Export it',
    'Replace slide 3 with slide 4',
  ])('“%s” is answered by any of its options all the same', (instruction) => {
    const question = questionOf(instruction)
    const other = shownOtherwise(question)
    expect(question.options.length).toBeGreaterThan(0)
    for (const [at, option] of question.options.entries())
      expect(continueInstruction(other, other.options[at] ?? '', context())).toEqual(
        continueInstruction(question, option, context()),
      )
  })

  it('is answered through the question that another answer led to', () => {
    const second = continueInstruction(questionOf('Delete a slide'), 'all of them', context()).at(
      -1,
    )
    const other = shownOtherwise(second as Clarify)
    expect(continueInstruction(other, other.options[0] ?? '', context())).toHaveLength(10)
  })
})

describe('a question that nothing is known of but its words', () => {
  const bare: Clarify = { request: 'clarify', question: 'Which?', options: ['Slide 3: Market'] }

  it('cannot be answered any more, and says so', () => {
    expect(continueInstruction(bare, 'the first', context())).toMatchObject([
      { request: 'decline', reason: 'nothing_to_do' },
    ])
  })

  it('leaves room for another wish', () => {
    expect(continueInstruction(bare, 'Delete slide 3', context())).toEqual([
      { op: 'delete_slide', slideId: 'slide-3' },
    ])
  })
})

it('what stood before a question may have removed the things that it names', () => {
  const words = 'Delete "Staff" on slide 9 and make the third bullet bold'
  const steps = interpretInstruction(words, context())
  const done = steps.filter((step): step is Operation => 'op' in step)
  expect(done).toMatchObject([{ op: 'delete_items', slideId: 'slide-9' }])
  const { deck } = applyOperations(sampleDeck(), done)
  const question = steps.at(-1) as Clarify
  expect(question.options.length).toBeGreaterThan(1)
  expect(continueInstruction(question, 'slide 4', context(deck))).toMatchObject([
    { op: 'set_marks', slideId: 'slide-4' },
  ])
})

it('a question behind a wish that is clear is asked, and its words are no part of that wish', () => {
  const steps = interpretInstruction(
    'Rename slide 3 to Costs and delete the price slide',
    context(),
  )
  expect(steps[0]).toEqual({ op: 'set_slide_title', slideId: 'slide-3', title: 'Costs' })
})
