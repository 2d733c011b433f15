import { describe, expect, it } from 'vitest'
import {
  defaultPrices,
  mostForSlides,
  mostForTokens,
  priceOfSlides,
  priceOfTokens,
  priceOfTranscripts,
} from '../../src/accounts/prices.ts'

const prices = defaultPrices

/** A slide by the layouts of its variants. */
const slide = (layouts: string[], type: 'classic' | 'creative' = 'classic') => ({
  type,
  variants: layouts.map((layout) => ({ layout })),
})

describe('The most that slides can cost', () => {
  it.each([
    [{ slides: 1, variantsPerSlide: 1, imageVariants: 0 }, 10],
    [{ slides: 50, variantsPerSlide: 1, imageVariants: 0 }, 500],
    [{ slides: 5, variantsPerSlide: 4, imageVariants: 0 }, 5 * (10 + 3 * 5)],
    [{ slides: 5, variantsPerSlide: 4, imageVariants: 2 }, 5 * (10 + 3 * 5 + 2 * 20)],
    [{ slides: 1, variantsPerSlide: 1, imageVariants: 0, type: 'creative' as const }, 20],
    [{ slides: 1, variantsPerSlide: 3, imageVariants: 0, type: 'creative' as const }, 30],
  ])('of %o is %d', (wish, credits) => {
    expect(mostForSlides(prices, wish)).toBe(credits)
  })
})

describe('The price of slides', () => {
  it('is none for no slides', () => {
    expect(priceOfSlides(prices, [])).toBe(0)
  })

  it.each([
    [slide(['bullets']), 10],
    [slide(['bullets', 'cards', 'table']), 20],
    [slide(['bullets', 'creative']), 30],
    [slide(['bullets', 'creative', 'creative', 'steps']), 55],
    [slide(['creative'], 'creative'), 20],
    [slide(['creative', 'bullets'], 'creative'), 25],
    [slide(['bullets'], 'creative'), 10],
  ])('counts the variants that were made: %o costs %d', (made, credits) => {
    expect(priceOfSlides(prices, [made])).toBe(credits)
  })

  it('adds up', () => {
    expect(priceOfSlides(prices, [slide(['bullets']), slide(['quote', 'creative'])])).toBe(40)
  })

  it('is never more than was held for them', () => {
    for (const variantsPerSlide of [1, 2, 3, 4])
      for (const imageVariants of [0, 1, 2])
        for (const type of ['classic', 'creative'] as const) {
          const held = mostForSlides(prices, { slides: 1, variantsPerSlide, imageVariants, type })
          const first = type === 'creative' ? 'creative' : 'bullets'
          const further = Array.from({ length: variantsPerSlide - 1 }, () => 'cards')
          const creative = Array.from({ length: imageVariants }, () => 'creative')
          const made = slide([first, ...further, ...creative], type)
          expect(priceOfSlides(prices, [made])).toBeLessThanOrEqual(held)
        }
  })
})

it('The price of transcripts goes by the slides', () => {
  expect(priceOfTranscripts(prices, 7)).toBe(14)
})

describe('Tokens', () => {
  const tokens = {
    creditPrice: 0.1,
    mostForWords: (model = 'usual') => (model === 'usual' ? 1.25 : 0),
    mostForPictures: 0.5,
  }
  const usual = { model: undefined }

  it('cost at the most what the budgets of the models cost that are asked, in whole credits', () => {
    expect(mostForTokens({ ...prices, tokens }, usual)).toBe(13)
    expect(mostForTokens({ ...prices, tokens }, { ...usual, draws: true })).toBe(18)
    expect(mostForTokens({ ...prices, tokens }, { model: 'free' })).toBe(0)
  })

  it.each([
    [0, 0],
    [0.000_001, 1],
    // No more than three credits by how binary fractions add up.
    [0.1 + 0.2, 3],
    [0.31, 4],
    // Requests that were under way when the budget ended are not paid for.
    [9, 13],
  ])('that cost the operator %d cost %d credits', (spent, credits) => {
    expect(priceOfTokens({ ...prices, tokens }, usual, spent)).toBe(credits)
  })

  it('cost nothing where a credit has no price', () => {
    expect(mostForTokens(prices, usual)).toBe(0)
    expect(priceOfTokens(prices, usual, 9)).toBeUndefined()
  })
})
