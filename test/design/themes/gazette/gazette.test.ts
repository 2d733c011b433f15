import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { gazette } from '../../../../src/design/themes/gazette/gazette.ts'
import type { SceneNode, TableCell } from '../../../../src/scene/node.ts'
import type { Page } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import * as decks from '../../../support/decks.ts'
import { hubPicture } from '../../../support/hub-picture.ts'
import { layoutDeck } from '../../../support/layout-deck.ts'
import { chartOf, linesOf, nodeNamed, styleOf, tableOf, textNamed } from '../../../support/pages.ts'
import { sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { themeMockups } from '../../../support/theme-mockups.ts'
import { testTypography } from '../../../support/typography.ts'

let typography: Typography
let mockups: Page[]
beforeAll(async () => {
  typography = await testTypography()
  mockups = pages(themeMockups.Gazette as ReturnType<typeof decks.deck>)
})

const pages = (deck: ReturnType<typeof decks.deck>): Page[] =>
  buildScene({ ...deck, themeId: gazette.id }, typography, hubPicture).pages

const page = (...args: Parameters<typeof decks.deck>): Page => pages(decks.deck(...args))[0] as Page

/** As drawn on the design targets, in points; a tenth of an inch is allowed. */
function expectAt(
  node: SceneNode,
  at: Partial<Record<'x' | 'y' | 'width' | 'height', number>>,
): void {
  for (const [side, value] of Object.entries(at))
    expect(
      Math.abs(node.box[side as keyof typeof at] - value),
      `${node.name} ${side}: ${node.box[side as keyof typeof at]}`,
    ).toBeLessThan(7.2)
}

const black = { family: 'Playfair Display', weight: 900, italic: false }
const serif = { family: 'Source Serif 4', weight: 400, italic: false }

describe('the front page', () => {
  it('has a masthead between two rules, the date divided around it', () => {
    const [cover] = mockups as [Page]
    expect(styleOf(textNamed(cover, 'eyebrow'))).toMatchObject({ font: black, size: 26 })
    expect(linesOf(textNamed(cover, 'meta'))).toEqual(['Third quarter'])
    expect(linesOf(textNamed(cover, 'meta-year'))).toEqual(['2026'])
    expectAt(nodeNamed(cover, 'masthead-rule'), { x: 43, y: 33, width: 873.6 })
    expectAt(nodeNamed(cover, 'head-thick'), { y: 84, height: 3 })
    expectAt(nodeNamed(cover, 'head-thin'), { y: 90 })
  })

  it('keeps a date with a day in one piece', () => {
    const cover = page(
      {},
      decks.slide('title', 'Lease', [], { eyebrow: 'Minutes', meta: '2 March 2026' }),
    )
    expect(linesOf(textNamed(cover, 'meta'))).toEqual(['2 March 2026'])
    expect(cover.nodes.some((node) => node.name === 'meta-year')).toBe(false)
  })

  it('sets headline and lead beside a column rule', () => {
    const [cover] = mockups as [Page]
    const title = textNamed(cover, 'title')
    expect(styleOf(title)).toMatchObject({ font: black, size: 68, color: '#181613' })
    expect(linesOf(title)).toEqual(['Q3 2026', 'business', 'review'])
    expect(styleOf(textNamed(cover, 'subtitle'))).toMatchObject({ font: serif, size: 20 })
    expectAt(nodeNamed(cover, 'title-bar'), { x: 43, y: 349.5, width: 48, height: 4 })
    expectAt(nodeNamed(cover, 'column-rule'), { x: 443, y: 105, height: 402 })
  })

  it('prints a halftone with its caption', () => {
    const [cover] = mockups as [Page]
    const picture = nodeNamed(cover, 'picture')
    expectAt(picture, { x: 467, y: 105, width: 450, height: 375 })
    expect(picture).toMatchObject({ kind: 'image', description: '' })
    expect(styleOf(textNamed(cover, 'caption'))).toMatchObject({ size: 12, color: '#5C5851' })
  })

  it('goes without a masthead when nobody is named', () => {
    const cover = page({}, decks.titleSlide('A library for everyone'))
    expectAt(nodeNamed(cover, 'head-thick'), { y: 33 })
    expect(cover.nodes.some((node) => node.name === 'masthead-rule')).toBe(false)
  })
})

describe('a chart in rows', () => {
  it('lays a thick bar over a thin one in each row', () => {
    const [, chart] = mockups as [Page, Page]
    const node = chartOf(chart)
    expect(node).toMatchObject({ chartType: 'bar', horizontal: true })
    expect(node.series.map((one) => one.name)).toEqual(['Q3 2026', 'Q3 2025'])
    const drawn = (name: string) => node.drawing.find((one) => one.name === name) as SceneNode
    expectAt(drawn('chart-bar-2-1'), { x: 191, y: 154, width: 297.6, height: 28.5 })
    expectAt(drawn('chart-bar-1-1'), { x: 191, y: 186, width: 247.5, height: 10.6 })
    expectAt(drawn('chart-bar-2-4'), { x: 191, y: 408, width: 25 })
    expect(drawn('chart-bar-2-3')).toMatchObject({ fill: { color: '#B0241B' } })
  })

  it('prints values at the ends of bars and changes at the right', () => {
    const [, chart] = mockups as [Page, Page]
    expect(styleOf(textNamed(chart, 'value-2-1'))).toMatchObject({ font: black, size: 20 })
    const { box } = textNamed(chart, 'change-3')
    expect(Math.abs(box.x + box.width - 624)).toBeLessThan(7.2)
    expect(styleOf(textNamed(chart, 'change-3'))).toMatchObject({ font: black, color: '#B0241B' })
    expect(styleOf(textNamed(chart, 'change-1')).font.weight).toBe(400)
  })

  it('says under the headline what it counts, and whose bars are whose', () => {
    const [, chart] = mockups as [Page, Page]
    expect(linesOf(textNamed(chart, 'eyebrow'))).toEqual(['Revenue by region, $ million'])
    expect(linesOf(textNamed(chart, 'key-1-name'))).toEqual(['Q3 2026'])
    expect(linesOf(textNamed(chart, 'key-2-name'))).toEqual(['Q3 2025'])
  })

  it('begins its column with an initial and ends it with the total', () => {
    const [, chart] = mockups as [Page, Page]
    const initial = textNamed(chart, 'takeaway-text-initial')
    expect(linesOf(initial)).toEqual(['E'])
    expect(styleOf(initial)).toMatchObject({ font: black, color: '#B0241B' })
    expect(linesOf(textNamed(chart, 'takeaway-text-beginning')).length).toBe(3)
    expect(linesOf(textNamed(chart, 'takeaway-figure'))).toEqual(['Total: $42.6 million'])
    expectAt(nodeNamed(chart, 'total-rule'), { x: 661, y: 444, height: 3 })
  })

  it('becomes columns when values lie below zero', () => {
    const chart = page(
      {},
      decks.chartSlide('Change', decks.chart('bar', ['A', 'B'], { One: [5, -3] })),
    )
    expect(chartOf(chart).horizontal).toBeUndefined()
  })

  it('puts a figure that has a note at the head of the column', () => {
    const one = page(
      {},
      decks.chartSlide('Loads', decks.chart('line', ['A', 'B'], { Loads: [1, 2] }), [
        decks.stats({ figure: '+37%', label: 'Asia Pacific', note: 'Weekly sailings doubled' }),
      ]),
    )
    expect(styleOf(textNamed(one, 'takeaway-figure'))).toMatchObject({ size: 54 })
    expect(one.nodes.some((node) => node.name === 'total-rule')).toBe(false)
  })
})

describe('a quote', () => {
  it('stands in large italics behind a red mark', () => {
    const [, , quote] = mockups as [Page, Page, Page]
    const text = textNamed(quote, 'quote')
    expect(styleOf(text)).toMatchObject({
      font: { family: 'Playfair Display', weight: 700, italic: true },
      size: 46,
    })
    expect(linesOf(text)[1]).toBe('the hotline in August.')
    expectAt(text, { x: 191, y: 121 })
    expectAt(nodeNamed(quote, 'quote-mark'), { x: 43, y: 101, width: 86, height: 60 })
    expectAt(nodeNamed(quote, 'quote-bar'), { x: 191, y: 397.5, width: 48, height: 4 })
  })

  it('has figures beside it in a column of their own', () => {
    const [, , quote] = mockups as [Page, Page, Page]
    expect(styleOf(textNamed(quote, 'figure-2'))).toMatchObject({ font: black, size: 54 })
    expectAt(nodeNamed(quote, 'column-rule'), { x: 677.6, y: 63, height: 417 })
    expectAt(nodeNamed(quote, 'figure-3-rule'), { x: 701.5, y: 332.8, width: 215 })
    expect(linesOf(textNamed(quote, 'figure-1-label'))).toEqual([
      'customer churn, the',
      'lowest since 2021',
    ])
  })
})

describe('other pages', () => {
  it('open with a double rule, also without a headline of their own', () => {
    for (const one of pages(layoutDeck).filter(({ layout }) => layout !== 'title'))
      expectAt(nodeNamed(one, 'head-thick'), { x: 43, y: 33, width: 873.6, height: 3 })
  })

  it('never draw a box', () => {
    const boxes = pages(layoutDeck).flatMap((one) =>
      one.nodes.filter(
        (node) =>
          node.kind === 'shape' &&
          node.geometry.type === 'rectangle' &&
          node.box.width > 60 &&
          node.box.height > 12,
      ),
    )
    expect(boxes).toEqual([])
  })

  it('list the parts of the deck with their pages, and lead there', () => {
    const agenda = page({}, decks.slide('agenda', 'Inside', [decks.agenda(['*Figures > slide-1'])]))
    expect(linesOf(textNamed(agenda, 'part-1-detail'))).toEqual(['1'])
    expect(textNamed(agenda, 'part-1').link).toEqual({ slideId: 'slide-1' })
  })

  it('dash the line of what is still to come', () => {
    const timeline = page(
      {},
      decks.slide('timeline', 'Dates', [
        decks.timeline(['2024: Founded', '2025: Grown', '?2027: Moved']),
      ]),
    )
    const stroke = (name: string) => {
      const node = nodeNamed(timeline, name)
      return node.kind === 'shape' ? node.stroke : undefined
    }
    expect(stroke('event-1-line')).toEqual({ color: '#181613', width: 3 })
    expect(stroke('event-3-line')?.dash).toBeDefined()
  })

  it('set long dates smaller rather than in two lines', () => {
    const dates = ['8 April', '21 September', '17 November', '3 March', '9 December']
    const one = page(
      {},
      decks.slide('timeline', 'Dates', [decks.timeline(dates.map((date) => `${date} 2024: Held`))]),
    )
    expect(linesOf(textNamed(one, 'event-2-date'))).toEqual(['21 September', '2024'])
  })

  it('write the names of sides under their rules', () => {
    const sides = ['Árbol B', 'Árbol Rojo-Negro autoequilibrado', 'Árbol AVL', 'Filtro de Bloom']
    const rows = { Acceso: ['log(n)', 'log(n)', 'log(n)', '–'] }
    const one = page({}, decks.slide('comparison', 'Compared', [decks.comparison(sides, rows)]))
    const rule = nodeNamed(one, 'side-2-rule').box
    const { box, rows: lines } = tableOf(one, 'comparison')
    const [head] = lines
    const name = head?.cells[2] as TableCell
    expect(linesOf(name).length).toBeGreaterThan(1)
    const above = ((head?.height ?? 0) - name.layout.height) / 2
    expect(box.y + above).toBeGreaterThan(rule.y + rule.height)
  })

  it('give the accent to the share that the slide is about', () => {
    const shares = decks.chart('doughnut', ['Staff', 'Books', 'Rent'], { Cost: [54, 30, 16] })
    const alone = page({}, decks.chartSlide('Shares', shares))
    expect(chartOf(alone).series[0]?.pointColors?.[0]).toBe('#B0241B')
    expect(styleOf(textNamed(alone, 'hole')).color).toBe('#B0241B')
    const takeaway = decks.stats({ figure: '16%', label: 'Rent' })
    const beside = page({}, decks.chartSlide('Shares', shares, [takeaway]))
    expect(chartOf(beside).series[0]?.pointColors?.[2]).toBe('#B0241B')
    expect(styleOf(textNamed(beside, 'hole')).color).toBe('#181613')
  })

  it('number the steps of a process that goes on from the slide before', () => {
    const one = page({}, decks.slide('steps', 'On', [decks.steps(['Sign: it', 'Book: it'], 4)]))
    expect(linesOf(textNamed(one, 'step-1-number'))).toEqual(['4'])
  })

  it('set cards in columns', () => {
    const foot = decks.cards({ head: 'Retrained', foot: 'In May' }, { head: 'Night', foot: 'June' })
    const one = page({}, decks.slide('cards', 'The crew', [foot]))
    const [first, second] = [1, 2].map((number) => textNamed(one, `card-${number}-head`).box.y)
    expect(first).toBe(second)
  })

  it('begin a story with an initial, and lose none of its words', () => {
    const sentence =
      'The hub has run without manual sorting since July, and errors fell by a fifth. '
    const one = page(
      {},
      decks.paragraphSlide('Story', ['It works.', sentence.repeat(9), sentence.repeat(6)]),
    )
    expect(linesOf(textNamed(one, 'body-initial'))).toEqual(['T'])
    const words = (name: string) => linesOf(textNamed(one, name)).join(' ')
    const story = `${words('body-initial')}${words('body-beginning')} ${words('body')}`
    expect(story).toBe(`${sentence.repeat(9).trim()} ${sentence.repeat(6).trim()}`)
  })

  it('have no initial in scripts without capitals', () => {
    const one = page(
      { language: 'ja' },
      decks.paragraphSlide('本文', ['売上高は前年同期比18%増となりました。'.repeat(16)]),
    )
    expect(one.nodes.some((node) => node.name.endsWith('-initial'))).toBe(false)
  })

  it('hold any content', () => {
    fc.assert(
      fc.property(anyDeck([gazette.id]), (one) => {
        expect(sceneProblems(buildScene(one, typography, hubPicture))).toEqual([])
      }),
      { numRuns: howMany(2, 15), seed: 20_264 },
    )
  })
})
