import { describe, expect, it } from 'vitest'
import { splitDate } from '../../src/design/date-parts.ts'

describe('splitDate', () => {
  it.each([
    ['January 2026', 'January', '2026'],
    ['15 December 2026', '15 December', '2026'],
    ['July 15, 2026', 'July 15', '2026'],
    ['Q3 2026', 'Q3', '2026'],
    ['End of 2026', 'End', '2026'],
    ['1. Januar 2026', '1. Januar', '2026'],
    ['15 de julio de 2026', '15 de julio', '2026'],
    ['июль 2026 г.', 'июль', '2026 г.'],
    ['Tháng 7 năm 2026', 'Tháng 7', 'năm 2026'],
    ['2026. július', 'július', '2026'],
    ['2026年7月15日', '7月15日', '2026年'],
    ['令和8年7月', '7月', '令和8年'],
    ['2026년 7월', '7월', '2026년'],
    ['يوليو ٢٠٢٦', 'يوليو', '٢٠٢٦'],
    ['กรกฎาคม พ.ศ. 2569', 'กรกฎาคม', 'พ.ศ. 2569'],
    ['January–March 2026', 'January–March', '2026'],
  ])('divides %s', (date, main, detail) => {
    expect(splitDate(date)).toEqual({ main, detail })
  })

  it.each([
    '2026',
    'FY 2026',
    'since 2021',
    'Mid-2026',
    '2024–2026',
    'December 2025 – February 2026',
    '2026-07-15',
    '15.07.2026',
    '12/2026',
    'by 1 November',
    'July 2026 (planned)',
    '2026 (planned)',
    'Week 12',
    '',
  ])('keeps %s whole', (date) => {
    expect(splitDate(date)).toEqual({ main: date, detail: '' })
  })
})
