import { describe, expect, it } from 'vitest'
import { isCourtesy, plainAnswer } from '../../../src/edit/answers/plain-answer.ts'

describe('an answer without what says nothing', () => {
  it.each([
    ['I mean slide 4', 'slide 4'],
    ['Well, let’s see', 'let’s see'],
    ["hmm, let's take the first one", 'the first one'],
    ['Slide 4: Bike parking. Thanks!', 'Slide 4: Bike parking'],
    ['ich meine Folie 4, danke schön', 'Folie 4'],
    ['slide 9 please, thanks a lot', 'slide 9'],
    ['yes, the first one', 'the first one'],
    ['Sioux', 'Sioux'],
    ['yes', 'yes'],
  ])('“%s” is “%s”', (answer, plain) => {
    expect(plainAnswer(answer, false)).toBe(plain)
  })

  it('keeps a yes that would be an answer itself', () => {
    expect(plainAnswer('yes, the first one', true)).toBe('yes, the first one')
  })

  it('is empty where it is only polite', () => {
    expect(['Thanks!', 'Danke schön.', 'slide 3'].map(isCourtesy)).toEqual([true, true, false])
  })
})
