import { describe, expect, it } from 'vitest'
import { editDistance } from '../../src/text/edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['slide', 'slide', 0],
    ['slide', 'slid', 1],
    ['slide', 'sldie', 1],
    ['slide', 'slope', 2],
    ['naïve', 'naive', 1],
  ])('between %s and %s is %i', (first, second, distance) => {
    expect([editDistance(first, second), editDistance(second, first)]).toEqual([distance, distance])
  })

  it('stops beyond its limit', () => {
    expect(editDistance('presentation', 'slide', 2)).toBe(3)
    expect(editDistance('slide', 'chart', 1)).toBe(2)
  })
})
