import { describe, expect, it } from 'vitest'
import type { TableBlock } from '../../../../src/deck/blocks/table/schema.ts'
import { shortenTable } from '../../../../src/deck/blocks/table/shorten-table.ts'
import { table } from '../../../support/decks.ts'

const columns = Array.from({ length: 30 }, (_, index) => `Column ${index + 1}`)
const wide = table(columns, [
  columns.map((_, index) => `a${index + 1}`),
  columns.map((_, index) => (index === 16 ? '' : `b${index + 1}`)),
])
const atMost = (count: number) => (one: TableBlock) => one.columns.length <= count

describe('a table that loses columns', () => {
  const notes = shortenTable(wide, atMost(8), 'en')?.notes ?? []

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
    expect(shortenTable({ ...wide, rows }, atMost(8), 'en')?.notes?.at(-1)).toBe('Column 30')
  })

  it('loses the marks of their cells with them', () => {
    const cellMarks = columns.map(() => [{ from: 0, to: 1, bold: true as const }])
    const rows = wide.rows.map((row) => ({ ...row, cellMarks }))
    const short = shortenTable({ ...wide, rows }, atMost(8), 'en')?.block.rows[0]
    expect(short?.cells).toHaveLength(8)
    expect(short?.cellMarks).toHaveLength(8)
  })
})

describe('a table whose columns have long units', () => {
  it('has them shortened like the names before them', () => {
    const columns = [
      { name: 'Site', numeric: false },
      { name: 'Costs', numeric: true, unit: 'thousands of euros, '.repeat(20) },
    ]
    const long = { ...table(['Site', 'Costs'], [['Ulm', '4']]), columns }
    const fits = (one: TableBlock) => one.columns.every(({ unit = '' }) => unit.length <= 40)
    const short = shortenTable(long, fits, 'en')
    expect(short?.block.columns[1]?.unit).toMatch(/^thousands of euros.*…$/)
    expect(short?.notes?.join()).toContain(columns[1]?.unit)
  })
})
