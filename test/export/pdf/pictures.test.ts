import { expect, it } from 'vitest'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { exportPdf } from '../../../src/export/pdf/export-pdf.ts'
import { exportPng } from '../../../src/export/png/export-png.ts'
import type { SceneNode } from '../../../src/scene/node.ts'
import type { Page, Scene } from '../../../src/scene/scene.ts'
import {
  decodePng,
  pictureDifference,
  renderedPage,
  renderedPages,
} from '../../support/pdf-checks.ts'
import { makeDeck } from '../../support/pipeline.ts'
import { describeWith } from '../../support/programs.ts'
import { quarterlyReview } from '../../support/quarterly-review.ts'
import { sampleText } from '../../support/samples.ts'
import { box, page, scene, shapeNode, textNode } from '../../support/scenes.ts'
import { setText } from '../../support/set-text.ts'
import { testsAll } from '../../support/test-range.ts'
import { testTypography } from '../../support/typography.ts'

const typography = await testTypography()

/** Pixels across. */
const width = 960

async function expectAlike(one: Scene) {
  const pdf = await exportPdf(one, typography)
  // Poppler moves pictures to whole pixels, which shifts the dots of a halftone: seen at twice the size, half as far.
  const scaleOf = ({ nodes }: Page) => (nodes.some(({ kind }) => kind === 'image') ? 2 : 1)
  const theirs = new Map(
    [...new Set(one.pages.map(scaleOf))].map((scale) => [scale, renderedPages(pdf, width * scale)]),
  )
  for (const [index, each] of one.pages.entries()) {
    const scale = scaleOf(each)
    const their = theirs.get(scale)?.[index]
    if (their === undefined) throw new Error(`The PDF has no page ${index + 1}.`)
    const ours = await decodePng(await exportPng(each, typography, { width: width * scale }))
    const difference = pictureDifference(their, ours, 8 * scale)
    expect(difference.mean, `page ${index + 1}`).toBeLessThan(2)
    expect(difference.largest, `page ${index + 1}`).toBeLessThan(56)
  }
}

const drawn = (nodes: SceneNode[], options: Partial<Page> = {}) => scene([page(nodes, options)])

describeWith(['pdftoppm'], 'a page as poppler draws it is as in our pictures', () => {
  it('notices what differs', async () => {
    const pdf = await exportPdf(drawn([shapeNode()]), typography)
    const moved = page([shapeNode({ box: box(104, 150, 200, 100) })])
    const ours = await decodePng(await exportPng(moved, typography, { width }))
    expect(pictureDifference(renderedPage(pdf, 1, width), ours).largest).toBeGreaterThan(64)
  })

  it('with gradients in every direction', async () => {
    const stops = [
      { offset: 0, color: '#1B46D9' },
      { offset: 0.3, color: '#FFEBDB' },
      { offset: 1, color: '#B02A2D' },
    ]
    const angles = [0, 45, 90, 135, 180, 225, 270, 315]
    const nodes = angles.map((angle, index) =>
      shapeNode({
        box: box(20 + (index % 4) * 230, 20 + Math.floor(index / 4) * 260, 220, 120),
        fill: { kind: 'linear', angle, stops },
      }),
    )
    const background = { kind: 'linear' as const, angle: 90, stops }
    await expectAlike(drawn(nodes, { background }))
  })

  it('with rounded corners, ellipses, opacity and overlaps', async () => {
    await expectAlike(
      drawn([
        shapeNode({ box: box(50, 50, 300, 200), geometry: { type: 'rectangle', radius: 30 } }),
        shapeNode({ box: box(50, 300, 100, 40), geometry: { type: 'rectangle', radius: 400 } }),
        shapeNode({
          box: box(250, 100, 300, 200),
          geometry: { type: 'ellipse' },
          fill: { kind: 'solid', color: '#E87045', opacity: 0.5 },
          stroke: { color: '#0E1733', width: 6, opacity: 0.4 },
        }),
        shapeNode({ box: box(600, 100, 100, 100) }),
      ]),
    )
  })

  it('with dashes, dots and round ends', async () => {
    const strokes = [
      { color: '#0E1733', width: 4 },
      { color: '#0E1733', width: 4, dash: [12, 6] as [number, number] },
      { color: '#B02A2D', width: 10, dash: [0, 20] as [number, number], cap: 'round' as const },
      { color: '#1B46D9', width: 16, cap: 'round' as const },
    ]
    await expectAlike(
      drawn(
        strokes.map((stroke, index) => {
          const y = 100 + index * 80
          const { fill: _fill, ...line } = shapeNode({
            box: box(100, y, 700, 0),
            geometry: { type: 'line', from: { x: 100, y }, to: { x: 800, y } },
            stroke,
          })
          return line
        }),
      ),
    )
  })

  it('with paths and curves', async () => {
    await expectAlike(
      drawn([
        shapeNode({
          box: box(100, 100, 600, 300),
          geometry: {
            type: 'path',
            commands: [
              { type: 'M', x: 100, y: 400 },
              { type: 'C', x1: 200, y1: 100, x2: 500, y2: 100, x: 700, y: 400 },
              { type: 'L', x: 400, y: 250 },
              { type: 'Z' },
            ],
          },
          stroke: { color: '#E87045', width: 5 },
        }),
      ]),
    )
  })

  it.each([
    ['Latin', 'en', 'Revenue grew ahead of the plan: 34.5% → 36%'],
    ['Thai', 'th', 'ตลาดน้ำแห่งนี้มีร้านค้าที่ปี่'],
    ['Arabic', 'ar', 'تحتوي هذه المقالة على أمثلة عديدة مرحباً'],
    ['Hebrew with points', 'he', 'שָׁלוֹם עֲלֵיכֶם'],
    ['Hindi', 'hi', 'क्षत्रिय पुस्तकें, दो कंप्यूटर'],
    ['Burmese', 'my', 'မြန်မာနိုင်ငံ'],
    ['Japanese', 'ja', '売上が18％伸びた。'],
    ['decomposed letters', 'vi', 'Tiếng Việt ṩ ǡ'.normalize('NFD')],
  ])('with text in large letters: %s', async (_, language, words) => {
    const style = {
      font: { family: 'Inter', weight: 400 as const, italic: false },
      size: 60,
      color: '#0E1733',
      tracking: 0,
    }
    const layout = setText(typography, words, { style, language, measure: 860 })
    await expectAlike(drawn([textNode(layout, { box: box(50, 50, 860, 440) })]))
  })

  // Every second page in a theme, the others in the next one.
  it.each(
    systemThemes.map(({ name }, index) => [name, index] as const),
  )('for pages of a review in %s', async (theme, index) => {
    const { scene: review } = await makeDeck({ text: quarterlyReview, theme, range: '2-5' })
    const pages = review.pages.filter((_, at) => testsAll || (at + index) % 2 === 0)
    await expectAlike({ ...review, pages })
  })

  it.each([
    'algorithms.ar-AR.md',
    'memo.th.md',
    'memo.hi.md',
    'system-design.ja.md',
  ])('for each page of %s', async (name) => {
    const { scene: sample } = await makeDeck({ text: sampleText(name), range: '2-5' })
    await expectAlike(sample)
  })
})
