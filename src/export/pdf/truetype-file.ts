import { closeSync, openSync, readSync } from 'node:fs'
import { writeFontTables } from '../fonts/font-tables.ts'

/** Flags of a composite glyph's component (OpenType 1.9, glyf table). */
const componentFlags = {
  argumentsAreWords: 0x0001,
  argumentsAreOffsets: 0x0002,
  scale: 0x0008,
  moreComponents: 0x0020,
  twoScales: 0x0040,
  matrix: 0x0080,
  instructions: 0x0100,
}

/** Glyphs of a font that a subset shows as one; offsets and advance are in font units, y upwards. */
export interface ComposedGlyph {
  parts: readonly { glyphId: number; x: number; y: number }[]
  advance: number
}

/** What a subset can have: a glyph of the font by its id, or several composed. */
export type SubsetGlyph = number | ComposedGlyph

/**
 * A TrueType file opened for subsetting: it reads the tables of measures, and of the outlines only those asked for, so
 * that a few characters of a 10 MB font cost no more than of a small one.
 *
 * Not a library: pdfkit's fontkit reads the whole file for each document (Noto Sans SC, 10.6 MB, a line of 17 characters:
 * 12 to 31 ms and 13 MB a face, against 2 ms and no growth with this), subset-font chooses glyphs by characters, not by the
 * ids that the shaper gave, and neither composes glyphs.
 */
export class TrueTypeFile {
  readonly unitsPerEm: number
  /** xMin, yMin, xMax, yMax in font units. */
  readonly bounds: [number, number, number, number]
  private readonly file: number
  private readonly directory: Buffer
  private readonly head: Buffer
  private readonly horizontalHeader: Buffer
  private readonly maximumProfile: Buffer
  private readonly metrics: Buffer
  private readonly locations: Buffer
  private readonly metricCount: number
  private readonly outlinesOffset: number

  /** @throws Error when the file cannot be read or has no TrueType outlines. */
  constructor(path: string) {
    this.file = openSync(path, 'r')
    this.directory = this.read(12, this.read(4, 2).readUInt16BE(0) * 16)
    this.head = this.table('head')
    this.horizontalHeader = this.table('hhea')
    this.maximumProfile = this.table('maxp')
    this.metrics = this.table('hmtx')
    this.locations = this.table('loca')
    this.outlinesOffset = this.tableRange('glyf').offset
    this.metricCount = this.horizontalHeader.readUInt16BE(34)
    this.unitsPerEm = this.head.readUInt16BE(18)
    this.bounds = [36, 38, 40, 42].map((offset) => this.head.readInt16BE(offset)) as [
      number,
      number,
      number,
      number,
    ]
  }

  close(): void {
    closeSync(this.file)
  }

  /** Advance width of a glyph in font units; 0 for a glyph that the font does not have. */
  advance(glyph: SubsetGlyph): number {
    if (typeof glyph !== 'number') return glyph.advance
    if (!this.has(glyph)) return 0
    return this.metrics.readUInt16BE(Math.min(glyph, this.metricCount - 1) * 4)
  }

  /**
   * A font of the given glyphs, in that order, and of those that they are composed of; without hinting, names and
   * character map: what PDF wants of a CIDFontType2 (ISO 32000-1, 9.9). Glyphs that the font does not have are empty.
   */
  subset(glyphs: readonly SubsetGlyph[]): Buffer {
    const order = [...glyphs]
    const indices = new Map(order.map((glyph, index) => [glyph, index]))
    const indexOf = (glyphId: number) => {
      const known = indices.get(glyphId)
      if (known !== undefined) return known
      const index = order.push(glyphId) - 1
      indices.set(glyphId, index)
      return index
    }
    const outlines: Buffer[] = []
    for (let index = 0; index < order.length; index += 1) {
      const glyph = order[index] as SubsetGlyph
      if (typeof glyph !== 'number') {
        outlines.push(this.compose(glyph, indexOf))
        continue
      }
      const outline = withoutInstructions(this.outline(glyph))
      eachComponent(outline, (offset) => {
        outline.writeUInt16BE(indexOf(outline.readUInt16BE(offset)), offset)
      })
      outlines.push(outline)
    }
    return this.assemble(order, outlines)
  }

  /** The outline of a composite glyph (OpenType 1.9, glyf table, "Composite glyph description"). */
  private compose(glyph: ComposedGlyph, indexOf: (glyphId: number) => number): Buffer {
    const inked = glyph.parts
      .map((part) => ({ ...part, outline: this.outline(part.glyphId) }))
      .filter(({ outline }) => outline.length >= 10)
    if (inked.length === 0) return Buffer.alloc(0)
    const composite = Buffer.alloc(10 + inked.length * 8)
    composite.writeInt16BE(-1, 0)
    const edge = (offset: number, of: 'x' | 'y', extreme: (...values: number[]) => number) => {
      const value = extreme(...inked.map((part) => part.outline.readInt16BE(offset) + part[of]))
      composite.writeInt16BE(Math.max(-0x8000, Math.min(0x7fff, value)), offset)
    }
    edge(2, 'x', Math.min)
    edge(4, 'y', Math.min)
    edge(6, 'x', Math.max)
    edge(8, 'y', Math.max)
    inked.forEach(({ glyphId, x, y }, index) => {
      const more = index < inked.length - 1 ? componentFlags.moreComponents : 0
      const flags = componentFlags.argumentsAreWords | componentFlags.argumentsAreOffsets | more
      const offset = 10 + index * 8
      composite.writeUInt16BE(flags, offset)
      composite.writeUInt16BE(indexOf(glyphId), offset + 2)
      composite.writeInt16BE(x, offset + 4)
      composite.writeInt16BE(y, offset + 6)
    })
    return composite
  }

