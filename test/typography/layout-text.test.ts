import { describe, expect, it } from 'vitest'
import type { ParagraphSpecification, TextLayout, TextStyle } from '../../src/scene/text.ts'
import { allLines, allRuns, lineTexts } from '../support/laid-text.ts'
import { bodyStyle, interSemiBold, titleStyle } from '../support/scenes.ts'
import { testTypography } from '../support/typography.ts'

const typography = await testTypography()

function paragraph(
  text: string | ParagraphSpecification['runs'],
  options: Partial<ParagraphSpecification> = {},
): ParagraphSpecification {
  const runs = typeof text === 'string' ? [{ text, style: bodyStyle }] : text
  return { runs, align: 'start', lineHeight: 22, spaceBefore: 8, ...options }
}

function set(
  paragraphs: ParagraphSpecification | ParagraphSpecification[],
  options: { measure?: number; language?: string; wrap?: boolean } = {},
): TextLayout {
  const { measure = 300, ...rest } = options
  return typography.layoutText([paragraphs].flat(), measure, { language: 'en', ...rest })
}

const english = 'Revenue grew in every region that we serve, and in two that we had not expected'
const hebrew = 'ההכנסות צמחו בכל אזור שבו אנו פועלים ובשניים שלא ציפינו להם כלל'
const bullet = { character: '•', style: bodyStyle, indent: 20 }

describe('lines', () => {
  it('are filled with as many words as fit', () => {
    expect(lineTexts(set(paragraph(english)))).toEqual([
      'Revenue grew in every region that we ',
      'serve, and in two that we had not ',
      'expected',
    ])
  })

  it('measure without the spaces at their end', () => {
    const [line] = allLines(set(paragraph('word   ')))
    expect(line?.width).toBeCloseTo(typography.measureText('word', bodyStyle, 'en'), 5)
    expect(line?.text).toBe('word   ')
  })

  it('are one where the text must not wrap', () => {
    const layout = set(paragraph(english), { measure: 50, wrap: false })
    expect(lineTexts(layout)).toEqual([english])
    expect(layout.width).toBeGreaterThan(50)
  })

  it('break a word that is wider than the measure, and only that', () => {
    const layout = set(paragraph('a Donaudampfschifffahrtsgesellschaft b'), { measure: 100 })
    expect(lineTexts(layout).join('')).toBe('a Donaudampfschifffahrtsgesellschaft b')
    expect(lineTexts(layout)[0]).toBe('a ')
    for (const line of allLines(layout)) expect(line.width).toBeLessThanOrEqual(100)
  })

  it('begin with no closing sign where a word is wider than the measure', () => {
    const measure = typography.measureText('（前期比34％増', bodyStyle, 'ja') + 1
    const layout = set(paragraph('（前期比34％増）、全体の'), { measure, language: 'ja' })
    expect(lineTexts(layout)).toEqual(['（前期比34％', '増）、全体の'])
  })

  it('break a path that is wider than the measure behind its slashes', () => {
    const layout = set(paragraph('./playground/__test__/playground.test.js'), { measure: 200 })
    expect(lineTexts(layout)[0]).toMatch(/\/$/)
  })

  it('keep letters with their marks where a word is broken', () => {
    for (const text of [
      'ที่'.repeat(30),
      'e\u0301'.repeat(60),
      'कि'.repeat(30),
      '👩‍👩‍👧\u2060'.repeat(20),
    ])
      for (const line of lineTexts(set(paragraph(text), { measure: 50 })))
        expect(line).not.toMatch(/^(?:\p{M}|\u200D|\u2060)/u)
  })

  it('show at least one letter each in the narrowest measure', () => {
    for (const measure of [1, 0, -5])
      expect(lineTexts(set(paragraph('abc'), { measure }))).toEqual(['a', 'b', 'c'])
  })

  it('break between Thai words', () => {
    const lines = lineTexts(
      set(paragraph('รายได้เติบโตมากในทุกภูมิภาค'), { measure: 90, language: 'th' }),
    )
    expect(lines).toEqual(['รายได้เติบโต', 'มากในทุก', 'ภูมิภาค'])
  })

  it('are there for an empty paragraph too', () => {
    const layout = set([paragraph(''), paragraph('text')])
    expect(lineTexts(layout)).toEqual(['', 'text'])
    expect(layout.height).toBe(22 + 8 + 22)
  })

  it('have no place in a text without paragraphs', () => {
    expect(set([])).toEqual({ measure: 300, width: 0, height: 0, paragraphs: [] })
  })
})

