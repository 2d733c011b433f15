import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../src/design/build-scene.ts'
import { findTheme, systemThemes } from '../../src/design/themes/theme-list.ts'
import type { Page } from '../../src/scene/scene.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { anyDeck } from '../support/arbitrary-decks.ts'
import {
  agenda,
  bulletsSlide,
  chart,
  chartSlide,
  deck,
  quoteSlide,
  sectionSlide,
  slide,
  stepsSlide,
  tableSlide,
  titleSlide,
} from '../support/decks.ts'
import { mockupDeck } from '../support/mockup-deck.ts'
import { chartOf, linesOf, nodeNamed, tableOf, textNamed } from '../support/pages.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { howMany } from '../support/test-range.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const pagesOf = (...args: Parameters<typeof deck>): Page[] =>
  buildScene(deck(...args), typography).pages

describe('buildScene', () => {
  it('gives one page a slide, equal for equal decks', () => {
    const scene = buildScene(mockupDeck, typography)
    expect(scene.pages.length).toBe(mockupDeck.slides.length)
    expect(buildScene(structuredClone(mockupDeck), typography)).toEqual(scene)
  })

  it('draws every theme without problems', () => {
    for (const theme of systemThemes)
      expect(sceneProblems(buildScene({ ...mockupDeck, themeId: theme.id }, typography))).toEqual(
        [],
      )
  })

  it('takes the default theme for an id that it does not know', () => {
    expect(buildScene({ ...mockupDeck, themeId: 'gone' }, typography).theme.name).toBe(
      'Simple Light',
    )
  })

  it('numbers a section as the agenda does', () => {
    const parts = slide('agenda', 'Parts', [agenda(['One', 'Two > two', 'Three'])])
    const two = { ...bulletsSlide('A', ['b']), id: 'two' }
    const pages = pagesOf({}, parts, sectionSlide('One'), two, sectionSlide('Three'))
    expect(linesOf(textNamed(pages[3] as Page, 'section-number'))).toEqual(['3'])
  })

  it.each([
    ['no agenda names', [], 'Two'],
    ['has a number of its own', ['Part 3: Costs'], 'Part 3: Costs'],
  ])('gives no number to a section that %s', (_, parts, title) => {
    const [, page] = pagesOf(
      {},
      slide('agenda', 'Parts', [agenda(['One', ...parts])]),
      sectionSlide(title),
    )
    expect(page?.nodes.some(({ name }) => name === 'section-number')).toBe(false)
  })

  it('shortens a long deck title in the footer and an eyebrow in capitals of its language', () => {
    const [page] = pagesOf(
      { title: 'A very long title of a deck '.repeat(9), language: 'tr' },
      bulletsSlide('Başlık', ['Fuel'], { eyebrow: 'istatistik' }),
    )
    expect(linesOf(textNamed(page as Page, 'footer'))[0]).toMatch(/…$/)
    expect(linesOf(textNamed(page as Page, 'eyebrow'))).toEqual(['İSTATİSTİK'])
  })

  it('has no footer on covers and sections', () => {
    for (const page of pagesOf({}, titleSlide('Cover'), sectionSlide('Part')))
      expect(page.nodes.some((node) => node.kind === 'text' && node.furniture)).toBe(false)
  })

  it('never leaves a page without a title', () => {
    const pages = pagesOf({ title: '' }, titleSlide(''), bulletsSlide(' ', ['Fuel']))
    expect(pages.map((page) => page.title)).toEqual(['1', '2'])
    expect(sceneProblems(buildScene(deck({ title: '' }, titleSlide('')), typography))).toEqual([])
  })

  it('sets few bullets large and many in two columns', () => {
    const sizeOf = (page: Page) =>
      textNamed(page, 'body').layout.paragraphs[0]?.specification.runs[0]?.style.size
    const words = ['Fuel', 'Customs', 'Weather', 'Strikes', 'Tolls', 'Ports', 'Rates', 'Staff']
    const [few, many] = pagesOf(
      {},
      bulletsSlide('Few', words.slice(0, 3)),
      bulletsSlide('Many', words),
    )
    expect(sizeOf(few as Page)).toBe(26)
    expect(nodeNamed(many as Page, 'body-2')).toBeDefined()
  })

  it('sets lead words before colons in semi-bold where every item has one', () => {
    const [page] = pagesOf(
      {},
      bulletsSlide('Risks', ['Fuel: prices rise', 'Ports: the crane at 10:30']),
    )
    const paragraphs = textNamed(page as Page, 'body').layout.paragraphs
    const runs = paragraphs.map((one) =>
      one.specification.runs.map((run) => [run.text, run.style.font.weight]),
    )
    expect(runs).toEqual([
      [
        ['Fuel:', 600],
        [' prices rise', 400],
      ],
      [
        ['Ports:', 600],
        [' the crane at 10:30', 400],
      ],
    ])
  })

  it('shows the title of a quote only when it says something else', () => {
    const [same, other] = pagesOf(
      {},
      quoteSlide('The page simply tells us', 'The page simply tells us.'),
      quoteSlide('What customers say', 'The page simply tells us.'),
    )
    expect(textNamed(same as Page, 'quote').placeholder).toBe('title')
    expect(linesOf(textNamed(other as Page, 'title'))).toEqual(['What customers say'])
  })

  it('draws columns below zero under the baseline', () => {
    const [page] = pagesOf({}, chartSlide('Change', chart('bar', ['A', 'B'], { One: [5, -3] })))
    const { drawing, axis } = chartOf(page as Page)
    const box = (name: string) => drawing.find((node) => node.name === name)?.box
    const zero = box('chart-baseline')?.y ?? 0
    expect(box('chart-bar-1-2')?.y).toBeCloseTo(zero)
    expect(axis?.minimum).toBeLessThan(-3)
  })

  it('shows shares that are no parts of a whole as columns', () => {
    const [page] = pagesOf({}, chartSlide('Mixed', chart('pie', ['A', 'B'], { One: [5, -3] })))
    expect(chartOf(page as Page).chartType).toBe('bar')
  })

  it('mirrors decks in scripts that run from right to left', () => {
    const options = { language: 'ar', title: 'مراجعة' }
    const [cover, list, process] = pagesOf(
      options,
      titleSlide('مراجعة الأعمال'),
      tableSlide('جدول', ['المنطقة', '#النمو'], [['أوروبا', '20']]),
      stepsSlide('خطوات', ['سجل: يسجل الناقل', 'وقع: يوقع الناقل']),
    )
    expect(nodeNamed(cover as Page, 'window-field').box.x).toBe(0)
    const head = tableOf(list as Page).rows[0]?.cells.at(-1)?.layout.paragraphs[0]
    expect(head?.specification.runs[0]?.text).toBe('المنطقة')
    const [first, second] = [1, 2].map((n) => nodeNamed(process as Page, `step-${n}-head`).box.x)
    expect(first).toBeGreaterThan(second ?? 0)
  })

  it('puts stars under everything and behind no text', () => {
    const observatory = findTheme('OBSERVATORY')?.theme.id ?? ''
    const [page] = buildScene({ ...mockupDeck, themeId: observatory }, typography).pages
    const stars = page?.nodes.filter((node) => node.name.startsWith('star-')) ?? []
    expect(stars.length).toBeGreaterThan(40)
    const title = textNamed(page as Page, 'title')
    const under = stars.filter(
      ({ box }) =>
        box.x > title.box.x &&
        box.x < title.box.x + title.layout.width &&
        box.y > title.box.y &&
        box.y < title.box.y + title.box.height,
    )
    expect(under).toEqual([])
  })

  it('draws any deck without problems', () => {
    const decks = anyDeck(systemThemes.map((theme) => theme.id))
    fc.assert(
      fc.property(decks, (one) => {
        const scene = buildScene(one, typography)
        expect(sceneProblems(scene)).toEqual([])
        expect(scene.pages.length).toBe(one.slides.length)
      }),
      { numRuns: howMany(5, 25), seed: 20_262 },
    )
  })
})
