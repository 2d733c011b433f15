import { beforeAll, describe, expect, it } from 'vitest'
import type { Mark } from '../../../src/deck/marks/mark.ts'
import type { Slide } from '../../../src/deck/slide.ts'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { exportPdf } from '../../../src/export/pdf/export-pdf.ts'
import { exportPptx } from '../../../src/export/pptx/export-pptx.ts'
import { glyphOutlinePainter } from '../../../src/export/svg/glyph-outlines.ts'
import { pageToSvg } from '../../../src/export/svg/page-to-svg.ts'
import { exportPage } from '../../../src/export/web/export-page.ts'
import { contrastRatio } from '../../../src/scene/paint.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { TextStyle } from '../../../src/scene/text.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { bulletsSlide, cards, deck, slide, table } from '../../support/decks.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'
import { partOf } from '../../support/unpack.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const said = 'Waiting fell from 22 minutes to 9, says npm test'

/** A slide with one point that is marked. */
function marked(...marks: Mark[]): Slide {
  const made = bulletsSlide('At the gate', [said])
  const [variant] = made.variants
  const [block] = variant?.blocks ?? []
  if (variant === undefined || block?.kind !== 'bullets') throw new Error('A list was expected.')
  const items = block.items.map((item) => ({ ...item, marks }))
  return { ...made, variants: [{ ...variant, blocks: [{ ...block, items }] }] }
}

const mark = (words: string, style: Omit<Mark, 'from' | 'to'>): Mark => {
  const from = said.indexOf(words)
  return { from, to: from + words.length, ...style }
}

