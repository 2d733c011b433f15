import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { layoutSamples } from '../../../src/design/layout-samples.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { exportPptx } from '../../../src/export/pptx/export-pptx.ts'
import { chartWorkbook } from '../../../src/export/pptx/parts/chart-workbook.ts'
import type { SceneNode } from '../../../src/scene/node.ts'
import type { Scene } from '../../../src/scene/scene.ts'
import { embeddedFonts, readContainer } from '../../support/embedded-fonts.ts'
import { pdfFonts, pdfPageCount } from '../../support/pdf-checks.ts'
import { makeDeck } from '../../support/pipeline.ts'
import {
  convertAllWithLibreOffice,
  slideTitleCount,
  validatorErrors,
  wordsOutsideBoxes,
} from '../../support/pptx-checks.ts'
import { describeWith } from '../../support/programs.ts'
import { quarterlyReview } from '../../support/quarterly-review.ts'
import { imageNode, jpegImage } from '../../support/scene-images.ts'
import {
  bodyStyle,
  box,
  chartNode,
  darkTheme,
  doughnutNode,
  furniture,
  layout,
  page,
  paragraph,
  scene,
  shapeNode,
  tableNode,
  textNode,
  titleNode,
} from '../../support/scenes.ts'
import { typography } from './context.ts'

