import type { FaceFacts } from '../../typography/typography.ts'
import { type SubsetGlyph, TrueTypeFile } from './truetype-file.ts'

/**
 * A font of the document: what is drawn of it is embedded at the end. Each pair of a glyph and the text that it stands
 * for gets a character code (CID) of its own, so that copied text is right even where one glyph serves several texts.
 * Glyphs that stand for a text together, such as a letter and its marks, are composed into one: with ActualText spans
 * instead, readers that take the extent of a span from its first and last glyph find gaps within Arabic and Hindi words.
 */
export class EmbeddedFont {
  /** Resource name on the pages. */
  readonly id: string
  readonly reference: PDFKit.PDFKitReference
  private readonly document: PDFKit.PDFDocument
  private readonly facts: FaceFacts
  private readonly file: TrueTypeFile
  private readonly codes = new Map<string, number>()
  /** By code: the glyph's index in the subset, its width in thousandths of the size, its text. */
  private readonly entries: { glyphIndex: number; width: number; text: string }[] = []
  private readonly glyphs: SubsetGlyph[] = []
  private readonly glyphIndices = new Map<string, number>()

  constructor(document: PDFKit.PDFDocument, facts: FaceFacts, index: number) {
    this.id = `F${index + 1}`
    this.document = document
    this.reference = document.ref({})
    this.facts = facts
    this.file = new TrueTypeFile(facts.path)
    this.code(0, '')
  }

  /** The code that draws a glyph, or several composed, and reads as `text`. */
  code(glyph: SubsetGlyph, text: string): number {
    const drawn =
      typeof glyph === 'number'
        ? String(glyph)
        : `${glyph.parts.map(({ glyphId, x, y }) => `${glyphId},${x},${y}`).join(' ')}+${glyph.advance}`
    const key = `${drawn}/${text}`
    let code = this.codes.get(key)
    if (code === undefined) {
      let glyphIndex = this.glyphIndices.get(drawn)
      if (glyphIndex === undefined) {
        glyphIndex = this.glyphs.push(glyph) - 1
        this.glyphIndices.set(drawn, glyphIndex)
      }
      const width = thousandths(this.file.advance(glyph), this.file.unitsPerEm)
      code = this.entries.push({ glyphIndex, width, text }) - 1
      this.codes.set(key, code)
    }
    return code
  }

  /** Whether so much is drawn that the rest should go into another font: codes and glyph indices have 16 bits. */
  get full(): boolean {
    return this.entries.length >= 20_000
  }

  /** Font units in an em: what offsets of composed glyphs are measured in. */
  get unitsPerEm(): number {
    return this.file.unitsPerEm
  }

  /** Width of a code in thousandths of the font size, as the file states it. */
  width(code: number): number {
    return this.entries[code]?.width ?? 0
  }

  /** Writes the font into the document: ISO 32000-1, 9.7 (composite fonts) and 9.10.3 (ToUnicode). */
  embed(): void {
    const facts = this.facts
    const file = this.file
    const style = `${facts.bold ? 'Bold' : ''}${facts.italic ? 'Italic' : ''}` || 'Regular'
    const name = `${subsetTag(this.id)}+${facts.typeface.replaceAll(' ', '')}-${style}`
    const scaled = (value: number) => thousandths(value, facts.unitsPerEm)
    const descriptor = this.object({
      Type: 'FontDescriptor',
      FontName: name,
      // Symbolic: the codes are our own.
      Flags: 4 + (facts.italic ? 64 : 0),
      FontBBox: file.bounds.map(scaled),
      ItalicAngle: facts.italic ? -12 : 0,
      Ascent: scaled(facts.ascender),
      Descent: scaled(facts.descender),
      CapHeight: scaled(facts.capHeight),
      StemV: facts.bold ? 120 : 80,
      FontFile2: this.stream(file.subset(this.glyphs)),
    })
    const glyphMap = Buffer.alloc(this.entries.length * 2)
    this.entries.forEach(({ glyphIndex }, code) => {
      glyphMap.writeUInt16BE(glyphIndex, code * 2)
    })
    const descendant = this.object({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: new String('Adobe'),
        Ordering: new String('Identity'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      W: [0, this.entries.map(({ width }) => width)],
      CIDToGIDMap: this.stream(glyphMap),
    })
    Object.assign(this.reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: this.stream(Buffer.from(this.toUnicode(), 'latin1')),
    })
    this.reference.end(undefined)
  }

  /** Releases the font's file. */
  close(): void {
    this.file.close()
  }

  private object(data: object): PDFKit.PDFKitReference {
    const reference = this.document.ref(data)
    reference.end(undefined)
    return reference
  }

  private stream(content: Buffer): PDFKit.PDFKitReference {
    const reference = this.document.ref({})
    reference.end(content)
    return reference
  }

  private toUnicode(): string {
    const lines: string[] = []
    this.entries.forEach(({ text }, code) => {
      if (text !== '') lines.push(`<${hex16(code)}> <${utf16Hex(text)}>`)
    })
    const blocks: string[] = []
    // A block may have at most 100 entries.
    for (let start = 0; start < lines.length; start += 100) {
      const block = lines.slice(start, start + 100)
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
    }
    return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
  }
}

/** A number as four hexadecimal digits. */
export function hex16(value: number): string {
  return value.toString(16).padStart(4, '0')
}

/** Text as the hexadecimal digits of its UTF-16 units, big-endian. */
function utf16Hex(text: string): string {
  let digits = ''
  for (let index = 0; index < text.length; index += 1) digits += hex16(text.charCodeAt(index))
  return digits
}

/** `F1` → `AAAAAB`: the tag of six letters that names a subset. */
function subsetTag(id: string): string {
  let rest = Number(id.slice(1))
  let tag = ''
  for (let position = 0; position < 6; position += 1) {
    tag = String.fromCharCode(65 + (rest % 26)) + tag
    rest = Math.floor(rest / 26)
  }
  return tag
}

function thousandths(value: number, unitsPerEm: number): number {
  return Math.round((value * 100_000) / unitsPerEm) / 100
}
