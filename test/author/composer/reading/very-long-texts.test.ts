import { expect, test } from 'vitest'
import { composeText } from '../../../support/compose-text.ts'
import { testsAll } from '../../../support/test-range.ts'

/** More lines than a call can take arguments. */
const many = 140_000

test.each<[string, string]>([
  ['lines of one character', 'a\n'.repeat(many)],
  ['spaces', `a${' '.repeat(399_998)}b`],
  ['one line without a space', 'a'.repeat(400_000)],
  ['punctuation', '!?.,;:-*_['.repeat(40_000)],
  ['zero-width characters', 'a\u200b'.repeat(testsAll ? 200_000 : 50_000)],
])(
  'a text of very many %s becomes slides',
  (_what, text) => {
    const { slides } = composeText(text, { language: 'en' })
    expect(slides.length).toBeGreaterThan(0)
    expect(slides.length).toBeLessThanOrEqual(50)
  },
  120_000,
)
