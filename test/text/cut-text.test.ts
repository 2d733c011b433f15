import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningOf, placeToCut, withEllipsis } from '../../src/text/cut-text.ts'
import { anyCharacters } from '../support/arbitrary-characters.ts'

const clustersOf = (text: string) =>
  Array.from(
    new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text),
    (one) => one.segment,
  )

describe('the beginning of a text', () => {
  test('is whole where it fits', () => {
    expect(beginningOf('👩‍🚀', 5)).toBe('👩‍🚀')
  })

  test('ends before an emoji of several parts', () => {
    expect(beginningOf('a👩‍🚀b', 4)).toBe('a')
  })

  test('ends between flags and not within one', () => {
    expect(beginningOf('🇩🇪🇫🇷🇮🇹', 6)).toBe('🇩🇪')
  })

  test('keeps a letter together with its marks', () => {
    expect(beginningOf('ae\u0301\u0323', 3)).toBe('a')
  })

  test('is part of a cluster only where that alone is too long, and then of whole code points', () => {
    expect(beginningOf('👩‍🚀', 4)).toBe('👩‍')
  })

  test('consists of the first clusters of any text, as many as there is room for', () => {
    fc.assert(
      fc.property(anyCharacters, fc.integer({ min: 8, max: 60 }), (text, most) => {
        const beginning = beginningOf(text, most)
        const clusters = clustersOf(text)
        const count = clustersOf(beginning).length
        if (clusters.every((one) => one.length <= most)) {
          expect(clusters.slice(0, count).join('')).toBe(beginning)
          expect(clusters.slice(0, count + 1).join('').length > most || beginning === text).toBe(
            true,
          )
        }
        expect(beginningOf(text, most).isWellFormed()).toBe(true)
      }),
    )
  })
})

test('a text is read from where a cluster begins', () => {
  const text = `${'🇩🇪'.repeat(10)}`
  expect(placeToCut(text, 14, 8)).toBe(12)
})

test('a text that is too long ends with an ellipsis', () => {
  expect(withEllipsis('Many words of a title', 11)).toBe('Many words…')
})
