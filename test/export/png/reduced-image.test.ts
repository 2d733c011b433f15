import { expect, it } from 'vitest'
import { reducedImage } from '../../../src/export/png/reduced-image.ts'
import { decodePng } from '../../support/pdf-checks.ts'
import { jpegImage, pngImage } from '../../support/scene-images.ts'

it('leaves a picture alone that is shown at more than half its size', () => {
  const image = pngImage()
  expect(reducedImage(image, 9)).toBe(image)
})

it('halves a picture until it has less than twice the pixels that are shown', async () => {
  for (const image of [pngImage(), jpegImage()]) {
    const reduced = reducedImage(image, 3)
    expect([reduced.width, reduced.height, reduced.mediaType]).toEqual([4, 2, 'image/png'])
    const { pixels, width, height } = await decodePng(reduced.data)
    expect([width, height]).toEqual([4, 2])
    expect(pixels[0]).toBeGreaterThan(230)
    expect(pixels[3 * 3 + 2]).toBeGreaterThan(230)
  }
})

it('makes each copy once', () => {
  const image = pngImage()
  expect(reducedImage(image, 3)).toBe(reducedImage(image, 3))
})
