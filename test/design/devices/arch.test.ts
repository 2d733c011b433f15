import { expect, it } from 'vitest'
import { archPath } from '../../../src/design/devices/arch.ts'

it('rounds the whole top of a box', () => {
  const path = archPath({ x: 10, y: 20, width: 40, height: 100 })
  expect(path[0]).toEqual({ type: 'M', x: 10, y: 120 })
  const curves = path.filter((command) => command.type === 'C')
  expect(curves.length).toBe(2)
  const top = curves[0]
  expect(top?.type === 'C' && [top.x, top.y].map(Math.round)).toEqual([30, 20])
  expect(path.at(-2)).toEqual({ type: 'L', x: 50, y: 120 })
})
