import { beforeAll, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { toOkLab } from '../../../src/scene/oklab.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck } from '../../support/decks.ts'
import { chartOf } from '../../support/pages.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const years = {
  2023: [120, 90, 60],
  2024: [131, 97, 70],
  2025: [128, 110, 71],
  2026: [140, 99, 80],
}

it.each(
  systemThemes.flatMap(({ id, name }) => [3, 4].map((count) => [count, name, id] as const)),
)('each of %i series is in a colour of its own where one of them stands out (%s)', (count, _, themeId) => {
  const series = Object.fromEntries(Object.entries(years).slice(0, count))
  const block = chart('bar', ['North', 'South', 'West'], series, { highlightedSeries: count - 1 })
  const scene = buildScene(deck({ themeId }, chartSlide('Sales', block)), typography)
  const [page] = scene.pages
  const colors = page && chartOf(page).series.map(({ color }) => color)
  expect(new Set(colors).size).toBe(count)
  const [last = [0, 0, 0], ...others] = (colors ?? []).map((color) => toOkLab(color)).reverse()
  for (const other of others)
    expect(Math.hypot(...last.map((part, at) => part - (other[at] ?? 0)))).toBeGreaterThan(0.1)
})
