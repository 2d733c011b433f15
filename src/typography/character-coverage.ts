/** Which code points a font maps to a glyph: the Basic Multilingual Plane as bits, the rest as ranges. */
export class CharacterCoverage {
  private readonly basic = new Uint8Array(0x10000)
  private readonly ranges: { first: number; last: number }[] = []

  /** @param cmap The font's `cmap` table; its best Unicode subtable (format 12, else 4) is read. */
  constructor(cmap: Buffer) {
    const subtables = new Map<number, number>()
    const count = cmap.readUInt16BE(2)
    for (let index = 0; index < count; index += 1) {
      const platform = cmap.readUInt16BE(4 + index * 8)
      const encoding = cmap.readUInt16BE(6 + index * 8)
      const offset = cmap.readUInt32BE(8 + index * 8)
      const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))
      if (isUnicode) subtables.set(cmap.readUInt16BE(offset), offset)
    }
    const segmented = subtables.get(12)
    const basicOnly = subtables.get(4)
    if (segmented !== undefined) this.readSegmented(cmap, segmented)
    else if (basicOnly !== undefined) this.readBasic(cmap, basicOnly)
    this.ranges.sort((a, b) => a.first - b.first)
  }

  /** Whether the font has a glyph for the code point. */
  has(codePoint: number): boolean {
    if (codePoint < 0x10000) return this.basic[codePoint] === 1
    let low = 0
    let high = this.ranges.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const range = this.ranges[middle] as { first: number; last: number }
      if (codePoint < range.first) high = middle - 1
      else if (codePoint > range.last) low = middle + 1
      else return true
    }
    return false
  }

  /** Format 12: groups of consecutive characters. */
  private readSegmented(cmap: Buffer, offset: number): void {
    const groups = cmap.readUInt32BE(offset + 12)
    for (let group = 0; group < groups; group += 1) {
      const first = cmap.readUInt32BE(offset + 16 + group * 12)
      const last = cmap.readUInt32BE(offset + 20 + group * 12)
      if (first < 0x10000) this.basic.fill(1, first, Math.min(last, 0xffff) + 1)
      else this.ranges.push({ first, last })
    }
  }

  /** Format 4: segments with a delta, or with an array of glyphs in which 0 stands for "none". */
  private readBasic(cmap: Buffer, offset: number): void {
    const doubledCount = cmap.readUInt16BE(offset + 6)
    const ends = offset + 14
    const starts = ends + doubledCount + 2
    const rangeOffsets = starts + doubledCount * 2
    for (let segment = 0; segment < doubledCount; segment += 2) {
      const last = cmap.readUInt16BE(ends + segment)
      const first = cmap.readUInt16BE(starts + segment)
      const rangeOffset = cmap.readUInt16BE(rangeOffsets + segment)
      for (let code = first; code <= last && code < 0xffff; code += 1) {
        const slot = rangeOffsets + segment + rangeOffset + (code - first) * 2
        if (rangeOffset === 0 || cmap.readUInt16BE(slot) !== 0) this.basic[code] = 1
      }
    }
  }
}
