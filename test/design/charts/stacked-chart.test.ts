import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { boxesOverlap } from '../../../src/scene/geometry.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck } from '../../support/decks.ts'
import { chartOf, linesOf, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function pageOf(...args: Parameters<typeof chart>): Page {
  const scene = buildScene(deck({}, chartSlide('Freight', chart(...args))), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const modes = { Sea: [19, 25], Rail: [9, 11], Road: [8, 7] }
const barOf = (page: Page, series: number, place: number) => {
  const node = chartOf(page).drawing.find((one) => one.name === `chart-bar-${series}-${place}`)
  if (node === undefined) throw new Error('The bar is missing.')
  return node.box
}

describe('a stacked chart', () => {
  it('stands its series on one another in their order', () => {
    const page = pageOf('stacked', ['2025', '2026'], modes)
    const [sea, rail, road] = [1, 2, 3].map((series) => barOf(page, series, 2))
    expect(rail && sea && rail.y + rail.height).toBeCloseTo(sea?.y ?? 0)
    expect(road && rail && road.y + road.height).toBeCloseTo(rail?.y ?? 0)
    expect(chartOf(page)).toMatchObject({ chartType: 'stacked', overlap: 100 })
  })

  it('prints sums over the columns and values in them', () => {
    const page = pageOf('stacked', ['2025', '2026'], modes)
    expect(linesOf(textNamed(page, 'total-1'))).toEqual(['36'])
    const value = chartOf(page).drawing.find((one) => one.name === 'chart-value-2-1')
    expect(value?.kind === 'text' && linesOf(value)).toEqual(['9'])
    expect(chartOf(page).series[0]).toMatchObject({ labelPosition: 'center' })
  })

  it('names the series beside the last column', () => {
    const page = pageOf('stacked', ['2025', '2026'], modes)
    const bar = barOf(page, 1, 2)
    expect(nodeNamed(page, 'series-1-name').box.x).toBeGreaterThan(bar.x + bar.width)
  })

  it('prints the value of a part that is too thin for it beside its column', () => {
    const page = pageOf('stacked', ['2025', '2026'], { Sea: [1900, 2500], Rail: [900, 3] })
    const [, rail] = chartOf(page).series
    expect(rail?.pointLabels).toEqual([undefined, ''])
    const bar = barOf(page, 2, 2)
    expect(linesOf(textNamed(page, 'value-2-2'))).toEqual(['3'])
    expect(textNamed(page, 'value-2-2').box.x).toBeGreaterThan(bar.x + bar.width)
  })

  it('prints all values of its parts in one size', () => {
    const page = pageOf('stacked', ['2026', '2027'], { Build: [640, 210], Tools: [30, 300] })
    const inside = chartOf(page).drawing.filter(({ name }) => name.startsWith('chart-value-'))
    const nodes = [...inside, textNamed(page, 'value-2-1')].map((node) => node as TextNode)
    const sizes = nodes.map((node) => styleOf(node).size)
    expect([...new Set(sizes)]).toEqual([16])
  })

  it('prints no value over the sum of its column', () => {
    const years = Array.from({ length: 9 }, (_, index) => `${2018 + index}`)
    const page = pageOf('stacked', years, {
      Sea: years.map((_, index) => 1_904_000 + index * 20_000),
      Rail: years.map(() => 30),
    })
    const over = page.nodes.filter(({ name }) => name.startsWith('total-'))
    const beside = page.nodes.filter(({ name }) => /^value-\d/.test(name))
    expect(over).toHaveLength(9)
    expect(beside.filter(({ box }) => over.some((one) => boxesOverlap(one.box, box)))).toEqual([])
  })

  it('prints no value beside the last column that would leave the slide', () => {
    const values = { Sea: [0, 0, 0], Rail: [0, 0, -99_999_999.9] }
    const page = pageOf('stacked', ['America', 'Asia', ''], values)
    expect(page.nodes.some(({ name }) => name === 'value-2-3')).toBe(false)
  })

  it('has an axis where values have no room in their columns nor beside them', () => {
    const months = Array.from({ length: 24 }, (_, index) => `M${index + 1}`)
    const many = months.map((_, index) => 1900 + index)
    const page = pageOf('stacked', months, { Sea: many, Rail: many.map(() => 3) })
    expect(page.nodes.some(({ name }) => name === 'grid-1')).toBe(true)
    const few = pageOf('stacked', ['2025', '2026'], modes)
    expect(few.nodes.some(({ name }) => name === 'grid-1')).toBe(false)
  })

  it('hangs parts below zero under the baseline', () => {
    const page = pageOf('stacked', ['A', 'B'], { One: [5, -3], Two: [2, 4] })
    expect(barOf(page, 1, 2).y).toBeGreaterThan(barOf(page, 2, 2).y)
    expect(page.nodes.some((node) => node.name.startsWith('total'))).toBe(false)
  })
})
