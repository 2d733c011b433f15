import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { saysMore } from '../../../src/design/layouts/big-number.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, paragraph, slide, stats } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import { linesOf, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
let mockup: Page
beforeAll(async () => {
  typography = await testTypography()
  mockup = buildScene(mockupDeck, typography).pages[12] as Page
})

const pageOf = (title: string, figure: string, label: string, note = ''): Page =>
  buildScene(deck({}, slide('big-number', title, [stats({ figure, label, note })])), typography)
    .pages[0] as Page

const runsOf = (page: Page) => textNamed(page, 'figure').layout.paragraphs[0]?.specification.runs

describe('a big number in Simple Light', () => {
  it('stands the figure on its claim', () => {
    expectBox(textNamed(mockup, 'figure'), [0.5, 1.0, 8.022, 3.7])
    expect(textNamed(mockup, 'figure').anchor).toBe('bottom')
    expect(runsOf(mockup)?.[0]?.style).toMatchObject({
      font: { family: 'Source Serif 4', weight: 600 },
      size: 220,
      color: '#1B46D9',
      tracking: -8.8,
    })
    expect(runsOf(mockup)?.at(-1)).toMatchObject({ text: '%', style: { size: 120 } })
  })

  it('sets claim and context as specified', () => {
    const claim = textNamed(mockup, 'claim')
    expectBox(claim, [0.6, 4.75, 8.022, 0.6])
    expect(claim.placeholder).toBe('title')
    expect(styleOf(claim)).toMatchObject({ size: 30, color: '#0E1733' })
    const context = textNamed(mockup, 'context')
    expectBox(context, [0.6, 5.5, 7.422, 1.0])
    expect(styleOf(context)).toMatchObject({ size: 20, color: '#566079' })
    expect(linesOf(context)[0]).toBe('Rotterdam has run fully automated since July 2026;')
  })

  it('has the window in a field at its right, the page number white on it', () => {
    expectBox(nodeNamed(mockup, 'window-field'), [8.822, 0, 4.511, 7.5])
    expect(nodeNamed(mockup, 'window-1-1')).toMatchObject({
      fill: { stops: [{ color: '#5B80F0' }, { color: '#3D67E8' }] },
    })
    expect(styleOf(textNamed(mockup, 'page-number')).color).toBe('#FFFFFF')
    expect(styleOf(textNamed(mockup, 'footer')).color).toBe('#566079')
  })

  it('sets longer figures in 160 pt and less', () => {
    expect(runsOf(pageOf('growth', '34.5%', 'growth'))?.[0]?.style.size).toBe(160)
    expect(runsOf(pageOf('growth', '+37%', 'growth'))?.[0]?.style.size).toBe(220)
    expect(runsOf(pageOf('trips', '1,234,567 km', 'trips'))?.[0]?.style.size).toBeLessThan(160)
  })

  it('shows a title that says more where titles stand', () => {
    const page = pageOf('Automation pays off', '22%', 'fewer handling errors')
    expect(textNamed(page, 'title').placeholder).toBe('title')
    expectBox(textNamed(page, 'title'), [0.6, 0.8, 8.022, 1])
    expect(textNamed(page, 'claim').placeholder).toBeUndefined()
  })

  it('shows several figures side by side', () => {
    const block = stats({ figure: '1', label: 'One' }, { figure: '2', label: 'Two' })
    const page = buildScene(deck({}, slide('big-number', 'Two', [block])), typography).pages[0]
    expect(nodeNamed(page as Page, 'stat-2-panel')).toBeDefined()
  })
})

describe('a figure that stood beside a chart which is gone', () => {
  it('fills the slide', () => {
    const figure = stats({ figure: '22%', label: 'fewer errors', note: 'Since July' })
    const [left, own] = (['chart', 'big-number'] as const).map(
      (layout) =>
        buildScene(deck({}, slide(layout, 'Errors', [figure])), typography).pages[0] as Page,
    )
    expect(left?.nodes).toEqual(own?.nodes)
  })
})

describe('saysMore', () => {
  const figure = { figure: '22%', label: 'fewer handling errors', note: 'in Rotterdam' }

  it.each([
    ['fewer handling errors', false],
    ['22% fewer handling errors', false],
    ['Handling errors in Rotterdam: 22% fewer', false],
    ['Automation pays off', true],
  ])('%s: %s', (title, expected) => {
    expect(saysMore(title, figure, '')).toBe(expected)
  })

  it('takes the title for the claim where there is none', () => {
    expect(saysMore('Automation pays off', { ...figure, label: '' }, '')).toBe(false)
  })
})

describe('a big number in any theme', () => {
  it.each(systemThemes.map((theme) => [theme.name, theme.id]))('draws in %s', (_, themeId) => {
    const slides = [
      '22%',
      '$42.6 million',
      '1,234,567',
      '4,260万ドル',
      'none at all, for once',
    ].map((figure) =>
      slide('big-number', 'What we learned this year', [
        stats({ figure, label: 'fewer handling errors', note: 'Since July 2026' }),
        paragraph('The second hub follows.'),
      ]),
    )
    const scene = buildScene(deck({ themeId }, ...slides), typography)
    expect(sceneProblems(scene)).toEqual([])
    expect(scene.pages.map((page) => page.notes)).toEqual(slides.map(() => undefined))
  })
})
