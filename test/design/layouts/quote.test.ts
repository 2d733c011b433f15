import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, quoteSlide } from '../../support/decks.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import { boxInInches, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const long =
  'We stopped calling the hotline in August because the tracking page simply tells us where every container is, when it will arrive, and what it costs to wait.'

describe('a quote in Simple Light', () => {
  it('hangs its mark over the words', () => {
    const page = buildScene(mockupDeck, typography).pages[10] as Page
    const [x = 0, y = 0, width = 0, height = 0] = boxInInches(nodeNamed(page, 'quote-mark'))
    expect(x).toBeCloseTo(0.6, 1)
    expect(y).toBeCloseTo(0.64, 1)
    expect(width).toBeCloseTo(0.65, 1)
    expect(height).toBeCloseTo(0.5, 1)
    expect(styleOf(textNamed(page, 'footer')).color).toBe('#5C5650')
  })

  it('sets more than fifteen words in 30 to 40 pt', () => {
    const page = buildScene(deck({}, quoteSlide(long, long, 'Anna')), typography).pages[0] as Page
    expect(styleOf(textNamed(page, 'quote')).size).toBeLessThanOrEqual(40)
    expect(styleOf(textNamed(page, 'quote')).size).toBeGreaterThanOrEqual(30)
  })
})

describe('who said it', () => {
  it('wraps in smaller type and keeps every word', () => {
    const affiliation = 'Association of the carriers of the northern ports and their customers '
    const one = quoteSlide('It works.', 'It works.', 'Anna Jansen', affiliation.repeat(2).trim())
    const page = buildScene(deck({}, one), typography).pages[0] as Page
    expect(textNamed(page, 'quote-affiliation').layout.paragraphs[0]?.lines.length).toBeGreaterThan(
      1,
    )
    expect(page.notes).toBeUndefined()
  })

  it('goes to the notes whole where it has no room at all', () => {
    const name = 'Anna Jansen and her colleagues '.repeat(60).trim()
    const scene = buildScene(deck({}, quoteSlide('It works.', 'It works.', name)), typography)
    expect(sceneProblems(scene)).toEqual([])
    expect(scene.pages[0]?.notes).toContain(name)
  })
})

describe('a quote in any theme', () => {
  it.each(systemThemes.map((theme) => [theme.name, theme.id]))('draws in %s', (_, themeId) => {
    const slides = [
      quoteSlide('What customers say', long, 'Anna Jansen', 'Halden Foods'),
      quoteSlide('It works.', 'It works.'),
      quoteSlide('言葉', 'ロッテルダムは完全自動で稼働しています。', '鈴木'),
    ]
    expect(sceneProblems(buildScene(deck({ themeId }, ...slides), typography))).toEqual([])
  })
})

describe('a name over a quote', () => {
  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('is not printed when it stands under it, in %s', (_, themeId) => {
    const slides = [
      quoteSlide('Anna Jansen', long, 'Anna Jansen', 'Halden Foods'),
      quoteSlide(long, long, 'Anna Jansen', 'Halden Foods', { eyebrow: 'Halden Foods' }),
    ]
    const scene = buildScene(deck({ themeId }, ...slides), typography)
    expect(sceneProblems(scene)).toEqual([])
    const texts = scene.pages.flatMap((page) =>
      page.nodes.flatMap((node) =>
        node.kind === 'text'
          ? node.layout.paragraphs.flatMap(({ lines }) => lines.map(({ text }) => text))
          : [],
      ),
    )
    for (const name of ['Anna Jansen', 'Halden Foods'])
      expect(texts.filter((text) => text === name)).toHaveLength(2)
  })
})
