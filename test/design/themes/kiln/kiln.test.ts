import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { kiln } from '../../../../src/design/themes/kiln/kiln.ts'
import type { SceneNode } from '../../../../src/scene/node.ts'
import type { Page, Scene } from '../../../../src/scene/scene.ts'
import type { Typography } from '../../../../src/typography/typography.ts'
import { anyDeck } from '../../../support/arbitrary-decks.ts'
import { bulletsSlide, deck, quoteSlide, slide, stats, stepsSlide } from '../../../support/decks.ts'
import { expectExactBox } from '../../../support/expect-box.ts'
import { layoutDeck } from '../../../support/layout-deck.ts'
import { linesOf, nodeNamed, styleOf, tableOf, textNamed } from '../../../support/pages.ts'
import { sceneProblems } from '../../../support/scene-checks.ts'
import { howMany } from '../../../support/test-range.ts'
import { themeMockups } from '../../../support/theme-mockups.ts'
import { testTypography } from '../../../support/typography.ts'

let typography: Typography
let scene: Scene
beforeAll(async () => {
  typography = await testTypography()
  scene = buildScene({ ...deck({}), ...themeMockups.Kiln, themeId: kiln.id }, typography)
})

const page = (number: number): Page => scene.pages[number - 1] as Page

const display = { family: 'Fraunces', weight: 600, italic: false }
const text = { family: 'Work Sans', weight: 400, italic: false }

function fillOf(node: SceneNode): string | undefined {
  return node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined
}

function strokes(one: Scene): string[] {
  return one.pages.flatMap((page) =>
    page.nodes.flatMap((node) =>
      node.kind === 'shape' && node.stroke ? [`${page.layout} ${node.name}`] : [],
    ),
  )
}

