import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slideRangeBounds, slideRanges } from '../../src/author/slide-range.ts'
import { slideSchema } from '../../src/deck/slide.ts'
import { composeText } from '../support/compose-text.ts'
import { howMany } from '../support/test-range.ts'
import { untraceable } from '../support/traceability.ts'

/** Whatever a caller may send once NUL, lone surrogates and blank texts are out. */
function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.lorem({ maxCount: 12 }),
  fc.constantFrom(
    '',
    '',
    '---',
    '# Heading',
    '## שלום עולם',
    '- item',
    '* **bold**: text',
    '1. first',
    '> quoted',
    '```',
    '| a | b |',
    '|---|---|',
    '| 1 | 2 |',
    'Key: value',
    'a\tb\tc',
    '5%',
    'مرحبا بالعالم',
    '今日は晴れ、明日は雨です。',
    '   indented',
    '<div>',
    '&amp; &lt;b&gt;',
    '![x](y.png)',
    '[a](b)',
    '***',
    '「引用」',
  ),
)
const anyText = fc
  .array(line, { minLength: 1, maxLength: 40 })
  .map((lines) => clean(lines.join('\n')))
  .filter((text) => text.trim() !== '')

describe('any text', () => {
  test('gives a valid deck within the range whose every line stands in the text', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(...slideRanges),
        fc.boolean(),
        (text, slideRange, appending) => {
          const { slides } = composeText(text, { slideRange, appending })
          const { minimum, maximum } = slideRangeBounds(slideRange)
          expect(slides.length).toBeGreaterThanOrEqual(minimum)
          expect(slides.length).toBeLessThanOrEqual(maximum)
          for (const slide of slides) expect(slideSchema.safeParse(slide).error).toBeUndefined()
          expect(untraceable(slides, text)).toEqual([])
        },
      ),
      { numRuns: howMany(25, 400) },
    )
  })

  const large = {
    'one line of 20,000 characters': 'x'.repeat(20_000),
    'thousands of bullets': Array.from({ length: 8000 }, (_, at) => `- point ${at} of many`).join(
      '\n',
    ),
    '400,000 characters of prose':
      'The quick brown fox jumps over the lazy dog and runs away. '.repeat(6770),
    '400,000 Thai characters': 'ตลาดน้ำแห่งนี้มีร้านค้าและสร้างขยะพลาสติก '.repeat(9500),
    '400,000 characters without a space': '数据结构是在计算机中组织和存储数据'.repeat(23_000),
    'brackets without end': '['.repeat(40_000),
    'quotes in quotes': `${'> '.repeat(3000)}deep`,
    'lists in lists': Array.from(
      { length: 400 },
      (_, at) => `${'  '.repeat(at)}- level ${at}`,
    ).join('\n'),
  }
  for (const [name, text] of Object.entries(large)) {
    test(`${name} give a deck`, () => {
      const { slides } = composeText(text, { slideRange: '6-10' })
      expect(slides.length).toBeGreaterThanOrEqual(6)
      expect(slides.length).toBeLessThanOrEqual(10)
    })
  }

  test('a line without a break is cut with an ellipsis and stands whole in the notes', () => {
    const text = 'x'.repeat(20_000)
    const [slide] = composeText(text, { slideRange: '1' }).slides
    expect(slide?.notes).toBe(text)
  })
})
