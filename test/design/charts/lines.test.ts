import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck } from '../../support/decks.ts'
import { chartOf } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const themes = systemThemes.map(({ name, id }) => [name, id])
const shops = {
  Östersund: [1204, 1377, 1551],
  Åre: [902, 431, 655],
  Sundsvall: [1015, 1090, 1122],
  Umeå: [711, 820, 940],
  'Webb & grossist': [402, 466, 590],
}

function pageOf(
  series: Record<string, number[]>,
  highlightedSeries: number,
  themeId: string,
): Page {
  const block = chart('line', ['Q1', 'Q2', 'Q3'], series, { highlightedSeries })
  const scene = buildScene(
    deck({ themeId, language: 'sv' }, chartSlide('Butiker', block)),
    typography,
  )
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

/** The values that a chart prints itself and those that its slide prints over it. */
function printedOf(page: Page): string[] {
  return [...page.nodes, ...chartOf(page).drawing].flatMap(
    ({ name }) => /value-\d-\d$/.exec(name) ?? [],
  )
}

const isGridded = (page: Page) => page.nodes.some(({ name }) => name === 'grid-1-value')

describe('the numbers of several lines', () => {
  it.each(themes)('are all printed or read from an axis in %s', (_, id) => {
    const page = pageOf(shops, 0, id)
    expect(printedOf(page).length === 15 || isGridded(page)).toBe(true)
  })

  it.each(themes)('are all printed without an axis where they have room in %s', (_, id) => {
    const page = pageOf({ North: [120, 180, 260], South: [40, 70, 90] }, 0, id)
    expect(printedOf(page)).toHaveLength(6)
    expect(isGridded(page)).toBe(false)
  })

  it.each(themes)('lie on no line of the axis in %s', (_, id) => {
    const page = pageOf(shops, 0, id)
    const lines = page.nodes.filter(({ name }) => /^grid-\d$/.test(name))
    const values = [...page.nodes, ...chartOf(page).drawing].filter(({ name }) =>
      /value-\d-\d$/.test(name),
    )
    for (const { box } of values)
      for (const line of lines)
        expect(line.box.y > box.y && line.box.y < box.y + box.height).toBe(false)
  })
})
