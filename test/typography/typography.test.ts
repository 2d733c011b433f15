import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ParagraphSpecification, TextStyle } from '../../src/scene/text.ts'
import { bodyStyle, inter, interSemiBold } from '../support/scenes.ts'
import { testTypography } from '../support/typography.ts'

const typography = await testTypography()

describe('face', () => {
  it('knows the file and its measures', () => {
    const face = typography.face(inter)
    expect(face).toMatchObject({ typeface: 'Inter', bold: false, italic: false, unitsPerEm: 2048 })
    expect(existsSync(face.path)).toBe(true)
    expect(face.ascender).toBeGreaterThan(face.capHeight)
    expect(face.descender).toBeLessThan(0)
  })

  it('names regular and bold by their family, other weights as families of their own', () => {
    const named = (weight: typeof inter.weight) => {
      const { typeface, bold } = typography.face({ ...inter, weight })
      return [typeface, bold]
    }
    expect(named(400)).toEqual(['Inter', false])
    expect(named(700)).toEqual(['Inter', true])
    expect(named(600)).toEqual(['Inter SemiBold', false])
  })

  it('refuses a family that is not shipped', () => {
    expect(() => typography.face({ ...inter, family: 'Comic Sans MS' })).toThrow(/Comic Sans MS/)
  })
})

describe('measureText', () => {
  it('grows in proportion to the size', () => {
    const at = (size: number) => typography.measureText('Revenue', { ...bodyStyle, size }, 'en')
    expect(at(32)).toBeCloseTo(2 * at(16), 5)
    expect(at(10.5)).toBeCloseTo((10.5 / 16) * at(16), 5)
  })

  it('is what the style’s own face takes', () => {
    const strong = { ...bodyStyle, font: interSemiBold }
    expect(typography.measureText('Revenue', strong, 'en')).toBeGreaterThan(
      typography.measureText('Revenue', bodyStyle, 'en'),
    )
  })

  it('leaves out the spaces at the end, not those at the beginning', () => {
    const width = (text: string) => typography.measureText(text, bodyStyle, 'en')
    expect(width('a  ')).toBe(width('a'))
    expect(width('  a')).toBeGreaterThan(width('a') + 4)
    expect(width('')).toBe(0)
  })

  it('is the width of the line that the text is set on, in whatever size and spacing it was measured before', () => {
    for (const look of [{ size: 16 }, { size: 23 }, { tracking: 1.5 }, { tracking: -0.4 }]) {
      const style = { ...bodyStyle, ...look }
      for (const text of ['Office affairs, 2026 ', 'العربية fi', '四半期 report'])
        expect(typography.measureText(text, style, 'en')).toBe(lineWidth(text, style))
    }
  })
})

function lineWidth(text: string, style: TextStyle): number {
  const line: ParagraphSpecification = {
    runs: [{ text, style }],
    align: 'start',
    lineHeight: 20,
    spaceBefore: 0,
  }
  return typography.layoutText([line], 0, { language: 'en', wrap: false }).width
}
