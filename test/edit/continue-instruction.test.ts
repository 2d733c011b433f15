import { describe, expect, it, test } from 'vitest'
import type { Clarify } from '../../src/deck/requests/request.ts'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { sampleDeck, sampleThemes } from './sample-deck.ts'

const context = () => {
  let made = 0
  return { deck: sampleDeck(), themes: sampleThemes, newId: () => `new-${++made}` }
}

/** The question that an instruction ends in. */
function questionOf(instruction: string): Clarify {
  const last = interpretInstruction(instruction, context()).at(-1)
  if (last === undefined || !('request' in last) || last.request !== 'clarify')
    throw new Error(`“${instruction}” asks nothing: ${JSON.stringify(last)}`)
  return last
}

const answered = (instruction: string, answer: string) =>
  continueInstruction(instruction, questionOf(instruction), answer, context())

describe('answers to a question about a slide', () => {
  const deleted = [{ op: 'delete_slide', slideId: 'slide-9' }]

  test.each([
    'slide 9',
    'Slide 9',
    'Risks',
    'the risks slide',
    '9',
    'the second to last slide',
  ])('“%s” names it', (answer) => {
    expect(answered('Delete a slide', answer)).toEqual(deleted)
  })

  it('may be the text of an option', () => {
    const question = questionOf('Delete a slide')
    expect(question.options).toContain('Slide 3: Market overview')
    expect(answered('Delete a slide', 'Slide 3: Market overview')).toEqual([
      { op: 'delete_slide', slideId: 'slide-3' },
    ])
  })

  test.each([
    'never mind',
    'no',
    'cancel',
    'abbrechen',
    'いいえ',
  ])('“%s” changes nothing', (answer) => {
    expect(answered('Delete a slide', answer)).toMatchObject([
      { request: 'decline', reason: 'nothing_to_do' },
    ])
  })

  it('that say nothing of it bring the question again', () => {
    const question = questionOf('Delete a slide')
    expect(answered('Delete a slide', 'bananas in pyjamas')).toEqual([question])
  })

  it('may be another instruction instead', () => {
    expect(answered('Delete a slide', 'Move slide 3 to the end')).toEqual([
      { op: 'move_slide', slideId: 'slide-3', position: 9 },
    ])
  })

  it('are needed before everything is deleted', () => {
    expect(answered('Delete all slides', 'Keep them all')).toMatchObject([{ request: 'decline' }])
    expect(answered('Delete all slides', 'Delete every slide')).toHaveLength(10)
  })
})

describe('what was done before a question', () => {
  it('is not done again', () => {
    const steps = answered('Delete slide 4 and use the Sunset theme', 'Kiln')
    expect(steps).toEqual([{ op: 'set_theme', themeId: 'kiln' }])
  })

  it('does not change the numbers that the answer uses', () => {
    const instruction = 'Delete slide 2, then delete a slide'
    const before = sampleDeck()
    const deck = { ...before, slides: before.slides.filter((slide) => slide.id !== 'slide-2') }
    const slideOrder = before.slides.map((slide) => slide.id)
    const steps = continueInstruction(instruction, questionOf(instruction), 'slide 5', {
      ...context(),
      deck,
      slideOrder,
    })
    expect(steps).toEqual([{ op: 'delete_slide', slideId: 'slide-5' }])
  })
})
