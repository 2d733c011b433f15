import { describe, expect, it } from 'vitest'
import {
  boxContains,
  boxesOverlap,
  inches,
  pageHeight,
  pageWidth,
} from '../../src/scene/geometry.ts'
import { box, wholePage } from '../support/scenes.ts'

describe('inches', () => {
  it('are 72 points', () => {
    expect(inches(13.333333)).toBeCloseTo(pageWidth, 3)
    expect(inches(7.5)).toBe(pageHeight)
  })
})

describe('boxesOverlap', () => {
  it('is true where boxes share an area', () => {
    expect(boxesOverlap(box(0, 0, 100, 50), box(90, 40, 100, 50))).toBe(true)
    expect(boxesOverlap(box(0, 0, 100, 50), box(10, 10, 5, 5))).toBe(true)
  })

  it('is false where they touch or lie apart in one direction', () => {
    expect(boxesOverlap(box(0, 0, 100, 50), box(100, 0, 100, 50))).toBe(false)
    expect(boxesOverlap(box(0, 0, 100, 50), box(0, 60, 100, 50))).toBe(false)
    expect(boxesOverlap(box(0, 0, 100, 50), box(200, 10, 100, 50))).toBe(false)
  })

  it('forgives as much as its tolerance', () => {
    expect(boxesOverlap(box(0, 0, 100, 50), box(99.6, 0, 100, 50))).toBe(false)
    expect(boxesOverlap(box(0, 0, 100, 50), box(99.6, 0, 100, 50), 0.1)).toBe(true)
  })
})

describe('boxContains', () => {
  it('is true for a box inside, on the edge and within the tolerance', () => {
    expect(boxContains(wholePage, box(10, 10, 20, 20))).toBe(true)
    expect(boxContains(wholePage, wholePage)).toBe(true)
    expect(boxContains(wholePage, box(-0.4, 0, 960, 540.4))).toBe(true)
  })

  it('is false for a box that sticks out on any side', () => {
    const outside = [box(-1, 0, 9, 9), box(0, -1, 9, 9), box(952, 0, 9, 9), box(0, 532, 9, 9)]
    for (const one of outside) expect(boxContains(wholePage, one), JSON.stringify(one)).toBe(false)
  })
})
