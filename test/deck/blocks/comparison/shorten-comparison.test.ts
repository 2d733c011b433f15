import { describe, expect, it } from 'vitest'
import { comparison as kind } from '../../../../src/deck/blocks/comparison/comparison.ts'
import type { ComparisonBlock } from '../../../../src/deck/blocks/comparison/schema.ts'
import { comparison } from '../../../support/decks.ts'

describe('a comparison that is shortened', () => {
  it('keeps what its words are set in', () => {
    const whole = comparison(['Rail', 'Road'], { Cost: ['Low', 'High '.repeat(60)] })
    const marks = [{ from: 0, to: 3, bold: true as const }]
    const rows = whole.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, marks })),
    }))
    const fits = ({ rows: [row] }: ComparisonBlock) =>
      row?.cells.every(({ text }) => text.length <= 100) === true
    const cells = kind.shorten?.({ ...whole, rows }, fits, 'en')?.block.rows[0]?.cells
    expect(cells).toMatchObject([{ text: 'Low', marks }, { marks }])
    expect(cells?.[1]?.text).toMatch(/^High .*…$/)
  })
})
