import { describe, expect, it } from 'vitest'
import { gridDecimals, valueAxis } from '../../../src/design/charts/value-axis.ts'

describe('the axis', () => {
  const plot = { y: 100, height: 200 }

  it.each([1, 5e-324])('leaves the headroom over its highest value, %d', (highest) => {
    expect(valueAxis([highest], plot, 20).y(highest)).toBeCloseTo(120)
  })

  it('leaves it at both ends of values on both sides of zero', () => {
    const { y } = valueAxis([30, -10], plot, 20)
    expect([y(30), y(0), y(-10)].map(Math.round)).toEqual([120, 240, 280])
  })

  it('starts near values that lie close together', () => {
    const { y } = valueAxis([101, 103], plot, 20, false)
    expect([y(103), y(101)].map(Math.round)).toEqual([120, 284])
  })
})

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
