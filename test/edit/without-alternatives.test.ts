import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from './sample-deck.ts'

describe('“or” between two slides', () => {
  it.each([
    'Make slide 3 or 9 shorter',
    'Move 4 or 5 to the end',
    'Move either slide 4 or slide 5 to the end',
    'Split slide 4 or 5',
    'Mach Folie 3 oder 9 kürzer',
    'Raccourcis la diapo 3 ou la 9',
    'Haz la diapositiva 3 o la 9 más corta',
    'スライド3か4を最後に移動して',
    '把第3页或第4页移到最后',
  ])('“%s” is asked', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['clarify Which of them do you mean?'])
  })

  it.each([
    ['9', ['rewrite_slide slideId=slide-9 style=shorter']],
    [
      'both',
      [
        'rewrite_slide slideId=slide-3 style=shorter',
        'rewrite_slide slideId=slide-9 style=shorter',
      ],
    ],
  ])('is settled by “%s”', (answer, steps) => {
    const instruction = 'Make slide 3 or 9 shorter'
    const [question] = interpretSample(instruction)
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    expect(question.options).toEqual(['Slide 3: Market overview', 'Slide 9: Risks'])
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    expect(inShort(continueInstruction({ instruction, question }, answer, context))).toEqual(steps)
  })

  it('between numbers of points says nothing of slides', () => {
    expect(inShort(interpretSample('Shorten slide 4 to two or three points'))).toEqual([
      'rewrite_slide slideId=slide-4 style=shorter',
    ])
  })

  it('“maybe” is no alternative', () => {
    expect(inShort(interpretSample('Maybe make slide 3 shorter'))).toEqual([
      'rewrite_slide slideId=slide-3 style=shorter',
    ])
  })
})

describe('a wish before another about “it”', () => {
  it.each([
    [
      'Put slide 3 before slide 2 and call it Overview',
      ['move_slide slideId=slide-3 position=1', 'set_slide_title slideId=slide-3 title=Overview'],
    ],
    [
      'Make slide 3 two columns and call it Overview',
      [
        'convert_slide slideId=slide-3 to=comparison',
        'set_slide_title slideId=slide-3 title=Overview',
      ],
    ],
  ])('“%s” is done too', (instruction, steps) => {
    expect(inShort(interpretSample(instruction))).toEqual(steps)
  })
})
