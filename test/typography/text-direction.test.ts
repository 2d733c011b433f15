import { describe, expect, it } from 'vitest'
import {
  embeddingLevels,
  paragraphDirection,
  visualOrder,
} from '../../src/typography/text-direction.ts'

describe('paragraphDirection', () => {
  it.each([
    ['Revenue', 'en', 'ltr'],
    ['שלום world', 'en', 'rtl'],
    ['Hello עולם', 'he', 'ltr'],
    ['«42» نمت', 'en', 'rtl'],
    ['42', 'en', 'ltr'],
    ['42', 'ar', 'rtl'],
    ['', 'fa-IR', 'rtl'],
    ['', 'he', 'rtl'],
    ['', 'arn', 'ltr'],
    // What is isolated does not decide.
    ['\u2067שלום\u2069 world', 'en', 'ltr'],
    ['\u200F42', 'en', 'rtl'],
  ] as const)('%j in %s begins %s', (text, language, direction) => {
    expect(paragraphDirection(text, language)).toBe(direction)
  })
})

describe('embeddingLevels', () => {
  it('is zero for text without anything that reorders', () => {
    expect([...embeddingLevels('abc 日本', 'ltr')]).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('raises right-to-left letters, and figures within them once more', () => {
    expect([...embeddingLevels('a אב 12', 'ltr')]).toEqual([0, 0, 1, 1, 1, 2, 2])
    expect([...embeddingLevels('אב a', 'rtl')]).toEqual([1, 1, 1, 2])
  })
})

describe('visualOrder', () => {
  const order = (levels: number[]) =>
    visualOrder(levels.map((level, index) => ({ level, index }))).map(({ index }) => index)

  it('reverses from the highest level down (UAX 9, L2)', () => {
    expect(order([0, 0, 0])).toEqual([0, 1, 2])
    expect(order([1, 1, 1])).toEqual([2, 1, 0])
    expect(order([0, 1, 2, 2, 1, 0])).toEqual([0, 4, 2, 3, 1, 5])
    expect(order([])).toEqual([])
  })

  it('orders a line of very many parts', () => {
    const levels = Array.from({ length: 300_000 }, () => 1)
    expect(order(levels)[0]).toBe(299_999)
  })
})
