import { describe, expect, test } from 'vitest'
import {
  dayInWords,
  momentInWords,
  shortDay,
  shortMonth,
} from '../../../../src/interfaces/web/views/dates.ts'

// A Sunday.
const now = new Date('2026-11-22T14:30:00Z')

describe('a moment in words', () => {
  test.each([
    ['2026-11-22T14:30:20Z', 'now'],
    ['2026-11-22T14:29:30Z', 'now'],
    ['2026-11-22T14:28:50Z', 'a minute ago'],
    ['2026-11-22T14:18:00Z', '12 minutes ago'],
    ['2026-11-22T13:31:00Z', '59 minutes ago'],
    ['2026-11-22T13:30:00Z', '13:30'],
    ['2026-11-22T00:00:00Z', '00:00'],
    ['2026-11-21T18:02:00Z', 'Yesterday, 18:02'],
    ['2026-11-16T09:00:00Z', 'Monday'],
    ['2026-11-15T23:59:00Z', '15 November'],
    ['2026-09-03T09:00:00Z', '3 September'],
    ['2025-05-28T09:00:00Z', '28 May 2025'],
  ])('%s is “%s”', (moment, words) => {
    expect(momentInWords(new Date(moment), now)).toBe(words)
  })

  test('counts minutes over midnight', () => {
    const early = new Date('2026-11-22T00:10:00Z')
    expect(momentInWords(new Date('2026-11-21T23:50:00Z'), early)).toBe('20 minutes ago')
  })
})

describe('a day in words', () => {
  test.each([
    ['2026-11-23T00:00:00Z', 'today'],
    ['2026-11-22T00:00:00Z', 'today'],
    ['2026-11-21T23:59:00Z', 'yesterday'],
    ['2026-11-16T00:00:00Z', 'on Monday'],
    ['2026-11-15T23:59:00Z', 'on 15 November'],
    ['2025-12-31T23:59:00Z', 'on 31 December 2025'],
  ])('%s is “%s”', (moment, words) => {
    expect(dayInWords(new Date(moment), now)).toBe(words)
  })
})

test('the axis of a chart has short days and months, in UTC', () => {
  expect(shortDay(new Date('2026-10-24T23:30:00Z'))).toBe('24 Oct')
  expect(shortMonth(new Date('2026-10-01T00:00:00Z'))).toBe('Oct 2026')
})
