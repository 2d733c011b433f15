import { describe, expect, test } from 'vitest'
import { spreadBest } from '../../../../src/author/composer/planning/spread-best.ts'

const equal = (length: number) => Array.from({ length }, () => 1)

describe('the best of a row', () => {
  test('are those of the highest values, in their order', () => {
    expect(spreadBest([3, 9, 1, 7, 5], 3)).toEqual([1, 3, 4])
  })

  test('are all where there are no more', () => {
    expect(spreadBest([1, 2], 4)).toEqual([0, 1])
    expect(spreadBest([1, 2], 0)).toEqual([])
  })

  test('come from across the row where they are equal', () => {
    expect(spreadBest(equal(9), 3)).toEqual([0, 4, 8])
    expect(spreadBest([1, 1, 1, 5, 1, 1], 2)).toEqual([0, 3])
  })

  test('are from each stretch of a row that is many times as long', () => {
    expect(spreadBest(equal(100), 3)).toEqual([0, 49, 99])
    const heavyAtTheEnd = equal(99).map((value, index) => (index < 66 ? value : index))
    const chosen = spreadBest(heavyAtTheEnd, 3)
    expect(chosen.map((index) => Math.floor(index / 33))).toEqual([0, 1, 2])
    expect(chosen.at(-1)).toBe(98)
  })
})
