import { beforeAll, describe, expect, it } from 'vitest'
import { type ColumnsSpecification, drawColumns } from '../../src/design/columns.ts'
import { gazette } from '../../src/design/themes/gazette/gazette.ts'
import { resized } from '../../src/design/themes/type-step.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { emptySheet } from '../support/sheets.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const sheet = (smallestBody = 12) => emptySheet(typography, { theme: gazette, smallestBody })

const specification = (texts: string[][]): ColumnsSpecification => ({
  prefix: 'thing',
  columns: texts.map((parts) => parts.map((text) => ({ text, color: '#000000' }))),
  slots: [
    { name: 'head', before: 0 },
    { name: 'text', before: 10 },
    { name: 'foot', before: 10, foot: true },
  ],
  sizes: [20, 14, 12].map((size) => Array(3).fill(resized(gazette.type.body, size))),
  area: { x: 40, y: 100, width: 600, height: 300 },
})

describe('drawColumns', () => {
  it('starts equal parts on one line, under the highest of those before', () => {
    const page = sheet()
    drawColumns(page, specification([['One'], ['A head that takes two lines of its column', 'b']]))
    drawColumns(page, specification([]))
    const boxes = page.nodes.map(({ name, box }) => [name, box.y])
    expect(boxes).toEqual([
      ['thing-1-head', 119],
      ['thing-2-head', 119],
      ['thing-2-text', 119 + 2 * 27.9 + 10],
    ])
  })

  it('stands feet on the floor', () => {
    const page = sheet()
    const placed = drawColumns(page, specification([['One', '', 'foot']]))
    expect(placed?.[0]?.slots[2]).toBeCloseTo(400 - 27.9)
  })

  it('takes one size for all, the largest in which all fit', () => {
    const page = sheet()
    const placed = drawColumns(page, specification([['One'], ['word '.repeat(50)], ['Two']]))
    const sizes = placed?.map(
      ({ layouts }) => layouts[0]?.paragraphs[0]?.specification.runs[0]?.style.size,
    )
    expect(new Set(sizes).size).toBe(1)
    expect(sizes?.[0]).toBeLessThan(20)
  })

  it('stands more columns in rows', () => {
    const four = specification([['One'], ['Two'], ['Three'], ['Four']])
    const placed = drawColumns(sheet(), { ...four, rows: 2 })
    expect(placed?.map(({ x, top }) => [x, top])).toEqual([
      [40, 100],
      [359.5, 100],
      [40, 265],
      [359.5, 265],
    ])
  })

  it('draws nothing that is too long, or too small for a deck that may grow', () => {
    const page = sheet(14)
    expect(drawColumns(page, specification([['word '.repeat(400)]]))).toBeUndefined()
    expect(page.nodes).toEqual([])
  })
})
