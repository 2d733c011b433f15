import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allMatches } from '../../src/text/all-matches.ts'

const patterns = [/a+/g, /a*/g, /(?<=b)|$/gu, /\p{L}?/gu, /[ab](c)?/gi]

it('finds what matchAll finds, again and again', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '👍', 'é') })
  fc.assert(
    fc.property(texts, fc.constantFrom(...patterns), (text, pattern) => {
      const expected = [...text.matchAll(pattern)]
      expect(allMatches(text, pattern)).toEqual(expected)
      expect(allMatches(text, pattern)).toEqual(expected)
    }),
  )
})

it('is not for patterns that find one match only', () => {
  expect(() => allMatches('a', /a/)).toThrow('The pattern finds one match only.')
})
