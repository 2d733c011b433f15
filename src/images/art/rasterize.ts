import { Resvg } from '@resvg/resvg-js'
import { releasePixels } from '../../raster/release-pixels.ts'
import { turnHues } from './color.ts'

/** The pixels of pictures across; 9/16 of that high. */
export const pictureWidth = 1920
export const pictureHeight = 1080

/** How a drawing becomes a picture. */
export interface RasterOptions {
  /** Degrees by which every hue is turned. */
  hue?: number
  /** For decks from right to left: the calm part is at the right. */
  mirrored?: boolean
}

/**
 * A drawing as a JPEG of 1920 × 1080. The quality falls in steps until the file is small enough for a deck of many
 * pictures (about 600 kB).
 */
export async function rasterize(
  svg: string,
  { hue = 0, mirrored = false }: RasterOptions,
): Promise<Uint8Array> {
  const rendered = new Resvg(turnHues(svg, hue), {
    fitTo: { mode: 'width', value: pictureWidth },
    font: { loadSystemFonts: false },
    background: '#ffffff',
  }).render()
  // Most threads draw no picture, and its library takes 13 MB.
  const { default: sharp } = await import('sharp')
  const raw = { width: rendered.width, height: rendered.height, channels: 4 as const }
  const image = sharp(rendered.pixels, { raw }).removeAlpha()
  if (mirrored) image.flop()
  const encode = (quality: number) =>
    image.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
  let data = await encode(88)
  for (const quality of [80, 72, 60]) {
    if (data.length <= largestFile) break
    data = await encode(quality)
  }
  await releasePixels(raw)
  return new Uint8Array(data)
}

const largestFile = 600_000
