import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Slide } from '../../../../src/deck/slide.ts'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { herbarium } from '../../../../src/design/themes/herbarium/herbarium.ts'
import { boxesOverlap } from '../../../../src/scene/geometry.ts'
import type { SceneNode, TextNode } from '../../../../src/scene/node.ts'
import type { Page, Scene } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import {
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
import { chartOf, linesOf, nodeNamed, styleOf, textNamed } from '../../../support/pages.ts'
import { sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { themeMockups } from '../../../support/theme-mockups.ts'
import { testTypography } from '../../../support/typography.ts'

let typography: Typography
let scene: Scene
beforeAll(async () => {
  typography = await testTypography()
  scene = buildScene({ ...deck({}), ...themeMockups.Herbarium, themeId: herbarium.id }, typography)
})

const page = (number: number): Page => scene.pages[number - 1] as Page
const build = (...slides: Slide[]): Page[] =>
  buildScene(deck({ themeId: herbarium.id }, ...slides), typography).pages

const display = { family: 'Cormorant Garamond', weight: 600, italic: false }
const label = { ...display, italic: true }
const text = { family: 'Lato', weight: 400, italic: false }

function fillOf(node: SceneNode): string | undefined {
  return node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined
}

/** Leaves and petals, not the panels under text. */
const isPlant = ({ kind, name }: SceneNode) => kind === 'shape' && /leaf|twig|flower/.test(name)

function textsOnPlants(one: Page): string[] {
  const plants = one.nodes.filter(isPlant)
  return one.nodes.flatMap((node) => {
    if (node.kind !== 'text' || /number/.test(node.name)) return []
    const { width, height } = node.layout
    const inked = { ...node.box, width, height }
    return plants
      .filter((plant) => boxesOverlap(plant.box, inked))
      .map((plant) => `${node.name} on ${plant.name}`)
  })
}

describe('the mockup deck in Herbarium', () => {
  it('has no problem on any page', () => {
    expect(sceneProblems(scene)).toEqual([])
  })

  it('sets the cover on deep green beside plants that rise from the bottom right', () => {
    const title = textNamed(page(1), 'title')
    expect(linesOf(title)).toEqual(['Q3 2026', 'business review'])
    expect(styleOf(title)).toMatchObject({ font: display, size: 60, color: '#F6F4E6' })
    expect(title.box.y + title.box.height).toBeCloseTo(309, 0)
    expect(title.ground).toBe('#12372B')
    expect(styleOf(textNamed(page(1), 'subtitle'))).toMatchObject({
      font: text,
      size: 16,
      color: '#E3ECD3',
    })
    expect(styleOf(textNamed(page(1), 'eyebrow'))).toMatchObject({ font: label, size: 16 })
    expectExactBox(nodeNamed(page(1), 'rule'), [0.6, 4.41, 1, 0.014])
    const sprigs = page(1).nodes.flatMap(({ name }) => /^sprig-\d/.exec(name)?.[0] ?? [])
    expect(new Set(sprigs).size).toBe(5)
    expect(textsOnPlants(page(1))).toEqual([])
  })

  it('stands columns on a line, last year pale in an outline, the discussed one pink', () => {
    const [before, now] = chartOf(page(2)).series
    expect(now?.pointColors).toEqual(['#164534', '#164534', '#C9477F', '#164534'])
    expect(before?.pointOutlines?.[2]).toEqual({ color: '#C9477F', width: 1.5 })
    const bar = (name: string) =>
      chartOf(page(2)).drawing.find((node) => node.name === name) as SceneNode
    expectExactBox(bar('chart-bar-1-1'), [0.917, 3.29, 0.5625, 2.99])
    expectExactBox(bar('chart-bar-2-1'), [1.542, 2.69, 0.5625, 3.59])
    expectExactBox(bar('chart-bar-2-3'), [5.19, 5.22, 0.5625, 1.06])
    expect(fillOf(bar('chart-bar-1-3'))).toBe('#EFC3D2')
  })

  it('says what the chart shows on a panel with two round corners, under no leaf', () => {
    expectExactBox(nodeNamed(page(2), 'panel'), [8.51, 0.667, 4.223, 5.833])
    expect(styleOf(textNamed(page(2), 'takeaway-figure'))).toMatchObject({
      font: display,
      size: 72,
      color: '#F2A7B8',
    })
    expect(styleOf(textNamed(page(2), 'takeaway-label'))).toMatchObject({ font: label, size: 20 })
    expect(styleOf(textNamed(page(2), 'takeaway-text'))).toMatchObject({ font: text, size: 16 })
    expectBox(textNamed(page(2), 'title'), [0.6, 0.597, 7.5, 1.03])
    expect(styleOf(textNamed(page(2), 'title'))).toMatchObject({ font: display, size: 34 })
    expect(textsOnPlants(page(2))).toEqual([])
  })

  it('places events on a stem in a wave, texts in turn under and over it', () => {
    const centers = [
      [53.5, 297],
      [234.5, 307],
      [415.5, 271.5],
      [596.5, 313.5],
      [777, 287],
    ]
    centers.forEach(([x = 0, y = 0], index) => {
      const { box } = nodeNamed(page(3), `event-${index + 1}-dot`)
      expect(Math.abs(box.x + box.width / 2 - x)).toBeLessThan(7.2)
      expect(Math.abs(box.y + box.height / 2 - y)).toBeLessThan(7.2)
    })
    const date = textNamed(page(3), 'event-1-date')
    expect(styleOf(date)).toMatchObject({ font: label, size: 16, color: '#B0306A' })
    expect(styleOf(textNamed(page(3), 'event-3-text'))).toMatchObject({ font: text, size: 16 })
    const stem = nodeNamed(page(3), 'event-2-dot').box.y
    expect(textNamed(page(3), 'event-2-text').box.y).toBeLessThan(stem)
    expect(textNamed(page(3), 'event-3-text').box.y).toBeGreaterThan(stem)
    expect(fillOf(nodeNamed(page(3), 'event-3-leaf-front'))).toBe('#B0306A')
    expect(nodeNamed(page(3), 'event-5-leaf')).toMatchObject({ stroke: { dash: [0.2, 4] } })
    expect(textsOnPlants(page(3))).toEqual([])
  })
})

describe('Herbarium', () => {
  it('has a long title clear of the plants beside one figure', () => {
    const title = 'Asia Pacific grew fastest; Europe remains the largest'
    const [one] = build(slide('big-number', title, [stats({ figure: '+37%', label: 'Asia' })]))
    const heading = one?.nodes.find((node) => node.kind === 'text' && node.placeholder === 'title')
    expect(linesOf(heading as TextNode).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Asia Pacific grew fastest;',
      'Europe remains the largest',
    ])
  })

  it('draws every layout without problems', () => {
    const layouts = buildScene({ ...layoutDeck, themeId: herbarium.id }, typography, hubPicture)
    expect(sceneProblems(layouts)).toEqual([])
  })

  it('keeps the texts of up to ten events off the leaves', () => {
    for (const count of [1, 2, 4, 6, 7, 10]) {
      const events = Array.from({ length: count }, (_, index) => `${2010 + index}: A port opens`)
      const [one] = build(slide('timeline', 'What happened', [timeline(events)])) as [Page]
      expect(textsOnPlants(one), `${count} events`).toEqual([])
    }
  })

  it('ends a process in berry', () => {
    const items = ['Sign: The carrier signs', 'Test: Three shipments', 'Book: The first load']
    const [one] = build(stepsSlide('Three steps', items)) as [Page]
    const buds = [1, 2, 3].map((number) => fillOf(nodeNamed(one, `step-${number}-bud`)))
    expect(buds).toEqual(['#12372B', '#12372B', '#B0306A'])
  })

  it('lets plants grow under figures where there is room for them', () => {
    const figures = [
      { figure: '$42.6M', label: 'Revenue', note: '18% over last year' },
      { figure: '34.5%', label: 'Margin', note: 'up from 31.2%' },
      { figure: '2.1%', label: 'Churn' },
    ]
    const [one] = build(slide('stats', 'Three', [stats(...figures)])) as [Page]
    expect(fillOf(nodeNamed(one, 'stat-1-panel'))).toBe('#12372B')
    expect(one.nodes.some(({ name }) => name.startsWith('stat-2-sprig-1-leaf'))).toBe(true)
    expect(textsOnPlants(one)).toEqual([])
  })

  it('tells more than two series by colour alone', () => {
    const series = { Sea: [3, 4], Rail: [2, 2], Road: [1, 2] }
    const [one] = build(chartSlide('Modes', chart('bar', ['A', 'B'], series))) as [Page]
    expect(chartOf(one).series.map(({ color }) => color)).toEqual(['#164534', '#9A7D27', '#C9477F'])
  })

  it('writes the values of equal series in ink', () => {
    const series = { Sea: [3, 4], Rail: [2, 2] }
    const [one] = build(chartSlide('Modes', chart('bar', ['A', 'B'], series))) as [Page]
    const [first] = chartOf(one).series
    expect([first?.color, first?.labelStyle?.color]).toEqual(['#164534', '#17352B'])
  })

  it('draws any deck without problems', () => {
    fc.assert(
      fc.property(anyDeck([herbarium.id], 2), (one) => {
        expect(sceneProblems(buildScene(one, typography))).toEqual([])
      }),
      { numRuns: howMany(2, 15), seed: 20_265 },
    )
  })
})
