import * as harfbuzz from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { systemThemes } from '../../../../src/design/themes/theme-list.ts'
import { readFontTables } from '../../../../src/export/fonts/font-tables.ts'
import { exportPptx } from '../../../../src/export/pptx/export-pptx.ts'
import { fontNames } from '../../../../src/export/pptx/fonts/eot.ts'
import type { FontReference } from '../../../../src/scene/text.ts'
import { embeddedFonts, readContainer } from '../../../support/embedded-fonts.ts'
import { makeDeck } from '../../../support/pipeline.ts'
import { packageProblems } from '../../../support/pptx-checks.ts'
import { quarterlyReview } from '../../../support/quarterly-review.ts'
import { bodyStyle, layout, page, paragraph, scene, textNode } from '../../../support/scenes.ts'
import { partOf } from '../../../support/unpack.ts'
import { typography } from '../context.ts'

const styles: Record<string, string> = {
  regular: 'Regular',
  bold: 'Bold',
  italic: 'Italic',
  boldItalic: 'Bold Italic',
}

function styled(text: string, font: FontReference) {
  return textNode(layout(paragraph(text, { style: { ...bodyStyle, font } })))
}

const fontsOf = async (...nodes: ReturnType<typeof styled>[]) =>
  embeddedFonts(await exportPptx(scene([page(nodes)]), typography))

/** Widths of characters in thousandths of the size; 0 for those that the font does not have. */
function advances(font: Buffer, text: string): number[] {
  const face = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font)))
  const unitsPerEm = new Map(readFontTables(font)).get('head')?.readUInt16BE(18) ?? 1000
  return [...text].map((character) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(character)
    buffer.guessSegmentProperties()
    harfbuzz.shape(face, buffer, [])
    const [info] = buffer.getGlyphInfos()
    const [position] = buffer.getGlyphPositions()
    return info?.codepoint ? ((position?.xAdvance ?? 0) * 1000) / unitsPerEm : 0
  })
}

/** As the scene measures them. */
const measured = (text: string, font: FontReference) =>
  [...text].map((character) =>
    typography.measureText(character, { ...bodyStyle, font, size: 1000 }, 'en'),
  )

