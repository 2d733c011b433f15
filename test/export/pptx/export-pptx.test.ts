import { describe, expect, it } from 'vitest'
import { exportPptx } from '../../../src/export/pptx/export-pptx.ts'
import type { Scene } from '../../../src/scene/scene.ts'
import { packageProblems } from '../../support/pptx-checks.ts'
import {
  chartNode,
  darkTheme,
  doughnutNode,
  furniture,
  page,
  scene,
  shapeNode,
  tableNode,
  textNode,
  titleNode,
} from '../../support/scenes.ts'
import { partOf, unpack } from '../../support/unpack.ts'
import { typography } from './context.ts'

const pptx = (deck: Scene) => exportPptx(deck, typography)

const deck = scene([
  page([titleNode('Review'), textNode('Q3', { name: 'subtitle', placeholder: 'subtitle' })], {
    layout: 'title',
    title: 'Review',
    background: { kind: 'solid', color: '#1B46D9' },
  }),
  page([titleNode('Growth'), chartNode(), doughnutNode({ name: 'ring' }), ...furniture(2)], {
    layout: 'chart',
    title: 'Growth',
    notes: 'Say hello.\nThen the numbers.',
  }),
  page([titleNode('Regions'), tableNode([['Region'], ['Europe']]), ...furniture(3)], {
    layout: 'table',
    title: 'Regions',
  }),
])

