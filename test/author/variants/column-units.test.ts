import { describe, expect, it } from 'vitest'
import { askedChart } from '../../../src/author/variants/asked-chart.ts'
import { convertVariant } from '../../../src/author/variants/convert-variant.ts'
import {
  columnsCompared,
  comparisonOf,
} from '../../../src/author/variants/tables-and-comparisons.ts'
import type { TableBlock, TableColumn } from '../../../src/deck/blocks/table/schema.ts'
import { shownChart } from '../../../src/design/charts/shown-chart.ts'
import { slide, table } from '../../support/decks.ts'

const sites = (...columns: Partial<TableColumn>[]): TableBlock => {
  const heads = ['Site', ...columns.map(({ name = '' }) => name)]
  const cells = ['Ulm', 'Jena', 'Kiel'].map((site, row) => [
    site,
    ...columns.map((_, index) => String(12 + 2 * row + index)),
  ])
  const made = table(heads, cells)
  return {
    ...made,
    columns: made.columns.map((column, index) => ({ ...column, ...columns[index - 1] })),
  }
}

const chartOf = (block: TableBlock) => {
  const forms = askedChart(block, undefined, 'en', 'chart')
  const [made] = 'reason' in forms ? [] : (forms[0]?.blocks ?? [])
  if (made?.kind !== 'chart') throw new Error('no chart')
  return made
}

describe('the unit of a column', () => {
  const costs = sites({ name: 'Costs', unit: '€ thousand' })

  it('is that of a chart made of the table', () => {
    const chart = shownChart({ ...chartOf(costs), language: 'en' })
    expect(chart.heading).toBe('Costs, € thousand')
  })

  it('stands at the side and at the row of a comparison', () => {
    expect(columnsCompared(costs, [])).toMatchObject({ sides: [{ text: 'Costs (€ thousand)' }] })
    expect(comparisonOf(costs)).toMatchObject({ rows: [{ label: 'Costs (€ thousand)' }] })
  })

  it('is not left over for the notes', () => {
    const one = slide('table', 'Costs of sites', [costs])
    const made = convertVariant(one, one.variants[0] as never, 'chart', { language: 'en' })
    expect(made).toMatchObject([{ notes: [] }])
  })

  it.each([
    ['thousands of euros', 'tonnes of goods a year'],
    ['€ thousand', 'tonnes of goods a year'],
    ['€ thousand', undefined],
  ])('“%s” is not drawn on one axis with “%s”', (unit, other) => {
    const block = sites({ name: '2025', unit }, { name: '2026', ...(other && { unit: other }) })
    expect(chartOf(block).series).toHaveLength(1)
  })
})
