import { readFontTables } from '../../fonts/font-tables.ts'

/** Version of the header (W3C Member Submission "Embedded OpenType", 2008-03-05, section 4.1). */
const version = 0x00020001
/** The flag of a font that does not have all its characters. */
const subsetFlag = 0x00000001
const magicNumber = 0x504c
/** DEFAULT_CHARSET: the code pages are those of the ranges. */
const defaultCharset = 1
/** Length of the header before its names. */
const fixedLength = 82

/**
 * A TrueType file in the container in which presentations embed fonts, neither compressed nor encrypted. Panose, weight,
 * ranges, the permission to embed and the names are repeated from the font (its OS/2, head and name tables).
 * @throws Error when one of these tables is missing.
 */
export function toEmbeddedOpenType(font: Buffer): Buffer {
  const tables = new Map(readFontTables(font))
  const table = (tag: string) => {
    const content = tables.get(tag)
    if (!content) throw new Error(`The font has no ${tag} table`)
    return content
  }
  const windows = table('OS/2')
  const header = Buffer.alloc(fixedLength)
  header.writeUInt32LE(font.length, 4)
  header.writeUInt32LE(version, 8)
  header.writeUInt32LE(subsetFlag, 12)
  windows.copy(header, 16, 32, 42)
  header.writeUInt8(defaultCharset, 26)
  header.writeUInt8(windows.readUInt16BE(62) & 1, 27)
  header.writeUInt32LE(windows.readUInt16BE(4), 28)
  header.writeUInt16LE(windows.readUInt16BE(8), 32)
  header.writeUInt16LE(magicNumber, 34)
  // Four words of Unicode ranges, then two of code pages.
  for (const word of [0, 1, 2, 3])
    header.writeUInt32LE(windows.readUInt32BE(42 + word * 4), 36 + word * 4)
  for (const word of [0, 1])
    header.writeUInt32LE(windows.readUInt32BE(78 + word * 4), 52 + word * 4)
  header.writeUInt32LE(table('head').readUInt32BE(8), 60)

  const names = fontNames(table('name'))
  const name = (id: number) => {
    const text = Buffer.from(names.get(id) ?? '', 'utf16le')
    const length = Buffer.alloc(2)
    length.writeUInt16LE(text.length)
    return Buffer.concat([length, text, padding])
  }
  // Family, style, version and full name, each with two bytes after it, then a root string of no length.
  const whole = Buffer.concat([header, name(1), name(2), name(5), name(4), Buffer.alloc(2), font])
  whole.writeUInt32LE(whole.length, 0)
  return whole
}

const padding = Buffer.alloc(2)

/** The English names for Windows in a `name` table, by their ids (OpenType 1.9, name table). */
export function fontNames(table: Buffer): Map<number, string> {
  const names = new Map<number, string>()
  const strings = table.readUInt16BE(4)
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const record = 6 + index * 12
    const isEnglish = table.readUInt16BE(record) === 3 && table.readUInt16BE(record + 4) === 0x409
    if (!isEnglish) continue
    const start = strings + table.readUInt16BE(record + 10)
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)))
    names.set(table.readUInt16BE(record + 6), text.swap16().toString('utf16le'))
  }
  return names
}
