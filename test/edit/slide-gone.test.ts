import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { ferryDeck } from './ferry-deck.ts'
import { inShort, sampleThemes } from './sample-deck.ts'

const context = { deck: ferryDeck(), themes: sampleThemes, newId: () => 'new-1' }

describe('a slide that an instruction first deletes and then wants', () => {
  it.each([
    'Delete slide 5, then move slide 5 to the front',
    'Delete slide 5, then swap slides 5 and 2',
    'Lösche Folie 5 und verschiebe dann Folie 5 ans Ende',
    'Supprime la diapo 5 puis déplace la diapo 5 au début',
    'Elimina la diapositiva 5 y luego mueve la diapositiva 5 al final',
  ])('is asked about first: %s', (instruction) => {
    expect(interpretInstruction(instruction, context)).toEqual([
      expect.objectContaining({
        request: 'clarify',
        question: 'What follows needs “Slide 5: How we start”. Shall it be deleted first?',
      }),
    ])
  })

  it('is called by its title where it is gone', () => {
    const [question] = interpretInstruction('Delete slide 5, then move slide 5 to the end', context)
    const answered = (words: string) => continueInstruction(question as never, words, context)
    expect(answered('yes')).toEqual([
      { op: 'delete_slide', slideId: 'slide-5' },
      expect.objectContaining({ sentence: expect.stringContaining('“Slide 5: How we start”') }),
    ])
    expect(inShort(answered('no'))).toEqual(['move_slide slideId=slide-5 position=6'])
  })
})
