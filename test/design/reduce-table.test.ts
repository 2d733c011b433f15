import { describe, expect, it } from 'vitest'
import type { TableBlock } from '../../src/deck/blocks/table/schema.ts'
import { reduceTable } from '../../src/design/reduce-table.ts'
import { table } from '../support/decks.ts'

const columns = Array.from({ length: 30 }, (_, index) => `Column ${index + 1}`)
const wide = table(columns, [
  columns.map((_, index) => `a${index + 1}`),
  columns.map((_, index) => (index === 16 ? '' : `b${index + 1}`)),
])
const atMost = (count: number) => (one: TableBlock) => one.columns.length <= count

describe('a table that loses columns', () => {
  const notes = reduceTable(wide, atMost(8), 'en')?.notes ?? []

  it('names each value in the notes by its column', () => {
    expect(notes[0]).toBe('Column 1')
    expect(notes[1]).toMatch(/^a1; Column 2: a2; .*; Column 17: a17; .*; Column 30: a30$/)
  })

  it('leaves out empty cells with their names', () => {
    expect(notes[2]).toContain('Column 16: b16; Column 18: b18')
  })

  it('still names a column that is empty in every row', () => {
    const rows = wide.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, index) => (index === 29 ? '' : cell)),
    }))
    expect(reduceTable({ ...wide, rows }, atMost(8), 'en')?.notes.at(-1)).toBe('Column 30')
  })

  it('loses the marks of their cells with them', () => {
    const cellMarks = columns.map(() => [{ from: 0, to: 1, bold: true as const }])
    const rows = wide.rows.map((row) => ({ ...row, cellMarks }))
    const reduced = reduceTable({ ...wide, rows }, atMost(8), 'en')?.block.rows[0]
    expect(reduced?.cells).toHaveLength(8)
    expect(reduced?.cellMarks).toHaveLength(8)
  })
})