describe('the fonts of a file', () => {
  it.each(
    systemThemes.map(({ name }) => name),
  )('have the names that its texts ask for: %s', async (theme) => {
    const { scene: review } = await makeDeck({ text: quarterlyReview, theme, range: '6-10' })
    const file = await exportPptx(review, typography)
    const fonts = await embeddedFonts(file)
    for (const { typeface, slot, container } of fonts) {
      const { font, family, style, fullName } = readContainer(container)
      const names = fontNames(new Map(readFontTables(font)).get('name') as Buffer)
      expect([names.get(1), names.get(2)]).toEqual([typeface, styles[slot]])
      expect([family, style, fullName]).toEqual([names.get(1), names.get(2), names.get(4)])
    }
    const slides = await Promise.all(
      review.pages.map((_, index) => partOf(file, `ppt/slides/slide${index + 1}.xml`)),
    )
    const asked = [...slides.join('').matchAll(/<a:latin typeface="([^"+]*)"/g)].map(
      ([, name]) => name,
    )
    const theme1 = await partOf(file, 'ppt/theme/theme1.xml')
    const themeFonts = [...theme1.matchAll(/<a:latin typeface="([^"]*)"/g)].map(([, name]) => name)
    const embedded = new Set(fonts.map(({ typeface }) => typeface))
    expect([...asked, ...themeFonts].filter((name) => !embedded.has(name ?? ''))).toEqual([])
    expect(await packageProblems(file)).toEqual([])
  })

  const serif = (weight: FontReference['weight'], italic = false): FontReference => ({
    family: 'Source Serif 4',
    weight,
    italic,
  })

  it('are each weight used: bold and italic of a family, others as families of their own', async () => {
    const used = [serif(400), serif(700), serif(400, true), serif(700, true), serif(300)]
    const fonts = await fontsOf(...used.map((font) => styled('a', font)))
    expect(
      fonts
        .filter(({ typeface }) => typeface.startsWith('Source'))
        .map(({ typeface, slot }) => [typeface, slot]),
    ).toEqual([
      ['Source Serif 4 Light', 'regular'],
      ['Source Serif 4 SemiBold', 'bold'],
      ['Source Serif 4', 'regular'],
      ['Source Serif 4', 'bold'],
      ['Source Serif 4', 'italic'],
      ['Source Serif 4', 'boldItalic'],
    ])
  })

  it('are bolds where they look bold, so that a bold stands in where they are missing', async () => {
    const file = await exportPptx(scene([page([styled('Growth', serif(600))])]), typography)
    const fonts = await embeddedFonts(file)
    const found = fonts.find(({ typeface }) => typeface === 'Source Serif 4 SemiBold')
    const { font, style, weight } = readContainer(found?.container as Buffer)
    expect({ style, weight }).toEqual({ style: 'Bold', weight: 700 })
    expect(advances(font, 'Growth')).toEqual(measured('Growth', serif(600)))
    expect(await partOf(file, 'ppt/slides/slide1.xml')).toContain(' b="1"')
  })

  it('are containers as the format wants them', async () => {
    for (const { container } of await fontsOf()) {
      const read = readContainer(container)
      expect(read.length).toBe(container.length)
      expect(read.headerLength + read.font.length).toBe(container.length)
      expect(read).toMatchObject({
        version: 0x00020001,
        magicNumber: 0x504c,
        flags: 1,
        permission: 0,
      })
      expect(read.rootString).toBe('')
      expect(read.checksumAdjustment).toBe(
        new Map(readFontTables(read.font)).get('head')?.readUInt32BE(8),
      )
    }
  })

  it('sum up to what their head tables say', async () => {
    for (const { container } of await fontsOf()) {
      const { font } = readContainer(container)
      let sum = 0
      const padded = Buffer.concat([font, Buffer.alloc((4 - (font.length % 4)) % 4)])
      for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
      expect(sum).toBe(0xb1b0afba)
    }
  })

  it('keep the fonts’ licence', async () => {
    const [font] = await fontsOf()
    const name = new Map(readFontTables(readContainer(font?.container as Buffer).font)).get('name')
    const names = fontNames(name as Buffer)
    expect(names.get(0)).toContain('Inter')
    expect(names.get(13)).toContain('SIL Open Font License')
  })
})

describe('the characters of an embedded font', () => {
  const inter: FontReference = { family: 'Inter', weight: 400, italic: false }

  const fontFor = async (text: string, font: FontReference, typeface: string) => {
    const fonts = await fontsOf(styled(text, font))
    const found = fonts.find((one) => one.typeface === typeface)
    return readContainer(found?.container as Buffer).font
  }

  it('are those of all Latin texts, so that a text can be edited', async () => {
    const font = await fontFor('a', inter, 'Inter')
    const letters = 'Zażółć gęślą jaźń 0123456789 “Łódź” – €5 → Tiếng Việt'.replaceAll(' ', '')
    expect(advances(font, letters)).not.toContain(0)
    expect(advances(font, 'abcxyz019')).toEqual(measured('abcxyz019', inter))
  })

  it('are whole alphabets where one is used', async () => {
    expect(advances(await fontFor('a', inter, 'Inter'), 'Жλ')).toEqual([0, 0])
    const font = await fontFor('Рост', inter, 'Inter')
    expect(advances(font, 'абвгдежзийклмнопрстуфхцчшщъыьэюя')).not.toContain(0)
  })

  it('are only those used of Chinese characters', async () => {
    const chinese: FontReference = { family: 'Noto Sans JP', weight: 400, italic: false }
    const node = textNode(layout(paragraph('売上が伸びた')))
    const fonts = await fontsOf(node)
    const found = fonts.find(({ typeface }) => typeface === chinese.family)?.container as Buffer
    expect(found.length).toBeLessThan(60_000)
    const { font } = readContainer(found)
    expect(advances(font, '売上が伸びたカ。')).not.toContain(0)
    expect(advances(font, '漢')).toEqual([0])
  })

  it('have lining figures, which slide software cannot ask for', async () => {
    const playfair: FontReference = { family: 'Playfair Display', weight: 400, italic: false }
    const font = await fontFor('1', playfair, 'Playfair Display')
    expect(advances(font, '0123456789')).toEqual(measured('0123456789', playfair))
  })
})