describe('the mockup deck in Kiln', () => {
  it('has no problem on any page', () => {
    expect(sceneProblems(scene)).toEqual([])
  })

  it('sets the cover beside a wall of sixteen tiles of 1.875 in', () => {
    const title = textNamed(page(1), 'title')
    expect(linesOf(title)).toEqual(['Q3 2026', 'business', 'review'])
    expect(styleOf(title)).toMatchObject({ font: display, size: 56, color: '#3B1A14' })
    expect(styleOf(textNamed(page(1), 'subtitle'))).toMatchObject({ font: text, size: 16 })
    expect(styleOf(textNamed(page(1), 'eyebrow'))).toMatchObject({ size: 16, color: '#A8432A' })
    expect(linesOf(textNamed(page(1), 'meta'))).toEqual(['Third quarter 2026'])
    expectExactBox(nodeNamed(page(1), 'tile-1-1'), [5.833, 0, 1.875, 1.875])
    expectExactBox(nodeNamed(page(1), 'tile-4-4'), [11.458, 5.625, 1.875, 1.875])
  })

  it('stands three arches on the bottom edge', () => {
    const arches = [1, 2, 3].map((number) => nodeNamed(page(2), `arch-${number}`))
    arches.forEach((arch, index) => {
      expectExactBox(arch, [0.6 + index * 4.13, 1.5625, 3.876, 5.9375])
    })
    expect(arches.map(fillOf)).toEqual(['#A8432A', '#E7AC4B', '#3B1A14'])
    expectExactBox(nodeNamed(page(2), 'arch-1-half-1'), [1.935, 2.25, 1.208, 0.604])
  })

  it('sets figures of 66 with their unit at 60 %', () => {
    const figure = textNamed(page(2), 'stat-1-figure')
    expect(styleOf(figure)).toMatchObject({ font: display, size: 66, color: '#FFF8EE' })
    const unit = figure.layout.paragraphs[0]?.specification.runs.at(-1)
    expect(unit).toMatchObject({ text: 'M', style: { size: 40 } })
    expect(styleOf(textNamed(page(2), 'stat-2-note')).color).toBe('#3B1A14')
  })

  it('prints the footer inside the outer arches', () => {
    expectExactBox(textNamed(page(2), 'footer'), [0.85, 7.01, 3.38, 0.19])
    expect(styleOf(textNamed(page(2), 'footer')).color).toBe('#FBE3D2')
    const number = textNamed(page(2), 'page-number')
    expect(number.box.x + number.box.width).toBeCloseTo(898.8)
    expect(styleOf(number).color).toBe('#EBCDB8')
  })

  it('heads a process with a row of tiles that touch', () => {
    for (const [index, name] of ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5'].entries())
      expectExactBox(nodeNamed(page(3), name), [0.6 + index * 2.427, 1.98, 2.427, 2.427])
    expect(styleOf(textNamed(page(3), 'step-1-number'))).toMatchObject({ font: display, size: 54 })
    const head = textNamed(page(3), 'step-2-head')
    expect(styleOf(head)).toMatchObject({ font: display, size: 20, color: '#A8432A' })
    const words = textNamed(page(3), 'step-2-text')
    expect(styleOf(words)).toMatchObject({ font: text, size: 14, color: '#3B1A14' })
    expect(linesOf(words)).toEqual([
      'Compliance checks the',
      'certificate within two',
      'working days',
    ])
  })
})

describe('Kiln', () => {
  it('draws no line on a slide of any layout but the data of line charts', () => {
    const layouts = buildScene({ ...layoutDeck, themeId: kiln.id }, typography)
    expect(sceneProblems(layouts)).toEqual([])
    expect(strokes(layouts).filter((name) => !/icon/.test(name))).toEqual([])
  })

  it('tells the rows of a table by bands of colour', () => {
    const layouts = buildScene({ ...layoutDeck, themeId: kiln.id }, typography)
    const tabled = layouts.pages.find((one) => one.layout === 'table') as Page
    const fills = tableOf(tabled).rows.map((row) => row.cells[0]?.fill)
    expect(fills).toEqual(['#3B1A14', '#FFF8EE', '#F7EBDD', '#E7AC4B', '#F7EBDD'])
    const borders = tableOf(tabled).rows.flatMap((row) =>
      row.cells.flatMap((cell) => [cell.borderTop, cell.borderBottom]),
    )
    expect(borders.every((one) => one === undefined)).toBe(true)
  })

  it('shows a trend as an arrow in the half-disc', () => {
    const one = slide('stats', 'Two', [
      stats(
        { figure: '12%', label: 'Up', trend: 'up' },
        { figure: '9%', label: 'Down', trend: 'down' },
      ),
    ])
    const built = buildScene(deck({ themeId: kiln.id }, one), typography)
    expect(built.pages[0]?.nodes.map((node) => node.name)).toEqual(
      expect.arrayContaining(['arch-1-arrow', 'arch-2-arrow']),
    )
  })

  it('fills the columns of few steps with tiles of the mosaic', () => {
    const steps = ['Sign: The carrier signs', 'Test: Three shipments', 'Book: The first load']
    const built = buildScene(deck({ themeId: kiln.id }, stepsSlide('Three', steps)), typography)
    expect(sceneProblems(built)).toEqual([])
    const names = built.pages[0]?.nodes.map((node) => node.name) ?? []
    expect(names).toEqual(expect.arrayContaining(['tile-1', 'tile-1-1-1', 'tile-3-1-1']))
  })

  it('keeps tiles as wide as their columns before larger type', () => {
    const text =
      'outline the high level design with all of its components and what they ask for, one by one'
    const steps = [
      'Outline the use cases, constraints and assumptions',
      'Test',
      'Check',
      'Book',
    ].map((head) => `${head}: ${text}`)
    const built = buildScene(deck({ themeId: kiln.id }, stepsSlide('Four', steps)), typography)
    const [first] = built.pages as [Page]
    expect(nodeNamed(first, 'tile-1').box.width).toBeGreaterThan(217)
    expect(styleOf(textNamed(first, 'step-1-text')).size).toBe(14)
  })

  it('sets a short quote beside two columns of the wall, a long one beside one', () => {
    const tiles = (words: string) => {
      const built = buildScene(deck({ themeId: kiln.id }, quoteSlide('Said', words)), typography)
      expect(sceneProblems(built)).toEqual([])
      return built.pages[0]?.nodes.filter((node) => /^tile-\d+-\d+$/.test(node.name)).length
    }
    const short = tiles('The tracking page simply tells us.')
    const one = 'the tracking page tells each of them where a load is and when it comes '
    expect(short).toBeGreaterThan(tiles(one.repeat(4)) ?? 0)
  })

  it('puts items on rows behind tiles', () => {
    const one = bulletsSlide('Risks', ['Fuel: prices rise', 'Customs: one module is late'])
    const built = buildScene(deck({ themeId: kiln.id }, one), typography)
    const body = textNamed(built.pages[0] as Page, 'item-1')
    expect(body.placeholder).toBe('body')
    expect(body.ground).toBe('#FFF8EE')
  })

  it('draws any deck without problems', () => {
    fc.assert(
      fc.property(anyDeck([kiln.id], 2), (one) => {
        expect(sceneProblems(buildScene(one, typography))).toEqual([])
      }),
      { numRuns: howMany(2, 15), seed: 20_263 },
    )
  })
})
