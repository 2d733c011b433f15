import { describe, expect, test } from 'vitest'
import { fontForLanguage } from '../../src/design/alphabet-fonts.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { testTypography } from '../support/typography.ts'

const samples: [string, string][] = [
  ['ru-RU', 'Алгоритмы на JavaScript'],
  ['uk', 'Їжак і JavaScript'],
  ['el', 'Αλγόριθμοι σε JavaScript'],
  ['cs-CZ', 'Příliš žluťoučký kůň'],
  ['tr', 'Yağmurlu bir gün İstanbul’da'],
  ['vi', 'Tiếng Việt có dấu'],
]

describe('a deck in an alphabet of its own', () => {
  test.each(samples)('is set in one family a text: %s', async (language, text) => {
    const typography = await testTypography()
    for (const theme of systemThemes)
      for (const step of [theme.type.title, theme.type.cover, theme.type.body]) {
        const font = fontForLanguage(step.font, language)
        const style = { font, size: 20, color: '#000000', tracking: 0 }
        const paragraph = {
          runs: [{ text, style }],
          align: 'start' as const,
          lineHeight: 24,
          spaceBefore: 0,
        }
        const layout = typography.layoutText([paragraph], 900, { language })
        const families = layout.paragraphs.flatMap((one) =>
          one.segments.map((segment) => segment.font.family),
        )
        expect([theme.name, ...new Set(families)]).toEqual([theme.name, font.family])
      }
  })

  test('has digits as bold as the letters of East Asian scripts, of which none is semibold', () => {
    const nunito = { family: 'Nunito', weight: 600, italic: false } as const
    expect(fontForLanguage(nunito, 'zh-Hans')).toEqual({ ...nunito, weight: 700 })
    expect(fontForLanguage(nunito, 'de')).toEqual(nunito)
    const serif = { family: 'Cormorant Garamond', weight: 600, italic: false } as const
    expect(fontForLanguage(serif, 'zh-Hant').family).toBe('Noto Sans TC')
  })

  test('has digits that do not stand out among letters that a face has not', () => {
    const font = { family: 'JetBrains Mono', weight: 400, italic: false } as const
    expect(fontForLanguage(font, 'hi').family).toBe('Inter')
    expect(fontForLanguage(font, 'ru').family).toBe('JetBrains Mono')
  })

  test('is as bold as a face that is bolder than its weight says', () => {
    const font = { family: 'Anton', weight: 400, italic: false } as const
    expect(fontForLanguage(font, 'ru')).toEqual({ family: 'Inter', weight: 800, italic: false })
  })

  test('written in Latin letters keeps the fonts of the theme', () => {
    const font = { family: 'Barlow Condensed', weight: 600, italic: false } as const
    expect(fontForLanguage(font, 'de-DE')).toBe(font)
    expect(fontForLanguage(font, 'not a tag')).toBe(font)
  })
})
