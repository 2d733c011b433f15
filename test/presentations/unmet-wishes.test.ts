import { describe, expect, test } from 'vitest'
import { unmetWishes } from '../../src/presentations/unmet-wishes.ts'

const defaults = { variantsPerSlide: 1, images: { style: 'auto', variants: 0 } }

describe('wishes that cannot be met', () => {
  test('are not the defaults', () => {
    expect(unmetWishes(defaults)).toEqual([])
  })

  test('are not what was declined', () => {
    const images = { ...defaults.images, aiImages: false, webImages: false }
    expect(unmetWishes({ ...defaults, additionalInstructions: ' ', images })).toEqual([])
  })

  test('are named, a sentence each', () => {
    const warnings = unmetWishes({
      additionalInstructions: 'Be funny.',
      variantsPerSlide: 3,
      images: {
        aiImages: true,
        webImages: true,
        style: 'custom',
        styleInstructions: 'Oil paint',
        variants: 2,
      },
    })
    expect(warnings.map((sentence) => sentence.split(' ').slice(0, 4).join(' '))).toEqual([
      'The additional instructions were',
      'One variant of each',
      'No AI images were',
      'No web images were',
      'The image style had',
      'No creative image variants',
    ])
    expect(warnings.every((sentence) => sentence.endsWith('.'))).toBe(true)
  })
})
