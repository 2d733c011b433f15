import { describe, expect, test } from 'vitest'
import {
  drawnVariants,
  unmetPictureWishes,
  unmetWishes,
} from '../../src/presentations/unmet-wishes.ts'

const model = { imageModel: {}, webSources: [] }

describe('wishes that cannot be met', () => {
  test('are not the defaults', () => {
    const images = { style: 'auto', variants: 0 }
    expect(unmetWishes({ images })).toEqual([])
    expect(unmetPictureWishes(images, undefined, undefined)).toEqual([])
  })

  test('are not what was declined', () => {
    const images = { style: 'auto', variants: 0, aiImages: false, webImages: false }
    expect(unmetWishes({ additionalInstructions: ' ', images })).toEqual([])
    expect(unmetPictureWishes(images, undefined, undefined)).toEqual([])
  })

  test('are named, a sentence each', () => {
    const images = {
      aiImages: true,
      webImages: true,
      style: 'custom',
      styleInstructions: 'Oil paint',
      variants: 2,
    }
    expect(unmetWishes({ additionalInstructions: 'Be funny.', images })).toEqual([
      'The additional instructions were not followed, because no language model is configured.',
    ])
    expect(unmetPictureWishes(images, undefined, undefined)).toEqual([
      'The pictures of creative slides were drawn by procedure, because no image model is configured.',
      'No web images were searched, because no source of web images is configured.',
      'The style instructions only chose the vibe nearest to them, because no image model is configured.',
    ])
  })

  test('are none where there are sources', () => {
    const images = { aiImages: true, webImages: true, style: 'realistic', variants: 0 }
    const pictures = { ...model, webSources: [{}] }
    expect(unmetPictureWishes(images, 'v', pictures)).toEqual([])
  })

  test('are creative variants where only uploaded pictures are wanted', () => {
    const images = { variants: 2, aiImages: false }
    expect(unmetWishes({ images })).toEqual([
      'No creative variants were made, because include_ai_images is false.',
    ])
    expect(drawnVariants(images)).toBe(0)
  })
})

describe('an image style', () => {
  test('is met by a vibe in that style', () => {
    expect(unmetPictureWishes({ style: 'cartoon', variants: 1 }, undefined, undefined)).toEqual([])
  })

  test('that only a model could follow is said to have chosen a vibe', () => {
    expect(unmetPictureWishes({ style: 'realistic', variants: 1 }, undefined, undefined)).toEqual([
      'The image style realistic only chose the vibe nearest to it, because no image model is configured.',
    ])
  })

  test('has no effect beside a vibe', () => {
    expect(unmetPictureWishes({ style: 'cartoon', variants: 1 }, 'v', undefined)).toEqual([
      'The image style had no effect, because the vibe decides how pictures look.',
    ])
  })

  test('has no effect without pictures', () => {
    expect(unmetPictureWishes({ style: 'cartoon', variants: 0 }, undefined, undefined)).toEqual([
      'The image style had no effect, because no pictures were drawn.',
    ])
  })

  test('is followed by an image model, unless its pictures are declined', () => {
    const images = { style: 'cartoon', variants: 0 }
    expect(unmetPictureWishes(images, undefined, model)).toEqual([])
    expect(unmetPictureWishes({ ...images, aiImages: false }, undefined, model)).toEqual([
      'The image style had no effect, because no pictures were drawn.',
    ])
  })
})
