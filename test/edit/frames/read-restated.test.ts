import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('lines of a slide said anew', () => {
  it.each([
    ['4: espresso at 2.60', ['set_item slideId=slide-4']],
    [
      '4: espresso at 2.60, and cake at 4.50',
      ['set_item slideId=slide-4', 'set_item slideId=slide-4'],
    ],
  ])('have another figure: %s', (words, begin) => {
    const steps = inShort(interpretSample(words))
    expect(steps).toHaveLength(begin.length)
    for (const [at, one] of begin.entries()) expect(steps[at]).toContain(one)
  })
})
