import { open, readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { formatNames, type ImageFormat, imageFormat, imageHeadLength } from './image-format.ts'
import { readSvg } from './read-svg.ts'
import { UnusableImageError } from './unusable-image-error.ts'

/** A picture as slides use it: upright, in sRGB, without what the file said besides. */
interface NormalisedImage {
  data: Buffer
  mediaType: 'image/png' | 'image/jpeg'
  /** Pixels. */
  width: number
  height: number
}

/** Pixels of the longer side of what is kept: twice what a slide on a 1280 pixel screen shows. */
const longestSide = 2560
/** Pixels of the longer side that drawings are drawn at, which have no size of their own. */
const drawnSide = 2000

/** What is read row by row may be large; what is unpacked whole may not (about 8 bytes of memory a pixel). */
const mostPixels = 100_000_000
const mostPixelsUnpacked = 30_000_000
/** All pictures written into one drawing. */
const mostPixelsEmbedded = 30_000_000

const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg']

// One picture after the other, nothing kept between them; and no reader but those of the six formats.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) })

/**
 * Makes of an uploaded file the picture that is kept: upright as its EXIF data says, the first frame of an animation, a
 * drawing drawn, at most 2,560 pixels wide and high, in sRGB, without metadata. It is a PNG when anything shows through
 * it and a JPEG otherwise.
 *
 * Use it in a process that may be ended: a file made for it can keep a decoder busy for long.
 *
 * @throws UnusableImageError for anything that is not a whole picture of one of the six formats within the limits.
 */
export async function normaliseImage(path: string): Promise<NormalisedImage> {
  const head = await readHead(path)
  if (head.length === 0) throw new UnusableImageError('is empty')
  const format = imageFormat(head)
  if (format === undefined)
    throw new UnusableImageError('is not a PNG, JPEG, WebP, GIF, AVIF or SVG image')
  try {
    return await encode(
      format === 'svg' ? await drawing(await readFile(path)) : await photograph(path, format),
    )
  } catch (error) {
    if (error instanceof UnusableImageError) throw error
    throw new UnusableImageError(`is damaged: it cannot be read as ${formatNames[format]}`)
  }
}

/** As much of a file as tells its format. */
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(imageHeadLength)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

interface Opened {
  image: Sharp
  hasAlpha: boolean
  /** Photographs lose nothing that one sees by a JPEG's coarser colours; lettering does. */
  photographic: boolean
}

async function photograph(path: string, format: Exclude<ImageFormat, 'svg'>): Promise<Opened> {
  const found = await sharp(path, { limitInputPixels: false }).metadata()
  const readable = format === 'avif' ? isAv1(found) : found.format === format
  if (!readable)
    throw new UnusableImageError(`is damaged: it cannot be read as ${formatNames[format]}`)
  const streamed = (format === 'jpeg' || format === 'png') && found.isProgressive !== true
  const limit = streamed ? mostPixels : mostPixelsUnpacked
  const pixels = found.width * (found.pageHeight ?? found.height)
  if (pixels > limit) throw tooManyPixels(limit)
  const image = sharp(path, { limitInputPixels: limit, failOn: 'error', pages: 1 }).autoOrient()
  return {
    image: image.resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    }),
    hasAlpha: found.hasAlpha,
    photographic: format === 'jpeg' || format === 'webp' || format === 'avif',
  }
}

function isAv1({ format, compression }: Metadata): boolean {
  return format === 'heif' && compression === 'av1'
}

async function drawing(data: Buffer): Promise<Opened> {
  const { text, embedded } = readSvg(data)
  let pixels = 0
  for (const picture of embedded) {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata()
    pixels += width * height
  }
  if (pixels > mostPixelsEmbedded) throw tooManyPixels(mostPixelsEmbedded)
  const source = Buffer.from(text)
  const { format, width, height } = await sharp(source, { limitInputPixels: false }).metadata()
  if (format !== 'svg') throw new UnusableImageError('is damaged: it cannot be read as SVG')
  // 72 dots an inch is the size that the drawing gives itself.
  const density = Math.min(100_000, Math.max(1, (72 * drawnSide) / Math.max(width, height)))
  const image = sharp(source, { density, limitInputPixels: mostPixelsUnpacked })
  return {
    image: image.resize({ width: drawnSide, height: drawnSide, fit: 'inside' }),
    hasAlpha: true,
    photographic: false,
  }
}

function tooManyPixels(limit: number): UnusableImageError {
  return new UnusableImageError(`has more than ${limit / 1_000_000} million pixels`)
}

async function encode({ image, hasAlpha, photographic }: Opened): Promise<NormalisedImage> {
  const upright = image.toColourspace('srgb')
  const jpeg = photographic ? { quality: 88 } : { quality: 92, chromaSubsampling: '4:4:4' }
  if (!hasAlpha) {
    const { data, info } = await upright.jpeg(jpeg).toBuffer({ resolveWithObject: true })
    return { data, mediaType: 'image/jpeg', width: info.width, height: info.height }
  }
  const { data: raw, info } = await upright
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const whole = sharp(raw, { raw: { width, height, channels: 4 } })
  if (isOpaque(raw))
    return {
      data: await whole.removeAlpha().jpeg(jpeg).toBuffer(),
      mediaType: 'image/jpeg',
      width,
      height,
    }
  const data = await whole.png({ compressionLevel: 7 }).toBuffer()
  return { data, mediaType: 'image/png', width, height }
}

/** Whether the last of each four bytes is 255. */
function isOpaque(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}
