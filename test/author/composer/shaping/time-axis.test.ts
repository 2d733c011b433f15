import { expect, test } from 'vitest'
import { isTimePoint, monthsOf } from '../../../../src/author/composer/shaping/time-axis.ts'

test.each([
  [
    'months',
    [
      'mei',
      'okt.',
      'يناير',
      '2024年1月',
      'Jan 2025',
      'Tháng 1',
      'Tháng 10',
      'Tháng 12 2024',
      'Tháng 12/2024',
    ],
  ],
  [
    'quarters',
    [
      'Q1',
      '1. Quartal',
      '1er trimestre',
      '3 квартал',
      'trim. 2 2025',
      '2. n.év',
      'ربع السنة 3',
      'רבע׳ 1',
    ],
  ],
  [
    'weeks',
    ['Week 12', 'KW 3', 'semaine 5', 'неделя 6', 'सप्ताह 2', '第3週', '3주차', '2024-W12', 'שב׳ 3'],
  ],
  ['years', ['2024', 'FY 2023/24', '2024年']],
])('%s are points in time in any language', (_kind, points) => {
  expect(points.filter((point) => !isTimePoint(point))).toEqual([])
})

test.each([
  '2 weeks',
  '4 quarters',
  'Version 2',
  'v. 12',
  'Station 3',
  'Region',
])('%s is none', (name) => {
  expect(isTimePoint(name)).toBe(false)
})

test('a day with its time of day is a day of its month', () => {
  expect(monthsOf(['2024-09-02 07:14', '2024-10-02T07:14:00Z'])).toEqual(['2024-09', '2024-10'])
})
