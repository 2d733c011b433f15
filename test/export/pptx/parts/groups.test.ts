import { expect, it } from 'vitest'
import { exportPptx } from '../../../../src/export/pptx/export-pptx.ts'
import { groupNodes } from '../../../../src/export/pptx/parts/groups.ts'
import type { SceneNode } from '../../../../src/scene/node.ts'
import { box, page, scene, shapeNode, textNode } from '../../../support/scenes.ts'
import { partOf } from '../../../support/unpack.ts'
import { typography } from '../context.ts'

const shape = (name: string, x = 0, y = 0) => shapeNode({ name, box: box(x, y, 50, 50) })
const text = (name: string, x = 0) => textNode('Text', { name, box: box(x, 0, 50, 50) })
const grouped = (...nodes: SceneNode[]) =>
  groupNodes(nodes).map(({ name, members }) => `${name}: ${members.map((one) => one.name)}`)

it('takes the shapes and the number of one thing together, and leaves its texts alone', () => {
  const card = [shape('card-1'), shape('card-1-tile'), text('card-1-number'), text('card-1-head')]
  expect(grouped(...card)).toEqual([
    'card-1: card-1,card-1-tile,card-1-number',
    'card-1-head: card-1-head',
  ])
})

it('takes ornaments of one word together', () => {
  expect(grouped(shape('star-1'), shape('star-2-ray'), shape('moon'))).toEqual([
    'star: star-1,star-2-ray',
    'moon: moon',
  ])
})

it('puts nothing under what it lies on', () => {
  const between = shape('photo-frame', 100, 0)
  expect(grouped(shape('star-1'), between, shape('star-2', 200, 0))[0]).toBe('star: star-1,star-2')
  expect(grouped(shape('star-1'), between, shape('star-2', 120, 0))).toHaveLength(3)
})

it('names groups in plain words, and keeps shapes where they are', async () => {
  const nodes = [shape('card-1', 100, 80), shape('card-1-tile', 120, 200), text('card-1-head', 500)]
  const xml = await partOf(
    await exportPptx(scene([page(nodes)]), typography),
    'ppt/slides/slide1.xml',
  )
  expect(xml).toMatch(/<p:grpSp><p:nvGrpSpPr><p:cNvPr id="\d+" name="Card 1">/)
  const place = (x: number, y: number) => `x="${x * 12700}" y="${y * 12700}"`
  const size = `cx="${70 * 12700}" cy="${170 * 12700}"`
  expect(xml).toContain(
    `<a:off ${place(100, 80)}/><a:ext ${size}/><a:chOff ${place(100, 80)}/><a:chExt ${size}/>`,
  )
})
