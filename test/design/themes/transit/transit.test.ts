import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Slide } from '../../../../src/deck/slide.ts'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { transit } from '../../../../src/design/themes/transit/transit.ts'
import type { SceneNode } from '../../../../src/scene/node.ts'
import { contrastRatio } from '../../../../src/scene/paint.ts'
import type { Page, Scene } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import {
  agenda,
  bulletsSlide,
  deck,
  quoteSlide,
  slide,
  stepsSlide,
  timeline,
} from '../../../support/decks.ts'
import { hubPicture } from '../../../support/hub-picture.ts'
import { layoutDeck } from '../../../support/layout-deck.ts'
import { chartOf, nodeNamed, styleOf, tableOf, textNamed } from '../../../support/pages.ts'
import { sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { testTypography } from '../../../support/typography.ts'

let typography: Typography
let layouts: Scene
beforeAll(async () => {
  typography = await testTypography()
  layouts = buildScene({ ...layoutDeck, themeId: transit.id }, typography, hubPicture)
})

const draw = (...slides: Slide[]): Page[] =>
  buildScene(deck({ themeId: transit.id }, ...slides), typography).pages

const middle = ({ box }: SceneNode) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

const strokeOf = (node: SceneNode) => (node.kind === 'shape' ? node.stroke : undefined)

const fillOf = (node: SceneNode) =>
  node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined

describe('every layout in Transit', () => {
  it('has no problem', () => {
    expect(sceneProblems(layouts)).toEqual([])
  })

  it('has no picture but the one that the deck brings', () => {
    const pictures = layouts.pages.flatMap((page) =>
      page.nodes.filter((node) => node.kind === 'image').map(() => page.layout),
    )
    expect(pictures).toEqual(['image'])
  })

  it('shows how far the deck has come as a stop on the line at its foot', () => {
    const places = layouts.pages.flatMap((page, index) => {
      const stop = page.nodes.find((node) => node.name === 'you-are-here')
      return stop ? [{ share: (index + 1) / layouts.pages.length, x: middle(stop).x }] : []
    })
    expect(places.length).toBeGreaterThan(15)
    for (const { share, x } of places) expect(x).toBeCloseTo(43.2 + 873.6 * share, 0)
  })
})

describe('the cover in Transit', () => {
  it('lets four lines of four colours meet at the interchange', () => {
    const [cover] = layouts.pages as [Page]
    const colors = [1, 2, 3, 4].map((line) => strokeOf(nodeNamed(cover, `line-${line}`))?.color)
    expect(new Set(colors).size).toBe(4)
    const { x, y } = middle(nodeNamed(cover, 'interchange'))
    for (const line of [1, 2, 3, 4]) {
      const { box } = nodeNamed(cover, `line-${line}`)
      expect(box.x).toBeLessThanOrEqual(x)
      expect(box.x + box.width).toBeGreaterThanOrEqual(x)
      expect(box.y).toBeLessThanOrEqual(y)
      expect(box.y + box.height).toBeGreaterThanOrEqual(y)
    }
  })

  it('sets the title in the heaviest Overpass', () => {
    const title = textNamed(layouts.pages[0] as Page, 'title')
    expect(styleOf(title)).toMatchObject({
      font: { family: 'Overpass', weight: 900 },
      size: 60,
      color: '#14213D',
    })
  })
})

describe('sections in Transit', () => {
  it('are lines: each has its colour, which its slides and their numbers take', () => {
    const [, ...pages] = draw(
      slide('agenda', 'Parts', [agenda(['One', 'Two'])]),
      slide('section', 'One', []),
      bulletsSlide('First', ['a', 'b']),
      slide('section', 'Two', []),
      bulletsSlide('Second', ['a', 'b']),
    )
    const colors = [1, 3].map((at) => strokeOf(nodeNamed(pages[at] as Page, 'head-line'))?.color)
    expect(colors).toEqual(['#C8102E', '#054DAF'])
    expect(pages[2]?.background).toEqual({ kind: 'solid', color: '#054DAF' })
    expect(fillOf(nodeNamed(pages[3] as Page, 'head-stop'))).toBe('#054DAF')
  })

  it('can be read in every line colour, also in the fifth, which is the first again', () => {
    const pages = draw(...['A', 'B', 'C', 'D', 'E'].map((name) => slide('section', name, [])))
    for (const page of pages) {
      const title = textNamed(page, 'title')
      expect(contrastRatio(styleOf(title).color, title.ground)).toBeGreaterThan(4.5)
    }
    expect(pages[4]?.background).toEqual(pages[0]?.background)
  })
})

describe('lines with stops in Transit', () => {
  it('put every second step on a lower level', () => {
    const [page] = draw(stepsSlide('Four', ['A: one', 'B: two', 'C: three', 'D: four'])) as [Page]
    const heights = [1, 2, 3, 4].map((step) => middle(nodeNamed(page, `step-${step}-stop`)).y)
    expect(heights[1]).toBeCloseTo((heights[0] ?? 0) + 54)
    expect(heights[2]).toBeCloseTo(heights[0] ?? 0)
    expect(heights[3]).toBeCloseTo(heights[1] ?? 0)
  })

  it('end at the last step', () => {
    const [page] = draw(stepsSlide('Three', ['A: one', 'B: two', 'C: three'])) as [Page]
    const { box } = nodeNamed(page, 'line-1')
    expect(box.x).toBe(0)
    expect(box.x + box.width).toBeCloseTo(middle(nodeNamed(page, 'step-3-stop')).x)
  })

  it('are still being built where events are planned, and make the key event an interchange', () => {
    const events = ['2024: Start', '!2025: Turn', '?2027: Plan']
    const [page] = draw(slide('timeline', 'Three', [timeline(events)])) as [Page]
    expect(strokeOf(nodeNamed(page, 'line-1'))?.dash).toBeUndefined()
    const ahead = nodeNamed(page, 'line-1-ahead')
    expect(strokeOf(ahead)?.dash).toBeDefined()
    expect(ahead.box.x).toBeCloseTo(middle(nodeNamed(page, 'event-2-stop')).x)
    const [plain, key] = [1, 2].map((event) => nodeNamed(page, `event-${event}-stop`).box.width)
    expect(key).toBeGreaterThan(plain ?? 0)
    expect(textNamed(page, 'event-2-date').ground).toBe('#C8102E')
  })

  it('join the items of a list, and the parts of an agenda in their own colours', () => {
    const agenda = layouts.pages.find((page) => page.layout === 'agenda') as Page
    const discs = [1, 2, 3, 4, 5].map((part) => fillOf(nodeNamed(agenda, `part-${part}-stop`)))
    expect(new Set(discs).size).toBe(4)
    expect(discs[4]).toBe(discs[0])
  })

  it('run around a quote, whose speaker is an interchange', () => {
    const [page] = draw(quoteSlide('Said', 'It works.', 'Ada', 'Northwind')) as [Page]
    const speaker = nodeNamed(page, 'speaker').box
    for (const line of [1, 2, 3]) {
      const { x } = nodeNamed(page, `line-${line}`).box
      expect(x).toBeGreaterThan(speaker.x)
      expect(x).toBeLessThan(speaker.x + speaker.width)
    }
    expect(textNamed(page, 'quote-name').box.y).toBeCloseTo(speaker.y, 0)
  })

  it('draw the points of a line chart as stops, in files too', () => {
    const page = layouts.pages.find(
      (one) => one.layout === 'chart' && chartOf(one).chartType === 'line',
    ) as Page
    const series = chartOf(page).series.find((one) => one.marker !== undefined)
    expect(series?.marker).toMatchObject({ fill: '#FFFFFF', stroke: { color: '#C8102E' } })
  })
})

describe('a table in Transit', () => {
  it('has its head on a sign that hangs from the line', () => {
    const page = layouts.pages.find((one) => one.layout === 'table') as Page
    const table = tableOf(page)
    expect(new Set(table.rows[0]?.cells.map(({ fill }) => fill))).toEqual(new Set(['#14213D']))
    expect(nodeNamed(page, 'table-line').box.y).toBeCloseTo(table.box.y - 5)
  })
})

describe('Transit', () => {
  it('draws any deck without problems', () => {
    fc.assert(
      fc.property(anyDeck([transit.id], 2), (one) => {
        expect(sceneProblems(buildScene(one, typography))).toEqual([])
      }),
      { numRuns: howMany(2, 8), seed: 20_267 },
    )
  })
})
