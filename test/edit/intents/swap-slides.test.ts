import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('slides that change places', () => {
  it.each([
    ['swap the agenda with the table', 'swap_slides slideIds=["slide-2","slide-6"]'],
    ['swap the market overview with the risks', 'swap_slides slideIds=["slide-3","slide-9"]'],
    ['swap the agenda with the quote', 'decline nothing_to_do'],
  ])('“%s” is about slides, not about their words', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })

  it('are not meant by words that no title says', () => {
    expect(inShort(interpretSample('swap Acme with Globex'))).toEqual([
      'replace_text find=Acme replace=Globex',
    ])
  })
})
