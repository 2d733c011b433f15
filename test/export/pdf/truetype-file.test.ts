import { afterAll, describe, expect, it } from 'vitest'
import { TrueTypeFile } from '../../../src/export/pdf/truetype-file.ts'
import { glyphIds } from '../../support/laid-text.ts'
import { inter } from '../../support/scenes.ts'
import { setText } from '../../support/set-text.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()
const file = new TrueTypeFile(typography.face(inter).path)
afterAll(() => file.close())

const idOf = (character: string) => glyphIds(setText(typography, character))[0] as number

/** A font's tables by tag. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    const [offset, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)]
    tables.set(font.toString('latin1', record, record + 4), font.subarray(offset, offset + length))
  }
  return tables
}

function outlinesOf(font: Buffer): Buffer[] {
  const tables = tablesOf(font)
  const locations = tables.get('loca') as Buffer
  const outlines = tables.get('glyf') as Buffer
  return Array.from({ length: locations.length / 4 - 1 }, (_, index) =>
    outlines.subarray(locations.readUInt32BE(index * 4), locations.readUInt32BE(index * 4 + 4)),
  )
}

const contours = (outline: Buffer) => outline.readInt16BE(0)

describe('a subset', () => {
  it('has the tables that PDF wants, each with its checksum', () => {
    const font = file.subset([0, idOf('a')])
    expect([...tablesOf(font).keys()]).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'])
    for (let record = 12; record < 12 + 6 * 16; record += 16) {
      const [offset, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)]
      let sum = 0
      for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
      expect(font.readUInt32BE(record + 4)).toBe(sum)
    }
  })

  it('has the glyphs in the order asked for, with their advances', () => {
    const ids = [0, idOf('W'), idOf('i')]
    const tables = tablesOf(file.subset(ids))
    expect(tables.get('maxp')?.readUInt16BE(4)).toBeGreaterThanOrEqual(3)
    expect(ids.map((_, index) => tables.get('hmtx')?.readUInt16BE(index * 4))).toEqual(
      ids.map((id) => file.advance(id)),
    )
    expect(file.advance(idOf('W'))).toBeGreaterThan(file.advance(idOf('i')))
  })

  it('has the parts of accented letters too', () => {
    const outlines = outlinesOf(file.subset([0, idOf('Ấ')]))
    const composite = outlines[1] as Buffer
    expect(contours(composite)).toBe(-1)
    expect(outlines.length).toBeGreaterThan(2)
    expect(composite.readUInt16BE(12)).toBeLessThan(outlines.length)
  })

  it('has nothing for a space and for glyphs that the font does not have', () => {
    const outlines = outlinesOf(file.subset([0, idOf('\u00A0'), 65_535, -1, Number.NaN]))
    expect(outlines.map((outline) => outline.length > 0)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect([65_535, -1, Number.NaN].map((id) => file.advance(id))).toEqual([0, 0, 0])
  })

  it('composes glyphs, with the extent of them all', () => {
    const [a, dot] = [idOf('a'), idOf('.')]
    const parts = [
      { glyphId: a, x: 0, y: 0 },
      { glyphId: dot, x: 300, y: 1_500 },
    ]
    const font = file.subset([0, { parts, advance: 1_234 }])
    const [, composed, first, second] = outlinesOf(font) as [Buffer, Buffer, Buffer, Buffer]
    expect(contours(composed)).toBe(-1)
    expect([composed.readUInt16BE(12), composed.readUInt16BE(20)]).toEqual([2, 3])
    expect([composed.readInt16BE(22), composed.readInt16BE(24)]).toEqual([300, 1_500])
    expect(composed.readInt16BE(8)).toBe(second.readInt16BE(8) + 1_500)
    expect(composed.readInt16BE(4)).toBe(first.readInt16BE(4))
    const metrics = tablesOf(font).get('hmtx') as Buffer
    expect([metrics.readUInt16BE(4), metrics.readInt16BE(6)]).toEqual([
      1_234,
      composed.readInt16BE(2),
    ])
  })

  it('composes nothing of nothing', () => {
    const outlines = outlinesOf(file.subset([0, { parts: [], advance: 0 }]))
    expect(outlines.map((outline) => outline.length > 0)).toEqual([true, false])
  })

  it('reads fonts with short locations', () => {
    const noto = new TrueTypeFile(
      typography.face({ family: 'Noto Sans Thai', weight: 400, italic: false }).path,
    )
    const [id] = glyphIds(setText(typography, 'น', { language: 'th' })) as [number]
    expect(contours(outlinesOf(noto.subset([0, id]))[1] as Buffer)).toBeGreaterThan(0)
    noto.close()
  })

  it('refuses a file that is no such font', () => {
    expect(() => new TrueTypeFile(new URL(import.meta.url).pathname)).toThrow()
    expect(() => new TrueTypeFile('/nonexistent.ttf')).toThrow(/ENOENT/)
  })
})
