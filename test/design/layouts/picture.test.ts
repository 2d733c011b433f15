import { describe, expect, it } from 'vitest'
import { centreCrop, nearlyWhole } from '../../../src/design/layouts/picture.ts'

describe('centreCrop', () => {
  it('takes the middle', () => {
    expect(centreCrop(2, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
    expect(centreCrop(1, 2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 })
    expect(centreCrop(1.5, 1.5)).toBeUndefined()
  })
})

describe('nearlyWhole', () => {
  it('fills a room of about the picture’s proportions', () => {
    expect(nearlyWhole(1.78, { width: 600, height: 320 })).toEqual({ width: 600, height: 320 })
  })

  it('leaves room at the sides rather than a tenth of the picture', () => {
    const { width, height } = nearlyWhole(1.8, { width: 1000, height: 300 })
    expect(height).toBe(300)
    expect(width).toBeCloseTo(600)
  })

  it('leaves room above and below rather than a tenth of the picture', () => {
    const { width, height } = nearlyWhole(1.8, { width: 300, height: 1000 })
    expect(width).toBe(300)
    expect(height).toBeCloseTo(300 / 1.62)
  })
})
