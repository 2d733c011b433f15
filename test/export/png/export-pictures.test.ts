import JSZip from 'jszip'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exportPictures } from '../../../src/export/png/export-pictures.ts'
import { page, scene, shapeNode } from '../../support/scenes.ts'
import { testTypography } from '../../support/typography.ts'

test('a deck as pictures is a zip file with one PNG of each slide, in order', async () => {
  const pages = Array.from({ length: 11 }, () => page([shapeNode()]))
  const zip = await JSZip.loadAsync(
    await exportPictures(scene(pages), await testTypography(), { width: 192 }),
  )
  expect(Object.keys(zip.files)).toEqual(
    pages.map((_, index) => `slide-${String(index + 1).padStart(2, '0')}.png`),
  )
  const last = await zip.file('slide-11.png')?.async('nodebuffer')
  expect(await sharp(last).metadata()).toMatchObject({ format: 'png', width: 192, height: 108 })
})