describe('heights', () => {
  it('are exact: lines by line height, spaces between paragraphs only', () => {
    const layout = set([paragraph(english), paragraph(english, { lineHeight: 30, spaceBefore: 5 })])
    expect(layout.height).toBe(3 * 22 + 5 + 3 * 30)
    const [first, second, third, fourth] = allLines(layout).map((line) => line.baseline) as [
      number,
      number,
      number,
      number,
    ]
    expect(second - first).toBe(22)
    expect(third - second).toBe(22)
    expect(fourth - third).toBeCloseTo(22 + 5 + 4, 5)
  })

  it('do not depend on the fonts that letters fall back to', () => {
    const [latin, ...others] = ['Revenue', 'น้ำ', 'नमस्ते', 'مرحبا', '日本', '🙂'].map((text) =>
      set(paragraph(`a ${text}`)),
    )
    for (const other of others) {
      expect(other.height).toBe(latin?.height)
      expect(allLines(other)[0]?.baseline).toBe((latin && allLines(latin)[0])?.baseline)
    }
  })

  it('centre the font’s ascent and descent in the line', () => {
    const { ascender, descender, unitsPerEm } = typography.face(bodyStyle.font)
    const [ascent, descent] = [ascender, -descender].map((one) => (one * 16) / unitsPerEm) as [
      number,
      number,
    ]
    const [line] = allLines(set(paragraph('a', { lineHeight: 40 })))
    const above = (line?.baseline ?? 0) - ascent
    const below = 40 - (line?.baseline ?? 0) - descent
    expect(above).toBeCloseTo(below, 5)
  })
})

describe('alignment', () => {
  const lineOf = (text: string, align: ParagraphSpecification['align']) => {
    const [line] = allLines(set(paragraph(text, { align })))
    return { left: line?.x ?? Number.NaN, right: (line?.x ?? 0) + (line?.width ?? 0) }
  }

  it('begins at the left in left-to-right text', () => {
    expect(lineOf('abc', 'start').left).toBe(0)
    expect(lineOf('abc', 'end').right).toBeCloseTo(300, 5)
    const { left, right } = lineOf('abc', 'center')
    expect(left + right).toBeCloseTo(300, 5)
  })

  it('begins at the right in right-to-left text', () => {
    expect(lineOf('אבג', 'start').right).toBeCloseTo(300, 5)
    expect(lineOf('אבג', 'end').left).toBeCloseTo(0, 5)
    const { left, right } = lineOf('אבג', 'center')
    expect(left + right).toBeCloseTo(300, 5)
  })

  it('follows the direction asked for, whatever the letters', () => {
    const layout = set(paragraph('42 km', { direction: 'rtl' }))
    const [line] = allLines(layout)
    expect((line?.x ?? 0) + (line?.width ?? 0)).toBeCloseTo(300, 5)
    expect(layout.paragraphs[0]?.direction).toBe('rtl')
  })
})

describe('bullets', () => {
  it('go with the first line of a text that does not begin at the edge', () => {
    const layout = set({ ...paragraph('abc', { bullet }), align: 'end' })
    const [{ bulletRun, lines: [line] = [] } = {}] = layout.paragraphs
    expect((line?.x ?? 0) - (bulletRun?.x ?? 0)).toBeCloseTo(bullet.indent)
  })

  it('hang before the first line, and the text keeps clear of them', () => {
    const layout = set(paragraph(english, { bullet }))
    const mark = layout.paragraphs[0]?.bulletRun
    expect(mark).toMatchObject({ text: '•', x: 0 })
    expect(allLines(layout).map((line) => line.x)).toEqual([20, 20, 20])
    for (const line of allLines(layout)) expect(line.x + line.width).toBeLessThanOrEqual(300)
  })

  it('stand at the right of right-to-left text', () => {
    const layout = set(paragraph(hebrew, { bullet }), { language: 'he' })
    const mark = layout.paragraphs[0]?.bulletRun
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeCloseTo(300, 5)
    for (const line of allLines(layout)) {
      expect(line.x + line.width).toBeCloseTo(280, 5)
      expect(line.x).toBeGreaterThanOrEqual(0)
    }
  })

  it('move with the paragraph’s margin and their own offset', () => {
    const offset = { ...bullet, markOffset: 4 }
    const layout = set(paragraph('abc', { bullet: offset, marginStart: 30 }))
    expect(layout.paragraphs[0]?.bulletRun?.x).toBe(34)
    expect(allLines(layout)[0]?.x).toBe(50)
  })

  it('may be numbers of several figures', () => {
    const layout = set(paragraph('abc', { bullet: { ...bullet, character: '12.' } }))
    expect(layout.paragraphs[0]?.bulletRun?.text).toBe('12.')
    expect(layout.paragraphs[0]?.bulletRun?.glyphs).toHaveLength(3)
  })

  it('that are empty are left out', () => {
    const layout = set(paragraph('abc', { bullet: { ...bullet, character: '\u0000' } }))
    expect(layout.paragraphs[0]).not.toHaveProperty('bulletRun')
  })
})

