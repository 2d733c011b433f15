import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { marquee } from '../../../../src/design/themes/marquee/marquee.ts'
import { pageWidth } from '../../../../src/scene/geometry.ts'
import type { SceneNode, TextNode } from '../../../../src/scene/node.ts'
import type { Color } from '../../../../src/scene/paint.ts'
import type { Page } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import * as decks from '../../../support/decks.ts'
import { hubPicture } from '../../../support/hub-picture.ts'
import { layoutDeck } from '../../../support/layout-deck.ts'
import { chartOf, linesOf, nodeNamed, styleOf, tableOf, textNamed } from '../../../support/pages.ts'
import { sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { testTypography } from '../../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const pages = (deck: ReturnType<typeof decks.deck>): Page[] =>
  buildScene({ ...deck, themeId: marquee.id }, typography, hubPicture).pages

const page = (...args: Parameters<typeof decks.deck>): Page => pages(decks.deck(...args))[0] as Page

function fillOf(node: SceneNode): Color | undefined {
  return node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined
}

/** The middle of the widest line of a text, on the page. */
function middleOf({ box, layout }: TextNode): number {
  const lines = layout.paragraphs.flatMap((paragraph) => paragraph.lines)
  const start = Math.min(...lines.map((line) => line.x))
  const end = Math.max(...lines.map((line) => line.x + line.width))
  return box.x + (start + end) / 2
}

describe('every layout in Marquee', () => {
  it('has no problem', () => {
    const scene = buildScene({ ...layoutDeck, themeId: marquee.id }, typography, hubPicture)
    expect(sceneProblems(scene)).toEqual([])
  })

  it('holds any content', () => {
    fc.assert(
      fc.property(anyDeck([marquee.id]), (one) => {
        expect(sceneProblems(buildScene(one, typography, hubPicture))).toEqual([])
      }),
      { numRuns: howMany(2, 10), seed: 20_272 },
    )
  })
})

describe('the stage of Marquee', () => {
  it('has everything on a cover in its middle', () => {
    const cover = page(
      {},
      decks.slide(
        'title',
        'Q3 2026 business review',
        [decks.paragraph('Revenue grew 18%, ahead of the plan', 'Third quarter 2026')],
        { eyebrow: 'Northwind Logistics' },
      ),
    )
    for (const name of ['title', 'subtitle', 'meta', 'eyebrow'])
      expect(Math.abs(middleOf(textNamed(cover, name)) - pageWidth / 2), name).toBeLessThan(2)
    expect(styleOf(textNamed(cover, 'title')).font.family).toBe('Marcellus')
  })

  it('is the same from right to left', () => {
    const slide = decks.slide('title', 'مراجعة الأعمال', [decks.paragraph('نمت الإيرادات')])
    const cover = page({ language: 'ar' }, slide)
    expect(Math.abs(middleOf(textNamed(cover, 'title')) - pageWidth / 2)).toBeLessThan(2)
    const { box } = nodeNamed(cover, 'fan')
    expect(box.x + box.width / 2).toBeCloseTo(pageWidth / 2)
  })

  it('sets titles of content over a rule in the middle', () => {
    const one = page({ title: 'Ports' }, decks.bulletsSlide('Four ports', ['Busan', 'Izmir']))
    expect(Math.abs(middleOf(textNamed(one, 'title')) - pageWidth / 2)).toBeLessThan(2)
    const rule = nodeNamed(one, 'heading-rule-lozenge').box
    expect(rule.x + rule.width / 2).toBeCloseTo(pageWidth / 2)
  })

  it('sets what is said under a slide in the middle', () => {
    const slide = decks.bulletsSlide('Four ports', ['Busan', 'Izmir'])
    const variants = slide.variants.map((variant) => ({ ...variant, caption: 'Without Jeddah' }))
    const one = page({}, { ...slide, variants })
    expect(Math.abs(middleOf(textNamed(one, 'slide-caption')) - pageWidth / 2)).toBeLessThan(2)
  })

  it('lights the sign of a side only where one is chosen', () => {
    const signs = (...names: string[]) => {
      const block = decks.comparison(names, { Time: ['9 months', '10 weeks'] })
      const one = page({}, decks.slide('comparison', 'Build or buy', [block]))
      return ['side-1', 'side-2'].map((name) => fillOf(nodeNamed(one, name)))
    }
    expect(signs('Build', 'Buy')).toEqual(['#2F1931', '#2F1931'])
    expect(signs('Build', '*Buy')).toEqual(['#2F1931', '#E3BF73'])
  })

  it('lowers the curtain for a chapter', () => {
    const parts = decks.slide('agenda', 'Parts', [decks.agenda(['Summary'])])
    const [, one] = pages(decks.deck({}, parts, decks.sectionSlide('Summary')))
    expect(one?.background).toEqual({ kind: 'solid', color: '#4A1229' })
    expect(linesOf(textNamed(one as Page, 'section-number'))).toEqual(['1'])
  })
})

describe('fans', () => {
  it('stand over figures, all alike', () => {
    const one = page(
      {},
      decks.slide('stats', 'Figures', [
        decks.stats({ figure: '86%', label: 'Satisfied' }, { figure: '42', label: 'Accounts' }),
      ]),
    )
    const petals = ['stat-1-fan-petals', 'stat-2-fan-petals']
    for (const name of petals) expect(fillOf(nodeNamed(one, name)), name).toBe('#E3BF73')
    const fan = nodeNamed(one, 'stat-2-fan').box
    expect(fan.y + fan.height).toBeLessThan(textNamed(one, 'stat-2-figure').box.y)
    expect(middleOf(textNamed(one, 'stat-2-figure'))).toBeCloseTo(fan.x + fan.width / 2, 0)
  })

  it('open over the key event of a timeline, whose bulbs go out where it is still planned', () => {
    const one = page(
      {},
      decks.slide('timeline', 'Dates', [
        {
          kind: 'timeline',
          id: 'timeline',
          items: [
            { text: 'Start', sources: [], date: 'May' },
            { text: 'Opening', sources: [], date: 'June', highlighted: true },
            { text: 'Review', sources: [], date: 'July', planned: true },
          ],
        },
      ]),
    )
    expect(one.nodes.filter(({ name }) => /^event-\d-fan$/.test(name)).map((n) => n.name)).toEqual([
      'event-2-fan',
    ])
    const lit = nodeNamed(one, 'string-1').box
    const ahead = nodeNamed(one, 'string-1-ahead')
    expect(ahead.box.x).toBeGreaterThan(lit.x + lit.width)
    expect(ahead).toMatchObject({ stroke: { color: '#9A7B45' } })
    expect(fillOf(nodeNamed(one, 'event-3-bulb'))).toBe(marquee.ground)
  })
})

describe('lines of gold', () => {
  it('outline columns and slices', () => {
    for (const type of ['bar', 'doughnut'] as const) {
      const chart = chartOf(
        page({}, decks.chartSlide('Shares', decks.chart(type, ['A', 'B'], { One: [60, 40] }))),
      )
      const marks = chart.drawing.filter(({ name }) => /^chart-(bar|slice)-/.test(name))
      expect(marks.length).toBeGreaterThan(1)
      for (const mark of marks)
        expect(mark).toMatchObject({ stroke: { color: '#E3BF73', width: 1 } })
      expect(chart.series[0]?.outline).toEqual({ color: '#E3BF73', width: 1 })
    }
  })

  it('rule a table', () => {
    const table = tableOf(
      page(
        {},
        decks.tableSlide(
          'Ports',
          ['Port', 'Loads'],
          [
            ['Busan', '12'],
            ['Izmir', '7'],
          ],
        ),
      ),
    )
    const borders = table.rows.map((row) => row.cells[0]?.borderBottom?.color)
    expect(borders).toEqual(['#E3BF73', '#9A7B45', '#E3BF73'])
  })

  it('frame a quote under its mark, lower where it has a title', () => {
    const alone = page({}, decks.quoteSlide('Less is more', 'Less is more.'))
    const frame = nodeNamed(alone, 'frame').box
    const mark = nodeNamed(alone, 'quote-mark').box
    expect(mark.y).toBeGreaterThan(frame.y)
    expect(mark.y + mark.height).toBeLessThan(textNamed(alone, 'quote').box.y)
    const titled = page({}, decks.quoteSlide('What she thinks', 'Less is more.'))
    const title = textNamed(titled, 'title')
    const lower = nodeNamed(titled, 'frame').box.y
    expect(lower - (title.box.y + title.layout.height)).toBeGreaterThan(18)
  })

  it('make doors of steps, none of them lit', () => {
    const one = page({}, decks.stepsSlide('Plan', ['Draw: it', 'Build: it', 'Check: it']))
    const doors = ['step-1-door', 'step-2-door', 'step-3-door']
    for (const name of doors) expect(fillOf(nodeNamed(one, name)), name).toBe('#2F1931')
  })
})
