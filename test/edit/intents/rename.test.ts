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
