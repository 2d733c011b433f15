import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { bullets, cards, deck, paragraph, slide, titleSlide } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import { boxInInches, linesOf, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
let mockup: Page
beforeAll(async () => {
  typography = await testTypography()
  mockup = buildScene(mockupDeck, typography).pages[13] as Page
})

const actions = [
  { head: 'Fuel prices', text: 'Renegotiate the fuel hedge before 15 December' },
  { head: 'Customs integration in Turkey', text: 'Decide on the customs module by 1 November' },
  { head: 'Warehouse', text: 'Hold the second warehouse until Jeddah breaks even' },
  { head: 'People', text: 'Hire four dispatchers in Busan' },
]

const pageOf = (...blocks: Parameters<typeof slide>[2]): Page =>
  buildScene(deck({}, slide('closing', 'Ahead of plan', blocks)), typography).pages[0] as Page

describe('a closing in Simple Light', () => {
  it('breaks its title between clauses, over the columns', () => {
    const title = textNamed(mockup, 'title')
    expectBox(title, [0.6, 2.3, 8.022, 2.1])
    expect(title.anchor).toBe('bottom')
    expect(styleOf(title)).toMatchObject({
      font: { family: 'Source Serif 4', weight: 600 },
      size: 54,
      color: '#FFFFFF',
    })
    expect(linesOf(title)).toEqual(['Ahead of plan,', 'with two risks open'])
  })

  it('has up to two columns under rules', () => {
    for (const [index, x] of [0.6, 4.711].entries()) {
      const number = index + 1
      expect(boxInInches(nodeNamed(mockup, `closing-${number}-rule`))).toEqual([
        expect.closeTo(x, 1),
        5.6,
        expect.closeTo(3.911, 1),
        0,
      ])
      expectBox(textNamed(mockup, `closing-${number}-label`), [x, 5.8, 3.911, 0.38])
      expectBox(textNamed(mockup, `closing-${number}-text`), [x, 6.2, 3.911, 0.77])
    }
    expect(nodeNamed(mockup, 'closing-1-rule')).toMatchObject({
      stroke: { color: '#FFC9A3', width: 1.5 },
    })
    expect(styleOf(textNamed(mockup, 'closing-2-label'))).toMatchObject({
      font: { family: 'Inter', weight: 600 },
      size: 16,
      color: '#FFC9A3',
    })
    expect(styleOf(textNamed(mockup, 'closing-2-text'))).toMatchObject({
      size: 16,
      color: '#FFFFFF',
    })
  })

  it('is the full accent with the morning window and no footer', () => {
    expect(mockup.background).toEqual({ kind: 'solid', color: '#1B46D9' })
    expect(nodeNamed(mockup, 'window-1-1')).toMatchObject({
      fill: { stops: [{ color: '#FFF3E8' }, { color: '#FFD0AE' }] },
    })
    expect(mockup.nodes.some((node) => node.kind === 'text' && node.furniture)).toBe(false)
    expect(styleOf(textNamed(mockup, 'eyebrow')).color).toBe('#FFC9A3')
  })

  it('names whose deck it is where it has no eyebrow of its own', () => {
    const scene = buildScene(
      deck({}, titleSlide('Review', 'Q3', { eyebrow: 'Northwind' }), slide('closing', 'Bye', [])),
      typography,
    )
    expect(linesOf(textNamed(scene.pages[1] as Page, 'eyebrow'))).toEqual(['NORTHWIND'])
  })

  it('hangs a title without columns from the foot of the page', () => {
    const { box } = textNamed(pageOf(), 'title')
    expect((box.y + box.height) / 72).toBeCloseTo(6.95, 1)
  })

  it('sets a sentence under the title', () => {
    const page = pageOf(paragraph('Decide on the customs module by 1 November.'))
    expect(styleOf(textNamed(page, 'closing-text'))).toMatchObject({ size: 20, color: '#FFFFFF' })
    const { box } = textNamed(page, 'title')
    expect(box.y + box.height).toBeLessThan(textNamed(page, 'closing-text').box.y)
  })

  it('has its points in the middle under a title that stands there', () => {
    const marquee = systemThemes.find(({ name }) => name === 'Marquee')
    const points = bullets(['Approve the budget', 'Choose the carrier'])
    const one = deck({}, slide('closing', 'Two decisions', [points]))
    const [page] = buildScene({ ...one, themeId: marquee?.id ?? '' }, typography).pages
    const { x, width } = textNamed(page as Page, 'closing-items').box
    expect(Math.abs(x + width / 2 - 480)).toBeLessThan(12)
    expect(width).toBeLessThan(400)
  })

  it('has points of 20 pt and more, and whom to ask under them', () => {
    const points = bullets(['Approve the budget', 'Choose the carrier'])
    const scene = buildScene(
      deck({}, slide('closing', 'Two decisions', [points], { meta: 'Ines Brandt' })),
      typography,
    )
    const page = scene.pages[0] as Page
    const items = textNamed(page, 'closing-items')
    expect(linesOf(items)).toEqual(['Approve the budget', 'Choose the carrier'])
    expect(styleOf(items).size).toBeGreaterThanOrEqual(20)
    const meta = textNamed(page, 'meta')
    expect(linesOf(meta)).toEqual(['Ines Brandt'])
    expect(meta.box.y).toBeGreaterThan(items.box.y + items.box.height)
  })

  it('has three columns, and four in two rows', () => {
    const three = pageOf(cards(...actions.slice(0, 3)))
    expect(nodeNamed(three, 'closing-3-rule').box.y).toBe(nodeNamed(three, 'closing-1-rule').box.y)
    const four = pageOf(cards(...actions))
    expect(nodeNamed(four, 'closing-3-rule').box.y).toBeGreaterThan(
      nodeNamed(four, 'closing-1-rule').box.y,
    )
  })
})

describe('a closing in any theme', () => {
  it.each(systemThemes.map((theme) => [theme.name, theme.id]))('draws in %s', (_, themeId) => {
    const slides = [0, 1, 2, 3, 4].flatMap((count) => [
      slide('closing', 'Ahead of plan, with two risks open', [
        ...(count > 0 ? [cards(...actions.slice(0, count))] : []),
      ]),
      slide('closing', 'Thank you', [
        ...(count > 0 ? [cards(...actions.slice(0, count))] : []),
        paragraph('Questions are welcome.'),
      ]),
      slide(
        'closing',
        'Two decisions until 16 February',
        [
          bullets(['Approve the budget of €1.45 million', '  For 2026', 'Hire 64 people']),
          ...(count > 2 ? [cards(...actions.slice(0, 2))] : []),
        ],
        { meta: 'Questions: Ines Brandt, ines@example.com' },
      ),
    ])
    expect(sceneProblems(buildScene(deck({ themeId }, ...slides), typography))).toEqual([])
  })
})
