import { beforeAll, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { ChartNode } from '../../../src/scene/node.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck } from '../../support/decks.ts'
import { chartOf } from '../../support/pages.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const twoYears = chart(
  'bar',
  ['Virgen extra', 'Virgen', 'Lampante'],
  {},
  {
    series: [
      { name: '2024', values: [612, 189, 98] },
      { name: '2025', values: [701, 175, 168] },
    ],
    annotations: ['+14.5 %', '−7.2 %', '+71.0 %'],
  },
)

/** The left edge of a column as software places it from the plot, the gap and the overlap (ECMA-376 part 1, 21.2.2.75 and 21.2.2.131). */
function nativeLeft({ plot, categories, series, ...node }: ChartNode, at: [number, number]) {
  const [index, place] = at
  const overlap = (node.overlap ?? 0) / 100
  const pitch = plot.width / categories.length
  const widths = series.length - (series.length - 1) * overlap
  const bar = pitch / (widths + (node.gapWidth ?? 0) / 100)
  return plot.x + pitch * place + (pitch - bar * widths) / 2 + index * bar * (1 - overlap)
}

it('places native columns of two series with changes where they are drawn', () => {
  const drawn = systemThemes.flatMap(({ id, name }) => {
    const scene = buildScene(deck({ themeId: id }, chartSlide('Production', twoYears)), typography)
    const node = chartOf(scene.pages.at(-1) as (typeof scene.pages)[number])
    return node.horizontal
      ? []
      : [0, 1].flatMap((index) =>
          [0, 1, 2].flatMap((place) => {
            const part = `chart-bar-${index + 1}-${place + 1}`
            const bar = node.drawing.find((one) => one.name === part)
            const away = bar && bar.box.x - nativeLeft(node, [index, place])
            return away === undefined ? [] : [{ of: `${name} ${part}`, away }]
          }),
        )
  })
  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.filter(({ away }) => Math.abs(away) > 2)).toEqual([])
})
