import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from './sample-deck.ts'

describe('deletions one after the other', () => {
  it.each([
    'Delete slide 4 and the bullets',
    'Delete slide four, the bullets',
    'Delete slide 4 and the slide about bananas',
  ])('“%s” takes nothing away before it has asked about the last', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([expect.stringMatching(/^clarify/)])
  })

  it('are done where each is clear', () => {
    expect(inShort(interpretSample("Delete slide 4 and slide 5's chart"))).toEqual([
      'delete_slide slideId=slide-4',
      'delete_block slideId=slide-5 blockId=chart',
    ])
  })

  it('are all done with the answer', () => {
    const instruction = 'Delete slide 4 and slide 13'
    const [question] = interpretSample(instruction)
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    const steps = continueInstruction(question, 'slide 9', context)
    expect(inShort(steps)).toEqual(['delete_slide slideId=slide-4', 'delete_slide slideId=slide-9'])
  })

  it('of what is gone already say so', () => {
    const steps = interpretSample(
      'Delete the last slide, move slide 3 to the end, delete the last slide',
    )
    expect(steps).toMatchObject([
      { op: 'delete_slide' },
      { op: 'move_slide' },
      { reason: 'nothing_to_do', sentence: '“Slide 10: Thank you” is deleted already.' },
    ])
  })
})

describe('“this slide” where several are chosen', () => {
  const context = { selectedSlideIds: ['slide-4', 'slide-5'] }

  it.each([
    'Delete this slide',
    'Delete this',
    'Lösche diese Folie',
  ])('“%s” is asked', (instruction) => {
    expect(inShort(interpretSample(instruction, context))).toEqual([
      'clarify Which slide shall be deleted?',
    ])
  })

  it('a count of them may be a number, which is asked', () => {
    const [asked] = interpretSample('supprime les deux', context)
    expect(asked).toMatchObject({
      question: 'Which slides are meant?',
      options: ['The 2 that are selected', 'Slide 2: Agenda'],
    })
  })

  it.each([
    'Delete these slides',
    'Delete them',
    'Lösche diese Folien',
  ])('“%s” is both', (instruction) => {
    expect(inShort(interpretSample(instruction, context))).toEqual([
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
    ])
  })
})
