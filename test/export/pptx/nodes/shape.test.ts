import { expect, it } from 'vitest'
import { shapeXml } from '../../../../src/export/pptx/nodes/shape.ts'
import type { ShapeNode } from '../../../../src/scene/node.ts'
import { box, shapeNode } from '../../../support/scenes.ts'
import { contextOf } from '../context.ts'

const written = (options: Partial<Omit<ShapeNode, 'kind'>>) =>
  shapeXml(shapeNode(options), 2, contextOf())

it('places a rectangle in EMU', () => {
  expect(written({ box: box(43.2, 136.8, 100, 50) })).toContain(
    '<a:off x="548640" y="1737360"/><a:ext cx="1270000" cy="635000"/>',
  )
})

it('rounds corners by a share of the shorter side', () => {
  const xml = written({ box: box(0, 0, 200, 100), geometry: { type: 'rectangle', radius: 12 } })
  expect(xml).toContain('prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 12000"/>')
})

it('draws a line from corner to corner, flipped as it runs', () => {
  const xml = written({
    geometry: { type: 'line', from: { x: 100, y: 90 }, to: { x: 150, y: 40 } },
    stroke: { color: '#0E1733', width: 1 },
  })
  expect(xml).toMatch(/^<p:cxnSp>/)
  expect(xml).toContain('<a:xfrm flipV="1"><a:off x="1270000" y="508000"/>')
})

it('draws a path with its curves, relative to the box', () => {
  const xml = written({
    box: box(10, 10, 20, 20),
    geometry: {
      type: 'path',
      commands: [
        { type: 'M', x: 10, y: 10 },
        { type: 'L', x: 30, y: 10 },
        { type: 'C', x1: 30, y1: 20, x2: 20, y2: 30, x: 10, y: 30 },
        { type: 'Z' },
      ],
    },
  })
  expect(xml).toContain('<a:path w="254000" h="254000"><a:moveTo><a:pt x="0" y="0"/></a:moveTo>')
  expect(xml).toContain(
    '<a:cubicBezTo><a:pt x="254000" y="127000"/><a:pt x="127000" y="254000"/><a:pt x="0" y="254000"/></a:cubicBezTo><a:close/>',
  )
})

it('marks ornament as decorative and describes what is not', () => {
  expect(written({ decorative: true })).toContain('<adec:decorative')
  expect(written({ decorative: true })).not.toContain('descr=')
  expect(written({ decorative: false, name: 'step-1' })).toContain('descr="step 1"')
})
