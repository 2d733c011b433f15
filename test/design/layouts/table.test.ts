import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, slide, table } from '../../support/decks.ts'
import { styleOf, tableOf } from '../../support/pages.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

/** Weights of the figures in the first row. */
const weights = (columns: string[]) => {
  const rows = ['One', 'Two'].map((name) => [name, '10', '20'])
  const block = table(['Name', ...columns], rows)
  const { pages } = buildScene(deck({}, slide('table', 'Figures', [block])), typography)
  const cells = tableOf(pages[0] as (typeof pages)[0]).rows[1]?.cells ?? []
  return cells.slice(1).map((cell) => styleOf(cell).font.weight)
}

describe('the figures of a table', () => {
  it('are muted under the year before', () => {
    const [before = 0, now = 0] = weights(['#Q3 2025', '#Q3 2026'])
    expect(before).toBeLessThan(now)
  })

  it('are equals under numbers that are no years', () => {
    const [ten, hundred] = weights(['#For 10 items', '#For 100 items'])
    expect(ten).toBe(hundred)
  })
})
