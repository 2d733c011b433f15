import { describe, expect, it } from 'vitest'
import { inventedValues } from '../../../../src/author/model/checks/chart-values.ts'
import type { ChartSlide } from '../../../../src/author/model/written-slide.ts'

function chart(...values: number[]): ChartSlide {
  return {
    title: '',
    caption: '',
    notes: '',
    chart_type: 'bar',
    unit: '',
    category_title: '',
    categories: values.map(String),
    series: [{ name: '', values }],
    highlighted_category: '',
    facts: [1],
  }
}

describe('values of a chart', () => {
  it.each<[string, string, number[]]>([
    ['as they are printed', 'It was 61 percent, then 24.5 percent.', [61, 24.5]],
    ['with trailing zeros', 'A coffee costs €3.90 and a tea €2.50.', [3.9, 2.5]],
    ['in groups', '18,400 in spring, 1.250.000 in summer, 1 312 in autumn', [18400, 1250000, 1312]],
    ['with a comma that divides', '4,7 Mio. € bringen 9,6 Mio. €', [4.7, 9.6]],
    ['of other scripts', 'पहले ४२, अब ५८', [42, 58]],
    ['below zero', 'From −3.5 to 12.5 degrees', [-3.5, 12.5]],
    ['behind a year', 'In 2025 420 people came, in 2026 610.', [420, 610]],
    ['in a row', 'North 120 130 140', [120, 130, 140]],
    ['in one of their scales', '인건비 1억 8,600만 원, 예비비 2,200만 원', [18600, 2200]],
    ['of which few are said as words', 'Two of the vendors, later 15 and 19', [2, 15, 19]],
  ])('are known %s', (_how, fact, values) => {
    expect(inventedValues(chart(...values), [fact])).toEqual([])
  })

  it.each<[string, string, number[], number[]]>([
    ['made up', 'It was 61 percent.', [61, 24], [24]],
    ['of another size', 'The project costs 1.16 million.', [116, 1.16], [116]],
    ['all of them small', 'Sales grew in spring and summer.', [1, 2, 3], [1, 2, 3]],
  ])('are found that are %s', (_how, fact, values, found) => {
    expect(inventedValues(chart(...values), [fact])).toEqual(found)
  })
})
