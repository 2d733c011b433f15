import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Deck } from '../../../../src/deck/deck.ts'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { draughtsman } from '../../../../src/design/themes/draughtsman/draughtsman.ts'
import type { SceneNode } from '../../../../src/scene/node.ts'
import type { Page, Scene } from '../../../../src/scene/scene.ts'
import { substituteWidth } from '../../../../src/typography/slide-software.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import {
  agenda,
  bulletsSlide,
  chart,
  chartSlide,
  deck,
  slide,
  stats,
  stepsSlide,
  tableSlide,
  timeline,
  titleSlide,
} from '../../../support/decks.ts'
import { hubPicture } from '../../../support/hub-picture.ts'
import { layoutDeck } from '../../../support/layout-deck.ts'
import {
  chartOf,
  drawnText,
  linesOf,
  nodeNamed,
  styleOf,
  tableOf,
  textNamed,
} from '../../../support/pages.ts'
import { sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { themeMockups } from '../../../support/theme-mockups.ts'
import { testTypography } from '../../../support/typography.ts'

const themeId = draughtsman.id

let typography: Typography
let scene: Scene
beforeAll(async () => {
  typography = await testTypography()
  scene = draw(themeMockups.Draughtsman as Deck)
})

const draw = (one: Deck): Scene => buildScene({ ...one, themeId }, typography, hubPicture)
const pageOf = (...slides: Parameters<typeof deck>[1][]): Page =>
  draw(deck({ title: 'A deck' }, ...slides)).pages.at(-1) as Page
const page = (number: number): Page => scene.pages[number - 1] as Page

/** A tenth of an inch from where the mockup has it. */
function expectAt(node: Pick<SceneNode, 'box' | 'name'>, x: number, y: number) {
  expect(Math.abs(node.box.x - x), `${node.name} x ${node.box.x}`).toBeLessThan(7.2)
  expect(Math.abs(node.box.y - y), `${node.name} y ${node.box.y}`).toBeLessThan(7.2)
}

function expectBox(node: SceneNode, [x, y, width, height]: [number, number, number, number]) {
  expectAt(node, x, y)
  expect(Math.abs(node.box.width - width), node.name).toBeLessThan(7.2)
  expect(Math.abs(node.box.height - height), node.name).toBeLessThan(7.2)
}

const display = { family: 'Barlow Condensed', weight: 600, italic: false }
const mono = { family: 'JetBrains Mono', weight: 400, italic: false }
const strong = { family: 'JetBrains Mono', weight: 600, italic: false }

describe('the mockups of Draughtsman', () => {
  it('have no problem on any page', () => {
    expect(sceneProblems(scene)).toEqual([])
  })

  it('set the cover as drawn', () => {
    const title = textNamed(page(1), 'title')
    expect(linesOf(title)).toEqual(['Q3 2026', 'business review'])
    expect(styleOf(title)).toMatchObject({ font: display, size: 60, color: '#F3F8FF' })
    expectAt(title, 41.4, 133)
    const subtitle = textNamed(page(1), 'subtitle')
    expect(linesOf(subtitle)).toEqual(['Revenue grew 18% year', 'over year, ahead of plan'])
    expect(styleOf(subtitle)).toMatchObject({ font: mono, size: 16, color: '#C0D4F4' })
    expectAt(subtitle, 43.2, 272)
    expect(linesOf(textNamed(page(1), 'meta'))).toEqual(['Third quarter 2026'])
    expect(styleOf(textNamed(page(1), 'eyebrow'))).toMatchObject({ size: 14, color: '#C0D4F4' })
  })

  it('draw the container as long as the revenue and measure the plan on the same edge', () => {
    expectBox(nodeNamed(page(1), 'container-side'), [525, 128, 277, 292])
    expectBox(nodeNamed(page(1), 'container-top'), [427.5, 72, 374.5, 216])
    const [revenue, plan] = [1, 2].map((number) => {
      const { box } = nodeNamed(page(1), `measure-${number}-arrows`)
      return Math.hypot(box.width, box.height)
    })
    expect((plan ?? 0) / (revenue ?? 1)).toBeCloseTo(40 / 42.6, 2)
    const text = textNamed(page(1), 'measure-1-text')
    expect(linesOf(text)).toEqual(['Revenue $42.6 million'])
    expect(text.rotation).toBe(-30)
    expect(styleOf(text)).toMatchObject({ font: strong, size: 13, color: '#FFB08A' })
  })

  it('stand columns on a baseline: last year dashed and empty, this year outlined', () => {
    const { drawing, series, overlap } = chartOf(page(2))
    const bar = (name: string) =>
      drawing.find((node) => node.name === `chart-bar-${name}`) as SceneNode
    expectBox(bar('1-1'), [55, 194, 42, 256])
    expectBox(bar('2-1'), [97, 142.5, 42, 307.5])
    expectBox(bar('2-3'), [389, 359, 42, 91])
    expect(bar('1-1')).toMatchObject({ stroke: { color: '#C0D4F4', dash: [6, 4] } })
    expect(bar('1-1')).not.toHaveProperty('fill')
    expect(bar('2-1')).toMatchObject({
      fill: { color: '#2E66B8' },
      stroke: { color: '#F3F8FF', width: 1.5 },
    })
    expect(bar('2-3')).toMatchObject({ fill: { color: '#FFB08A' } })
    expect(series.map((one) => one.hollow ?? false)).toEqual([true, false])
    expect(overlap).toBe(0)
  })

  it('dimension the change of each region', () => {
    expectAt(textNamed(page(2), 'change-1'), 163, 159)
    expectAt(textNamed(page(2), 'change-3'), 455.7, 362)
    expect(styleOf(textNamed(page(2), 'change-3')).color).toBe('#FFB08A')
    expect(page(2).nodes.some((node) => node.name === 'change-4-dimension-arrows')).toBe(false)
    expect(linesOf(textNamed(page(2), 'series-1-name'))).toEqual(['2025'])
  })

  it('head the notes and refer to the one on the discussed region', () => {
    expectBox(nodeNamed(page(2), 'panel'), [668, 142, 249, 308])
    expect(linesOf(textNamed(page(2), 'takeaway-label'))).toEqual(['Notes'])
    expect(linesOf(textNamed(page(2), 'takeaway-note-3'))).toEqual([
      'Middle East flat:',
      'Jeddah did not open',
      'until September 12',
    ])
    expectBox(nodeNamed(page(2), 'note-1-circle'), [683, 194, 21, 21])
    expect(nodeNamed(page(2), 'note-1-circle')).toMatchObject({ fill: { color: '#FFB08A' } })
    expectAt(nodeNamed(page(2), 'reference-circle'), 359, 422)
  })

  it('draw the steps as boxes and their durations below', () => {
    expectBox(nodeNamed(page(3), 'step-1-box'), [43.2, 187.5, 159.5, 159.5])
    expectBox(nodeNamed(page(3), 'step-5-box'), [757, 187.5, 159.5, 159.5])
    expect(nodeNamed(page(3), 'step-5-box')).toMatchObject({ fill: { color: '#FFB08A' } })
    expect(linesOf(textNamed(page(3), 'step-2-text'))).toEqual([
      'Compliance checks',
      'the certificate',
    ])
    expect(styleOf(textNamed(page(3), 'step-2-head'))).toMatchObject({ font: display, size: 24 })
    expectBox(nodeNamed(page(3), 'step-1-circle'), [169.5, 175.5, 26, 26])
    const own = textNamed(page(3), 'duration-2-text')
    expect(linesOf(own)).toEqual(['within two working days'])
    expect(own.box.y + own.box.height / 2).toBeCloseTo(399, -1)
    const whole = textNamed(page(3), 'duration-5-text')
    expect(linesOf(whole)).toEqual(['usually 11 days after registration'])
    expect(styleOf(whole).color).toBe('#FFB08A')
    expect(whole.box.y + whole.box.height / 2).toBeCloseTo(435, -1)
  })

  it('carry a title block instead of a footer', () => {
    for (const one of scene.pages) {
      expectBox(nodeNamed(one, 'title-block'), [589.5, 492, 352.5, 30])
      expect(linesOf(textNamed(one, 'footer'))).toEqual(['Q3 2026 business review'])
      expect(linesOf(textNamed(one, 'footer-organisation'))).toEqual(['Northwind Logistics'])
    }
    expect(linesOf(textNamed(page(2), 'page-number'))).toEqual(['2'])
  })
})

describe('the sheet of Draughtsman', () => {
  it('leaves out the cell of a company that the deck does not name', () => {
    const one = pageOf(bulletsSlide('Risks', ['Fuel']))
    expect(one.nodes.some((node) => node.name === 'footer-organisation')).toBe(false)
    expect(nodeNamed(one, 'title-block').box.width).toBeCloseTo(220.5)
  })

  it('has its strongest grid lines in the colour that texts are said to stand on', () => {
    const [one] = scene.pages
    expect(nodeNamed(one as Page, 'grid-strong')).toMatchObject({
      stroke: { color: textNamed(page(1), 'subtitle').ground },
    })
  })
})

describe('the layouts of Draughtsman', () => {
  it('draw one slide of every kind without problems', () => {
    expect(sceneProblems(draw(layoutDeck))).toEqual([])
  })

  it('draw the container without dimensions when a cover about freight has no figures', () => {
    const cover = deck({ title: 'Harbour review' }, titleSlide('Harbour review'))
    const one = draw(cover).pages.at(-1) as Page
    expect(nodeNamed(one, 'container-top').kind).toBe('shape')
    expect(one.nodes.some((node) => node.name.startsWith('measure'))).toBe(false)
  })

  it('draw plates on the cover of a deck about anything else', () => {
    const names = pageOf(titleSlide('Review')).nodes.map((node) => node.name)
    expect(names).toContain('plate-3-top')
    expect(names).not.toContain('container-top')
  })

  it('draw figures as dimensions across their columns, and the first in red pencil', () => {
    const one = pageOf(
      slide('stats', 'Quarter', [
        stats({ figure: '$20M', label: 'Revenue' }, { figure: '2.1%', label: 'Churn' }),
      ]),
    )
    const arrows = [1, 2].map((number) => nodeNamed(one, `stat-${number}-dimension-arrows`))
    expect(arrows[0]?.box.width).toBeCloseTo(arrows[1]?.box.width ?? 0)
    expect(arrows[0]).toMatchObject({ fill: { color: '#FFB08A' } })
  })

  it('dash the time to what is planned', () => {
    const one = pageOf(
      slide('timeline', 'Dates', [timeline(['April 2026: Signed', '?May 2026: First sailing'])]),
    )
    expect(nodeNamed(one, 'event-1-line-1')).toMatchObject({ stroke: { dash: [6, 4] } })
    expect(nodeNamed(one, 'event-2-panel')).toMatchObject({ stroke: { dash: [6, 4] } })
  })

  it('link the parts of the deck to their pages', () => {
    const [first] = draw(
      deck(
        {},
        slide('agenda', 'Contents', [agenda(['*Risks > slide-2'])]),
        bulletsSlide('Risks', ['Fuel']),
      ),
    ).pages
    const name = textNamed(first as Page, 'part-1')
    expect(name.link).toEqual({ slideId: 'slide-2' })
    expect(linesOf(textNamed(first as Page, 'part-1-detail'))).toEqual(['2'])
  })

  it('rule a table in both directions', () => {
    const one = pageOf(tableSlide('Regions', ['Region', '#Growth'], [['Europe', '+20%']]))
    expect(nodeNamed(one, 'table-frame').box).toEqual(tableOf(one).box)
    expect(nodeNamed(one, 'table-column-1').kind).toBe('shape')
  })

  it('name the unit once over the columns', () => {
    const one = pageOf(
      chartSlide(
        'Two years',
        chart(
          'bar',
          ['Europe', 'Asia', 'Africa', 'Americas', 'Oceania', 'Antarctica'],
          { Before: [17.8, 11.9, 4.6, 1, 2, 3], Now: [21.4, 13.1, 6.3, 1, 2, 3] },
          { decimals: 1, unit: { prefix: '', suffix: ' million EUR' } },
        ),
      ),
    )
    expect(linesOf(drawnText(one, 'chart-value-title'))).toEqual(['million EUR'])
    expect(linesOf(textNamed(one, 'key-1-name'))).toEqual(['Before'])
  })

  it('leave a duration in the text of a process in two rows', () => {
    const items = Array.from({ length: 7 }, (_, index) => `Step ${index + 1}: Done within two days`)
    const one = pageOf(stepsSlide('Seven steps', items))
    expect(linesOf(textNamed(one, 'step-1-text')).join(' ')).toBe('Done within two days')
  })

  // What is fitted is drawn in every theme by fit-deck.test.ts.
  it('keep any content on the sheet', () => {
    fc.assert(
      fc.property(anyDeck([themeId], 2), (one) => {
        expect(sceneProblems(buildScene(one, typography))).toEqual([])
      }),
      { numRuns: howMany(2, 15), seed: 20_263 },
    )
  })
})

it('keeps figures off the lines of their dimensions in a wider face too', () => {
  const own = stats(
    { figure: 'menos de 2 MB', label: 'Carregue os documentos em PDF, cada um com' },
    { figure: '30 €', label: 'Pague a taxa' },
    { figure: '180 dias', label: 'Com ela pode conduzir em Portugal por' },
  )
  const figures = pageOf(slide('stats', 'Passos', [own])).nodes.filter((node) =>
    /^stat-\d-figure$/.test(node.name),
  )
  expect(figures).toHaveLength(3)
  // The lines stand six points beside the figure's column.
  for (const node of figures)
    if (node.kind === 'text') expect(substituteWidth(node.layout)).toBeLessThan(node.box.width + 6)
})
