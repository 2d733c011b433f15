import { describe, expect, it } from 'vitest'
import { arrowOutline, arrowRoom, arrowWidth } from '../../../src/design/devices/arrow.ts'

const start = { x: 10, y: 100 }

describe('arrowOutline', () => {
  it('points up from the baseline and down to it', () => {
    const up = arrowOutline('up', start, 10)
    const down = arrowOutline('down', start, 10)
    expect(up.filter((point) => point.y === 100).length).toBe(2)
    expect(Math.min(...up.map((point) => point.y))).toBeLessThan(100)
    expect(down.filter((point) => point.y === 100)).toEqual([{ x: 15, y: 100 }])
  })

  it('points along the line for what stayed', () => {
    const tip = arrowOutline('flat', start, 10).reduce((a, b) => (b.x > a.x ? b : a))
    expect(tip.y).toBeCloseTo(100 - 4.2)
  })

  it('keeps a little space behind itself', () => {
    expect(arrowWidth(14)).toBe(10.5)
    expect(arrowRoom(14)).toBeGreaterThan(arrowWidth(14) + 3)
  })
})
