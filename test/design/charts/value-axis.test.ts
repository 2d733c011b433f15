import { describe, expect, it } from 'vitest'
import { gridDecimals } from '../../../src/design/charts/value-axis.ts'

describe('the values of grid lines', () => {
  it('have one number of digits, the fewest that write all of them', () => {
    expect(gridDecimals([3.6, 3.8, 4, 4.2], 2)).toBe(1)
    expect(gridDecimals([0, 20, 40], 2)).toBe(0)
    expect(gridDecimals([0, 0.25, 0.5], 3)).toBe(2)
  })

  it('have no more than they may', () => {
    expect(gridDecimals([0, 1 / 3], 2)).toBe(2)
  })
})
