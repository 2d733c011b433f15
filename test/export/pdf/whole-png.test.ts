import { expect, it } from 'vitest'
import { exportPdf } from '../../../src/export/pdf/export-pdf.ts'
import { isWholePng } from '../../../src/export/pdf/whole-png.ts'
import { exportPng } from '../../../src/export/png/export-png.ts'
import type { SceneImage } from '../../../src/scene/node.ts'
import { imageNode, jpegImage, pngImage } from '../../support/scene-images.ts'
import { page, scene } from '../../support/scenes.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()
const { data } = pngImage()

/** The picture with other bytes. */
const withBytes = (bytes: Uint8Array, mediaType: SceneImage['mediaType'] = 'image/png') => ({
  ...pngImage('damaged'),
  mediaType,
  data: bytes,
})

const changed = (offset: number, value: number) => {
  const copy = new Uint8Array(data)
  copy[offset] = value
  return copy
}

/** Cut off; the width, the colour type and the compressed rows damaged; empty. */
const damaged = [
  data.subarray(0, 20),
  data.subarray(0, data.length - 30),
  changed(19, 200),
  changed(25, 7),
  changed(45, 0x55),
  new Uint8Array(0),
]

it('knows a whole file', () => {
  expect(isWholePng(data)).toBe(true)
})

it.each([...damaged.keys()])('knows a damaged file: %i', (index) => {
  expect(isWholePng(damaged[index] as Uint8Array)).toBe(false)
})

it('leaves damaged pictures out of a page that is otherwise whole', async () => {
  const nodes = [
    ...damaged.map((bytes, index) => imageNode({ image: { ...withBytes(bytes), id: `${index}` } })),
    imageNode({ image: withBytes(jpegImage().data.subarray(0, 40), 'image/jpeg') }),
    imageNode(),
  ]
  const pdf = await exportPdf(scene([page(nodes)]), typography)
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Subtype \/Image/g)?.length,
  ).toBeGreaterThan(1)
  await expect(exportPng(page(nodes), typography, { width: 320 })).resolves.toBeInstanceOf(
    Uint8Array,
  )
})
