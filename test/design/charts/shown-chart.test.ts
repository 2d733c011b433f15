import { describe, expect, it } from 'vitest'
import { shownChart } from '../../../src/design/charts/shown-chart.ts'
import { chart } from '../../support/decks.ts'

const hours = {
  ...chart('bar', ['Ada', 'Ben'], { 'Hours worked': [1820, 1640] }),
  unit: { prefix: '', suffix: ' h' },
  language: 'en',
}

describe('the unit of a chart', () => {
  it('is said once over the values when it is a word', () => {
    const { printed, heading } = shownChart(hours)
    expect(printed).toEqual([['1,820', '1,640']])
    expect(heading).toBe('Hours worked, h')
  })

  it('is not said by a longer word of the slide that has its letters', () => {
    expect(shownChart(hours, ['What each of us worked']).heading).toBe('Hours worked, h')
  })

  it('is left to a slide that says it', () => {
    expect(shownChart(hours, ['Time in h']).heading).toBe('Hours worked')
  })

  it('stands in brackets where it is a sign that nothing stands before', () => {
    const headingWith = (suffix: string) => {
      const years = chart('bar', ['Ore', 'Coal'], { 2025: [4, 5], 2026: [6, 7] })
      return shownChart({ ...years, unit: { prefix: '', suffix }, language: 'en' }).heading
    }
    expect(headingWith(' t')).toBe('(t)')
    expect(headingWith(' hotels')).toBe('hotels')
  })

  it('stays at the end of series where the slide has only its letters', () => {
    const names = { '2025, t': [4, 5], '2026, t': [6, 7] }
    const tons = { ...chart('bar', ['Ore', 'Coal'], names), language: 'en' }
    const series = (said: string[]) => shownChart(tons, said).series.map(({ name }) => name)
    expect(series(['What we shipped'])).toEqual(['2025, t', '2026, t'])
    expect(series(['Shipped, t'])).toEqual(['2025', '2026'])
  })

  it('is said where the slide says it of a number only', () => {
    expect(shownChart(hours, ['Ada works 1,820 h']).heading).toBe('Hours worked, h')
  })

  it('is not said again where every value has it', () => {
    const profit = {
      ...chart('bar', ['2025', '2026'], {}),
      series: [{ name: 'Profit', values: [2.6, 3.1], labels: ['2.6 crore', '3.1 crore'] }],
      valueTitle: 'crore',
      language: 'en',
    }
    expect(shownChart(profit).heading).toBe('')
  })

  it('stands before its number where the language has it so', () => {
    const share = { ...chart('bar', ['A'], { Share: [55] }), unit: { prefix: '', suffix: '%' } }
    expect(shownChart({ ...share, language: 'tr' }).printed).toEqual([['%55']])
  })
})
