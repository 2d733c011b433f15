import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phrasesFor } from '../../src/author/composer/language/phrases.ts'
import { slideRanges } from '../../src/author/slide-range.ts'
import { anyCharacters, longCharacters } from '../support/arbitrary-characters.ts'
import { composeText } from '../support/compose-text.ts'
import { textOfEveryShape } from '../support/source-texts.ts'
import { howMany } from '../support/test-range.ts'
import { textsIn, tornCharacters } from '../support/torn-characters.ts'

/** Long runs of characters of several code points, with few places where a text likes to be cut. */
const longWords = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<string>(...longCharacters) },
      fc.constantFrom(' ', 'x, ', '. '),
    ),
    {
      minLength: 1,
      maxLength: 150,
    },
  )
  .map((parts) => parts.join('').trim() || 'x')

describe('characters of several code points', () => {
  test('make a deck when they are all there is', () => {
    const text = '👨‍👩‍'.repeat(30)
    const { slides } = composeText(text, { slideRange: '6-10' })
    expect(textsIn(slides).every((one) => one.isWellFormed())).toBe(true)
  })

  test('are never torn, whatever block they come to stand in', () => {
    fc.assert(
      fc.property(
        textOfEveryShape(longWords),
        fc.constantFrom(...slideRanges),
        (text, slideRange) => {
          const { slides, sourceTitle, language } = composeText(text, {
            slideRange,
            titleFromSource: true,
          })
          // The deck's own words, in a language that the characters look like, have parts of them too.
          const own = JSON.stringify(phrasesFor(language))
          const torn = tornCharacters([...textsIn(slides), sourceTitle], text)
          expect(torn.filter((one) => !own.includes(one))).toEqual([])
        },
      ),
      { numRuns: howMany(30, 80) },
    )
  })

  test('and their loose parts give well-formed texts', () => {
    fc.assert(
      fc.property(
        textOfEveryShape(anyCharacters),
        fc.constantFrom(...slideRanges),
        (text, slideRange) => {
          const { slides, sourceTitle, warnings } = composeText(text, {
            slideRange,
            titleFromSource: true,
            language: 'en',
          })
          for (const one of textsIn([slides, sourceTitle, warnings]))
            expect(one.isWellFormed(), JSON.stringify(one)).toBe(true)
        },
      ),
      { numRuns: howMany(30, 80) },
    )
  })
})
