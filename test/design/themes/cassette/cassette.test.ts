import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Slide } from '../../../../src/deck/slide.ts'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { cassette } from '../../../../src/design/themes/cassette/cassette.ts'
import type { SceneNode } from '../../../../src/scene/node.ts'
import { contrastRatio } from '../../../../src/scene/paint.ts'
import type { Page, Scene } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import {
  bulletsSlide,
  deck,
  quoteSlide,
  slide,
  stats,
  stepsSlide,
  timeline,
} from '../../../support/decks.ts'
import { hubPicture } from '../../../support/hub-picture.ts'
import { layoutDeck } from '../../../support/layout-deck.ts'
import { nodeNamed, styleOf, tableOf, textNamed } from '../../../support/pages.ts'
import { sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { testTypography } from '../../../support/typography.ts'

let typography: Typography
let layouts: Scene
beforeAll(async () => {
  typography = await testTypography()
  layouts = buildScene({ ...layoutDeck, themeId: cassette.id }, typography, hubPicture)
})

const draw = (...slides: Slide[]): Page[] =>
  buildScene(deck({ themeId: cassette.id }, ...slides), typography).pages

const stroke = (node: SceneNode) => (node.kind === 'shape' ? node.stroke : undefined)

const fillOf = (node: SceneNode) =>
  node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined

const named = (page: Page, pattern: RegExp) => page.nodes.filter(({ name }) => pattern.test(name))

describe('every layout in Cassette', () => {
  it('has no problem', () => {
    expect(sceneProblems(layouts)).toEqual([])
  })

  it('has no picture but the one that the deck brings', () => {
    const pictures = layouts.pages.flatMap((page) =>
      page.nodes.filter((node) => node.kind === 'image').map(() => page.layout),
    )
    expect(pictures).toEqual(['image'])
  })
})

describe('stripes', () => {
  it('turn around the cassette of the cover and leave at the right edge', () => {
    const [cover] = layouts.pages as [Page]
    const colors = [1, 2, 3, 4].map((stripe) => stroke(nodeNamed(cover, `stripe-${stripe}`))?.color)
    expect(new Set(colors).size).toBe(4)
    for (const stripe of [1, 2, 3, 4]) {
      const { box } = nodeNamed(cover, `stripe-${stripe}`)
      expect(box.x + box.width).toBeCloseTo(960)
      expect(box.x).toBeLessThan(nodeNamed(cover, 'case').box.x)
    }
  })

  it('run on over the label in the order in which they come', () => {
    const [cover] = layouts.pages as [Page]
    const middle = ({ box }: SceneNode) => box.y + box.height / 2
    const onLabel = [1, 2, 3, 4].map((stripe) => nodeNamed(cover, `label-stripe-${stripe}`))
    const coming = [4, 3, 2, 1].map((stripe) => nodeNamed(cover, `stripe-${stripe}`))
    const colors = coming.map((node) => stroke(node)?.color)
    expect(onLabel.map(fillOf).at(-1)).toBe(colors.at(0))
    expect(middle(onLabel[3] as SceneNode)).toBeCloseTo(
      (coming[0]?.box.y ?? 0) + (coming[0]?.box.height ?? 0),
    )
  })

  it('stand at the corner of every slide of content, but not beside the broad ones of a large figure', () => {
    const corners = layouts.pages.filter((page) => named(page, /^corner-/).length > 0)
    expect(corners.length).toBeGreaterThan(15)
    const one = slide('big-number', 'What we saved this year', [
      stats({ figure: '$1.2M', label: 'less fuel' }),
    ])
    const [page] = draw(one) as [Page]
    expect(named(page, /^turn-/)).toHaveLength(4)
    expect(named(page, /^corner-/)).toEqual([])
  })

  it('come in from the edge to the items of a list', () => {
    const [page] = draw(bulletsSlide('Four', ['one', 'two', 'three', 'four'])) as [Page]
    const marks = named(page, /^item-\d-stripe$/)
    expect(marks.map(({ box }) => box.x)).toEqual([0, 0, 0, 0])
    expect(new Set(marks.map(fillOf)).size).toBe(4)
  })

  it('come in to the parts of the deck, all along the next one', () => {
    const agenda = layouts.pages.find((page) => page.layout === 'agenda') as Page
    expect(textNamed(agenda, 'part-1').ground).toBe('#E8632C')
    expect(textNamed(agenda, 'part-2').ground).toBe('#24140D')
    const [first, second] = [1, 2].map((part) => nodeNamed(agenda, `part-${part}-end`).box.width)
    expect(first).toBeGreaterThan(5 * (second ?? 0))
  })

  it('run over the head of a quote and down its side', () => {
    const [page] = draw(quoteSlide('Said', 'It works.', 'Ada')) as [Page]
    for (const { box } of named(page, /^stripe-/)) {
      expect(box.x).toBe(0)
      expect(box.y + box.height).toBeCloseTo(540)
    }
  })
})

describe('a quote in Cassette', () => {
  it('is set in the display face while it is short, in the text face when it is long', () => {
    const words = 'The tracking page simply tells us where a load is and when it comes. '
    const families = [words, words.repeat(4)].map((text) => {
      const [page] = draw(quoteSlide('Said', text, 'Ada')) as [Page]
      return styleOf(textNamed(page, 'quote')).font.family
    })
    expect(families).toEqual(['Righteous', 'DM Sans'])
  })
})

describe('sections in Cassette', () => {
  it('have a paint each that can be read, and the fifth the first again', () => {
    const pages = draw(...['A', 'B', 'C', 'D', 'E'].map((name) => slide('section', name, [])))
    for (const page of pages) {
      const title = textNamed(page, 'title')
      expect(contrastRatio(styleOf(title).color, title.ground)).toBeGreaterThan(4.5)
    }
    const grounds = pages.map(({ background }) => JSON.stringify(background))
    expect(new Set(grounds).size).toBe(4)
    expect(grounds[4]).toBe(grounds[0])
  })

  it('keep a long title clear of the number', () => {
    const title = 'A title that goes on for quite a while because it has so many clauses to say all'
    const built = buildScene(
      deck({ themeId: cassette.id }, slide('section', title, [])),
      typography,
    )
    expect(sceneProblems(built)).toEqual([])
  })
})

describe('key figures in Cassette', () => {
  const drawn = (...figures: Parameters<typeof stats>) =>
    draw(slide('stats', 'Figures', [stats(...figures)]))[0] as Page

  it('stand on labels with the window of a cassette, which says nothing of them', () => {
    const page = drawn({ figure: '50%', label: 'Half' }, { figure: '0%', label: 'Nothing' })
    expect(textNamed(page, 'stat-1-figure').ground).toBe('#F4E4C1')
    const [half, nothing] = [1, 2].map((figure) => {
      const own = named(page, new RegExp(`^stat-${figure}-(window|stripe|left-reel)`))
      return own.map(({ box }) => [box.y, box.width, box.height].map(Math.round))
    })
    expect(half).toHaveLength(7)
    expect(nothing).toEqual(half)
  })

  it('keep the labels to themselves where they fill them', () => {
    const note = 'The first quarter in which every region grew, as the auditors confirm. '.repeat(2)
    const figure = { figure: '$42.6M', label: 'Revenue', note }
    expect(named(drawn(figure, figure, figure, figure), /window/)).toEqual([])
  })
})

describe('the machine', () => {
  it('has a key for each step, and records with the last', () => {
    const [page] = draw(stepsSlide('Three', ['A: one', 'B: two', 'C: three'])) as [Page]
    const keys = [1, 2, 3].map((key) => fillOf(nodeNamed(page, `key-${key}`)))
    expect(keys).toEqual(['#F4E4C1', '#F4E4C1', '#E8632C'])
  })

  it('winds what has happened on the right reel', () => {
    const reels = (events: string[]) => {
      const [page] = draw(slide('timeline', 'Tape', [timeline(events)])) as [Page]
      return ['left', 'right'].map((side) => nodeNamed(page, `${side}-reel-tape`).box.width)
    }
    const [left = 0, right = 0] = reels(['2024: a', '2025: b', '?2027: c'])
    expect(right).toBeGreaterThan(left)
    const [before = 0, after = 0] = reels(['2024: a', '?2026: b', '?2027: c'])
    expect(before).toBeGreaterThan(after)
  })

  it('leaves the reels out where there is more to say', () => {
    const events = Array.from({ length: 9 }, (_, index) => `202${index}: Event ${index}`)
    const [page] = draw(slide('timeline', 'Many', [timeline(events)])) as [Page]
    expect(named(page, /reel/)).toEqual([])
    expect(named(page, /^tape-/)).toHaveLength(2)
  })
})

describe('labels', () => {
  it('have three stripes at the head of a card', () => {
    const cards = layouts.pages.find((page) => page.layout === 'cards') as Page
    const fills = ['card-1', 'card-1-stripe-2', 'card-1-stripe-3', 'card-1-stripe-4'].map((name) =>
      fillOf(nodeNamed(cards, name)),
    )
    expect(fills).toEqual(['#E8632C', '#F2A541', '#3FA79B', '#F4E4C1'])
    expect(textNamed(cards, 'card-1-head').ground).toBe('#F4E4C1')
  })
})

describe('a table in Cassette', () => {
  it('has its head on a label', () => {
    const page = layouts.pages.find((one) => one.layout === 'table') as Page
    const fills = tableOf(page).rows[0]?.cells.map(({ fill }) => fill)
    expect(new Set(fills)).toEqual(new Set(['#F4E4C1']))
    expect(named(page, /^table-stripe-/)).toHaveLength(3)
  })
})

describe('Cassette', () => {
  it('draws any deck without problems', () => {
    fc.assert(
      fc.property(anyDeck([cassette.id], 2), (one) => {
        expect(sceneProblems(buildScene(one, typography))).toEqual([])
      }),
      { numRuns: howMany(2, 8), seed: 20_268 },
    )
  })
})
