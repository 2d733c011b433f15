import { Resvg } from '@resvg/resvg-js'
import type { SceneImage } from '../../scene/node.ts'
import { imageDataUri } from '../svg/image.ts'

/** Half-size copies of pictures, each made from the one before it. */
const halves = new WeakMap<SceneImage, SceneImage>()

/**
 * The picture, halved until it has less than twice the pixels across that it is shown with. resvg takes a pixel from its
 * nearest neighbours only, so that a fine pattern shown much smaller would turn into another one; at exactly one half
 * those neighbours are all that a pixel stands for.
 */
export function reducedImage(image: SceneImage, shownPixels: number): SceneImage {
  let reduced = image
  while (reduced.width >= 2 * Math.max(1, shownPixels) && reduced.height > 1)
    reduced = halfOf(reduced)
  return reduced
}

function halfOf(image: SceneImage): SceneImage {
  const known = halves.get(image)
  if (known) return known
  const width = Math.ceil(image.width / 2)
  const height = Math.ceil(image.height / 2)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<image width="${width}" height="${height}" preserveAspectRatio="none" href="${imageDataUri(image)}"/></svg>`
  const data = new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
  const half: SceneImage = { id: image.id, mediaType: 'image/png', data, width, height }
  halves.set(image, half)
  return half
}
