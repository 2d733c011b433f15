import { describe, expect, it } from 'vitest'
import { followPath } from '../../../src/design/devices/polygon.ts'
import { routePath } from '../../../src/design/devices/route.ts'

const corner = {
  through: [
    { x: 0, y: 100 },
    { x: 200, y: 100 },
    { x: 200, y: 300 },
  ],
  radius: 50,
}

describe('a route', () => {
  it('begins and ends where it is told to', () => {
    const commands = routePath(corner)
    expect(commands[0]).toEqual({ type: 'M', x: 0, y: 100 })
    expect(commands.at(-1)).toEqual({ type: 'L', x: 200, y: 300 })
  })

  it('rounds its corner: the curve begins a radius before it and ends a radius behind it', () => {
    const commands = routePath(corner)
    const [, entry, curve] = commands
    expect(entry).toMatchObject({ type: 'L' })
    expect(entry).toHaveProperty('x', expect.closeTo(150))
    expect(entry).toHaveProperty('y', expect.closeTo(100))
    expect(curve).toMatchObject({ type: 'C' })
    expect(curve).toHaveProperty('x', expect.closeTo(200))
    expect(curve).toHaveProperty('y', expect.closeTo(150))
  })

  it('keeps a band beside it at the same distance all along', () => {
    const middle = followPath(routePath(corner))
    const beside = followPath(routePath(corner, 20))
    middle.forEach((point, index) => {
      const other = beside[index] ?? { x: 0, y: 0 }
      expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeCloseTo(20, 1)
    })
  })

  it('turns to the left as well, by an eighth', () => {
    const commands = routePath({
      through: [
        { x: 0, y: 100 },
        { x: 100, y: 100 },
        { x: 180, y: 20 },
      ],
      radius: 30,
    })
    const curve = commands[2]
    expect(curve).toMatchObject({ type: 'C' })
    expect(curve).toHaveProperty(
      'x',
      expect.closeTo(100 + 30 * Math.tan(Math.PI / 8) * Math.SQRT1_2),
    )
  })

  it('turns sharply on the inside of a corner that is narrower than the band is far', () => {
    const points = followPath(routePath(corner, 80))
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    expect(points).toContainEqual({ x: expect.closeTo(150), y: expect.closeTo(150) })
  })
})