const directory = mkdtempSync(join(tmpdir(), 'slidewright-pptx-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function pdfWords(path: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('pdftotext', ['-layout', path, '-'])
  return stdout.split(/\s+/)
}

async function written(deck: Scene, name: string): Promise<string> {
  const path = join(directory, `${name}.pptx`)
  await writeFile(path, await exportPptx(deck, typography))
  return path
}

const bullet = { character: '•', style: bodyStyle, indent: 18 }
const stops = [
  { offset: 0, color: '#1B46D9' },
  { offset: 1, color: '#15389F' },
]
const curve = [
  { type: 'M', x: 100, y: 150 },
  { type: 'C', x1: 150, y1: 150, x2: 300, y2: 200, x: 300, y: 250 },
  { type: 'L', x: 100, y: 250 },
  { type: 'Z' },
] as const
const labelled = doughnutNode().series.map((one) => ({ ...one, labelStyle: bodyStyle }))

/** One page for each kind of node, chart and geometry. */
const kinds: Record<string, SceneNode[]> = {
  bullets: [
    textNode(
      layout(
        paragraph('Point', { bullet }),
        paragraph('Detail', { bullet, marginStart: 18, spaceBefore: 6 }),
        paragraph('Second', { bullet: { ...bullet, character: '2.' } }),
      ),
      { name: 'body', placeholder: 'body' },
    ),
  ],
  scripts: [textNode(layout('四半期 Hello', 'مرحبا 2026', 'สวัสดี', '안녕하세요', 'שלום'))],
  shapes: [
    shapeNode({ fill: { kind: 'linear', angle: 30, stops } }),
    shapeNode({ geometry: { type: 'rectangle', radius: 8 }, decorative: false }),
    shapeNode({
      geometry: { type: 'ellipse' },
      fill: { kind: 'solid', color: '#123456', opacity: 0.5 },
    }),
    shapeNode({ geometry: { type: 'path', commands: [...curve] } }),
    shapeNode({
      geometry: { type: 'line', from: { x: 300, y: 150 }, to: { x: 100, y: 150 } },
      fill: undefined,
      stroke: { color: '#0E1733', width: 0.75, dash: [3, 2], cap: 'round', opacity: 0.8 },
    }),
  ],
  table: [
    tableNode([
      ['Region', ''],
      ['Europe', '21.4'],
      ['Asia', '6.3'],
    ]),
  ],
  pictures: [
    imageNode(),
    imageNode({ image: jpegImage(), crop: { x: 0.2, y: 0, width: 0.5, height: 1 }, radius: 20 }),
    imageNode({ description: '' }),
  ],
  links: [
    textNode('To the shapes', { link: { slideId: 'shapes' } }),
    textNode('Turned', { rotation: -90, box: box(400, 300, 100, 20) }),
  ],
  bars: [chartNode()],
  barsWithoutAnything: [
    chartNode({
      axis: undefined,
      baseline: undefined,
      categoryStyle: undefined,
      series: [{ name: '', values: [1, null, -3], color: '#1B46D9', pointColors: ['#0E1733'] }],
      categories: ['a', 'b', 'c'],
    }),
  ],
  stackedBars: [
    chartNode({
      chartType: 'stacked',
      series: chartNode().series.map((one) => ({
        ...one,
        labelPosition: 'center',
        outline: { color: '#FFFFFF', width: 2 },
      })),
    }),
  ],
  lyingBars: [chartNode({ horizontal: true })],
  unequalBars: [
    chartNode({
      horizontal: true,
      series: chartNode().series.map((one, index) => ({ ...one, thickness: index ? 11 : 30 })),
    }),
  ],
  outlinedBars: [
    chartNode({
      series: chartNode().series.map((one, index) => ({
        ...one,
        hollow: index === 0,
        outline: { color: '#0E1733', width: 1, dash: [6, 4] },
        pointOutlines: [undefined, { color: '#B02A2D', width: 1.5 }],
        pointLabelColors: ['#B02A2D'],
      })),
    }),
  ],
  area: [
    chartNode({
      chartType: 'area',
      series: chartNode().series.map((one) => ({ ...one, areaFill: '#D5DBE8' })),
    }),
  ],
  line: [
    chartNode({
      chartType: 'line',
      series: chartNode().series.map((one) => ({
        ...one,
        marker: { size: 9, fill: one.color, stroke: { color: '#FFFFFF', width: 1 } },
        pointColors: ['#E87045'],
      })),
    }),
  ],
  ranges: [
    chartNode({
      chartType: 'line',
      series: chartNode().series.map((one) => ({
        ...one,
        lineHidden: true,
        labelPosition: 'right',
      })),
      highLowLines: { color: '#D5DBE8', width: 3 },
      dropLines: { color: '#D5DBE8', width: 1, dash: [1, 3] },
    }),
  ],
  doughnut: [doughnutNode()],
  labelledDoughnut: [doughnutNode({ series: labelled, categoryStyle: bodyStyle })],
  pie: [doughnutNode({ holeSize: 0, series: labelled, categoryStyle: bodyStyle })],
}

const everything = scene(
  Object.entries(kinds).map(([name, nodes], index) =>
    page([titleNode(name), ...nodes, ...furniture(index + 1)], {
      layout: name,
      title: name,
      slideId: name,
      notes: name,
    }),
  ),
)

describe('the Open XML SDK finds no error', () => {
  it('in a deck of every kind of node', async () => {
    expect(validatorErrors(await written(everything, 'everything'))).toEqual([])
  }, 60_000)

  it('in a dark deck without notes, of another language', async () => {
    const pages = everything.pages.map((one) => ({ ...one, notes: undefined }))
    const dark = { ...everything, pages, theme: darkTheme, language: 'ja' }
    expect(validatorErrors(await written(dark, 'dark'))).toEqual([])
  }, 60_000)

  it.each(['Observatory', 'Draughtsman', 'Herbarium'])('in the layouts of %s', async (theme) => {
    const { scene: review, deck } = await makeDeck({ text: quarterlyReview, theme })
    const layouts = layoutSamples(deck, typography)
    const path = join(directory, `layouts-${theme}.pptx`)
    await writeFile(path, await exportPptx(review, typography, { layouts }))
    expect(validatorErrors(path)).toEqual([])
  }, 60_000)

  it('in the workbook of a chart', async () => {
    const path = join(directory, 'chart.xlsx')
    await writeFile(path, chartWorkbook(chartNode({ numberFormat: '"<$"0.0"M"' })))
    expect(validatorErrors(path)).toEqual([])
  }, 60_000)

  it('in a deck of hostile texts', async () => {
    const text = `a\u0000b \uD83D ]]> <&"' ${'x'.repeat(10_000)}`
    const nodes = [titleNode(text), tableNode([[text]]), chartNode({ categories: [text] })]
    const hostile = scene([page(nodes, { notes: text, layout: text.slice(0, 30), title: text })])
    expect(validatorErrors(await written({ ...hostile, title: text }, 'hostile'))).toEqual([])
  }, 60_000)
})

describeWith(['soffice', 'pdftotext'], 'LibreOffice', () => {
  const small = textNode('Far too many words for this', {
    box: box(100, 100, 200, 10),
    // What wraps in a placeholder is set smaller.
    wrap: false,
  })
  const narrow = scene([page([{ ...small, layout: layout('one', 'two', 'three', 'four') }])])

  it('opens the deck with as many pages and titles, and every word in its box, or tells of a box that is too small', async () => {
    const path = await written(everything, 'opened')
    const paths = [path, await written(narrow, 'narrow')]
    const [pdf = '', narrowPdf = ''] = convertAllWithLibreOffice(paths, 'pdf', directory)
    expect(pdfPageCount(pdf)).toBe(everything.pages.length)
    expect(await slideTitleCount(path)).toBe(everything.pages.length)
    expect(wordsOutsideBoxes(pdf, everything)).toEqual([])
    expect(wordsOutsideBoxes(narrowPdf, narrow)).not.toEqual([])
  }, 180_000)

  // This version of LibreOffice cannot read fonts from a PPTX (24.8 can). It can show that they are good fonts of the
  // names that the texts ask for: unpacked, and none of ours beside them, they are what it finds.
  it('finds the embedded fonts under the names that the texts ask for', async () => {
    const { scene: review } = await makeDeck({ text: quarterlyReview, theme: 'Gazette' })
    const path = await written(review, 'fonts')
    const folder = join(directory, 'fonts')
    await mkdir(folder)
    const fonts = await embeddedFonts(await readFile(path))
    for (const [index, { container }] of fonts.entries())
      await writeFile(join(folder, `${index}.ttf`), readContainer(container).font)
    const [pdf = ''] = convertAllWithLibreOffice([path], 'pdf', join(directory, 'shown'), folder)
    const shown = pdfFonts(await readFile(pdf)).map(({ name }) => name.replace(/^[A-Z]{6}\+/, ''))
    // The marks of lists are Inter's: the theme's faces have none.
    expect(shown.filter((name) => !/^(PlayfairDisplay|SourceSerif4|Inter)-/.test(name))).toEqual([])
    expect(shown.length).toBeGreaterThanOrEqual(4)
  }, 180_000)

  it('breaks no number and no word where our fonts are missing', async () => {
    const text = `# Contractors\n\n## Costs\n\n| Contractor | Jobs | Cost £k | Complaints |\n|---|---|---|---|
| Northway Roads | 312 | 3,965 | 14 |\n| Sealand & Sons | 288 | 1,104 | 9 |\n| Brightline | 1,160 | 2,260 | 27 |\n`
    const words = ['Complaints', '3,965', '1,104', '1,160', '2,260', '312', '288', '27']
    const paths: string[] = []
    for (const { id } of systemThemes) {
      const { scene: deck } = await makeDeck({ text, theme: id })
      paths.push(await written(deck, `costs-${id}`))
    }
    const folder = join(directory, 'no-fonts')
    await mkdir(folder)
    const pdfs = convertAllWithLibreOffice(paths, 'pdf', join(directory, 'substitutes'), folder)
    for (const pdf of pdfs) expect(await pdfWords(pdf)).toEqual(expect.arrayContaining(words))
  }, 180_000)

  it('breaks no month and writes numbers as the deck does where our fonts are missing', async () => {
    const months =
      'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'
    const rows = months.split(' ').map((month, at) => `| ${month} | ${2020 + ((at * 370) % 600)} |`)
    const text = `# Biblioteca\n\n## Livros por mês\n\n| Mês | Livros |\n|---|---|\n${rows.join('\n')}
\n## Orçamento (mil €)\n\nPessoal 412,5\nLivros 38\nEnergia 51,2\nObras 97\nActividades 18,9\n`
    const paths: string[] = []
    for (const theme of ['Herbarium', 'Transit', 'Observatory']) {
      const { scene: deck } = await makeDeck({ text, theme, language: 'pt' })
      paths.push(await written(deck, `months-${theme}`))
    }
    const folder = join(directory, 'without-fonts')
    await mkdir(folder)
    const pdfs = convertAllWithLibreOffice(paths, 'pdf', join(directory, 'months'), folder)
    for (const pdf of pdfs) {
      const words = await pdfWords(pdf)
      expect(words).toEqual(expect.arrayContaining(['412,5', '38', '51,2', '97', '18,9']))
      const shown = words.filter((word) => months.split(' ').includes(word))
      expect(shown.length % 6).toBe(0)
      expect(shown).toContain('Novembro')
    }
  }, 180_000)
})
