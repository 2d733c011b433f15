import { expect, it } from 'vitest'
import { emphasisOf } from '../../../../src/deck/blocks/chart/emphasis.ts'
import { chart } from '../../../support/decks.ts'

it('is what the chart names', () => {
  const years = chart('bar', ['2024', '2025'], { Hotels: [6, 41] }, { highlightedCategory: 0 })
  expect(emphasisOf(years)).toEqual({ highlightedCategory: 0 })
})

it.each([
  [['2024年3月期', '2025年3月期', '2026年3月期']],
  [['2025', '2026 (from September)', '2027']],
  [['Q3 2025', 'Q4 2025', 'Q1 2026']],
])('is the newest of %j', (categories) => {
  const values = categories.map((_, index) => index)
  expect(emphasisOf(chart('bar', categories, { Columns: values }))).toEqual({
    highlightedCategory: 2,
  })
})

it('is the last of series that are named by their years', () => {
  const both = chart('bar', ['Depot', 'Museum'], { 2024: [96, 40], 2025: [97, 142] })
  expect(emphasisOf(both)).toEqual({ highlightedSeries: 1 })
})

it('is nothing among things that are not points in time', () => {
  const parts = { Minutes: [3, 62] }
  expect(emphasisOf(chart('bar', ['Noticing', 'Repairing'], parts))).toEqual({})
  expect(emphasisOf(chart('doughnut', ['2024', '2025'], parts))).toEqual({})
  expect(emphasisOf(chart('bar', ['2026', '2025'], parts))).toEqual({})
})
