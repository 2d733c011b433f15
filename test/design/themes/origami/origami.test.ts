import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { origami } from '../../../../src/design/themes/origami/origami.ts'
import type { SceneNode, ShapeNode, TextNode } from '../../../../src/scene/node.ts'
import type { Color } from '../../../../src/scene/paint.ts'
import type { Page } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import * as decks from '../../../support/decks.ts'
import { hubPicture } from '../../../support/hub-picture.ts'
import { layoutDeck } from '../../../support/layout-deck.ts'
import { chartOf, linesOf, nodeNamed, styleOf, textNamed } from '../../../support/pages.ts'
import { outlinePoints, sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { testTypography } from '../../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const pages = (deck: ReturnType<typeof decks.deck>): Page[] =>
  buildScene({ ...deck, themeId: origami.id }, typography, hubPicture).pages

const page = (...args: Parameters<typeof decks.deck>): Page => pages(decks.deck(...args))[0] as Page

const shape = (one: Page, name: string): ShapeNode => nodeNamed(one, name) as ShapeNode

function fillOf(node: SceneNode): Color | undefined {
  return node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined
}

describe('every layout in Origami', () => {
  it('has no problem', () => {
    const scene = buildScene({ ...layoutDeck, themeId: origami.id }, typography, hubPicture)
    expect(sceneProblems(scene)).toEqual([])
  })

  it('holds any content', () => {
    fc.assert(
      fc.property(anyDeck([origami.id]), (one) => {
        expect(sceneProblems(buildScene(one, typography, hubPicture))).toEqual([])
      }),
      { numRuns: howMany(2, 10), seed: 20_271 },
    )
  })
})

describe('the cover of Origami', () => {
  it('sets its words clear of the crane', () => {
    const cover = page(
      {},
      decks.slide('title', 'Q3 2026 business review', [decks.paragraph('Ahead of the plan')]),
    )
    const words = textNamed(cover, 'title').box
    const crane = cover.nodes.filter(({ name }) => name.startsWith('crane-'))
    expect(crane.length).toBeGreaterThan(8)
    for (const { box, name } of crane) expect(box.x, name).toBeGreaterThan(words.x + words.width)
  })
})

describe('folds', () => {
  const stats = () =>
    page(
      {},
      decks.slide('stats', 'Figures', [
        decks.stats(
          { figure: '86%', label: 'Satisfied' },
          { figure: '42', label: 'Accounts' },
          { figure: '7', label: 'Ports' },
        ),
      ]),
    )

  it('show the back of the paper in one corner of every card', () => {
    const one = stats()
    for (const number of [1, 2, 3]) {
      const panel = shape(one, `stat-${number}-panel`)
      const right = panel.box.x + panel.box.width
      const corner = outlinePoints(panel).some(({ x, y }) => x === right && y === panel.box.y)
      expect(corner, `card ${number} is cut`).toBe(false)
      const fold = nodeNamed(one, `stat-${number}-panel-fold`).box
      expect(fold.x + fold.width).toBeCloseTo(right)
      expect(fold.y).toBeCloseTo(panel.box.y)
    }
  })

  it('make neighbours lighter and darker, the first of figures teal', () => {
    const one = stats()
    const fills = [1, 2, 3].map((number) => fillOf(nodeNamed(one, `stat-${number}-panel`)))
    expect(fills[0]).toBe('#0A6663')
    expect(new Set(fills).size).toBe(3)
    expect(styleOf(textNamed(one, 'stat-1-figure')).color).toBe('#FFFFFF')
  })

  it('turn the free end of a column, also below zero', () => {
    const { drawing } = chartOf(
      page({}, decks.chartSlide('Change', decks.chart('bar', ['A', 'B'], { One: [5, -3] }))),
    )
    const box = (name: string) => drawing.find((node) => node.name === name)?.box
    const [up, down] = [box('chart-bar-1-1'), box('chart-bar-1-2')]
    const [upFold, downFold] = [box('chart-bar-1-1-fold'), box('chart-bar-1-2-fold')]
    expect(upFold?.y).toBe(up?.y)
    expect((downFold?.y ?? 0) + (downFold?.height ?? 0)).toBeCloseTo(
      (down?.y ?? 0) + (down?.height ?? 0),
    )
  })
})

describe('steps and dates on paper', () => {
  it('crease a ribbon that grows deeper, each number on its fold', () => {
    const one = page({}, decks.stepsSlide('Plan', ['Draw: it', 'Build: it', 'Check: it']))
    const tones = [1, 2, 3].map((number) => fillOf(nodeNamed(one, `step-${number}-fold-1`)))
    expect(tones).toEqual(['#CFE9E1', '#8EC5BC', '#0A6663'])
    expect(linesOf(textNamed(one, 'step-3-number'))).toEqual(['3'])
    expect(textNamed(one, 'step-1-head').box.y).toBeGreaterThan(
      nodeNamed(one, 'step-1-fold-2').box.y + nodeNamed(one, 'step-1-fold-2').box.height,
    )
  })

  it('print dates on the faces of a folding book, the key event on the coral one', () => {
    const one = page(
      {},
      decks.slide('timeline', 'Dates', [
        decks.timeline(['May 2026: start', '!June 2026: opening', 'July 2026: planned review']),
      ]),
    )
    expect(fillOf(nodeNamed(one, 'event-2-face'))).toBe('#C2412B')
    expect(linesOf(textNamed(one, 'event-2-date'))).toEqual(['June', '2026'])
    const [first, second] = [shape(one, 'event-1-face'), shape(one, 'event-2-face')]
    const end = outlinePoints(first)[1]
    expect(outlinePoints(second)[0]).toEqual(end)
  })

  it('only crease what is still to come', () => {
    const one = page(
      {},
      decks.slide('timeline', 'Dates', [
        {
          kind: 'timeline',
          id: 'timeline',
          items: [{ text: 'Review', sources: [], date: 'July', planned: true }],
        },
      ]),
    )
    const face = shape(one, 'event-1-face')
    expect(face.fill).toBeUndefined()
    expect(face.stroke?.dash).toBeDefined()
  })
})

describe('lists on paper', () => {
  it('are the folds of one strip: rows touch and slant to and fro', () => {
    const one = page({}, decks.bulletsSlide('Ports', ['Busan', 'Jeddah', 'Rotterdam', 'Izmir']))
    const strips = [1, 2, 3].map((number) => shape(one, `item-${number}-strip-1`))
    const corners = strips.map(outlinePoints)
    expect(corners[1]?.[0]).toEqual(corners[0]?.[3])
    expect(corners[2]?.[0]).toEqual(corners[1]?.[3])
    expect(fillOf(strips[0] as ShapeNode)).not.toBe(fillOf(strips[1] as ShapeNode))
    expect(textNamed(one, 'item-1').placeholder).toBe('body')
  })

  it('are read number by number', () => {
    const one = page({}, decks.slide('recap', 'Key points', [decks.bullets(['Busan', 'Jeddah'])]))
    const read = one.nodes
      .filter((node): node is TextNode => node.kind === 'text' && node.furniture === undefined)
      .map((node) => linesOf(node).join(' '))
    expect(read).toEqual(['Key points', '1', 'Busan', '2', 'Jeddah'])
  })

  it('stand at the other side in a script that runs from right to left', () => {
    const one = page({ language: 'ar' }, decks.bulletsSlide('موانئ', ['بوسان', 'جدة']))
    const kite = nodeNamed(one, 'item-1-kite-1').box
    const words = textNamed(one, 'item-1').box
    expect(kite.x).toBeGreaterThan(words.x + words.width - 1)
  })
})
