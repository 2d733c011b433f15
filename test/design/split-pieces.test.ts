import { describe, expect, it } from 'vitest'
import type { TableBlock } from '../../src/deck/blocks/table/schema.ts'
import { splitPieces } from '../../src/design/split-pieces.ts'
import { drawnTheme } from '../../src/design/themes/drawn-themes.ts'
import { defaultThemeId } from '../../src/design/themes/theme-list.ts'
import { slide, table } from '../support/decks.ts'

const theme = drawnTheme(defaultThemeId)

describe('a table that is too wide for one slide', () => {
  it('keeps marks on the cells that they belong to', () => {
    const columns = Array.from({ length: 10 }, (_, index) => `Column ${index + 1}`)
    const plain = table(columns, [columns.map((_, index) => `Cell ${index + 1}`)])
    const cellMarks = columns.map((_, index) => [
      { from: 0, to: 4, color: { hex: `#00000${index}` } },
    ])
    const block = { ...plain, rows: plain.rows.map((row) => ({ ...row, cellMarks })) }
    const [variant] = slide('table', 'Figures', [block]).variants as [never]
    const part = splitPieces(variant, { language: 'en', theme })?.part(5, 7)
    const [row] = (part?.blocks[0] as TableBlock).rows
    expect(row?.cells).toEqual(['Cell 1', 'Cell 7', 'Cell 8'])
    expect(row?.cellMarks).toEqual([cellMarks[0], cellMarks[6], cellMarks[7]])
  })
})
