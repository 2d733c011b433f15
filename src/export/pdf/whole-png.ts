import { inflateSync } from 'node:zlib'

/** Samples a pixel by colour type (PNG specification 1.2, 2.2.1): grey, RGB, palette, grey and RGB with alpha. */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** First column and row, and steps, of the seven passes of an interlaced file (2.3). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const lastFilter = 4

/**
 * Whether a PNG file has all the rows that its header promises. pdfkit takes pictures apart in the background, where a
 * damaged one would end the whole thread instead of failing its export.
 */
export function isWholePng(data: Uint8Array): boolean {
  const file = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  try {
    const [width, height, bits] = [file.readUInt32BE(16), file.readUInt32BE(20), file.readUInt8(24)]
    const channels = samples[file.readUInt8(25)]
    if (channels === undefined || ![1, 2, 4, 8, 16].includes(bits)) return false
    const rows = rowLengths(width, height, bits * channels, file.readUInt8(28) === 1)
    const expected = rows.reduce((sum, length) => sum + length, 0)
    if (expected === 0) return false
    const pixels = inflateSync(imageData(file), { maxOutputLength: expected + 1024 })
    if (pixels.length < expected) return false
    let at = 0
    return rows.every((length) => {
      const filter = pixels[at] ?? lastFilter + 1
      at += length
      return filter <= lastFilter
    })
  } catch {
    return false
  }
}

/** The bytes of each row with the one that names its filter. */
function rowLengths(width: number, height: number, bits: number, interlaced: boolean): number[] {
  const row = (pixels: number) => 1 + Math.ceil((pixels * bits) / 8)
  if (!interlaced) return width > 0 ? Array.from({ length: height }, () => row(width)) : []
  return passes.flatMap(([column, line, across, down]) => {
    const pixels = Math.ceil((width - column) / across)
    const lines = Math.ceil((height - line) / down)
    return pixels > 0 ? Array.from({ length: Math.max(0, lines) }, () => row(pixels)) : []
  })
}

function imageData(file: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  return Buffer.concat(parts)
}
