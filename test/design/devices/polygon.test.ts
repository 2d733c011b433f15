import { describe, expect, it } from 'vitest'
import { clipPolygon, followPath, isInside } from '../../../src/design/devices/polygon.ts'

const slideArea = { x: 0, y: 0, width: 960, height: 540 }

const square = [
  { x: 10, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 20 },
  { x: 10, y: 20 },
]

/** By the shoelace formula. */
function areaOf(points: { x: number; y: number }[]): number {
  const twice = points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] as { x: number; y: number }
    return sum + point.x * next.y - next.x * point.y
  }, 0)
  return Math.abs(twice) / 2
}

describe('polygons', () => {
  it('leaves what lies inside as it is', () => {
    expect(clipPolygon(square, slideArea)).toEqual(square)
  })

  it('cuts off what lies outside', () => {
    const moved = square.map(({ x, y }) => ({ x: x - 15, y }))
    expect(areaOf(clipPolygon(moved, slideArea))).toBeCloseTo(50)
  })

  it('follows a slanted edge', () => {
    const triangle = [
      { x: 10, y: 10 },
      { x: 20, y: 10 },
      { x: 10, y: 20 },
    ]
    expect(areaOf(clipPolygon(square, triangle))).toBeCloseTo(50)
  })

  it('leaves nothing of what lies wholly outside', () => {
    const gone = square.map(({ x, y }) => ({ x: x + 2000, y }))
    expect(clipPolygon(gone, slideArea)).toEqual([])
  })

  it('counts the edge of an area as inside', () => {
    expect(isInside({ x: 0, y: 0 }, slideArea)).toBe(true)
    expect(isInside({ x: -1, y: 0 }, slideArea)).toBe(false)
  })

  it('follows curves to their ends', () => {
    const points = followPath([
      { type: 'M', x: 0, y: 0 },
      { type: 'C', x1: 0, y1: 8, x2: 8, y2: 8, x: 8, y: 0 },
      { type: 'Z' },
    ])
    expect(points.at(-1)).toEqual({ x: 8, y: 0 })
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(6)
  })
})
