import { expect, it } from 'vitest'
import { sharedShapes } from '../../../../src/export/pptx/parts/shared-shapes.ts'
import { box, shapeNode, textNode } from '../../../support/scenes.ts'

const rule = shapeNode({ name: 'rule', box: box(0, 0, 100, 1) })
const frame = shapeNode({ name: 'frame', box: box(200, 0, 100, 100) })
const names = (...lists: Parameters<typeof sharedShapes>[0]) =>
  sharedShapes(lists, () => true).map(({ name }) => name)

it('shares what every list has', () => {
  expect(names([rule, frame], [frame])).toEqual(['frame'])
})

it('shares nothing that lies over what a list keeps', () => {
  const under = textNode('Under', { box: box(0, 0, 50, 50) })
  expect(names([rule, frame], [under, rule, frame])).toEqual(['frame'])
})

it('shares nothing that lies over what another list keeps it from sharing', () => {
  const ground = shapeNode({ name: 'ground', box: box(0, 0, 400, 200) })
  const under = textNode('Under', { box: box(0, 150, 50, 20) })
  expect(names([ground, frame], [under, ground, frame])).toEqual([])
})

it('shares in one order', () => {
  expect(names([rule, frame], [frame, rule])).toHaveLength(1)
})
