import { expect, it } from 'vitest'
import { formatChartValue } from '../../../../src/deck/blocks/chart/format-value.ts'

it('prints no sign before what rounds to nothing', () => {
  const unit = { prefix: '€', suffix: '' }
  expect(formatChartValue(-0.2, { unit, decimals: 0 })).toBe('€0')
  expect(formatChartValue(-0.2, { unit, decimals: 1 })).toBe('−€0.2')
})