describe('the package', () => {
  it('has nothing that PowerPoint would repair', async () => {
    expect(await packageProblems(await pptx(deck))).toEqual([])
  })

  it('is the same bytes for the same scene, whatever was exported before', async () => {
    const first = await pptx(deck)
    await pptx(scene([page([chartNode()])]))
    expect(Buffer.from(await pptx(structuredClone(deck))).equals(Buffer.from(first))).toBe(true)
  })

  it('is stored by name, with the content types first', async () => {
    const names = [...(await unpack(await pptx(deck))).keys()]
    expect(names).toEqual([...names].sort())
    expect(names[0]).toBe('[Content_Types].xml')
  })

  it('says title, language and when the deck was made', async () => {
    const deck = scene([], { title: 'A & B', language: 'de' })
    const created = new Date('2026-11-23T08:15:30.250Z')
    const core = await partOf(await exportPptx(deck, typography, { created }), 'docProps/core.xml')
    expect(core).toContain('<dc:title>A &amp; B</dc:title>')
    expect(core).toContain('<dc:language>de</dc:language>')
    expect(core).toContain('>2026-11-23T08:15:30Z</dcterms:created>')
  })

  it('says no date where none is known', async () => {
    expect(await partOf(await pptx(deck), 'docProps/core.xml')).not.toContain('dcterms:W3CDTF')
  })

  it('has fifty slides when the scene has fifty pages', async () => {
    const pages = Array.from({ length: 50 }, (_, index) =>
      page([titleNode(`Slide ${index + 1}`), chartNode(), ...furniture(index + 1)]),
    )
    const file = await pptx(scene(pages))
    expect(await packageProblems(file)).toEqual([])
    const names = [...(await unpack(file)).keys()]
    expect(names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(50)
  })
})

describe('layouts and theme', () => {
  it('names layouts for ours and gives them the placeholders of their pages', async () => {
    const parts = await unpack(await pptx(deck))
    const layout = parts.get('ppt/slideLayouts/slideLayout2.xml')
    expect(layout).toContain('<p:cSld name="Title">')
    expect(layout).toContain('<p:ph type="title"/>')
    expect(layout).toContain('<p:ph type="subTitle" idx="13"/>')
    expect(parts.get('ppt/slideMasters/slideMaster1.xml')).toContain('<p:ph type="body" idx="1"/>')
  })

  it('capitalises the names of layouts, and names those without one', async () => {
    const parts = await unpack(
      await pptx(scene([page([], { layout: 'big-number' }), page([], { layout: ' ' })])),
    )
    expect(parts.get('ppt/slideLayouts/slideLayout2.xml')).toContain('name="Big number"')
    expect(parts.get('ppt/slideLayouts/slideLayout3.xml')).toContain('name="Slide"')
  })

  it('keeps a background in the layout when its pages share it', async () => {
    const parts = await unpack(await pptx(deck))
    expect(parts.get('ppt/slideLayouts/slideLayout2.xml')).toContain('<p:bg>')
    expect(parts.get('ppt/slides/slide1.xml')).not.toContain('<p:bg>')
  })

  it('gives a page a background of its own when it differs from its layout', async () => {
    const red = { kind: 'solid', color: '#B02A2E' } as const
    const file = await pptx(scene([page([]), page([], { background: red })]))
    expect(await partOf(file, 'ppt/slides/slide2.xml')).toContain('<p:bg><p:bgPr><a:solidFill>')
  })

  it('has the theme’s colours and fonts', async () => {
    const theme = await partOf(await pptx({ ...deck, theme: darkTheme }), 'ppt/theme/theme1.xml')
    expect(theme).toContain('name="Night"')
    expect(theme).toContain('<a:dk1><a:srgbClr val="0B1026"/></a:dk1>')
    expect(theme).toContain('<a:accent5><a:srgbClr val="E87045"/></a:accent5>')
    expect(theme).toContain('<a:majorFont><a:latin typeface="Source Serif 4 SemiBold"/>')
    expect(theme).toContain('<a:minorFont><a:latin typeface="Inter"/>')
  })

  it('gives the notes master a theme of its own', async () => {
    const file = await pptx(deck)
    expect(await partOf(file, 'ppt/notesMasters/_rels/notesMaster1.xml.rels')).toContain(
      'theme2.xml',
    )
  })
})

describe('slides', () => {
  it('name what is on them in words', async () => {
    const named = scene([page([titleNode('Review'), textNode('Fuel', { name: 'card-1-head' })])])
    expect(await partOf(await pptx(named), 'ppt/slides/slide1.xml')).toContain('name="Card 1 head"')
  })

  it('have a title placeholder and a slide number that counts', async () => {
    const slide = await partOf(await pptx(deck), 'ppt/slides/slide2.xml')
    expect(slide).toContain('<p:ph type="title"/>')
    expect(slide).toMatch(/type="slidenum">.*?<a:t>2<\/a:t>/)
  })

  it('have each its charts, numbered over the deck', async () => {
    const parts = await unpack(await pptx(deck))
    expect(parts.get('ppt/slides/_rels/slide2.xml.rels')).toContain('../charts/chart2.xml')
    expect([...parts.keys()].filter((name) => name.endsWith('.xlsx'))).toHaveLength(2)
  })

  it('have notes only where there are some, a paragraph a line', async () => {
    const parts = await unpack(await pptx(deck))
    const notes = [...parts.keys()].filter((name) => /notesSlide\d+\.xml$/.test(name))
    expect(notes).toEqual(['ppt/notesSlides/notesSlide2.xml'])
    const xml = parts.get('ppt/notesSlides/notesSlide2.xml') ?? ''
    expect(xml.match(/<a:p><a:r>/g)).toHaveLength(2)
  })

  it('have no empty text boxes', async () => {
    const file = await pptx(scene([page([titleNode(''), textNode('  ')])]))
    expect(await partOf(file, 'ppt/slides/slide1.xml')).not.toContain('<p:sp>')
  })
})

describe('hostile content', () => {
  const hostile = [
    'a\u0000b\u0007c\uFFFF',
    'half \uD83D and \uDE00 pair',
    ']]> <script>alert("x")</script> & \' "',
    'x'.repeat(10_000),
    '_x000D_ \u2028 \u2029 \r\n tabs\t',
    '\u202Ereversed\u202C \u200B',
  ]

  it.each(hostile)('leaves the file whole: %#', async (text) => {
    const nodes = [
      titleNode(text),
      textNode(text, { name: text, placeholder: 'body' }),
      tableNode([[text], [text]], { name: text, description: text }),
      shapeNode({ name: text, decorative: false }),
      chartNode({
        name: text,
        description: text,
        categories: [text],
        numberFormat: text.slice(0, 50),
      }),
    ]
    const pages = [page(nodes, { layout: text, title: text, notes: text })]
    expect(await packageProblems(await pptx(scene(pages, { title: text })))).toEqual([])
  })
})
