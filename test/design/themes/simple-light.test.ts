import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import type { Page, Scene } from '../../../src/scene/scene.ts'
import { expectBox } from '../../support/expect-box.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import {
  boxInInches,
  chartOf,
  linesOf,
  nodeNamed,
  styleOf,
  tableOf,
  textNamed,
} from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let scene: Scene
beforeAll(async () => {
  scene = buildScene(mockupDeck, await testTypography())
})

const page = (number: number): Page => scene.pages[number - 1] as Page

const display = { family: 'Source Serif 4', weight: 600, italic: false }
const text = { family: 'Inter', weight: 400, italic: false }
const strong = { family: 'Inter', weight: 600, italic: false }

describe('the mockup deck in Simple Light', () => {
  it('has no problem on any page', () => {
    expect(sceneProblems(scene)).toEqual([])
  })

  it('sets the cover as specified', () => {
    const title = textNamed(page(1), 'title')
    expectBox(title, [0.6, 3.35, 5.767, 1.95])
    expect(styleOf(title)).toMatchObject({ font: display, size: 54, color: '#0E1733' })
    expect(styleOf(title).tracking).toBeCloseTo(-1.08)
    expect(linesOf(title)).toEqual(['Q3 2026', 'business review'])
    const subtitle = textNamed(page(1), 'subtitle')
    expectBox(subtitle, [0.6, 5.6, 4.639, 1.2])
    expect(styleOf(subtitle)).toMatchObject({ font: text, size: 20, color: '#566079' })
    expectBox(nodeNamed(page(1), 'window-field'), [6.767, 0, 6.567, 7.5])
    expect(linesOf(textNamed(page(1), 'eyebrow'))).toEqual(['NORTHWIND LOGISTICS'])
  })

  it('clips the panes of the window to their field', () => {
    const panes = page(1).nodes.filter((node) => /^window-\d/.test(node.name))
    expect(panes.length).toBe(12)
    const [first] = panes
    expect(first).toMatchObject({
      fill: { stops: [{ color: '#FFF3E8' }, { color: '#FFD0AE' }] },
    })
  })

  it('gives a section its number and its title on the accent', () => {
    expect(page(3).background).toEqual({ kind: 'solid', color: '#1B46D9' })
    const number = textNamed(page(3), 'section-number')
    expectBox(number, [0.52, 0.4, 3, 1.7])
    expect(styleOf(number)).toMatchObject({ font: display, size: 96, color: '#FFC9A3' })
    const title = textNamed(page(3), 'title')
    expectBox(title, [0.6, 4.4, 8.022, 2.6])
    expect(styleOf(title)).toMatchObject({ size: 72, color: '#FFFFFF' })
    expect(title.anchor).toBe('bottom')
  })

  it('frames content slides with eyebrow, title and footer', () => {
    for (const one of [page(5), page(6), page(7), page(9)]) {
      expectBox(textNamed(one, 'eyebrow'), [0.6, 0.5, 8.022, 0.25])
      expectBox(textNamed(one, 'title'), [0.6, 0.8, 12.133, 1])
      expectBox(textNamed(one, 'footer'), [0.6, 6.95, 8.022, 0.22])
      expectBox(textNamed(one, 'page-number'), [11.906, 6.95, 0.828, 0.22])
      expect(styleOf(textNamed(one, 'title'))).toMatchObject({ font: display, size: 30 })
      expect(styleOf(textNamed(one, 'eyebrow'))).toMatchObject({ font: strong, size: 11 })
    }
  })

  it('stands columns on a baseline, the tallest at 2.25 in', () => {
    const { drawing, gapWidth, overlap } = chartOf(page(5))
    const bars = drawing.filter((node) => node.name.startsWith('chart-bar'))
    const tops = bars.map((bar) => boxInInches(bar)[1] ?? 0)
    expect(Math.min(...tops)).toBeCloseTo(2.25, 1)
    for (const bar of bars) {
      const [, y = 0, width = 0, height = 0] = boxInInches(bar)
      expect(width).toBeCloseTo(0.6, 2)
      expect(Math.abs(y + height - 5.8)).toBeLessThan(0.1)
    }
    expect({ gapWidth, overlap }).toEqual({ gapWidth: 116, overlap: -10 })
    expectBox(textNamed(page(5), 'key-1-name'), [5.474, 1.96, 3, 0.26])
    expectBox(textNamed(page(5), 'key-2-name'), [5.474, 2.31, 3, 0.26])
  })

  it('puts the takeaway on the daylight panel', () => {
    expectBox(nodeNamed(page(5), 'panel'), [8.822, 1.9, 3.911, 4.6])
    expect(nodeNamed(page(5), 'panel')).toMatchObject({ fill: { color: '#FFEBDB' } })
    const figure = textNamed(page(5), 'takeaway-figure')
    expectBox(textNamed(page(5), 'takeaway-label'), [9.122, 2.2, 3.361, 0.31])
    expectBox(figure, [9.122, 2.55, 3.361, 1.25])
    expectBox(textNamed(page(5), 'takeaway-text'), [9.122, 3.98, 3.361, 1.22])
    expectBox(textNamed(page(5), 'takeaway-note'), [9.122, 5.5, 3.361, 0.87])
    expect(styleOf(figure)).toMatchObject({ font: display, size: 72, color: '#1B46D9' })
    expect(linesOf(textNamed(page(5), 'takeaway-text'))).toEqual([
      'Weekly sailings doubled',
      'after the Busan contract',
      'was signed in April',
    ])
  })

  it('shows the figure of a slice in its colour', () => {
    expect(styleOf(textNamed(page(7), 'takeaway-figure'))).toMatchObject({ color: '#0E1733' })
  })

  it('draws a table with rows of 0.98 in and right-aligned figures', () => {
    const table = tableOf(page(6))
    expectBox(table, [0.6, 1.9, 12.133, 4.52])
    const edges = table.columnWidths.map((_, index) =>
      table.columnWidths.slice(0, index + 1).reduce((sum, width) => sum + width, table.box.x),
    )
    const rightEnds = [1, 2, 3].map(
      (index) => ((edges[index] ?? 0) - (table.rows[1]?.cells[index]?.padding.right ?? 0)) / 72,
    )
    for (const [index, expected] of [4.841, 6.698, 8.195].entries())
      expect(Math.abs((rightEnds[index] ?? 0) - expected)).toBeLessThan(0.1)
    const sizes = table.rows[3]?.cells.map((cell) => styleOf(cell).size)
    expect(sizes).toEqual([20, 20, 20, 20, 16])
    const highlighted = table.rows[3]?.cells
    expect(highlighted?.every((cell) => cell.fill === '#FFEBDB')).toBe(true)
    expect(highlighted?.[3] && styleOf(highlighted[3]).color).toBe('#1B46D9')
    expect(highlighted?.[1] && styleOf(highlighted[1])).toMatchObject({
      font: text,
      color: '#566079',
    })
  })

  it('draws a ring from 12 o’clock with the first share in its hole', () => {
    const chart = chartOf(page(7))
    expect(boxInInches(chart)).toEqual([3.03, 2.64, 3.84, 3.84])
    expect(chart).toMatchObject({ holeSize: 61, separator: { color: '#FFFFFF', width: 2 } })
    expect(chart.series[0]?.pointColors).toEqual([
      '#1B46D9',
      '#0E1733',
      '#5693BD',
      '#0D4C4C',
      '#8591AA',
    ])
    expect(styleOf(textNamed(page(7), 'hole'))).toMatchObject({ font: display, size: 40 })
    expect(styleOf(textNamed(page(7), 'share-2'))).toMatchObject({ font: display, size: 20 })
  })

  it('leads a process through five panes', () => {
    expectBox(nodeNamed(page(9), 'pane-1'), [0.6, 1.9, 3.1, 2.3])
    expectBox(textNamed(page(9), 'step-2-head'), [3.067, 4.5, 2.267, 0.33])
    expectBox(textNamed(page(9), 'step-2-text'), [3.067, 4.97, 2.217, 1.53])
    expect(styleOf(textNamed(page(9), 'step-5-number'))).toMatchObject({
      font: display,
      size: 54,
      color: '#FFFFFF',
    })
    const fills = [1, 2, 3, 4, 5].map((number) => nodeNamed(page(9), `pane-${number}`))
    expect(fills.map((node) => (node.kind === 'shape' ? node.fill : undefined))).toEqual(
      ['#E4EBFC', '#C3D3F9', '#8FADF4', '#4672E6', '#1B46D9'].map((color) => ({
        kind: 'solid',
        color,
      })),
    )
  })

  it('breaks a quote at sense', () => {
    const quote = textNamed(page(11), 'quote')
    expectBox(quote, [0.6, 1.5, 8.022, 3.6])
    expect(quote.placeholder).toBe('title')
    expect(styleOf(quote)).toMatchObject({ size: 54, color: '#0E1733' })
    expect(linesOf(quote)).toEqual([
      'We stopped calling',
      'the hotline in August.',
      'The tracking page',
      'simply tells us.',
    ])
    expectBox(nodeNamed(page(11), 'quote-rule'), [0.6, 5.4, 0.9, 0.03])
    expectBox(textNamed(page(11), 'quote-name'), [0.6, 5.62, 8.022, 0.29])
  })
})
