import { beforeAll, expect, it } from 'vitest'
import { chartTypes, isRound } from '../../../src/deck/blocks/chart/schema.ts'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck, stats } from '../../support/decks.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const names = {
  short: (index: number) => `Q${(index % 4) + 1}`,
  years: (index: number) => String(2015 + index),
  long: (index: number) => `Maintenance of the vehicles of depot ${index + 1}`,
}
const units = [
  { prefix: '', suffix: '%' },
  { prefix: '€ ', suffix: ' thousand' },
  { prefix: '', suffix: ' parcels a day' },
]

/** Like every pair of them within twelve steps: each of the lists goes on at a pace of its own. */
function sample(step: number, chartType: (typeof chartTypes)[number]) {
  const count = [2, 3, 5, 8, 12][step % 5] as number
  const series = isRound(chartType) ? 1 : ([1, 2, 3, 4][(step + 1) % 4] as number)
  const nameOf = Object.values(names)[step % 3] as (index: number) => string
  const below = !isRound(chartType) && step % 4 === 3
  const values = (of: number) =>
    Array.from({ length: count }, (_, index) =>
      index === 1 && step % 6 === 2
        ? null
        : ((index * 37 + of * 53 + step * 11) % 90) + (below ? -30 : 3),
    )
  return chart(
    chartType,
    Array.from({ length: count }, (_, index) => nameOf(index)),
    {},
    {
      series: Array.from({ length: series }, (_, index) => ({
        name: ['Depots', 'Stations', 'Vans', 'Bicycles'][index] as string,
        values: values(index),
        ...(step % 5 === 1 && { labels: values(index).map((value) => `about ${value ?? ''}`) }),
      })),
      unit: units[step % 3] as (typeof units)[number],
      ...(step % 2 === 0 && { categoryTitle: 'Where the money went' }),
      ...(step % 3 === 1 && {
        annotations: Array.from({ length: count }, (_, index) => (index % 2 ? '' : '+20%')),
      }),
      ...(step % 4 === 1 && { highlightedCategory: 1 }),
    },
  )
}

it.each(chartTypes)('%s charts have no overlap, overflow or weak contrast in any theme', (type) => {
  const figure = stats({ figure: '29%', label: 'Fuel', note: 'More than last year' })
  for (const [index, { id, name }] of systemThemes.entries()) {
    // Six steps in each theme, other ones in the next.
    const slides = [0, 1, 2, 3, 4, 5].map((own) => {
      const step = own * 7 + index * 5
      const beside = step % 2 === 0 ? [figure] : []
      return { ...chartSlide('A chart', sample(step, type), beside), id: `slide-${own + 1}` }
    })
    const scene = buildScene(deck({ themeId: id }, ...slides), typography)
    expect(sceneProblems(scene), name).toEqual([])
    expect(
      scene.pages.every(({ nodes }) => nodes.some(({ kind }) => kind === 'chart')),
      name,
    ).toBe(true)
  }
})
