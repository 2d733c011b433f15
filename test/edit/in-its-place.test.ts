import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from './sample-deck.ts'

describe('the place of a slide that has just been deleted', () => {
  it.each([
    'Delete slide 3 and put slide 5 in its place',
    'delete slide 3 and move slide 5 to its position',
    'Delete slide 3 and put slide 5 there instead',
    'Delete slide 3 and move slide 5 there',
    'Delete slide 3, put slide 5 where it was',
    'Delete slide 3 and insert slide 5 in its place',
    'Lösche Folie 3 und setze Folie 5 an ihre Stelle',
    'Supprime la diapositive 3 et mets la diapositive 5 à sa place',
    'Elimina la diapositiva 3 y pon la diapositiva 5 en su lugar',
    'Elimina la slide 3 e metti la slide 5 al suo posto',
    'Exclua o slide 3 e coloque o slide 5 no lugar dele',
    'Verwijder dia 3 en zet dia 5 op zijn plaats',
    'Usuń slajd 3 i wstaw slajd 5 na jego miejsce',
    'Удали слайд 3 и поставь слайд 5 на его место',
    'スライド3を削除して、スライド5をその場所に移動して',
    '删除第3页，把第5页移到它的位置',
  ])('“%s”', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'delete_slide slideId=slide-3',
      'move_slide slideId=slide-5 position=2',
    ])
  })

  it('is found again for a slide that stood before it', () => {
    expect(inShort(interpretSample('Delete slide 5 and put slide 3 in its place'))).toEqual([
      'delete_slide slideId=slide-5',
      'move_slide slideId=slide-3 position=3',
    ])
  })

  it('is that of the first of several', () => {
    expect(
      inShort(interpretSample('Delete slides 4 and 5 and put slide 8 in their place')),
    ).toEqual([
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
      'move_slide slideId=slide-8 position=3',
    ])
  })

  it('is where a new slide goes', () => {
    expect(
      inShort(interpretSample('Delete slide 3 and insert a slide about pricing in its place')),
    ).toEqual(['delete_slide slideId=slide-3', 'add_slide position=2 topic=pricing'])
  })

  it('is not said by a title that ends in “there”', () => {
    const steps = interpretSample('Delete slide 3 and add a slide called Who was there')
    expect(inShort(steps)[1]).toBe('add_slide title=Who was there')
  })

  it('is also that of a slide that was moved away', () => {
    expect(
      inShort(interpretSample('Move slide 3 to the end and put slide 5 in its place')),
    ).toEqual(['move_slide slideId=slide-3 position=9', 'move_slide slideId=slide-5 position=2'])
  })
})

describe('“replace it” behind a wish to delete', () => {
  it('is asked like any replacement, with nothing deleted', () => {
    const [only, ...more] = interpretSample('Delete slide 3 and replace it with slide 5')
    expect(more).toEqual([])
    expect(only).toMatchObject({ question: 'What shall become of “Slide 3: Market overview”?' })
  })
})

describe('a wish to delete before words that were not understood', () => {
  const instruction = 'Delete slide 3 and put slide 5 wherever fits'

  it.each([
    instruction,
    'Delete slide 3 and use slide 5 instead',
    'Delete slide 3. Frob slide 5.',
    'Delete slide 3 and put slide 5',
    'Delete the stats on slide 5 and put slide 6',
  ])('“%s” is asked about', (words) => {
    expect(inShort(interpretSample(words))).toEqual([
      expect.stringMatching(
        /^clarify “.*” was not understood\. Shall the rest be done all the same\?$/,
      ),
    ])
  })

  it.each([
    'Delete slide 3. You are great.',
    'Delete slide 3. It is outdated.',
  ])('“%s” is done: what follows asks for nothing', (words) => {
    expect(inShort(interpretSample(words))[0]).toBe('delete_slide slideId=slide-3')
  })

  it('is asked about where what follows needs what would be gone', () => {
    expect(inShort(interpretSample('Delete slide 3 and put slide 5 after it'))).toEqual([
      'clarify What follows needs “Slide 3: Market overview”. Shall it be deleted first?',
    ])
  })

  const answered = (answer: string) => {
    const [question] = interpretSample(instruction)
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    return inShort(continueInstruction(question, answer, context))
  }

  it('is done after a yes, and nothing is after a no', () => {
    expect(answered('yes')).toEqual(['delete_slide slideId=slide-3', 'decline not_understood'])
    expect(answered('no')).toEqual(['decline called_off'])
  })
})

describe('a wish to delete slides after one about slides that was not understood', () => {
  it.each([
    'Make slide 4 the second and slide 3 the last one, then delete slide 2',
    'make slide 4 somewhat nicer, and delete slide 2',
  ])('“%s” is asked about', (instruction) => {
    const said = inShort(interpretSample(instruction))
    expect(said.at(-1)).toMatch(
      /^clarify “.*” was not understood\. Shall the rest be done all the same\?$/,
    )
    expect(said.join()).not.toMatch(/delete_slide/)
  })
})
