import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

/** What an answer in words leads to. */
const answered = (instruction: string, words: string) => {
  const question = interpretSample(instruction).at(-1)
  if (question === undefined || !('request' in question) || question.request !== 'clarify')
    throw new Error('Nothing was asked.')
  const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
  return inShort(continueInstruction(question, words, context))
}

describe('words of what a question offered', () => {
  it.each([
    'the one that speaks of suppliers',
    'celle qui parle de suppliers',
  ])('name it: “%s”', (words) => {
    expect(answered('make the title italic', words)[0]).toMatch(/^set_marks slideId=slide-6/)
  })

  it.each([
    'no wait, the suppliers must stay',
    'put the suppliers back',
    'hello there',
    'and the suppliers slide to the very end',
    'numbers on slide 6',
    'Folie 6 fett',
    'la 6 en gras',
  ])('are no answer with other words: “%s”', (words) => {
    expect(answered('make the title italic', words).at(-1)).toMatch(/^(?:clarify|decline) /)
  })
})
