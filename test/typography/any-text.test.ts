import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextLayout } from '../../src/scene/text.ts'
import { allLines, allRuns } from '../support/laid-text.ts'
import { setText } from '../support/set-text.ts'
import { howMany } from '../support/test-range.ts'
import { testTypography } from '../support/typography.ts'

const typography = await testTypography()
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Letters, marks and signs of many scripts that combine, reorder and break in their own ways. */
const telling = [
  ...'aéß 1-(«/%日。ーゃ한ᄀ🙂👩🏽🇩🇪𝒜𐤀שسلا٣นกคষதခລଓ༄ܐߊᠠ',
  ...['\u0301', '\u0308', '\u0E33', '\u0E31', '\u094D', '\u093F', '\u17D2', '\u1039', '\u05B8'],
  ...['\u00AD', '\u200B', '\u200D', '\u2060', '\uFE0F', '\u20E3', '\u00A0', '\u3000', '\uE000'],
  ...['\u202E', '\u202C', '\u2067', '\u2069', '\u200F', '\t', '\n', '\u0000', '\u0007'],
  ...['\uD800', '\uDC00', '\uFFFF', '\u{10FFFD}', '\u{E0061}', '\u{1F3F4}'],
]
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...telling), maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
)
const anySetting = fc.record({
  text: anyText,
  measure: fc.integer({ min: 1, max: 300 }),
  language: fc.constantFrom('en', 'ar', 'he', 'hi', 'th', 'ja', 'ko', 'zh-CN', '', 'x y'),
  bullet: fc.constantFrom(undefined, '•'),
})

function wholeText(layout: TextLayout): string {
  return layout.paragraphs
    .map(({ specification }) => specification.runs.map((run) => run.text).join(''))
    .join('')
}

/** Number of clusters that can be seen. */
function visibleClusters(text: string): number {
  return [...segmenter.segment(text.trimEnd())].filter(
    ({ segment }) => !/^\p{Default_Ignorable_Code_Point}*$/u.test(segment),
  ).length
}

describe('any text', () => {
  it('is all there: in the lines, and in the segments', () => {
    fc.assert(
      fc.property(anySetting, ({ text, ...options }) => {
        const layout = setText(typography, text, options)
        const whole = wholeText(layout)
        expect(
          allLines(layout)
            .map((line) => line.text)
            .join(''),
        ).toBe(whole)
        const segments = layout.paragraphs.flatMap((paragraph) => paragraph.segments)
        expect(segments.map((segment) => segment.text).join('')).toBe(whole)
      }),
      { numRuns: howMany(150, 500) },
    )
  })

  it('has no line wider than its measure, unless a single letter is', () => {
    fc.assert(
      fc.property(anySetting, ({ text, ...options }) => {
        const room = options.measure - (options.bullet ? 18 : 0)
        for (const line of allLines(setText(typography, text, options)))
          if (visibleClusters(line.text) > 1) expect(line.width).toBeLessThanOrEqual(room + 0.01)
      }),
      { numRuns: howMany(150, 500) },
    )
  })

  it('breaks between grapheme clusters only', () => {
    fc.assert(
      fc.property(anySetting, ({ text, ...options }) => {
        const layout = setText(typography, text, options)
        const whole = wholeText(layout)
        const starts = new Set([...segmenter.segment(whole)].map((segment) => segment.index))
        let start = 0
        for (const line of allLines(layout)) {
          if (line.text !== '') expect(starts).toContain(start)
          start += line.text.length
        }
      }),
      { numRuns: howMany(150, 500) },
    )
  })

  it('has glyphs that know their characters, in order, and fill their run', () => {
    fc.assert(
      fc.property(anySetting, ({ text, ...options }) => {
        for (const run of allRuns(setText(typography, text, options))) {
          const clusters = run.glyphs.map((glyph) => glyph.cluster)
          expect(clusters).toEqual([...clusters].sort((a, b) => (run.rightToLeft ? b - a : a - b)))
          for (const cluster of clusters)
            expect(run.text.slice(cluster)).toMatch(/^[^\uDC00-\uDFFF]/)
          const advance = run.glyphs.reduce((sum, glyph) => sum + glyph.advance, 0)
          expect(advance).toBeCloseTo(run.width, 3)
          expect(Number.isFinite(run.x)).toBe(true)
        }
      }),
      { numRuns: howMany(150, 500) },
    )
  })

  it('is set the same every time', () => {
    fc.assert(
      fc.property(anySetting, ({ text, ...options }) => {
        expect(setText(typography, text, options)).toEqual(setText(typography, text, options))
      }),
      { numRuns: 100 },
    )
  })
})

describe('long text', () => {
  it.each([
    ['words', 'Revenue grew ', 'en', 100_000],
    ['one word', 'a', 'en', 20_000],
    ['Thai without spaces', 'รายได้เติบโตมาก', 'th', 50_000],
    ['Arabic without spaces', 'سلام', 'ar', 20_000],
    ['Chinese', '收入增长了。', 'zh-CN', 100_000],
    ['a word in many fonts', 'a✓日я', 'en', 20_000],
    ['emoji', '👩‍👩‍👧', 'en', 20_000],
    ['both directions', 'aא', 'en', 20_000],
    ['spaces', ' ', 'en', 100_000],
  ])('of %s is set whole, no line wider than its measure', (_, pattern, language, length) => {
    const text = pattern.repeat(Math.ceil(length / pattern.length))
    const layout = setText(typography, text, { language })
    expect(
      allLines(layout)
        .map((line) => line.text)
        .join(''),
    ).toBe(text)
    for (const line of allLines(layout))
      expect(line.width).toBeLessThanOrEqual(layout.measure + 0.01)
  })

  it('of marks piled upon one letter, then of letters, is set', () => {
    const text = `e${'\u0301'.repeat(20_000)}${'xy\u0301'.repeat(5_000)}`
    expect(
      allLines(setText(typography, text))
        .map((line) => line.text)
        .join(''),
    ).toBe(text)
  })

  it('on a single line is set', () => {
    const text = 'אa'.repeat(60_000)
    expect(
      typography.measureText(
        text,
        {
          font: { family: 'Inter', weight: 400, italic: false },
          size: 16,
          color: '#000000',
          tracking: 0,
        },
        'en',
      ),
    ).toBeGreaterThan(1_000_000)
  })
})
