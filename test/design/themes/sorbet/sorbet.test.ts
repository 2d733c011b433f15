import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { sorbet } from '../../../../src/design/themes/sorbet/sorbet.ts'
import type { SceneNode } from '../../../../src/scene/node.ts'
import type { Page, Scene } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import { bulletsSlide, chart, deck, slide, stats, stepsSlide } from '../../../support/decks.ts'
import { expectExactBox } from '../../../support/expect-box.ts'
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
  scene = buildScene({ ...deck({}), ...themeMockups.Sorbet, themeId: sorbet.id }, typography)
})

const page = (number: number): Page => scene.pages[number - 1] as Page

const display = { family: 'Quicksand', weight: 700, italic: false }

function fillOf(node: SceneNode): string | undefined {
  return node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined
}

describe('the mockup deck in Sorbet', () => {
  it('has no problem on any page', () => {
    expect(sceneProblems(scene)).toEqual([])
  })

  it('sets the cover beside columns of pills', () => {
    const title = textNamed(page(1), 'title')
    expect(linesOf(title)).toEqual(['Q3 2026', 'business', 'review'])
    expect(styleOf(title)).toMatchObject({ font: display, size: 60, color: '#35264F' })
    expect(styleOf(textNamed(page(1), 'subtitle'))).toMatchObject({ size: 18, color: '#675A80' })
    expectExactBox(nodeNamed(page(1), 'eyebrow-pill'), [0.6, 0.667, 2.208, 0.41])
    expectExactBox(nodeNamed(page(1), 'pill-1-2'), [6.686, 2.18, 1, 3.444])
    expectExactBox(nodeNamed(page(1), 'pill-3-2'), [9.102, 3.542, 1, 1])
    expect(fillOf(nodeNamed(page(1), 'pill-3-2'))).toBe('#D3416B')
    expect(fillOf(nodeNamed(page(1), 'pill-3-2-centre'))).toBe('#FFFFFF')
  })

  it('lays figures out as a bento', () => {
    expectExactBox(nodeNamed(page(2), 'stat-1-card'), [0.6, 1.375, 7.2, 5.396])
    expectExactBox(nodeNamed(page(2), 'stat-2-card'), [8.011, 1.375, 4.722, 2.595])
    expectExactBox(nodeNamed(page(2), 'stat-3-card'), [8.011, 4.176, 4.722, 2.595])
    const fills = [1, 2, 3].map((number) => fillOf(nodeNamed(page(2), `stat-${number}-card`)))
    expect(fills).toEqual(['#DDD2FA', '#C6EBDB', '#FFD5C2'])
    expect(styleOf(textNamed(page(2), 'stat-1-figure'))).toMatchObject({ font: display, size: 88 })
    expect(styleOf(textNamed(page(2), 'stat-2-figure'))).toMatchObject({ font: display, size: 60 })
    expectExactBox(nodeNamed(page(2), 'stat-2-disc'), [11.78, 1.69, 0.583, 0.583])
  })

  it('draws pill bars to scale', () => {
    const [first, second] = [1, 2].map((number) => nodeNamed(page(2), `bar-${number}`))
    expectExactBox(first as SceneNode, [1.017, 4.937, 6.367, 0.535])
    expect((second as SceneNode).box.width / (first as SceneNode).box.width).toBeCloseTo(40 / 42.6)
    expect(fillOf(first as SceneNode)).toBe('#7A45D0')
  })

  it('stands five pills, every second one lower, with chevrons between them', () => {
    for (let index = 0; index < 5; index++)
      expectExactBox(nodeNamed(page(3), `step-${index + 1}-pill`), [
        0.6 + index * 2.468,
        index % 2 === 0 ? 1.646 : 2.229,
        2.26,
        4.583,
      ])
    expectExactBox(nodeNamed(page(3), 'next-1-disc'), [2.765, 2.869, 0.4, 0.4])
    expect(nodeNamed(page(3), 'next-1-chevron')).toMatchObject({
      stroke: { color: '#7A45D0', width: 2.5, cap: 'round' },
    })
    expect(fillOf(nodeNamed(page(3), 'step-5-number-disc'))).toBe('#7A45D0')
    expect(styleOf(textNamed(page(3), 'step-1-head'))).toMatchObject({ font: display, size: 20 })
    expect(styleOf(textNamed(page(3), 'step-1-text')).size).toBe(14)
  })
})

