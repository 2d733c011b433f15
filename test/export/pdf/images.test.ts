import { expect, it } from 'vitest'
import { exportPdf } from '../../../src/export/pdf/export-pdf.ts'
import type { SceneNode } from '../../../src/scene/node.ts'
import { renderedPage, structureText } from '../../support/pdf-checks.ts'
import { describeWith } from '../../support/programs.ts'
import { imageNode, jpegImage, pngImage } from '../../support/scene-images.ts'
import { box, page, scene } from '../../support/scenes.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()

const pdfOf = (...pages: SceneNode[][]) =>
  exportPdf(scene(pages.map((one) => page(one))), typography)

/** Red, green and blue of a page's point, at one pixel a point. */
function colorAt(pdf: Uint8Array, x: number, y: number): number[] {
  const { pixels, width } = renderedPage(pdf, 1, 960)
  const at = (Math.round(y) * width + Math.round(x)) * 3
  return [...pixels.subarray(at, at + 3)]
}

it('gives the same bytes for the same transparent pictures', async () => {
  const make = () =>
    pdfOf(['a', 'b', 'c', 'd'].map((id, index) => imageNode({ image: pngImage(id, index * 60) })))
  const first = await make()
  for (let again = 0; again < 5; again += 1) expect(Buffer.compare(first, await make())).toBe(0)
})

it('holds a picture once, however often it is shown', async () => {
  const pdf = await pdfOf([imageNode(), imageNode()], [imageNode()])
  const images = Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Subtype \/Image/g)
  // The picture and its transparency.
  expect(images).toHaveLength(2)
})

describeWith(['pdftotext', 'pdftoppm'], 'the page, as poppler reads it', () => {
  it('has a figure with what the picture shows, and none for ornament', async () => {
    const pdf = await pdfOf([imageNode(), imageNode({ description: '' })])
    expect(structureText(pdf).match(/Figure/g)).toHaveLength(1)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Alt (Red and blue)')
  })

  it.each([
    ['PNG', pngImage()],
    ['JPEG', jpegImage()],
  ])('shows a %s upright in its box', async (_, image) => {
    const pdf = await pdfOf([imageNode({ image })])
    expect(colorAt(pdf, 340, 200)[0]).toBeGreaterThan(240)
    expect(colorAt(pdf, 620, 340)[2]).toBeGreaterThan(240)
    expect(colorAt(pdf, 300, 200)).toEqual([255, 255, 255])
  })

  it('shows only the cropped part, within round corners', async () => {
    const node = imageNode({
      image: jpegImage(),
      box: box(320, 190, 160, 160),
      crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
      radius: 40,
    })
    const pdf = await pdfOf([node])
    expect(colorAt(pdf, 400, 270)[2]).toBeGreaterThan(240)
    expect(colorAt(pdf, 336, 270)[0]).toBeLessThan(60)
    expect(colorAt(pdf, 322, 192)).toEqual([255, 255, 255])
    expect(colorAt(pdf, 310, 270)).toEqual([255, 255, 255])
  })
})
