/** A table of a font: its four letters and what it holds. */
type FontTable = readonly [tag: string, content: Buffer]

/** The tables of a TrueType file, in the file's order (OpenType 1.9, "Organization of an OpenType Font"). */
export function readFontTables(font: Buffer): FontTable[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + index * 16
    const offset = font.readUInt32BE(record + 8)
    const content = font.subarray(offset, offset + font.readUInt32BE(record + 12))
    return [font.toString('latin1', record, record + 4), content] as const
  })
}

/** Puts tables, which must be sorted by their tags, into a TrueType file. */
export function writeFontTables(tables: readonly FontTable[]): Buffer {
  const header = Buffer.alloc(12 + tables.length * 16)
  const largestPower = 2 ** Math.floor(Math.log2(tables.length))
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tables.length, 4)
  header.writeUInt16BE(largestPower * 16, 6)
  header.writeUInt16BE(Math.log2(largestPower), 8)
  header.writeUInt16BE((tables.length - largestPower) * 16, 10)
  const parts = [header]
  let offset = header.length
  tables.forEach(([tag, content], index) => {
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)])
    const record = 12 + index * 16
    header.write(tag, record, 'latin1')
    header.writeUInt32BE(checksum(padded), record + 4)
    header.writeUInt32BE(offset, record + 8)
    header.writeUInt32BE(content.length, record + 12)
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}

/**
 * The same file with the sum of all of it in its `head` table, by which systems that install fonts know a damaged one
 * (OpenType 1.9, head table, checksumAdjustment). Changes the bytes in place.
 */
export function withFileChecksum(font: Buffer): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16
    if (font.toString('latin1', record, record + 4) !== 'head') continue
    const field = font.readUInt32BE(record + 8) + 8
    font.writeUInt32BE(0, field)
    font.writeUInt32BE((0xb1b0afba - checksum(font) + 0x100000000) % 0x100000000, field)
  }
  return font
}

function checksum(bytes: Buffer): number {
  let sum = 0
  for (let offset = 0; offset < bytes.length; offset += 4)
    sum = (sum + bytes.readUInt32BE(offset)) >>> 0
  return sum
}
