import { describe, expect, test } from 'vitest'
import { drawnVariants, unmetWishes } from '../../src/presentations/unmet-wishes.ts'

const defaults = { images: { style: 'auto', variants: 0 } }

describe('wishes that cannot be met', () => {
  test('are not the defaults', () => {
    expect(unmetWishes(defaults)).toEqual([])
  })

  test('are not what was declined', () => {
    const images = { ...defaults.images, aiImages: false, webImages: false }
    expect(unmetWishes({ additionalInstructions: ' ', images })).toEqual([])
  })

  test('are named, a sentence each', () => {
    const warnings = unmetWishes({
      additionalInstructions: 'Be funny.',
      images: {
        aiImages: true,
        webImages: true,
        style: 'custom',
        styleInstructions: 'Oil paint',
        variants: 2,
      },
    })
    expect(warnings).toEqual([
      'The additional instructions were not followed, because no language model is configured.',
      'The pictures of creative slides were drawn by procedure, because no image model is configured.',
      'No web images were searched, because no source of web images is configured.',
      'The style instructions only chose the vibe nearest to them, because no image model is configured.',
    ])
  })

  test('are creative variants where only uploaded pictures are wanted', () => {
    const images = { style: 'auto', variants: 2, aiImages: false }
    expect(unmetWishes({ images })).toEqual([
      'No creative variants were made, because include_ai_images is false.',
    ])
    expect(drawnVariants(images)).toBe(0)
  })
})

describe('an image style', () => {
  test('is met by a vibe in that style', () => {
    expect(unmetWishes({ images: { style: 'cartoon', variants: 1 } })).toEqual([])
  })

  test('that only a model could follow is said to have chosen a vibe', () => {
    expect(unmetWishes({ images: { style: 'realistic', variants: 1 } })).toEqual([
      'The image style realistic only chose the vibe nearest to it, because no image model is configured.',
    ])
  })

  test('has no effect beside a vibe', () => {
    expect(unmetWishes({ vibeId: 'v', images: { style: 'cartoon', variants: 1 } })).toEqual([
      'The image style had no effect, because the vibe decides how pictures look.',
    ])
  })

  test('has no effect without pictures', () => {
    expect(unmetWishes({ images: { style: 'cartoon', variants: 0 } })).toEqual([
      'The image style had no effect, because no pictures were drawn.',
    ])
  })
})
