import { describe, expect, it } from 'vitest'
import { chartBlockSchema } from '../../../../src/deck/blocks/chart/schema.ts'
import { shortenChart } from '../../../../src/deck/blocks/chart/shorten-chart.ts'
import { chart } from '../../../support/decks.ts'

describe('a chart that loses categories', () => {
  it('loses what is printed for them too', () => {
    const block = {
      ...chart('bar', ['Ulm', 'Jena', 'Kiel'], {}),
      series: [
        { name: 'Costs', values: [1, 2, 3], labels: ['1 m', '', '3 m'], decimals: [0, 1, null] },
      ],
    }
    const short = shortenChart(block, (one) => one.categories.length <= 2)?.block
    expect(short?.series[0]).toMatchObject({ labels: ['1 m', ''], decimals: [0, 1] })
    expect(chartBlockSchema.safeParse(short).success).toBe(true)
  })
})
