/** The `cmap` subtables that map Unicode, best first: format 12 holds all of it, format 4 its first 65,536 code points. */
const formats = [12, 4]

/**
 * The glyph of each code point that a font's `cmap` table maps (OpenType 1.9, cmap, formats 4 and 12).
 * @throws Error when the table has neither.
 */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  )
  for (const format of formats) {
    const offset = offsets.find((one) => cmap.readUInt16BE(one) === format)
    if (offset === undefined) continue
    return format === 12 ? readSegmented(cmap, offset) : readBasic(cmap, offset)
  }
  throw new Error('The font maps no Unicode characters')
}

function readSegmented(cmap: Buffer, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let group = 0; group < cmap.readUInt32BE(offset + 12); group += 1) {
    const record = offset + 16 + group * 12
    const first = cmap.readUInt32BE(record)
    for (let code = first; code <= cmap.readUInt32BE(record + 4); code += 1)
      glyphs.set(code, cmap.readUInt32BE(record + 8) + code - first)
  }
  return glyphs
}

function readBasic(cmap: Buffer, offset: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const doubledCount = cmap.readUInt16BE(offset + 6)
  const ends = offset + 14
  const starts = ends + doubledCount + 2
  const deltas = starts + doubledCount
  const rangeOffsets = deltas + doubledCount
  for (let segment = 0; segment < doubledCount; segment += 2) {
    const last = cmap.readUInt16BE(ends + segment)
    const first = cmap.readUInt16BE(starts + segment)
    const delta = cmap.readUInt16BE(deltas + segment)
    const rangeOffset = cmap.readUInt16BE(rangeOffsets + segment)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const slot = rangeOffsets + segment + rangeOffset + (code - first) * 2
      const listed = rangeOffset === 0 ? code : cmap.readUInt16BE(slot)
      if (listed !== 0) glyphs.set(code, (listed + delta) & 0xffff)
    }
  }
  return glyphs
}

/** A `cmap` table in both formats, as Windows and macOS want them. */
export function writeCharacterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const groups = consecutive(glyphs)
  const basic = writeBasic(groups.filter(({ first }) => first < 0xffff))
  const segmented = writeSegmented(groups)
  const header = Buffer.alloc(4 + 2 * 8)
  header.writeUInt16BE(2, 2)
  const subtable = (record: number, encoding: number, offset: number) => {
    header.writeUInt16BE(3, record)
    header.writeUInt16BE(encoding, record + 2)
    header.writeUInt32BE(offset, record + 4)
  }
  subtable(4, 1, header.length)
  subtable(12, 10, header.length + basic.length)
  return Buffer.concat([header, basic, segmented])
}

/** Code points that follow each other, as do their glyphs. */
interface Group {
  first: number
  last: number
  glyph: number
}

/** Groups in the order of code points; none reaches over the end of the first 65,536. */
function consecutive(glyphs: ReadonlyMap<number, number>): Group[] {
  const groups: Group[] = []
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const group = groups.at(-1)
    const follows =
      group !== undefined && group.last === code - 1 && glyph - group.glyph === code - group.first
    if (follows && code !== 0x10000) group.last = code
    else groups.push({ first: code, last: code, glyph })
  }
  return groups
}

function writeBasic(groups: Group[]): Buffer {
  // A last segment of 0xFFFF alone, which is no character, ends the table.
  const segments = [...groups, { first: 0xffff, last: 0xffff, glyph: 0 }]
  const count = segments.length
  const table = Buffer.alloc(16 + count * 8)
  const largestPower = 2 ** Math.floor(Math.log2(count))
  table.writeUInt16BE(4, 0)
  table.writeUInt16BE(table.length, 2)
  table.writeUInt16BE(count * 2, 6)
  table.writeUInt16BE(largestPower * 2, 8)
  table.writeUInt16BE(Math.log2(largestPower), 10)
  table.writeUInt16BE((count - largestPower) * 2, 12)
  segments.forEach(({ first, last, glyph }, index) => {
    table.writeUInt16BE(last, 14 + index * 2)
    table.writeUInt16BE(first, 16 + count * 2 + index * 2)
    table.writeUInt16BE((glyph - first) & 0xffff, 16 + count * 4 + index * 2)
  })
  return table
}

function writeSegmented(groups: Group[]): Buffer {
  const table = Buffer.alloc(16 + groups.length * 12)
  table.writeUInt16BE(12, 0)
  table.writeUInt32BE(table.length, 4)
  table.writeUInt32BE(groups.length, 12)
  groups.forEach(({ first, last, glyph }, index) => {
    table.writeUInt32BE(first, 16 + index * 12)
    table.writeUInt32BE(last, 20 + index * 12)
    table.writeUInt32BE(glyph, 24 + index * 12)
  })
  return table
}
