import { describe, expect, it } from 'vitest'
import { chartBlockSchema } from '../../src/deck/blocks/chart/schema.ts'
import type { ComparisonBlock } from '../../src/deck/blocks/comparison/schema.ts'
import type { TableBlock } from '../../src/deck/blocks/table/schema.ts'
import { reduceChart, reduceComparison, reduceTable } from '../../src/design/reduce-table.ts'
import { chart, comparison, table } from '../support/decks.ts'

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

describe('a table whose columns have long units', () => {
  it('has them shortened like the names before them', () => {
    const columns = [
      { name: 'Site', numeric: false },
      { name: 'Costs', numeric: true, unit: 'thousands of euros, '.repeat(20) },
    ]
    const long = { ...table(['Site', 'Costs'], [['Ulm', '4']]), columns }
    const fits = (one: TableBlock) => one.columns.every(({ unit = '' }) => unit.length <= 40)
    const reduced = reduceTable(long, fits, 'en')
    expect(reduced?.block.columns[1]?.unit).toMatch(/^thousands of euros.*…$/)
    expect(reduced?.notes.join()).toContain(columns[1]?.unit)
  })
})

describe('a chart that loses categories', () => {
  it('loses what is printed for them too', () => {
    const block = {
      ...chart('bar', ['Ulm', 'Jena', 'Kiel'], {}),
      series: [
        { name: 'Costs', values: [1, 2, 3], labels: ['1 m', '', '3 m'], decimals: [0, 1, null] },
      ],
    }
    const reduced = reduceChart(block, (one) => one.categories.length <= 2)?.block
    expect(reduced?.series[0]).toMatchObject({ labels: ['1 m', ''], decimals: [0, 1] })
    expect(chartBlockSchema.safeParse(reduced).success).toBe(true)
  })
})

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
    const cells = reduceComparison({ ...whole, rows }, fits, 'en')?.block.rows[0]?.cells
    expect(cells).toMatchObject([{ text: 'Low', marks }, { marks }])
    expect(cells?.[1]?.text).toMatch(/^High .*…$/)
  })
})
