import { expect, test } from 'vitest'
import { composeText } from '../../../support/compose-text.ts'

/** More lines than a call can take arguments. */
const many = 140_000

test.each<[string, string]>([
  ['lines of one character', 'a\n'.repeat(many)],
  ['spaces', `a${' '.repeat(399_998)}b`],
  ['one line without a space', 'a'.repeat(400_000)],
  ['punctuation', '!?.,;:-*_['.repeat(40_000)],
  ['zero-width characters', 'a\u200b'.repeat(200_000)],
])(
  'a text of as many %s as there may be becomes slides',
  (_what, text) => {
    const { slides } = composeText(text, { language: 'en' })
    expect(slides.length).toBeGreaterThan(0)
    expect(slides.length).toBeLessThanOrEqual(50)
  },
  120_000,
)
