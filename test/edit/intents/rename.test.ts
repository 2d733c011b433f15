import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

describe('a title that shall go', () => {
  const instruction = 'Delete the title of slide 3'
  const question = {
    request: 'clarify' as const,
    question:
      'A slide keeps a title here. What shall that of “Slide 3: Market overview” be instead?',
    options: [],
  }

  it('asks for another one', () => {
    expect(interpretSample(instruction)).toEqual([question])
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
    expect(inShort(continueInstruction({ instruction, question }, 'Our market', context))).toEqual([
      'set_slide_title slideId=slide-3 title=Our market',
    ])
  })

  it('asks of which slide first', () => {
    expect(inShort(interpretSample('delete the title'))).toEqual([
      'clarify The title of which slide?',
    ])
  })

  it('stays on every slide', () => {
    expect(inShort(interpretSample('Remove the titles from all slides'))).toEqual([
      'decline unsupported',
    ])
  })
})

describe('a title without quotation marks', () => {
  it.each([
    ['rename slide 2 to A', 'A'],
    ['rename slide 2 to 7', '7'],
    ['Rename slide 2 to 4 things', '4 things'],
    ['change slide 2 title to 5', '5'],
    ['change the title of slide 2 to 5', '5'],
    ['Rename slide 2 to A new plan', 'A new plan'],
    ['Rename slide 2 to What now?', 'What now?'],
    ['Can you rename slide 2 to Pricing?', 'Pricing'],
    ['Rename slide 2 to https://evil.example.com/x?y=1', 'https://evil.example.com/x?y=1'],
  ])('“%s” is all that is said', (instruction, title) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      `set_slide_title slideId=slide-2 title=${title}`,
    ])
  })

  it('is still asked for where several slides are named and nothing else', () => {
    expect(inShort(interpretSample('rename slides 2 to 5'))).toEqual([
      'clarify What shall the new title be?',
    ])
  })
})
