import { beforeAll, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck } from '../../support/decks.ts'
import { chartOf } from '../../support/pages.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

it.each(
  systemThemes.map(({ name, id }) => [name, id]),
)('a native chart stands on a line where its drawing does in %s', (_, themeId) => {
  for (const [type, names] of [
    ['bar', ['A', 'B']],
    ['line', ['2024', '2025']],
  ] as const) {
    const block = chart(type, [...names], { Cost: [3, 5] })
    const { pages } = buildScene(deck({ themeId }, chartSlide('A chart', block)), typography)
    const { baseline, drawing } = chartOf(pages[0] as Page)
    expect(baseline !== undefined, type).toBe(drawing.some(({ name }) => name === 'chart-baseline'))
  }
})
