import { describe, expect, it } from 'vitest'
import { exportPptx } from '../../../../src/export/pptx/export-pptx.ts'
import { imageXml } from '../../../../src/export/pptx/nodes/image.ts'
import type { Scene } from '../../../../src/scene/scene.ts'
import { packageProblems } from '../../../support/pptx-checks.ts'
import { imageNode, jpegImage, pngImage } from '../../../support/scene-images.ts'
import { box, page, scene } from '../../../support/scenes.ts'
import { partOf, unpack } from '../../../support/unpack.ts'
import { typography } from '../context.ts'

const pptx = (deck: Scene) => exportPptx(deck, typography)

describe('imageXml', () => {
  it('is a picture with what it shows as its alternative text', () => {
    const xml = imageXml(imageNode({ description: 'A "hub"' }), 7, 'rId2')
    expect(xml).toContain('<p:cNvPr id="7" name="Picture" descr="A &quot;hub&quot;"/>')
    expect(xml).toContain('<a:blip r:embed="rId2"/><a:stretch>')
    expect(xml).toContain('<a:prstGeom prst="rect">')
  })

  it('is marked as decorative when there is nothing to say', () => {
    expect(imageXml(imageNode({ description: ' ' }), 7, 'rId2')).toContain('decorative')
  })

  it('cuts away what is outside the crop, in thousandths of a percent', () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 0.8 }
    expect(imageXml(imageNode({ crop }), 7, 'rId2')).toContain(
      '<a:srcRect l="25000" t="0" r="25000" b="20000"/>',
    )
  })

  it('has round corners as a geometry, at most half of the shorter side', () => {
    const node = imageNode({ box: box(0, 0, 200, 100), radius: 10 })
    expect(imageXml(node, 7, 'rId2')).toContain('<a:gd name="adj" fmla="val 10000"/>')
    expect(imageXml({ ...node, radius: 80 }, 7, 'rId2')).toContain('fmla="val 50000"')
  })
})

describe('the pictures of a file', () => {
  const deck = scene([
    page([imageNode(), imageNode({ name: 'again' })], { slideId: 'one' }),
    page([imageNode(), imageNode({ name: 'photo', image: jpegImage() })], { slideId: 'two' }),
  ])

  it('are stored once each, with their types', async () => {
    const file = await pptx(deck)
    const media = [...(await unpack(file)).keys()].filter((name) => name.startsWith('ppt/media/'))
    expect(media).toEqual(['ppt/media/image1.png', 'ppt/media/image2.jpeg'])
    const types = await partOf(file, '[Content_Types].xml')
    expect(types).toContain('<Default Extension="png" ContentType="image/png"/>')
    expect(types).toContain('<Default Extension="jpeg" ContentType="image/jpeg"/>')
  })

  it('leave nothing for PowerPoint to repair', async () => {
    expect(await packageProblems(await pptx(deck))).toEqual([])
  })

  it('are told apart by their ids', async () => {
    const two = [imageNode({ image: pngImage('a') }), imageNode({ image: pngImage('b') })]
    const names = [...(await unpack(await pptx(scene([page(two)])))).keys()]
    expect(names.filter((name) => name.startsWith('ppt/media/'))).toHaveLength(2)
  })
})