const pageOf = (one: Slide, themeId?: string): Page => {
  const scene = buildScene(deck(themeId === undefined ? {} : { themeId }, one), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

/** The style in which words are set on a page; undefined where no stretch consists of just them. */
function styleOf(page: Page, words: string): TextStyle | undefined {
  for (const node of page.nodes) {
    if (node.kind !== 'text') continue
    for (const { segments } of node.layout.paragraphs)
      for (const { text, style } of segments) if (text.trim() === words) return style
  }
  return undefined
}

describe('marks on a slide', () => {
  it('set their words in a bolder, slanted or monospaced face, and leave the others', () => {
    const page = pageOf(
      marked(
        mark('Waiting', { bold: true }),
        mark('22 minutes', { italic: true }),
        mark('npm test', { code: true }),
      ),
    )
    expect(styleOf(page, 'Waiting')?.font.weight).toBeGreaterThanOrEqual(700)
    expect(styleOf(page, '22 minutes')?.font.italic).toBe(true)
    expect(styleOf(page, 'npm test')?.font.family).toBe('JetBrains Mono')
    expect(styleOf(page, 'fell from')?.font).toMatchObject({ weight: 400, italic: false })
  })

  it('are found in a text whose spaces and control characters were cleaned', () => {
    const made = slide('cards', 'Ships', [
      cards({ head: 'Quay', text: ' Twenty  ships\u0007 a day ' }, { head: 'Gate', text: 'Open' }),
    ])
    const [variant] = made.variants
    const [block] = variant?.blocks ?? []
    if (variant === undefined || block?.kind !== 'cards') throw new Error('Cards were expected.')
    const items = block.items.map((item, index) =>
      index === 0 ? { ...item, marks: [{ from: 9, to: 14, bold: true as const }] } : item,
    )
    const page = pageOf({ ...made, variants: [{ ...variant, blocks: [{ ...block, items }] }] })
    expect(styleOf(page, 'ships')?.font.weight).toBeGreaterThanOrEqual(700)
  })

  it.each(
    systemThemes.map(({ name, id }) => [name, id]),
  )('in a colour can be read on their ground in %s', (_, themeId) => {
    const colors: Mark[] = [
      mark('Waiting', { color: { hex: '#FFFF00' } }),
      mark('fell', { color: { hex: '#101010' } }),
      mark('22 minutes', { color: { role: 'accent' } }),
      mark('9', { color: { role: 'positive' } }),
    ]
    const page = pageOf(marked(...colors), themeId)
    for (const node of page.nodes) {
      if (node.kind !== 'text') continue
      for (const { segments } of node.layout.paragraphs)
        for (const { text, style } of segments)
          if (['Waiting', 'fell', '22 minutes', '9'].includes(text.trim()))
            expect(contrastRatio(style.color, node.ground), text).toBeGreaterThanOrEqual(
              style.size >= 24 ? 3 : 4.5,
            )
    }
    expect(styleOf(page, '22 minutes')?.color).toMatch(/^#[0-9A-F]{6}$/)
  })

  it('keep a colour that can be read as it was wished for', () => {
    const page = pageOf(marked(mark('Waiting', { color: { hex: '#b02a2d' } })))
    expect(styleOf(page, 'Waiting')?.color).toBe('#B02A2D')
  })

  it('in cells of a table are read on the ground of the cell', () => {
    const made = slide('table', 'Ships', [table(['What', '#2026'], [['Europe', '214']])])
    const [variant] = made.variants
    const [block] = variant?.blocks ?? []
    if (variant === undefined || block?.kind !== 'table') throw new Error('A table was expected.')
    const rows = block.rows.map((row) => ({
      ...row,
      cellMarks: [[{ from: 0, to: 6, strike: true as const, color: { hex: '#FFFFFF' } }]],
    }))
    const page = pageOf({ ...made, variants: [{ ...variant, blocks: [{ ...block, rows }] }] })
    const [node] = page.nodes.filter((one) => one.kind === 'table')
    const style = node?.rows.at(-1)?.cells[0]?.layout.paragraphs[0]?.segments[0]?.style
    expect(style).toMatchObject({ strike: true })
    // Its figures are of 24 points.
    expect(contrastRatio(style?.color ?? '', '#FFFFFF')).toBeGreaterThanOrEqual(3)
  })

  it('draw a line under words and through them, in every file', async () => {
    const one = marked(mark('Waiting', { underline: true }), mark('22 minutes', { strike: true }))
    const scene = buildScene(deck({}, one), typography)
    const [page] = scene.pages as [Page]
    const svg = pageToSvg(page, { textPainter: glyphOutlinePainter(typography), idPrefix: 'p' })
    const plain = pageToSvg(pageOf(marked()), {
      textPainter: glyphOutlinePainter(typography),
      idPrefix: 'p',
    })
    expect(svg.match(/<rect/g)?.length).toBe((plain.match(/<rect/g)?.length ?? 0) + 2)
    const xml = await partOf(await exportPptx(scene, typography), 'ppt/slides/slide1.xml')
    expect(xml).toMatch(/u="sng"[^>]*>(?:(?!<a:t>).)*<a:t>Waiting<\/a:t>/)
    expect(xml).toMatch(/strike="sngStrike"[^>]*>(?:(?!<a:t>).)*<a:t>22 minutes<\/a:t>/)
  })

  it('underline a link, in the accent, and open it from every file', async () => {
    const url = 'https://example.org/a?b=1&c=2'
    const linked = marked(
      mark('22 minutes', { link: { slideId: 'slide-2' } }),
      mark('npm test', { link: { url } }),
    )
    const scene = buildScene(deck({}, linked, bulletsSlide('Next', ['Open'])), typography)
    const [page] = scene.pages as [Page]
    expect(styleOf(page, 'npm test')).toMatchObject({ underline: true, color: '#1B46D9' })

    const file = await exportPptx(scene, typography)
    const relationships = await partOf(file, 'ppt/slides/_rels/slide1.xml.rels')
    const id =
      /Id="(rId\d+)"[^>]*Target="https:\/\/example.org\/a\?b=1&amp;c=2" TargetMode="External"/.exec(
        relationships,
      )?.[1]
    const xml = await partOf(file, 'ppt/slides/slide1.xml')
    expect(xml).toContain(`<a:hlinkClick r:id="${id}"/>`)
    expect(xml).toMatch(/<a:hlinkClick r:id="rId\d+" action="ppaction:\/\/hlinksldjump"\/>/)

    const { html } = await exportPage(scene, typography, { stylesheetUrl: '' })
    expect(html).toContain(
      '<a href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">',
    )

    const pdf = Buffer.from(await exportPdf(scene, typography)).toString('latin1')
    expect(pdf).toContain('/URI (https://example.org/a?b=1&c=2)')
  })
})
