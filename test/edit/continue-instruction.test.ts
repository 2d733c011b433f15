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
  continueInstruction({ instruction, question: questionOf(instruction) }, answer, context())

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
    'No thanks',
    'nope, forget it',
    'no, leave them as they are',
    'Nein, danke',
    'нет, спасибо',
  ])('“%s” changes nothing', (answer) => {
    expect(answered('Delete a slide', answer)).toMatchObject([
      { request: 'decline', reason: 'called_off' },
    ])
  })

  it('may be all that are offered', () => {
    const deleted = answered('Delete slides 3 or 4', 'Both, please')
    expect(deleted).toEqual([
      { op: 'delete_slide', slideId: 'slide-3' },
      { op: 'delete_slide', slideId: 'slide-4' },
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
})

describe('answers to whether every slide shall go', () => {
  test.each([
    'yes',
    'Yes.',
    'yes please',
    'Yes, delete them all',
    'sure, go ahead',
    'Delete every slide',
    'ja',
    'oui',
    'はい',
    '是的',
  ])('“%s” deletes them', (answer) => {
    expect(answered('Delete all slides', answer)).toHaveLength(10)
  })

  test.each([
    'no',
    'Keep them all',
    'no, keep the slides',
    'No thank you',
  ])('“%s” keeps them', (answer) => {
    expect(answered('Delete all slides', answer)).toMatchObject([
      { request: 'decline', reason: 'called_off' },
    ])
  })

  test.each([
    'yes but not slide 3',
    'yes, except the agenda',
    'maybe',
    'Yes, I would like that but keep the last one',
  ])('“%s” is neither', (answer) => {
    expect(answered('Delete all slides', answer)).toEqual([questionOf('Delete all slides')])
  })

  it('a yes is no answer to which slide', () => {
    expect(answered('Delete a slide', 'yes')).toEqual([questionOf('Delete a slide')])
  })

  it('a yes does not say where to', () => {
    const asked = 'Move slide 3'
    expect(answered(asked, 'yes')).toEqual([questionOf(asked)])
  })
})

describe('a question that an answer led to', () => {
  const instruction = 'Delete a slide'
  const slideOrder = sampleDeck().slides.map((slide) => slide.id)
  const first = questionOf(instruction)

  it.each([
    ['an answer', 'all of them'],
    ['an instruction of its own', 'Delete all slides'],
  ])('through %s is answered like the first', (_, said) => {
    const earlier = [{ question: first.question, answer: said, slideOrder }]
    const question = questionOf('Delete all slides')
    const asked = { instruction, slideOrder, earlier, question }
    expect(continueInstruction(asked, 'yes', context())).toHaveLength(10)
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
    const asked = { instruction, question: questionOf(instruction), slideOrder }
    const steps = continueInstruction(asked, 'slide 5', { ...context(), deck })
    expect(steps).toEqual([{ op: 'delete_slide', slideId: 'slide-5' }])
  })
})
