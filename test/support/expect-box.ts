import { expect } from 'vitest'
import type { SceneNode } from '../../src/scene/node.ts'
import { boxInInches } from './pages.ts'

/**
 * Checks a node against a box of the specification, x, y, width and height in inches: position and height to a tenth of
 * an inch; a balanced text may be narrower than its column.
 */
export function expectBox(
  node: SceneNode,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const box = boxInInches(node)
  for (const [index, value] of [x, y, undefined, height].entries())
    if (value !== undefined)
      expect(Math.abs((box[index] ?? 0) - value), `${node.name} at ${box}`).toBeLessThan(0.1)
  expect(box[2], node.name).toBeLessThanOrEqual(width + 0.1)
}

/** Checks all four sides of a node against a box of the specification in inches, to a tenth of an inch. */
export function expectExactBox(
  node: SceneNode,
  wanted: readonly [number, number, number, number],
): void {
  const box = boxInInches(node)
  for (const [index, value] of wanted.entries())
    expect(Math.abs((box[index] ?? 0) - value), `${node.name} at ${box}`).toBeLessThan(0.1)
}
