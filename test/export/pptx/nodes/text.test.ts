import { describe, expect, it } from 'vitest'
import { exportPptx } from '../../../../src/export/pptx/export-pptx.ts'
import { textXml } from '../../../../src/export/pptx/nodes/text.ts'
import { packageProblems } from '../../../support/pptx-checks.ts'
import { page, scene, textNode, titleNode } from '../../../support/scenes.ts'
import { partOf } from '../../../support/unpack.ts'
import { contextOf, typography } from '../context.ts'

describe('textXml', () => {
  it('turns a box clockwise about its centre', () => {
    const turned = (rotation: number) => textXml(textNode('A', { rotation }), 2, contextOf())
    expect(turned(90)).toContain('<a:xfrm rot="5400000">')
    expect(turned(-30)).toContain('<a:xfrm rot="19800000">')
    expect(turned(360)).toContain('<a:xfrm>')
  })
})

describe('a text that leads to a slide', () => {
  const deck = scene([
    page([textNode('Results', { link: { slideId: 'two' } })], { slideId: 'one' }),
    page([titleNode('Results')], { slideId: 'two' }),
  ])

  it('is a link of its shape, so that its words keep their look', async () => {
    const file = await exportPptx(deck, typography)
    const id = /Id="(rId\d+)" Type="[^"]*\/slide" Target="slide2.xml"/.exec(
      await partOf(file, 'ppt/slides/_rels/slide1.xml.rels'),
    )?.[1]
    expect(await partOf(file, 'ppt/slides/slide1.xml')).toContain(
      `<a:hlinkClick r:id="${id}" action="ppaction://hlinksldjump"/></p:cNvPr>`,
    )
    expect(await packageProblems(file)).toEqual([])
  })

  it('is only a text when the deck has no such slide', async () => {
    const file = await exportPptx(scene([deck.pages[0] as never]), typography)
    expect(await partOf(file, 'ppt/slides/slide1.xml')).not.toContain('hlinkClick')
  })
})
