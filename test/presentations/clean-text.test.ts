import { expect, test } from 'vitest'
import { cleanTexts } from '../../src/presentations/clean-text.ts'

test('a value is kept without NUL characters and lone surrogates, in its texts and its names', () => {
  const given = { 'na\0me': ['a\0b', '\ud800', { '\udfff': 5 }], none: null, yes: true }
  expect(cleanTexts(given)).toEqual({
    name: ['ab', '\ufffd', { '\ufffd': 5 }],
    none: null,
    yes: true,
  })
})