describe('tracking', () => {
  const width = (text: string, style: Partial<TextStyle>) =>
    typography.measureText(text, { ...bodyStyle, ...style }, 'en')

  it('adds to every letter', () => {
    expect(width('abcd', { tracking: 2 }) - width('abcd', { tracking: 0 })).toBeCloseTo(8, 5)
    expect(width('abcd', { tracking: -0.5 }) - width('abcd', { tracking: 0 })).toBeCloseTo(-2, 5)
  })

  it('adds once to a letter with its marks', () => {
    const text = 'ที่'
    expect(width(text, { tracking: 2 }) - width(text, { tracking: 0 })).toBeCloseTo(2, 5)
  })

  it('does not tear scripts whose letters join', () => {
    for (const text of ['سلام', 'नमस्ते', 'বাংলা'])
      expect(width(text, { tracking: 2 }), text).toBe(width(text, { tracking: 0 }))
  })

  it('is part of the glyphs’ advances', () => {
    const style = { ...bodyStyle, tracking: 3 }
    for (const run of allRuns(set(paragraph([{ text: 'abc น้ำ 日本 سلام', style }]))))
      expect(run.glyphs.reduce((sum, glyph) => sum + glyph.advance, 0)).toBeCloseTo(run.width, 5)
  })
})

describe('runs', () => {
  it('change style within a line', () => {
    const strong = { ...bodyStyle, font: interSemiBold, color: '#1B46D9' }
    const layout = set(
      paragraph([
        { text: 'Revenue ', style: bodyStyle },
        { text: '18%', style: strong },
        { text: ' up', style: bodyStyle },
      ]),
    )
    expect(allRuns(layout).map(({ text, color }) => [text, color])).toEqual([
      ['Revenue ', '#0E1733'],
      ['18%', '#1B46D9'],
      [' up', '#0E1733'],
    ])
  })

  it('stand side by side from the line’s left edge to its right', () => {
    for (const text of ['abc אבג 12 דה (x)', 'نمت 18% Revenue الإيرادات', 'a 日本 b']) {
      const [line] = allLines(set(paragraph(text), { wrap: false }))
      let pen = line?.x ?? Number.NaN
      for (const run of line?.runs ?? []) {
        expect(run.x, text).toBeCloseTo(pen, 5)
        pen += run.width
      }
      expect(pen).toBeCloseTo((line?.x ?? 0) + (line?.width ?? 0), 5)
    }
  })

  it('are in visual order: figures in Hebrew read from the left, sentences from the right', () => {
    const [line] = allLines(set(paragraph('צמחו 18% השנה'), { language: 'he' }))
    expect(line?.runs.map((run) => run.text.trim()).filter((text) => text !== '')).toEqual([
      'השנה',
      '18%',
      'צמחו',
    ])
  })

  it('mirror brackets in right-to-left text', () => {
    const ids = (text: string, language: string) =>
      allRuns(set(paragraph(text), { language })).flatMap((run) => run.glyphs.map(({ id }) => id))
    const [opening] = ids('(', 'en')
    const runs = allRuns(set(paragraph('א(ב'), { language: 'he' }))
    expect(runs.every((run) => run.rightToLeft)).toBe(true)
    const bracket = runs.flatMap((run) =>
      run.glyphs.filter(({ cluster }) => run.text[cluster] === '('),
    )
    expect(bracket).toHaveLength(1)
    expect(bracket[0]?.id).not.toBe(opening)
  })

  it('put each word of mixed directions where a line breaks, as it reads', () => {
    const layout = set(paragraph(`${hebrew} Revenue grew`), { language: 'he', measure: 150 })
    expect(lineTexts(layout).join('')).toBe(`${hebrew} Revenue grew`)
    expect(allLines(layout).at(-1)?.text).toContain('grew')
  })

  it('share the baseline in several sizes', () => {
    const layout = set(
      paragraph([
        { text: '42', style: titleStyle },
        { text: ' million', style: bodyStyle },
      ]),
    )
    expect(allRuns(layout).map((run) => run.size)).toEqual([30, 16])
    expect(allLines(layout)).toHaveLength(1)
  })
})

describe('segments', () => {
  it('name the typeface slot of each script, for editable files', () => {
    const [laid] = set(paragraph('Revenue 売上 รายได้'), { language: 'ja' }).paragraphs
    expect(laid?.segments.map(({ text, script, font }) => [text, script, font.family])).toEqual([
      ['Revenue ', 'latin', 'Inter'],
      ['売上 ', 'eastAsian', 'Noto Sans JP'],
      ['รายได้', 'complex', 'Noto Sans Thai'],
    ])
  })

  it('are the whole text, cleaned', () => {
    const [laid] = set(paragraph('a\tb\u0000c\uD800')).paragraphs
    expect(laid?.segments.map((segment) => segment.text).join('')).toBe('a bc')
    expect(laid?.specification.runs[0]?.text).toBe('a bc')
  })
})