  private assemble(order: readonly SubsetGlyph[], outlines: readonly Buffer[]): Buffer {
    const locations = Buffer.alloc((order.length + 1) * 4)
    const metrics = Buffer.alloc(order.length * 4)
    const padded: Buffer[] = []
    let offset = 0
    outlines.forEach((outline, index) => {
      const glyph = order[index] as SubsetGlyph
      locations.writeUInt32BE(offset, index * 4)
      metrics.writeUInt16BE(this.advance(glyph), index * 4)
      // Of a composed glyph it is the left edge of the ink: rasterisers shift outlines by the difference.
      const bearing =
        typeof glyph === 'number'
          ? this.leftSideBearing(glyph)
          : outline.length > 0
            ? outline.readInt16BE(2)
            : 0
      metrics.writeInt16BE(bearing, index * 4 + 2)
      const padding = Buffer.alloc((4 - (outline.length % 4)) % 4)
      padded.push(outline, padding)
      offset += outline.length + padding.length
    })
    locations.writeUInt32BE(offset, order.length * 4)
    const head = Buffer.from(this.head)
    head.writeUInt32BE(0, 8)
    head.writeInt16BE(1, 50)
    const horizontalHeader = Buffer.from(this.horizontalHeader)
    horizontalHeader.writeUInt16BE(order.length, 34)
    return writeFontTables([
      ['glyf', Buffer.concat(padded)],
      ['head', head],
      ['hhea', horizontalHeader],
      ['hmtx', metrics],
      ['loca', locations],
      ['maxp', this.profileOf(order)],
    ])
  }

  /** The limits that the subset keeps to (OpenType 1.9, maxp table); those of composed glyphs are upper bounds. */
  private profileOf(order: readonly SubsetGlyph[]): Buffer {
    const profile = Buffer.from(this.maximumProfile)
    profile.writeUInt16BE(order.length, 4)
    let parts = 0
    for (const glyph of order)
      if (typeof glyph !== 'number') parts = Math.max(parts, glyph.parts.length)
    if (parts === 0 || profile.length < 32) return profile
    const limit = (value: number, offset: number) =>
      profile.writeUInt16BE(Math.min(0xffff, value), offset)
    const largest = (simple: number, composite: number) =>
      Math.max(profile.readUInt16BE(simple), profile.readUInt16BE(composite))
    limit(parts * largest(6, 10), 10)
    limit(parts * largest(8, 12), 12)
    limit(Math.max(parts, profile.readUInt16BE(28)), 28)
    limit(profile.readUInt16BE(30) + 1, 30)
    return profile
  }

  private has(glyphId: number): boolean {
    return (
      Number.isInteger(glyphId) && glyphId >= 0 && glyphId < this.maximumProfile.readUInt16BE(4)
    )
  }

  private outline(glyphId: number): Buffer {
    if (!this.has(glyphId)) return Buffer.alloc(0)
    const long = this.head.readInt16BE(50) === 1
    const at = (index: number) =>
      long ? this.locations.readUInt32BE(index * 4) : this.locations.readUInt16BE(index * 2) * 2
    const start = at(glyphId)
    return this.read(this.outlinesOffset + start, Math.max(0, at(glyphId + 1) - start))
  }

  private leftSideBearing(glyphId: number): number {
    if (!this.has(glyphId)) return 0
    return glyphId < this.metricCount
      ? this.metrics.readInt16BE(glyphId * 4 + 2)
      : this.metrics.readInt16BE(this.metricCount * 4 + (glyphId - this.metricCount) * 2)
  }

  private table(tag: string): Buffer {
    const { offset, length } = this.tableRange(tag)
    return this.read(offset, length)
  }

  private tableRange(tag: string): { offset: number; length: number } {
    for (let record = 0; record < this.directory.length; record += 16)
      if (this.directory.toString('latin1', record, record + 4) === tag)
        return {
          offset: this.directory.readUInt32BE(record + 8),
          length: this.directory.readUInt32BE(record + 12),
        }
    throw new Error(`The font has no ${tag} table`)
  }

  private read(offset: number, length: number): Buffer {
    const bytes = Buffer.alloc(length)
    readSync(this.file, bytes, 0, length, offset)
    return bytes
  }
}

/** Calls `visit` with the offset of each component's glyph id; returns where the components end. */
function eachComponent(outline: Buffer, visit: (offset: number) => void): number | undefined {
  if (outline.length < 10 || outline.readInt16BE(0) >= 0) return undefined
  let offset = 10
  for (;;) {
    const flags = outline.readUInt16BE(offset)
    visit(offset + 2)
    offset += flags & componentFlags.argumentsAreWords ? 8 : 6
    if (flags & componentFlags.scale) offset += 2
    else if (flags & componentFlags.twoScales) offset += 4
    else if (flags & componentFlags.matrix) offset += 8
    if (!(flags & componentFlags.moreComponents)) return offset
  }
}

/** Hinting refers to tables that the subset leaves out. */
function withoutInstructions(outline: Buffer): Buffer {
  const end = eachComponent(outline, (offset) => {
    const flags = outline.readUInt16BE(offset - 2)
    outline.writeUInt16BE(flags & ~componentFlags.instructions, offset - 2)
  })
  if (end !== undefined) return outline.subarray(0, end)
  if (outline.length < 10) return outline
  const lengthOffset = 10 + outline.readInt16BE(0) * 2
  const instructionLength = outline.readUInt16BE(lengthOffset)
  outline.writeUInt16BE(0, lengthOffset)
  return Buffer.concat([
    outline.subarray(0, lengthOffset + 2),
    outline.subarray(lengthOffset + 2 + instructionLength),
  ])
}
