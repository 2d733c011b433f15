import { beforeAll, describe, expect, it } from 'vitest'
import { fitDisplayTitle } from '../../src/design/display-title.ts'
import { simpleLight } from '../../src/design/themes/simple-light/simple-light.ts'
import { ladder } from '../../src/design/themes/type-step.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { linesOf } from '../support/pages.ts'
import { emptySheet } from '../support/sheets.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const steps = ladder(simpleLight.type.cover, [54, 44, 40, 36, 28, 20])

const linesFor = (text: string, width: number, language = 'en') => {
  const room = { width, height: 200 }
  const sheet = emptySheet(typography, { language })
  const set = fitDisplayTitle(sheet, text, steps, room, { color: '#000000' })
  return set && linesOf(set)
}

describe('fitDisplayTitle', () => {
  it('breaks between two clauses', () => {
    expect(linesFor('Ahead of plan, with two risks open', 577)).toEqual([
      'Ahead of plan,',
      'with two risks open',
    ])
    expect(linesFor("Regular expressions: describe it, don't list it", 440)).toEqual([
      'Regular expressions:',
      'describe it,',
      "don't list it",
    ])
  })

  it('holds no words in what it writes', () => {
    const sheet = emptySheet(typography, { language: 'en' })
    const title = 'Ahead of plan, with two risks open'
    const set = fitDisplayTitle(sheet, title, steps, { width: 577, height: 200 }, { color: '#000' })
    const segments = set?.layout.paragraphs.flatMap((one) => one.segments) ?? []
    expect(segments.map(({ text }) => text).join('')).toBe(title)
  })

  it('keeps a few words in brackets on one line', () => {
    const title = 'How to get the community oven going (read before you book!!)'
    expect(linesFor(title, 640)?.at(-1)).toContain('(read before you book!!)')
  })

  it('balances a title of one clause', () => {
    expect(linesFor('Q3 2026 business review', 415)).toEqual(['Q3 2026', 'business review'])
  })

  it.each([
    ['The Corner Shed: borrow tools like books', 'The Corner Shed:'],
    ['Replies by 6 February', 'Replies'],
    ['Harbour-festival planning', 'Harbour-festival'],
    ['Пилот «Тихий двор»: что показали полгода', 'Пилот «Тихий двор»:'],
  ])('keeps a name, a date and quoted words whole: %s', (text, first) => {
    expect(linesFor(text, 415)?.[0]).toBe(first)
  })

  it('leaves clauses that do not fit a line to balance', () => {
    const lines = linesFor('Build, or buy the customs module that everybody asks for', 415)
    expect(lines?.length).toBeGreaterThan(2)
  })

  it('breaks Japanese before brackets rather than inside them', () => {
    const text = 'コンテンツデリバリーネットワーク(Content delivery network)'
    expect(linesFor(text, 900, 'ja')).toEqual([
      'コンテンツデリバリーネットワーク',
      '(Content delivery network)',
    ])
  })

  it('breaks Japanese where a space divides it, and not inside a word', () => {
    expect(linesFor('2026年第3四半期 業績レビュー', 415, 'ja')).toEqual([
      '2026年第3四半期',
      '業績レビュー',
    ])
  })

  it('gives up a title that fits no step', () => {
    expect(linesFor('word '.repeat(400), 415)).toBeUndefined()
  })
})
