import { expect, it } from 'vitest'
import { exportPdf } from '../../../src/export/pdf/export-pdf.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import { renderedPage, structureText } from '../../support/pdf-checks.ts'
import { describeWith } from '../../support/programs.ts'
import { box, page, scene, textNode } from '../../support/scenes.ts'
import { setText } from '../../support/set-text.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()

function text(words: string, options: Partial<TextNode>) {
  return textNode(setText(typography, words), { box: box(100, 100, 300, 40), ...options })
}

const agenda = scene([
  page([text('Our results', { link: { slideId: 'two' } })], { slideId: 'one' }),
  page([], { slideId: 'two', title: 'Results' }),
])

it('leads to the slide’s page from the whole box', async () => {
  const pdf = Buffer.from(await exportPdf(agenda, typography)).toString('latin1')
  expect(pdf).toContain('/Subtype /Link')
  expect(pdf).toContain('/Contents (Results)')
  // From the bottom of the page, which is 540 pt high.
  expect(pdf).toContain('/Rect [100 400 400 440]')
  expect(pdf).toContain('/D (slide-2)')
})

it('leads nowhere when the deck has no such slide', async () => {
  const alone = scene(agenda.pages.slice(0, 1))
  const pdf = Buffer.from(await exportPdf(alone, typography)).toString('latin1')
  expect(pdf).not.toContain('/Link')
})

describeWith(['pdftotext', 'pdftoppm'], 'as poppler reads it', () => {
  it('is a link in the structure, with its words', async () => {
    const tree = structureText(await exportPdf(agenda, typography))
    expect(tree).toMatch(/P \(block\)\s+Link \(inline\)\s+"Our results"\s+Object \d+/)
  })

  it('draws a turned text along its box', async () => {
    const upright = text('IIIIIIIIIIIIIIII', { box: box(400, 260, 160, 20) })
    const pdf = await exportPdf(scene([page([{ ...upright, rotation: 90 }])]), typography)
    const { pixels, width, height } = renderedPage(pdf, 1, 960)
    const inked: { x: number; y: number }[] = []
    for (let at = 0; at < width * height; at += 1)
      if ((pixels[at * 3] as number) < 128) inked.push({ x: at % width, y: Math.floor(at / width) })
    expect(inked.length).toBeGreaterThan(50)
    // The centre of the box is at 480, 270; the box itself then 20 wide and 160 high.
    for (const { x, y } of inked) {
      expect(Math.abs(x - 480)).toBeLessThanOrEqual(11)
      expect(Math.abs(y - 270)).toBeLessThanOrEqual(81)
    }
  })
})
