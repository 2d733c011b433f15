import { expect, it } from 'vitest'
import { archPath, roundedPath } from '../../../src/design/devices/rounded-path.ts'

const box = { x: 10, y: 20, width: 40, height: 100 }

it('rounds the whole top of an arch', () => {
  const path = archPath(box)
  expect(path.filter(({ type }) => type === 'C').length).toBe(2)
  const top = path[1]
  expect(top?.type === 'C' && [top.x, top.y].map(Math.round)).toEqual([30, 20])
  expect(path.slice(-3)).toEqual([
    { type: 'L', x: 50, y: 120 },
    { type: 'L', x: 10, y: 120 },
    { type: 'Z' },
  ])
})

it('leaves a corner without a radius square', () => {
  const path = roundedPath(box, [0, 8, 0, 8])
  expect(path[0]).toEqual({ type: 'M', x: 10, y: 20 })
  expect(path[1]).toEqual({ type: 'L', x: expect.closeTo(42), y: expect.closeTo(20) })
  expect(path.filter(({ type }) => type === 'C').length).toBe(2)
})
