import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { findTheme, systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck } from '../../support/decks.ts'
import { chartOf, linesOf } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const months = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]
const visits = [2204, 2020, 2391, 2151, 2207, 1890, 2404, 2510, 2077, 2302, 2288, 1955]

function pageOf(block: ReturnType<typeof chart>, themeId: string): Page {
  const scene = buildScene(
    deck({ themeId, language: 'pt' }, chartSlide('Livros', block)),
    typography,
  )
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

function namesOf(page: Page): string[] {
  const drawn = [...page.nodes, ...chartOf(page).drawing]
  return drawn.flatMap((node) =>
    node.kind === 'text' && /^(chart-)?category-\d/.test(node.name) ? linesOf(node) : [],
  )
}

describe('names of points in time that a wider face would break', () => {
  it.each(systemThemes.map(({ name, id }) => [name, id]))('are every second one in %s', (_, id) => {
    const page = pageOf(chart('line', months, { Livros: visits }), id)
    const shown = namesOf(page)
    const isNative = chartOf(page).categoryStyle !== undefined
    expect(shown).toEqual(isNative ? months : months.filter((_, at) => at % 2 === 0))
    expect(isNative).toBe(false)
  })

  it('are all there where they have room', () => {
    const page = pageOf(
      chart('line', months.slice(0, 6), { Livros: visits.slice(0, 6) }),
      systemThemes[0]?.id ?? '',
    )
    expect(namesOf(page)).toEqual(months.slice(0, 6))
  })
})

describe('names of things that a wider face would break', () => {
  it('are all there', () => {
    const series = { A: visits, B: visits, C: visits }
    const page = pageOf(chart('bar', months, series), findTheme('Transit')?.theme.id ?? '')
    expect(namesOf(page)).toEqual(months)
  })
})
