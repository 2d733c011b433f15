import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostSlidesOf } from '../../src/author/most-slides.ts'
import { composeText, titlesOf } from '../support/compose-text.ts'
import { composedSample } from '../support/composed-samples.ts'
import { sampleNames, sampleText } from '../support/samples.ts'
import { textOfEveryShape } from '../support/source-texts.ts'
import { howMany } from '../support/test-range.ts'

describe('the most slides of a text', () => {
  test('are few for a few words', () => {
    expect(mostSlidesOf('Photosynthesis')).toBe(4)
  })

  test('are fifty at the most', () => {
    expect(mostSlidesOf('Many words. '.repeat(30_000))).toBe(50)
  })

  test('have room for each picture', () => {
    expect(mostSlidesOf('Photosynthesis', 4)).toBe(8)
  })

  test('are few for white space alone, however much there is', () => {
    expect(mostSlidesOf('\n '.repeat(200_000))).toBe(2)
  })

  test.each(sampleNames)('change nothing for %s', (name) => {
    const text = sampleText(name)
    expect(titlesOf(composeText(text, { mostSlides: mostSlidesOf(text) }).slides)).toEqual(
      titlesOf(composedSample(name).slides),
    )
  })

  test('are never passed', () => {
    const words = fc.lorem({ maxCount: 12 })
    fc.assert(
      fc.property(textOfEveryShape(words), fc.integer({ min: 1, max: 6 }), (text, mostSlides) => {
        expect(composeText(text, { mostSlides }).slides.length).toBeLessThanOrEqual(mostSlides)
      }),
      { numRuns: howMany(15, 60) },
    )
  })
})
