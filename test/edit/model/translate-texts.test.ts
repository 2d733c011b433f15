import { describe, expect, it } from 'vitest'
import { textsToTranslate } from '../../../src/edit/model/translate-texts.ts'
import { deck, slide, table, titleSlide } from '../../support/decks.ts'

describe('what a model translates', () => {
  it('is all that languages write in ways of their own, amounts among it, and nothing else', () => {
    const prices = table(
      ['Year', 'Price'],
      [
        ['2026', '€2,350'],
        ['2027', '4.5 %'],
      ],
    )
    const shown = deck(
      { title: 'Lockers' },
      titleSlide('Lockers'),
      slide('table', 'Prices', [prices]),
    )
    expect(textsToTranslate(shown, shown.slides.slice(1))).toEqual([
      'Prices',
      'Year',
      'Price',
      '€2,350',
      '4.5 %',
    ])
  })
})
