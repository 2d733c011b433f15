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

it.each([
  ['It has paid for itself before the end of 2027', { highlightedCategory: 1 }],
  ['Most is spent in 2026', { highlightedCategory: 0 }],
  ['1,900 columns pay for it', { highlightedCategory: 1 }],
  ['From 2027 to 2028 it doubles', { highlightedCategory: 2 }],
])('is what the title "%s" names, and the newest where it names several', (title, emphasis) => {
  const years = chart('bar', ['2026 from September', '2027', '2028'], {
    Columns: [300, 1900, 3100],
  })
  expect(emphasisOf(years, title)).toEqual(emphasis)
})

it('is the series that the title names', () => {
  const both = chart('bar', ['100', '1,000'], { 'Version 1': [4, 41], 'Version 2': [1, 3] })
  expect(emphasisOf(both, 'Version 2 is faster')).toEqual({ highlightedSeries: 1 })
})
