import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { observatory } from '../../../../src/design/themes/observatory/observatory.ts'
import type { SceneNode, ShapeNode } from '../../../../src/scene/node.ts'
import type { Page } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import * as decks from '../../../support/decks.ts'
import { hubPicture } from '../../../support/hub-picture.ts'
import { layoutDeck } from '../../../support/layout-deck.ts'
import { chartOf, linesOf, nodeNamed, styleOf, textNamed } from '../../../support/pages.ts'
import { sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { themeMockups } from '../../../support/theme-mockups.ts'
import { testTypography } from '../../../support/typography.ts'

let typography: Typography
let mockups: Page[]
beforeAll(async () => {
  typography = await testTypography()
  mockups = pages(themeMockups.Observatory as ReturnType<typeof decks.deck>)
})

const pages = (deck: ReturnType<typeof decks.deck>): Page[] =>
  buildScene({ ...deck, themeId: observatory.id }, typography, hubPicture).pages

const page = (...args: Parameters<typeof decks.deck>): Page => pages(decks.deck(...args))[0] as Page

const center = ({ box }: SceneNode) => [box.x + box.width / 2, box.y + box.height / 2]

/** The middle of a body as drawn on the design targets; a tenth of an inch is allowed. */
function expectCenter(node: SceneNode, [x, y]: [number, number]): void {
  const [ownX = 0, ownY = 0] = center(node)
  expect(Math.hypot(ownX - x, ownY - y), node.name).toBeLessThan(7.2)
}

const shapes = (one: Page): ShapeNode[] =>
  one.nodes.filter((node): node is ShapeNode => node.kind === 'shape')

describe('the chart of Observatory', () => {
  it('stands bodies and rings over the horizon where the design target has them', () => {
    const [, chart] = mockups as [Page, Page]
    const { drawing } = chartOf(chart)
    const drawn = (name: string) => drawing.find((one) => one.name === name) as SceneNode
    expectCenter(drawn('chart-disc-1'), [115.4, 177])
    expectCenter(drawn('chart-ring-1'), [115.4, 222.5])
    expectCenter(drawn('chart-disc-3'), [404, 370])
    expect(Math.abs((drawn('chart-baseline').box.y ?? 0) - 450)).toBeLessThan(7.2)
  })

  it('says under the title what it counts', () => {
    const [, chart] = mockups as [Page, Page]
    const line = textNamed(chart, 'eyebrow')
    expect(linesOf(line)).toEqual(['Revenue by region, $ million'])
    expect(styleOf(line)).toMatchObject({ size: 14, color: '#A9B1D3' })
    expect(linesOf(textNamed(chart, 'series-1-name'))).toEqual(['Q3 2026'])
  })

  it('keeps the value beside the last body within the content', () => {
    const budget = decks.chart('bar', ['Paid', 'Creators', 'Ads', 'Press', 'Reserve'], {
      Budget: [60000, 35000, 25000, 15000, 15000],
    })
    const one = page(
      {},
      decks.chartSlide('Budget', { ...budget, unit: { prefix: '€', suffix: '' } }),
    )
    const { box } = textNamed(one, 'value-5')
    expect(box.x + box.width).toBeLessThan(917)
  })

  it('gives the figure that a note begins with its weight', () => {
    const [, chart] = mockups as [Page, Page]
    const runs = textNamed(chart, 'takeaway-note').layout.paragraphs[0]?.specification.runs
    expect(runs?.[0]).toMatchObject({ text: '42', style: { font: { weight: 700 } } })
  })
})

describe('the timeline of Observatory', () => {
  it('puts the events on one large arc, the key event as its planet', () => {
    const [, , timeline] = mockups as [Page, Page, Page]
    const at: [number, number][] = [
      [53.5, 308],
      [231, 256.5],
      [408.5, 238.5],
      [586, 252.5],
      [764, 299.5],
    ]
    at.forEach((point, index) => {
      expectCenter(nodeNamed(timeline, `path-1-disc-${index + 1}`), point)
    })
    expect(nodeNamed(timeline, 'path-1-disc-3').box.width).toBe(51)
    expect(nodeNamed(timeline, 'path-1-disc-3')).toMatchObject({ fill: { kind: 'linear' } })
  })

  it('dashes what is still to come, with a hollow body', () => {
    const [, , timeline] = mockups as [Page, Page, Page]
    const ahead = nodeNamed(timeline, 'path-1-ahead')
    expect(ahead.kind === 'shape' && ahead.stroke?.dash).toBeDefined()
    const planned = nodeNamed(timeline, 'path-1-disc-5')
    expect(planned.kind === 'shape' && planned.fill).toBeUndefined()
  })

  it('writes date and text under each body', () => {
    const [, , timeline] = mockups as [Page, Page, Page]
    const date = textNamed(timeline, 'event-3-date')
    expect(linesOf(date)).toEqual(['July 2026'])
    expect(styleOf(date)).toMatchObject({ size: 14, color: '#FFB984' })
    expect(linesOf(textNamed(timeline, 'event-3-text'))).toEqual([
      'Rotterdam runs',
      'fully automated,',
      '22% fewer',
      'handling errors',
    ])
  })

  it('takes two arcs for many events', () => {
    const dates = Array.from({ length: 9 }, (_, index) => `20${11 + index}: Something happened`)
    const one = page({}, decks.slide('timeline', 'Dates', [decks.timeline(dates)]))
    expect(nodeNamed(one, 'path-2-disc-1').box.y).toBeGreaterThan(300)
  })
})

describe('steps on an orbit', () => {
  it('begin under it, also where it sinks over the end of their words', () => {
    const text = '元のURLのハッシュ化したものを作り、それを保存する'
    const steps = ['一番目', '二番目', '核となるコンポーネントを設計する', '四番目']
    const one = page(
      { language: 'ja' },
      decks.slide('steps', '手順', [decks.steps(steps.map((head) => `${head}: ${text}`))]),
    )
    const { box, layout } = textNamed(one, 'step-3-head')
    const line = layout.paragraphs[0]?.lines[0]
    const end = box.x + (line?.width ?? 0)
    const [third, fourth] = [3, 4].map((n) => center(nodeNamed(one, `path-1-disc-${n}`)))
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [third ?? [], fourth ?? []]
    // The orbit lies over its chord.
    expect(box.y).toBeGreaterThan(y1 + ((y2 - y1) * (end - x1)) / (x2 - x1) - 3)
  })
})

describe('cards under orbits', () => {
  const orbitOver = (...heads: string[]) => {
    const cards = decks.cards(
      ...heads.map((head) => ({ head, text: `${head} are ready. `.repeat(heads.length) })),
    )
    return nodeNamed(page({}, decks.slide('cards', 'The crew', [cards])), 'card-1-orbit').box.height
  }

  it('stand under larger ones the fewer they are', () => {
    expect(orbitOver('Cranes', 'Trucks', 'Ships')).toBeGreaterThan(120)
    expect(orbitOver('Cranes', 'Trucks', 'Ships', 'Trains')).toBeLessThan(120)
    expect(orbitOver('Cranes', 'Trucks', 'Ships', 'Trains', 'Yards')).toBeLessThan(70)
  })
})

describe('the sky', () => {
  it('holds no cards', () => {
    const layouts = ['agenda', 'stats', 'cards', 'comparison', 'definition', 'recap', 'closing']
    const areas = pages(layoutDeck)
      .filter(({ layout }) => layouts.includes(layout))
      .flatMap(shapes)
      .filter(({ geometry, fill, box }) => geometry.type === 'rectangle' && fill && box.height > 4)
    expect(areas).toEqual([])
  })

  it('shows the first figure as a glowing body, the others as rings with a moon', () => {
    const one = page(
      {},
      decks.slide('stats', 'Figures', [
        decks.stats({ figure: '86%', label: 'Satisfied' }, { figure: '42', label: 'Accounts' }),
      ]),
    )
    expect(nodeNamed(one, 'stat-1-disc')).toMatchObject({ fill: { kind: 'linear' } })
    expect(nodeNamed(one, 'stat-2-orbit')).toBeDefined()
    expect(styleOf(textNamed(one, 'stat-1-figure')).color).toBe('#10142B')
  })

  it('holds figures that are too long for their planets under small ones, larger than labels', () => {
    const [long, short] = [
      { figure: '4,200 → 7,000', label: 'Gearboxes a month' },
      { figure: '64', label: 'New jobs' },
    ]
    const one = page({}, decks.slide('stats', 'Two shifts', [decks.stats(long, short, short)]))
    expect(styleOf(textNamed(one, 'stat-3-figure')).size).toBeGreaterThanOrEqual(30)
    expect(nodeNamed(one, 'stat-1-disc').box.height).toBeLessThan(120)
  })

  it('holds any content', () => {
    fc.assert(
      fc.property(anyDeck([observatory.id]), (one) => {
        expect(sceneProblems(buildScene(one, typography, hubPicture))).toEqual([])
      }),
      { numRuns: howMany(2, 15), seed: 20_265 },
    )
  })
})
