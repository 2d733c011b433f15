import { crc32, deflateSync } from 'node:zlib'
import type { Color } from '../../scene/paint.ts'
import { mixColors } from './gradient.ts'

/** Shades that a picture of two colours has, both ends included: four bits a pixel. */
export const shades = 16

/**
 * A PNG file (ISO/IEC 15948) of a picture between two colours. `levels` holds one byte a pixel, row by row from the
 * top, 0 for `from` to 15 for `to`.
 */
export function palettePng(
  levels: Uint8Array,
  size: { width: number; height: number },
  from: Color,
  to: Color,
): Uint8Array {
  const { width, height } = size
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Four bits a sample, indexed colour, deflate, adaptive filters, not interlaced.
  header.set([4, 3, 0, 0, 0], 8)
  const palette = Buffer.alloc(shades * 3)
  for (let shade = 0; shade < shades; shade++)
    palette.write(mixColors(from, to, shade / (shades - 1)).slice(1), shade * 3, 'hex')
  const stride = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = y * stride + 1 + (x >> 1)
      const level = levels[y * width + x] ?? 0
      rows[place] = (rows[place] ?? 0) | (x % 2 === 0 ? level << 4 : level)
    }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
