import { readFontTables, writeFontTables } from '../../fonts/font-tables.ts'
import type { ExportFace } from '../export-context.ts'
import { fontNames } from './eot.ts'

/** Bits of OS/2's `fsSelection` and of head's `macStyle` (OpenType 1.9). */
const selection = { bold: 0x20, regular: 0x40 }
const macBold = 1
const boldWeight = 700
/** Names of a family with more than four faces: software that knows such would go by them. */
const typographicNames = [16, 17, 21, 22]

/**
 * The font as the bold of the family that a file asks for, where it is another face by its own tables: slide software
 * finds an embedded face by what these say. Any other comes back as it is.
 */
export function withLinkedStyle(
  font: Buffer,
  { typeface, bold, italic }: Pick<ExportFace, 'typeface' | 'bold' | 'italic'>,
): Buffer {
  const tables = readFontTables(font)
  const names = fontNames(new Map(tables).get('name') ?? Buffer.alloc(6))
  const style = italic ? 'Bold Italic' : 'Bold'
  if (!bold || names.get(2) === style) return font
  for (const id of typographicNames) names.delete(id)
  names.set(2, style).set(4, `${typeface} ${style}`)
  return writeFontTables(
    tables.map(([tag, content]) => {
      if (tag === 'name') return [tag, writeNames(names)]
      const changed = Buffer.from(content)
      if (tag === 'OS/2') {
        changed.writeUInt16BE(boldWeight, 4)
        const flags = changed.readUInt16BE(62)
        changed.writeUInt16BE((flags & ~selection.regular) | selection.bold, 62)
      } else if (tag === 'head') changed.writeUInt16BE(changed.readUInt16BE(44) | macBold, 44)
      return [tag, changed]
    }),
  )
}

/** A `name` table of the given English names for Windows (OpenType 1.9, name table, format 0). */
function writeNames(names: ReadonlyMap<number, string>): Buffer {
  const strings = [...names]
    .sort(([a], [b]) => a - b)
    .map(([id, text]) => ({ id, text: Buffer.from(text, 'utf16le').swap16() }))
  const header = Buffer.alloc(6 + strings.length * 12)
  header.writeUInt16BE(strings.length, 2)
  header.writeUInt16BE(header.length, 4)
  let offset = 0
  strings.forEach(({ id, text }, index) => {
    const fields = [3, 1, 0x409, id, text.length, offset]
    fields.forEach((field, place) => {
      header.writeUInt16BE(field, 6 + index * 12 + place * 2)
    })
    offset += text.length
  })
  return Buffer.concat([header, ...strings.map(({ text }) => text)])
}