describe('Sorbet', () => {
  it('strokes nothing but chevrons and icons', () => {
    const layouts = buildScene({ ...layoutDeck, themeId: sorbet.id }, typography)
    expect(sceneProblems(layouts)).toEqual([])
    const stroked = layouts.pages.flatMap((one) =>
      one.nodes.flatMap((node) => (node.kind === 'shape' && node.stroke ? [node.name] : [])),
    )
    expect(stroked.filter((name) => !/chevron|icon/.test(name))).toEqual([])
  })

  it('rounds the bars of a chart', () => {
    const layouts = buildScene({ ...layoutDeck, themeId: sorbet.id }, typography)
    const charted = layouts.pages.find((one) => one.layout === 'chart') as Page
    const bar = chartOf(charted).drawing.find((node) => node.name === 'chart-bar-1-1')
    const radius =
      bar?.kind === 'shape' && bar.geometry.type === 'rectangle' ? bar.geometry.radius : 0
    expect(radius).toBeCloseTo((bar?.box.width ?? 0) / 2)
  })

  it('stands a few steps in the middle, lays them down where their words need more width', () => {
    const pills = (items: string[]) => {
      const built = buildScene(deck({ themeId: sorbet.id }, stepsSlide('Three', items)), typography)
      expect(sceneProblems(built)).toEqual([])
      return items.map(
        (_, index) => nodeNamed(built.pages[0] as Page, `step-${index + 1}-pill`).box,
      )
    }
    const short = pills([
      'Sign: The carrier signs',
      'Test: Three shipments',
      'Book: The first load',
    ])
    expect(short.map(({ width }) => width)).toEqual([230, 230, 230])
    expect((short[0]?.x ?? 0) + (short[2]?.x ?? 0) + 230).toBeCloseTo(960)
    const sentence = 'Nobody else may sign for the carrier before the office has seen its papers'
    const long = pills(
      ['One', 'Two', 'Three'].map((head) => `${head}: ${sentence}. ${sentence}. ${sentence}`),
    )
    expect(new Set(long.map(({ x }) => x)).size).toBe(1)
  })

  it('lays steps down sooner than it breaks a word of one', () => {
    const steps = [
      'Читка пьесы',
      'Репетиции',
      'Прогон для достопримечательностей',
      'Премьера',
      'Отзывы',
    ]
    const slides = [stepsSlide('Как мы ставим спектакль', steps)]
    const [built] = buildScene(
      deck({ themeId: sorbet.id, language: 'ru' }, ...slides),
      typography,
    ).pages
    const lines = (built?.nodes ?? []).flatMap((node) =>
      node.kind === 'text' ? linesOf(node) : [],
    )
    expect(lines.join(' ')).toContain('достопримечательностей')
  })

  it('sets names in two columns of pills, sentences in one', () => {
    const left = (...items: string[]) => {
      const { pages } = buildScene(
        deck({ themeId: sorbet.id }, bulletsSlide('Structures', items)),
        typography,
      )
      return items.map((_, index) => textNamed(pages[0] as Page, `item-${index + 1}`).box.x)
    }
    expect(new Set(left('Queue', 'Heap', 'Priority queue', 'Tree')).size).toBe(2)
    const sentence = 'A queue gives what came first before everything that came after it'
    expect(new Set(left('Queue', 'Heap', sentence, 'Tree')).size).toBe(1)
  })

  it('keeps a chart that bars cannot show out of the bento', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Week ${index + 1}`)
    const one = slide('stats', 'Two', [
      stats({ figure: '12%', label: 'Up' }, { figure: '9%', label: 'Down' }),
      chart('bar', many, { Loads: many.map((_, index) => index) }),
    ])
    const built = buildScene(deck({ themeId: sorbet.id }, one), typography)
    expect(sceneProblems(built)).toEqual([])
    expect(built.pages[0]?.notes).toContain('Week 30')
  })

  it('draws the bar in violet that the title names', () => {
    const modes = chart('bar', ['Road', 'Rail'], { Loads: [30, 20] })
    const one = slide('stats', 'Rail carries more than planned', [
      stats({ figure: '12%', label: 'Up' }, { figure: '9%', label: 'Down' }),
      modes,
    ])
    const [built] = buildScene(deck({ themeId: sorbet.id }, one), typography).pages as [Page]
    const fills = [1, 2].map((number) => fillOf(nodeNamed(built, `bar-${number}`)))
    expect(fills).toEqual(['#FFFFFF', '#7A45D0'])
  })

  it('keeps the arrow of a trend at a note that is longer than a pill', () => {
    const note =
      'up from 31.2 percent in the quarter before, because the hub reached full automation'
    const figures = stats(
      { figure: '34%', label: 'Margin', note, trend: 'up' },
      { figure: '2%', label: 'Churn' },
      { figure: '42', label: 'Accounts' },
    )
    const one = slide('stats', 'Three', [figures])
    const [built] = buildScene(deck({ themeId: sorbet.id }, one), typography).pages as [Page]
    expect(linesOf(textNamed(built, 'stat-1-note')).length).toBeGreaterThan(1)
    expect(nodeNamed(built, 'stat-1-arrow').kind).toBe('shape')
  })

  it('draws values below zero to the other side of where bars begin', () => {
    const one = slide('stats', 'Two', [
      stats({ figure: '12%', label: 'Up' }, { figure: '9%', label: 'Down' }),
      chart('bar', ['Rail', 'Road', 'Air'], { Change: [30, -10, -20] }),
    ])
    const built = buildScene(deck({ themeId: sorbet.id }, one), typography)
    expect(sceneProblems(built)).toEqual([])
    const [up, down, lower] = [1, 2, 3].map(
      (number) => nodeNamed(built.pages[0] as Page, `bar-${number}`).box,
    )
    const zero = up?.x ?? 0
    expect((down?.x ?? 0) + (down?.width ?? 0)).toBeCloseTo(zero)
    expect((lower?.x ?? 0) + (lower?.width ?? 0)).toBeCloseTo(zero)
    expect((lower?.width ?? 0) / (up?.width ?? 1)).toBeCloseTo(2 / 3)
  })

  it('keeps words of bars on its card where all are below zero', () => {
    const one = slide('stats', 'Two', [
      stats({ figure: '12%', label: 'Up' }, { figure: '9%', label: 'Down' }),
      chart('bar', ['Rail freight', 'Road freight', 'Air'], { Change: [-30, -1, -0.2] }),
    ])
    expect(sceneProblems(buildScene(deck({ themeId: sorbet.id }, one), typography))).toEqual([])
  })

  it('draws any deck without problems', () => {
    fc.assert(
      fc.property(anyDeck([sorbet.id], 2), (one) => {
        expect(sceneProblems(buildScene(one, typography))).toEqual([])
      }),
      { numRuns: howMany(2, 15), seed: 20_264 },
    )
  })
})
