import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A file to upload. */
export interface UploadFile {
  name: string
  data: Uint8Array
  /** What the sender says that it is; nobody believes it. */
  type?: string
}

const size = { width: 60, height: 40 }

/** A small picture of one colour, 60 by 40 pixels, in each of the formats. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'svg',
  color = '#2e6da4',
): Promise<Uint8Array> {
  if (format === 'svg') return svg(`<rect width="60" height="40" fill="${color}"/>`)
  const image = sharp({ create: { ...size, channels: 3, background: color } })
  return image.toFormat(format).toBuffer()
}

/** A picture whose colours are known at its corners: red, green, blue and white, clockwise from the top left. */
export function corners(): Sharp {
  const half = (color: string, left: number, top: number) => ({
    input: { create: { width: 30, height: 20, channels: 3 as const, background: color } },
    left,
    top,
  })
  return sharp({ create: { ...size, channels: 3, background: 'white' } }).composite([
    half('#ff0000', 0, 0),
    half('#00ff00', 30, 0),
    half('#0000ff', 30, 20),
  ])
}

/** A JPEG of noise, which nothing makes small: about 1.6 bytes a pixel at the highest quality. */
export async function noise(width: number, height: number): Promise<Uint8Array> {
  const data = Buffer.alloc(width * height * 3)
  let state = 1
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    data[at] = state >>> 24
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 98 })
    .toBuffer()
}

/** An SVG of 60 by 40 with this in it, and this before it. */
export function svg(content: string, before = ''): Uint8Array {
  return new TextEncoder().encode(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="40">${content}</svg>`,
  )
}

/** A text in little-endian UTF-16, behind a byte order mark. */
export function inUtf16(text: string): Buffer {
  return Buffer.from(`\uFEFF${text}`, 'utf16le')
}

/** `levels` groups that each show the one before ten times: ten to the power of `levels` squares. */
export function nestedUses(levels: number): Uint8Array {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="g${level + 1}">${`<use xlink:href="#g${level}"/>`.repeat(10)}</g>`,
  )
  return svg(
    `<defs><g id="g0"><rect width="1" height="1"/></g>${groups.join('')}</defs><use xlink:href="#g${levels}"/>`,
  )
}

/** A PNG of a few kilobytes that says how large it is, and is. */
export function pngBomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  // One bit a pixel, all of them the same.
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * Math.min(height, 4_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(8 + body.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), 4 + body.length)
  return chunk
}

/** ISO/IEC 15948, annex D. */
function crc32(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A GIF whose screen and only frame say that they have 65,535 by 65,535 pixels. */
export function gifBomb(): Uint8Array {
  const side = [0xff, 0xff]
  return Buffer.from([
    ...Buffer.from('GIF89a', 'latin1'),
    ...side,
    ...side,
    0x80,
    0,
    0,
    ...[0, 0, 0, 255, 255, 255],
    0x2c,
    ...[0, 0, 0, 0],
    ...side,
    ...side,
    0,
    ...[2, 2, 0x44, 0x01, 0],
    0x3b,
  ])
}

/** An AVIF that says it has 60,000 by 60,000 pixels. */
export async function avifBomb(): Promise<Uint8Array> {
  const data = Buffer.from(await picture('avif'))
  // The image spatial extents (ISO/IEC 23008-12, 6.5.3): a version and flags, then width and height.
  const extents = data.indexOf('ispe', 0, 'latin1') + 8
  data.writeUInt32BE(60_000, extents)
  data.writeUInt32BE(60_000, extents + 4)
  return data
}

/** The files as a form with the field `files`. */
export function uploadForm(files: readonly UploadFile[]): FormData {
  const form = new FormData()
  for (const { name, data, type } of files)
    form.append('files', new Blob([new Uint8Array(data)], { type: type ?? '' }), name)
  return form
}
