import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

describe('where a slide goes', () => {
  it.each([
    ['Slide 6 should go first', 'move_slide slideId=slide-6 position=0'],
    ['Slide 6 should come last', 'move_slide slideId=slide-6 position=9'],
    ['Slide 6 should be the first one', 'move_slide slideId=slide-6 position=0'],
    ['Move slide 6 first', 'move_slide slideId=slide-6 position=0'],
    ['Put the risks slide second', 'move_slide slideId=slide-9 position=1'],
    ['Folie 6 soll zuerst kommen', 'move_slide slideId=slide-6 position=0'],
    ['Put the table last', 'move_slide slideId=slide-6 position=9'],
    ['Put the table before slide 3', 'move_slide slideId=slide-6 position=2'],
  ])('“%s”', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })

  it('is not said of a part of a slide', () => {
    expect(inShort(interpretSample('Move the second point up'))).toEqual([
      'clarify Which slide do you mean?',
    ])
  })
})

describe('a slide that stands there already', () => {
  it.each([
    ['Move slide 10 to the end', 'Slide 10 is the last slide already.'],
    ['Move slide 10 down', 'Slide 10 is the last slide already.'],
    ['Move slide 1 to the front', 'Slide 1 is the first slide already.'],
    ['Move slide 4 after slide 3', 'Slide 4 stands there already.'],
    ['Move slides 9 and 10 to the end', 'Those slides stand there already.'],
    [
      'Don’t move slide 4',
      '“Don’t move slide 4” says what not to do, so nothing was done about it.',
    ],
  ])('“%s” says where it is', (instruction, sentence) => {
    expect(interpretSample(instruction)).toMatchObject([{ reason: 'nothing_to_do', sentence }])
  })
})

describe('a move without a place', () => {
  const answered = (answer: string) => {
    const instruction = 'Move slide 3'
    const [question] = interpretSample(instruction)
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    return inShort(continueInstruction(question, answer, context))
  }

  it.each([
    ['after slide 5', 4],
    ['after 5', 4],
    ['Put it after slide 5, please', 4],
    ['before the agenda', 1],
    ['at the end', 9],
    ['the end', 9],
    ['first', 0],
    ['to the front', 0],
    ['last', 9],
    ['to position 2', 1],
    ['second place', 1],
    ['up one', 1],
    ['between 5 and 6', 4],
    ['behind the suppliers', 5],
    ['hinter Folie 5', 4],
    ['après la diapo 5', 4],
  ])('goes where “%s” says', (answer, position) => {
    expect(answered(answer)).toEqual([`move_slide slideId=slide-3 position=${position}`])
  })

  it('may have an answer with a wish behind it', () => {
    expect(answered('after slide 5, and delete slide 9')).toEqual([
      'move_slide slideId=slide-3 position=4',
      'delete_slide slideId=slide-9',
    ])
  })
})

describe('a number of points', () => {
  it.each([
    ['reduce slide 4 to one point', ['decline not_understood']],
    ['trim slide 4 to 2', ['rewrite_slide slideId=slide-4 style=shorter']],
  ])('“%s” is no place and no slide', (instruction, steps) => {
    expect(inShort(interpretSample(instruction))).toEqual(steps)
  })
})
