import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Slide } from '../../../../src/deck/slide.ts'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { signal } from '../../../../src/design/themes/signal/signal.ts'
import type { SceneNode } from '../../../../src/scene/node.ts'
import { contrastRatio } from '../../../../src/scene/paint.ts'
import type { Page, Scene } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import {
  bulletsSlide,
  chart,
  chartSlide,
  deck,
  slide,
  stats,
  stepsSlide,
  timeline,
} from '../../../support/decks.ts'
import { expectBox, expectExactBox } from '../../../support/expect-box.ts'
import { hubPicture } from '../../../support/hub-picture.ts'
import { layoutDeck } from '../../../support/layout-deck.ts'
import { chartOf, linesOf, nodeNamed, styleOf, tableOf, textNamed } from '../../../support/pages.ts'
import { sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { themeMockups } from '../../../support/theme-mockups.ts'
import { testTypography } from '../../../support/typography.ts'

let typography: Typography
let scene: Scene
let layouts: Scene
beforeAll(async () => {
  typography = await testTypography()
  scene = buildScene({ ...deck({}), ...themeMockups.Signal, themeId: signal.id }, typography)
  layouts = buildScene({ ...layoutDeck, themeId: signal.id }, typography, hubPicture)
})

const page = (number: number): Page => scene.pages[number - 1] as Page
const pageOf = (layout: string): Page => layouts.pages.find((one) => one.layout === layout) as Page
const build = (...slides: Slide[]): Page[] =>
  buildScene(deck({ themeId: signal.id }, ...slides), typography).pages

const display = { family: 'Anton', weight: 400, italic: false }
const archivo = (weight: number) => ({ family: 'Archivo', weight, italic: false })

function fillOf(node: SceneNode): string | undefined {
  return node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined
}

describe('the mockup deck in Signal', () => {
  it('has no problem on any page', () => {
    expect(sceneProblems(scene)).toEqual([])
  })

  it('sets the cover in Anton beside chevrons of the slide’s height', () => {
    const title = textNamed(page(1), 'title')
    expect(linesOf(title)).toEqual(['Q3 2026', 'business', 'review'])
    expect(styleOf(title)).toMatchObject({ font: display, size: 96, color: '#121212' })
    expectBox(title, [0.56, 2, 7.3, 4.32])
    expect(styleOf(textNamed(page(1), 'subtitle'))).toMatchObject({ font: archivo(600), size: 14 })
    expect(styleOf(textNamed(page(1), 'eyebrow'))).toMatchObject({ font: archivo(800), size: 16 })
    expectExactBox(nodeNamed(page(1), 'slab'), [0.6, 0.604, 0.667, 0.083])
    expectExactBox(nodeNamed(page(1), 'chevron-1'), [7.917, 0, 3.229, 7.5])
    expect([1, 2, 3, 4].map((one) => fillOf(nodeNamed(page(1), `chevron-${one}`)))).toEqual([
      '#121212',
      '#121212',
      '#FFFFFF',
      '#121212',
    ])
  })

  it('hangs three panels of different width from the title’s band', () => {
    expectExactBox(nodeNamed(page(2), 'head-band'), [0, 0, 13.333, 1.854])
    expect(styleOf(textNamed(page(2), 'title'))).toMatchObject({
      font: display,
      size: 36,
      color: '#FFD21A',
    })
    const panels = [1, 2, 3].map((one) => nodeNamed(page(2), `stat-${one}-panel`))
    expectExactBox(panels[0] as SceneNode, [0, 1.854, 5.417, 5.646])
    expectExactBox(panels[1] as SceneNode, [5.417, 1.854, 4.271, 5.646])
    expectExactBox(panels[2] as SceneNode, [9.688, 1.854, 3.646, 5.646])
    expect(panels.map(fillOf)).toEqual(['#FFD21A', '#FFFFFF', '#C9C6BA'])
  })

  it('sets the main figure largest, its unit at 55 %, and slabs under all', () => {
    const figure = textNamed(page(2), 'stat-1-figure')
    expect(styleOf(figure)).toMatchObject({ font: display, size: 128 })
    expect(figure.layout.paragraphs[0]?.specification.runs.at(-1)).toMatchObject({
      text: 'M',
      style: { size: 70 },
    })
    expect(styleOf(textNamed(page(2), 'stat-2-figure')).size).toBe(96)
    expectExactBox(nodeNamed(page(2), 'stat-1-slab'), [0.6, 5.083, 0.5, 0.083])
    expectExactBox(nodeNamed(page(2), 'stat-1-arrow'), [0.6, 2.194, 0.535, 0.556])
    expect(styleOf(textNamed(page(2), 'stat-3-label'))).toMatchObject({
      font: archivo(800),
      size: 20,
    })
    expect(styleOf(textNamed(page(2), 'stat-3-note'))).toMatchObject({
      font: archivo(500),
      size: 16,
      color: '#2E2E2E',
    })
  })

  it('sets a quote of 66 between a hazard stripe and a slab', () => {
    const quote = textNamed(page(3), 'quote')
    expect(styleOf(quote)).toMatchObject({ font: display, size: 66 })
    expect(linesOf(quote)).toHaveLength(4)
    expectExactBox(nodeNamed(page(3), 'stripe-2'), [0.417, 0, 0.833, 0.417])
    expectExactBox(nodeNamed(page(3), 'quote-mark-1'), [9.604, 3.437, 1.361, 2.437])
    expectExactBox(nodeNamed(page(3), 'quote-mark-2'), [11.375, 3.437, 1.361, 2.437])
    expectExactBox(nodeNamed(page(3), 'slab'), [0.6, 6.146, 12.133, 0.083])
  })
})

describe('Signal', () => {
  it('draws every layout without problems', () => {
    expect(sceneProblems(layouts)).toEqual([])
  })

  it('says a direction by the shape of an arrow, never by its colour', () => {
    const figures = stats(
      { figure: '12%', label: 'Up', trend: 'up' },
      { figure: '9%', label: 'Down', trend: 'down' },
      { figure: '3%', label: 'Flat', trend: 'flat' },
    )
    const [one] = build(slide('stats', 'Three', [figures])) as [Page]
    const arrows = [1, 2, 3].map((number) => nodeNamed(one, `stat-${number}-arrow`))
    expect(new Set(arrows.map(fillOf))).toEqual(new Set(['#121212']))
    const outlines = arrows.map((arrow) => JSON.stringify('geometry' in arrow && arrow.geometry))
    expect(new Set(outlines).size).toBe(3)
  })

  it('inverts the column that a chart is about', () => {
    const bars = chart('bar', ['A', 'B'], { Sold: [3, 5] }, { highlightedCategory: 1 })
    const [one] = build(chartSlide('B sold most', bars)) as [Page]
    const [series] = chartOf(one).series
    expect(series?.pointColors).toEqual(['#121212', '#FFFFFF'])
    expect(series?.pointOutlines).toEqual([undefined, { color: '#121212', width: 3 }])
    const drawn = chartOf(one).drawing.find((node) => node.name.endsWith('bar-1-2'))
    expect(drawn).toMatchObject({ fill: { color: '#FFFFFF' }, stroke: { width: 3 } })
  })

  it('inverts the row that matters in a table', () => {
    const rows = tableOf(pageOf('table')).rows.map((row) => row.cells[0]?.fill)
    expect(rows).toEqual([undefined, undefined, undefined, '#121212', undefined])
  })

  it('marks what is planned with a hazard stripe and sets the key event on black', () => {
    const events = timeline(['1 May 2026: Done', '!2 June 2026: Key', '?3 July 2026: Planned'])
    const [one] = build(slide('timeline', 'Three events', [events])) as [Page]
    const panels = [1, 2, 3].map((number) => fillOf(nodeNamed(one, `event-${number}-panel`)))
    expect(panels).toEqual(['#FFD21A', '#121212', '#C9C6BA'])
    const striped = one.nodes.flatMap(({ name }) => /^(event-\d)-stripe/.exec(name)?.[1] ?? [])
    expect(new Set(striped)).toEqual(new Set(['event-3']))
  })

  it('numbers steps in arrows from edge to edge, the last inverted', () => {
    const items = ['Sign: The carrier signs', 'Test: Three shipments', 'Book: The first load']
    const [one] = build(stepsSlide('Three steps', items)) as [Page]
    expect(nodeNamed(one, 'arrow-1').box.x).toBe(0)
    expect([1, 2, 3].map((number) => fillOf(nodeNamed(one, `arrow-${number}`)))).toEqual([
      '#121212',
      '#121212',
      '#FFFFFF',
    ])
  })

  it('stands the footer beside a black column, in the colour that goes with the panel under it', () => {
    const [listed] = build(bulletsSlide('Risks', ['Fuel prices rise', 'A module is late'])) as [
      Page,
    ]
    const footer = textNamed(listed, 'footer')
    const column = nodeNamed(listed, 'column-1')
    expect(footer.box.x).toBeGreaterThan(column.box.x + column.box.width)
    expect(footer.ground).toBe('#FFD21A')
    const number = textNamed(pageOf('chart'), 'page-number')
    expect([styleOf(number).color, number.ground]).toEqual(['#FFFFFF', '#121212'])
  })

  it('draws any deck without problems', () => {
    fc.assert(
      fc.property(anyDeck([signal.id], 2), (one) => {
        expect(sceneProblems(buildScene(one, typography))).toEqual([])
      }),
      { numRuns: howMany(2, 15), seed: 20_264 },
    )
  })
})

describe('the grid of a chart in Signal', () => {
  it('is lighter than its line', () => {
    const months = Array.from({ length: 40 }, (_, index) => `M${index + 1}`)
    const values = { Calls: months.map((_, index) => 30000 + index) }
    const calls = chart('line', months, values, { unit: { prefix: '', suffix: ' million' } })
    const line = nodeNamed(build(chartSlide('Calls rose', calls))[0] as Page, 'grid-1')
    if (line.kind !== 'shape') throw new Error('The grid is something else.')
    const color = line.stroke?.color ?? ''
    expect(contrastRatio(color, '#FFD21A')).toBeLessThan(2)
    expect(contrastRatio(color, '#121212')).toBeGreaterThan(7)
  })
})
