import { describe, expect, test } from 'vitest'
import type { CreditBar } from '../../../../src/accounts/credit-history.ts'
import { creditChart } from '../../../../src/interfaces/web/views/credit-chart.ts'

/** Days in a row from 24 October, with what was used on each. */
function days(...uses: Partial<CreditBar>[]): CreditBar[] {
  return uses.map((use, index) => ({
    start: new Date(Date.UTC(2026, 9, 24 + index)),
    slides: 0,
    pictures: 0,
    notes: 0,
    tokens: 0,
    ...use,
  }))
}

describe('the chart of credits', () => {
  test('stacks slides, pictures, notes and tokens, from the bottom', () => {
    const [bar] = creditChart(
      days({ slides: 60, pictures: 30, notes: 10, tokens: 5 }),
      '30-days',
    ).bars
    expect(bar?.parts.map(({ kind }) => kind)).toEqual(['slides', 'pictures', 'notes', 'tokens'])
    const tops = bar?.parts.map(({ y }) => y) ?? []
    expect(tops).toEqual([...tops].sort((one, other) => other - one))
  })

  test('draws what was used in proportion, and stays within its height', () => {
    const { bars, height } = creditChart(days({ slides: 200 }, { slides: 100 }), '30-days')
    const [most, half] = bars.map(({ parts }) => parts[0]?.height ?? 0)
    expect((half ?? 0) / (most ?? 1)).toBeCloseTo(0.5, 1)
    for (const { parts } of bars)
      for (const part of parts) {
        expect(part.y).toBeGreaterThanOrEqual(0)
        expect(part.y + part.height).toBeLessThanOrEqual(height)
      }
  })

  test('shows a day without use as one', () => {
    const [bar] = creditChart(days({}), '30-days').bars
    expect(bar).toMatchObject({ label: '24 Oct · 0 credits', parts: [{ kind: 'none', height: 2 }] })
  })

  test('sets the bars beside each other over its whole width', () => {
    const { bars, width } = creditChart(days({}, {}, {}), '30-days')
    const ends = bars.map((bar) => bar.x + bar.width)
    expect(bars[1]?.x).toBeGreaterThan(ends[0] ?? width)
    expect(bars[2]?.x).toBeGreaterThan(ends[1] ?? width)
    expect(ends[2]).toBeLessThanOrEqual(width)
  })

  test('names the first day, the last and three between', () => {
    const { ticks } = creditChart(days(...Array(30).fill({})), '30-days')
    expect(ticks).toEqual(['24 Oct', '31 Oct', '8 Nov', '15 Nov', '22 Nov'])
    expect(creditChart(days({}), '30-days').ticks).toEqual(['24 Oct'])
  })

  test('says months of a year', () => {
    const bars = days({ start: new Date('2026-10-01T00:00:00Z'), slides: 9_240 })
    const chart = creditChart(bars, '12-months')
    expect(chart.label).toBe('Credits used in 12 months: 9,240 in all')
    expect(chart.bars[0]?.label).toBe('Oct 2026 · 9,240 credits')
  })

  test('says the same as a table', () => {
    const { rows } = creditChart(days({ slides: 1_000, notes: 2 }), '30-days')
    expect(rows).toEqual([
      { label: '24 Oct', slides: '1,000', pictures: '0', notes: '2', tokens: '0' },
    ])
  })
})
