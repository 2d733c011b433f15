import { expect, it } from 'vitest'
import { shownChart } from '../../../src/design/charts/shown-chart.ts'
import { ringSlices } from '../../../src/design/charts/slice.ts'
import { drawnTheme } from '../../../src/design/themes/drawn-themes.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { toOkLab } from '../../../src/scene/oklab.ts'
import { chart } from '../../support/decks.ts'

const counts = [2, 3, 4, 5, 6, 7, 8]
const names = [...'ABCDEFGH']

function colorsOf(themeId: string, count: number, discussed?: string): string[] {
  const categories = names.slice(0, count)
  const values = categories.map((_, at) => 40 - at * 4)
  const block = { ...chart('doughnut', categories, { Share: values }), language: 'en' }
  const slices = ringSlices(shownChart(block), drawnTheme(themeId), {}, discussed) ?? []
  return slices.map(({ paint }) => paint.fill)
}

function distance(one: string, other: string): number {
  const [a, b] = [toOkLab(one), toOkLab(other)]
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)))
}

it.each(
  systemThemes.map(({ name, id }) => [name, id]),
)('neighbours on a ring are told apart in %s', (_, id) => {
  for (const count of counts)
    for (const discussed of [undefined, 'B', 'C']) {
      const colors = colorsOf(id, count, discussed)
      const distances = colors.map((color, at) => distance(color, colors[(at + 1) % count] ?? ''))
      expect(Math.min(...distances), `${count}: ${colors.join(' ')}`).toBeGreaterThanOrEqual(0.11)
    }
})
