import { beforeAll, describe, expect, it } from 'vitest'
import { fitText, type Room } from '../../src/design/text-fitting.ts'
import { simpleLight } from '../../src/design/themes/simple-light/simple-light.ts'
import { resized } from '../../src/design/themes/type-step.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { linesOf } from '../support/pages.ts'
import { emptySheet } from '../support/sheets.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const linesFor = (text: string, room: Partial<Room>, language: string, size = 20) => {
  const step = resized(simpleLight.type.head, size)
  const sheet = emptySheet(typography, { language })
  const whole = { width: 200, height: 400, ...room }
  const set = fitText(sheet, text, [step], whole, { color: '#000000' })
  return set && linesOf(set)
}

describe('fitText', () => {
  it('does not end a Japanese line inside a word', () => {
    expect(linesFor('エラトステネスのふるい', { width: 180, balanced: true }, 'ja')).toEqual([
      'エラトステネスの',
      'ふるい',
    ])
  })

  it('keeps a figure with the Japanese counter behind it', () => {
    const lines = linesFor('set/get/update/clear bits, 2つの乗算', { width: 265 }, 'ja')
    expect(lines?.some((line) => /2$/.test(line))).toBe(false)
  })

  it('does not part a count from what it counts when a wider balance keeps them together', () => {
    const text = 'SDK v1 merchants (6) can not be moved without their release'
    for (const width of [190, 205, 220, 240]) {
      const lines = linesFor(text, { width, balanced: true }, 'en', 16)
      expect(lines?.some((line) => /^\(6\)/.test(line))).toBe(false)
    }
  })

  it('does not break a compound at its hyphen when another width keeps it whole', () => {
    const room = { width: 290, balanced: true }
    expect(linesFor('Learn how to design large-scale systems', room, 'en')).toEqual([
      'Learn how to design',
      'large-scale systems',
    ])
  })

  it('sets a sentence smaller sooner than break a date in it', () => {
    const sheet = emptySheet(typography, { language: 'en' })
    const steps = [24, 18].map((size) => resized(simpleLight.type.body, size))
    const room = { width: 200, height: 400 }
    const hire = 'from 1 May 2026 to 30 September 2026'
    const set = fitText(sheet, hire, steps, room, { color: '#000000' })
    expect(set?.step.size).toBe(18)
    expect(set && linesOf(set).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'from 1 May 2026',
      'to 30 September 2026',
    ])
  })

  it('breaks at a hyphen where no width avoids it', () => {
    expect(linesFor('Donaudampfschifffahrts-Gesellschaft', { width: 260 }, 'de')).toHaveLength(2)
  })
})
