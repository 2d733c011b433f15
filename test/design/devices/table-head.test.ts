import { describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { withHead } from '../../../src/design/devices/table-head.ts'
import { layoutDeck } from '../../support/layout-deck.ts'
import { styleOf, tableOf } from '../../support/pages.ts'
import { testTypography } from '../../support/typography.ts'

describe('a table head on a ground', () => {
  it('is written in its ink, without rules; the rows keep their colours', async () => {
    const { pages } = buildScene(layoutDeck, await testTypography())
    const page = pages.find((one) => one.layout === 'table')
    if (page === undefined) throw new Error('There is no table.')
    const before = tableOf(page)
    const after = withHead(before, { ground: '#14213D', ink: '#FFFFFF' })
    for (const cell of after.rows[0]?.cells ?? []) {
      expect(styleOf(cell).color).toBe('#FFFFFF')
      expect([cell.fill, cell.ground]).toEqual(['#14213D', '#14213D'])
      expect([cell.borderTop, cell.borderBottom]).toEqual([undefined, undefined])
    }
    const colors = (table: typeof before) =>
      table.rows.slice(1).map((row) => row.cells.map((cell) => styleOf(cell).color))
    expect(colors(after)).toEqual(colors(before))
  })
})
