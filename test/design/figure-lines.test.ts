import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../src/design/build-scene.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { Page } from '../../src/scene/scene.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { cards, chart, chartSlide, deck, slide, stats } from '../support/decks.ts'
import { linesOf, textNamed } from '../support/pages.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

describe('a figure in display type', () => {
  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('stays on its line in slide software without the fonts of %s', (_, themeId) => {
    const fuel = stats({ figure: '29.4%', label: 'Fuel' })
    const { pages } = buildScene(
      deck(
        { themeId },
        slide('stats', 'Figures', [
          stats(
            { figure: '29.4%', label: 'Fuel' },
            { figure: '42', label: 'Ports' },
            { figure: '3.1%', label: 'Tolls' },
          ),
        ]),
        slide('big-number', 'Fuel is dear', [fuel]),
        chartSlide('A chart', chart('bar', ['A', 'B'], { Cost: [3, 4] }), [fuel]),
      ),
      typography,
    )
    for (const page of pages) {
      const figures = page.nodes
        .filter((node) => node.kind === 'text')
        .filter((node) => linesOf(node).join('') === '29.4%')
      expect(figures.length).toBeGreaterThan(0)
      expect(figures.filter((node) => node.wrap)).toEqual([])
    }
  })

  it('does not take a label that begins with a figure with it', () => {
    const page = buildScene(
      deck({}, slide('cards', 'The crew', [cards({ head: '120 men retrained' }, { head: 'Two' })])),
      typography,
    ).pages[0] as Page
    expect(textNamed(page, 'card-1-head').wrap).toBe(true)
  })
})
