import { describe, expect, it } from 'vitest'
import { allRuns, familiesOf } from '../support/laid-text.ts'
import { bodyStyle } from '../support/scenes.ts'
import { setText } from '../support/set-text.ts'
import { testTypography } from '../support/typography.ts'

const typography = await testTypography()

const set = (text: string, language = 'en') => setText(typography, text, { language })
const families = (text: string, language = 'en') => familiesOf(set(text, language))
const drawsMissingGlyph = (text: string) =>
  allRuns(set(text)).some((run) => run.glyphs.some((glyph) => glyph.id === 0))

describe('the font of a text', () => {
  it.each([
    ['Revenue grew 18%', 'en', 'Inter'],
    ['Выручка выросла на 18 %', 'ru', 'Inter'],
    ['Қазақстан, Україна', 'uk', 'Inter'],
    ['Τα έσοδα αυξήθηκαν', 'el', 'Inter'],
    ['Doanh thu tăng trưởng', 'vi', 'Inter'],
    ['Zażółć gęślą jaźń, İstanbul, čeština', 'pl', 'Inter'],
    ['≥ → ✓', 'en', 'Inter'],
    ['รายได้เติบโต', 'th', 'Noto Sans Thai'],
    ['نمت الإيرادات', 'ar', 'Noto Sans Arabic'],
    ['درآمد رشد کرد', 'fa', 'Noto Sans Arabic'],
    ['ההכנסות צמחו', 'he', 'Noto Sans Hebrew'],
    ['राजस्व बढ़ा', 'hi', 'Noto Sans Devanagari'],
    ['売上が伸びた', 'ja', 'Noto Sans JP'],
    ['매출이 늘었다', 'ko', 'Noto Sans KR'],
    ['收入增长', 'zh-CN', 'Noto Sans SC'],
    ['শুভ', 'bn', 'Noto Sans Bengali'],
    ['வணக்கம்', 'ta', 'Noto Sans Tamil'],
    ['ខ្មែរ', 'km', 'Noto Sans Khmer'],
    ['ქართული', 'ka', 'Noto Sans Georgian'],
    ['Հայերեն', 'hy', 'Noto Sans Armenian'],
    ['አማርኛ', 'am', 'Noto Sans Ethiopic'],
    ['🙂', 'en', 'Noto Emoji'],
  ])('%s (%s) is set in %s', (text, language, family) => {
    expect(families(text, language)).toEqual([family])
    expect(drawsMissingGlyph(text)).toBe(false)
  })

  it('draws Chinese characters in the shape of the text’s language', () => {
    expect(families('骨', 'zh-CN')).toEqual(['Noto Sans SC'])
    expect(families('骨', 'zh-Hant')).toEqual(['Noto Sans TC'])
    expect(families('骨', 'zh-TW')).toEqual(['Noto Sans TC'])
    expect(families('骨', 'ja')).toEqual(['Noto Sans JP'])
    expect(families('骨', 'ko')).toEqual(['Noto Sans KR'])
  })

  it('tells Japanese from Chinese by the letters where the language says nothing', () => {
    expect(families('骨の話', 'en')).toEqual(['Noto Sans JP'])
    expect(families('骨头', 'en')).toEqual(['Noto Sans SC'])
  })

  it('takes what its East Asian font lacks from another', () => {
    expect(families('日们', 'ja')).toEqual(['Noto Sans JP', 'Noto Sans SC'])
  })

  it('keeps Latin words in the font asked for within any script', () => {
    const runs = allRuns(set('売上 Revenue 18%', 'ja'))
    const latin = runs.filter((run) => run.font.family === 'Inter')
    expect(latin.map((run) => run.text).join('')).toContain('Revenue')
    expect(runs[0]?.font.family).toBe('Noto Sans JP')
  })

  it('sets punctuation in the font of the words that it stands with', () => {
    for (const text of ['รายได้ (เติบโต)', 'राजस्व “बढ़ा”', '売上（増）、利益。'])
      expect(families(text), text).toHaveLength(1)
  })

  it('keeps weight and slope', () => {
    const bold = { ...bodyStyle, font: { ...bodyStyle.font, weight: 700 as const } }
    const [run] = allRuns(setText(typography, 'รายได้', { style: bold }))
    expect(run?.font).toEqual({ family: 'Noto Sans Thai', weight: 700, italic: false })
  })

  it('shows one U+FFFD for each character that no font covers', () => {
    const unknown = '\u{1E2FF}\u0B13\u{10FFFD}'
    const runs = allRuns(set(unknown))
    const [replacement] = allRuns(set('\uFFFD'))
    const drawn = runs.flatMap((run) => run.glyphs.filter((glyph) => glyph.advance > 0))
    expect(drawn).toHaveLength(3)
    for (const glyph of drawn) expect(glyph.id).toBe(replacement?.glyphs[0]?.id)
    expect(runs.map((run) => run.text).join('')).toBe(unknown)
  })

  it.each([
    '`',
    '´',
    '¨',
  ])('does not lay %s over the letter before it, whatever the font', (accent) => {
    const overpass = { ...bodyStyle, font: { ...bodyStyle.font, family: 'Overpass' } }
    const width = (text: string) => typography.measureText(text, overpass, 'en')
    expect(width(`Surname${accent}`)).toBeGreaterThan(width('Surname') + 2)
  })

  it('never points into the middle of a character', () => {
    for (const { glyphs, text } of allRuns(set('a\u{10FFFD}b\u{1E2FF}\u0301')))
      for (const { cluster } of glyphs) expect(text.slice(cluster)).not.toMatch(/^[\uDC00-\uDFFF]/)
  })

  it('leaves out a mark that the letter’s font lacks, and keeps the letter', () => {
    const [run] = allRuns(set('я\u0E31'))
    expect(run?.font.family).toBe('Inter')
    expect(drawsMissingGlyph('я\u0E31')).toBe(false)
  })
})

describe('covers', () => {
  it('knows what some font has', () => {
    for (const character of 'aЯα日한กا☎🙂')
      expect(typography.covers(character.codePointAt(0) as number), character).toBe(true)
    expect(typography.covers(0x0b13)).toBe(false)
    expect(typography.covers(0x10fffd)).toBe(false)
  })
})

describe('the weight of letters of another family', () => {
  it('is as bold as the letters beside it look', () => {
    const font = { family: 'Unbounded', weight: 300, italic: false } as const
    const style = { ...bodyStyle, font }
    const runs = allRuns(setText(typography, 'CAP 理論', { language: 'ja', style }))
    expect(runs.map((run) => [run.font.family, run.font.weight])).toContainEqual([
      'Noto Sans JP',
      400,
    ])
  })
})
