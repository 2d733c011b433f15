import { expect, it } from 'vitest'
import { exportPng } from '../../../src/export/png/export-png.ts'
import { pageToSvg } from '../../../src/export/svg/page-to-svg.ts'
import { realTextPainter, UsedFaces } from '../../../src/export/svg/real-text.ts'
import type { SceneNode } from '../../../src/scene/node.ts'
import { decodePng } from '../../support/pdf-checks.ts'
import { imageNode, jpegImage, pngImage } from '../../support/scene-images.ts'
import { box, page } from '../../support/scenes.ts'
import { testTypography } from '../../support/typography.ts'
import { xmlProblem } from '../../support/xml-well-formed.ts'

const typography = await testTypography()

const svgOf = (nodes: SceneNode[]) =>
  pageToSvg(page(nodes), { textPainter: realTextPainter(new UsedFaces()), idPrefix: 's1-' })

it('carries a picture in itself, once, however often it is shown', () => {
  const svg = svgOf([imageNode(), imageNode({ box: box(0, 0, 32, 16) })])
  expect(svg.match(/href="data:image\/png;base64,[A-Za-z0-9+/]+=*"/g)).toHaveLength(1)
  expect(svg.match(/<use /g)).toHaveLength(2)
  expect(xmlProblem(svg)).toBeUndefined()
})

it('cuts a picture to its box only where something is cut', () => {
  expect(svgOf([imageNode()])).not.toContain('clipPath')
  expect(svgOf([imageNode({ radius: 12 })])).toContain(
    '<rect x="320" y="190" width="320" height="160" rx="12"/></clipPath>',
  )
})

it.each([
  ['PNG', pngImage()],
  ['JPEG', jpegImage()],
])('is drawn in pictures of the page, cropped: %s', async (_, image) => {
  const node = imageNode({
    image,
    box: box(320, 190, 160, 160),
    crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
    radius: 40,
  })
  const { pixels, width } = await decodePng(
    await exportPng(page([node]), typography, { width: 960 }),
  )
  const colorAt = (x: number, y: number) => [
    ...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ]
  expect(colorAt(400, 270)[2]).toBeGreaterThan(240)
  expect(colorAt(340, 270)[0]).toBeLessThan(60)
  expect(colorAt(322, 192)).toEqual([255, 255, 255])
  expect(colorAt(310, 270)).toEqual([255, 255, 255])
})
