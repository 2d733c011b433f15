import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck, stats } from '../../support/decks.ts'
import { chartOf, linesOf, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const months = Array.from({ length: 24 }, (_, index) => `M${index + 1}`)
const unit = { prefix: '$', suffix: 'K' }

/** Values without a pattern, too close together to be printed along their line. */
function walk(last: number): number[] {
  return months.map((_, index) => (index === 23 ? last : last - 90_000 + ((index * 7919) % 60_000)))
}

function pageOf(series: Record<string, number[]>, themeId?: string): Page {
  const block = chart('line', months, series, { unit })
  const more = [stats({ figure: '29%', label: 'Fuel' })]
  const scene = buildScene(
    deck({ ...(themeId ? { themeId } : {}) }, chartSlide('A chart', block, more)),
    typography,
  )
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

describe('the label at the end of a line', () => {
  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('prints its value whole in %s', (_, themeId) => {
    const page = pageOf({ Revenue: walk(1_135_795), Cost: walk(1_035_795) }, themeId)
    expect(linesOf(textNamed(page, 'series-1-name')).join(' ')).toBe('Revenue $1,135,795K')
  })

  // Two lines that end close together push each other's names away: where one is pale, ink is nobody's colour.
  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('says by a colour which line it belongs to in %s', (_, themeId) => {
    const page = pageOf({ A: walk(1_135_795), B: walk(1_135_000), C: walk(1_035_795) }, themeId)
    chartOf(page).series.forEach((series, index) => {
      const sample = page.nodes.find((node) => node.name === `series-${index + 1}-sample`)
      const shown =
        sample?.kind === 'shape' && sample.fill?.kind === 'solid'
          ? sample.fill.color
          : styleOf(textNamed(page, `series-${index + 1}-name`)).color
      expect(shown).toBe(series.color)
    })
  })

  it('shortens a long name over its value', () => {
    const name = 'Revenue of the carriers of the northern ports and of their customers'
    const page = pageOf({ [name]: walk(1_135_795), Cost: walk(1_035_795) })
    const [first = '', second] = linesOf(textNamed(page, 'series-1-name'))
    expect(first).toMatch(/^Revenue of .*…$/)
    expect(second).toBe('$1,135,795K')
  })

  it('parts a name that ends in a number from its value', () => {
    const block = chart('line', months, { 2024: walk(12_640), 2025: walk(13_920) })
    const { pages } = buildScene(deck({}, chartSlide('A chart', block)), typography)
    const label = textNamed(pages[0] as Page, 'series-1-name')
    expect(linesOf(label).join(' | ')).toMatch(/^2024(:| \|) 12,640$/)
  })
})
