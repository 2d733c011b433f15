import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

/** The steps after the question of an instruction was answered with one of its options, from 0, or in words. */
const answered = (instruction: string, answer: number | string) => {
  const question = interpretSample(instruction).at(-1)
  if (question === undefined || !('request' in question) || question.request !== 'clarify')
    throw new Error('Nothing was asked.')
  const words = typeof answer === 'string' ? answer : (question.options[answer] ?? '')
  const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new-1' }
  return inShort(continueInstruction(question, words, context))
}

describe('a slide in the place of another', () => {
  const instruction = 'Replace slide 6 with slide 8'

  it('is asked about, since one of them goes', () => {
    expect(interpretSample(instruction)).toMatchObject([
      {
        request: 'clarify',
        question: 'What shall become of “Slide 6: Suppliers”?',
        options: [
          'Delete it and move “Slide 8: The place” to its place',
          'Delete it and put a copy of “Slide 8: The place” in its place',
          'Let the two change places',
        ],
      },
    ])
  })

  it.each([
    [0, ['delete_slide slideId=slide-6', 'move_slide slideId=slide-8 position=5']],
    [
      1,
      [
        'duplicate_slide slideId=slide-8 newSlideId=new-1 position=5',
        'delete_slide slideId=slide-6',
      ],
    ],
    [2, ['swap_slides slideIds=["slide-6","slide-8"]']],
    ['no', ['decline called_off']],
  ])('answered with %j', (answer, steps) => {
    expect(answered(instruction, answer)).toEqual(steps)
  })

  it('moves nothing that stands there by itself', () => {
    expect(answered('Replace slide 6 with slide 7', 0)).toEqual(['delete_slide slideId=slide-6'])
  })

  it('may be a new one', () => {
    const wish = 'Replace slide 6 with a slide about hiring'
    expect(answered(wish, 'yes')).toEqual([
      'delete_slide slideId=slide-6',
      'add_slide position=5 topic=hiring',
    ])
    expect(answered(wish, 'no')).toEqual(['decline called_off'])
  })
})
