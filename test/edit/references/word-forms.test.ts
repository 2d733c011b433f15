import { describe, expect, it } from 'vitest'
import { likeness } from '../../../src/edit/references/word-forms.ts'

describe('how alike two words are', () => {
  it('is more for another ending than for another word', () => {
    expect(likeness('espresso', 'espressos')).toBeGreaterThan(likeness('rain', 'train'))
  })

  it.each([
    ['1250', '12500'],
    ['2019', '2029'],
    ['L4', 'L5'],
  ])('is nothing for other numbers: %s, %s', (first, second) => {
    expect(likeness(first, second)).toBe(0)
  })
})
