import { beforeAll, describe, expect, it } from 'vitest'
import {
  drawMarkedRows,
  type ListRow,
  type PlacedRow,
  type RowLook,
} from '../../../src/design/layouts/marked-rows.ts'
import type { Sheet } from '../../../src/design/sheet.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { linesOf, styleOf } from '../../support/pages.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const area = { x: 40, y: 100, width: 800, height: 320 }

const items = (...texts: string[]): ListRow[] => texts.map((text) => ({ head: '', text }))

/** Draws rows and gives where they were placed: none if they do not fit. */
function draw(
  sheet: Sheet,
  rows: ListRow[],
  look: Partial<RowLook> = {},
  columns: 1 | 2 = 1,
): PlacedRow[] {
  const placed: PlacedRow[] = []
  drawMarkedRows(
    sheet,
    rows,
    area,
    { name: 'item', columns },
    {
      lead: 50,
      bullet: '–',
      draw: (_, own) => {
        placed.push(own)
        return { ground: '#FFFFFF' }
      },
      ...look,
    },
  )
  return placed
}

const texts = (sheet: Sheet) => sheet.nodes.filter((node): node is TextNode => node.kind === 'text')

const sentence =
  'Two risks remain open: fuel prices and the delayed integration of customs in Turkey '

describe('drawMarkedRows', () => {
  it('stacks rows of one height and leaves room for their marks', () => {
    const sheet = emptySheet(typography)
    const placed = draw(sheet, items('One', 'Two', 'Three', 'Four'))
    expect(placed.map(({ box }) => box.y)).toEqual([100, 180, 260, 340])
    expect(texts(sheet).map(({ box }) => box.x)).toEqual([90, 90, 90, 90])
  })

  it('fills the first column before the second', () => {
    const placed = draw(emptySheet(typography), items('1', '2', '3', '4', '5'), {}, 2)
    expect(placed.map(({ column, place }) => [column, place])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
    ])
  })

  it('sets long rows smaller, and gives them more of the height than short ones', () => {
    const sheet = emptySheet(typography)
    const rows = items('Short', sentence.repeat(6), 'Short', sentence.repeat(5), 'Short')
    const heights = draw(sheet, rows).map(({ box }) => box.height)
    expect(styleOf(texts(sheet)[0] as TextNode).size).toBeLessThan(16)
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(area.height)
  })

  it('sets all rows larger where one height for all would make them small for one long row', () => {
    const sheet = emptySheet(typography)
    const heights = draw(sheet, items('Short', sentence.repeat(3), 'Short')).map(
      ({ box }) => box.height,
    )
    expect(styleOf(texts(sheet)[0] as TextNode).size).toBeGreaterThanOrEqual(22)
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
  })

  it('gives rows no more height than they may have', () => {
    const placed = draw(emptySheet(typography), items('Fuel', 'Customs'), { highest: 80 })
    expect(placed.map(({ box }) => [box.y, box.height])).toEqual([
      [100, 80],
      [180, 80],
    ])
  })

  it('tells marks how high the lowest of the rows beside them is', () => {
    const rows = items('Short', sentence.repeat(6), 'Short', sentence.repeat(5), 'Short')
    const placed = draw(emptySheet(typography), rows)
    const lowest = Math.min(...placed.map(({ box }) => box.height))
    expect(new Set(placed.map((one) => one.lowest))).toEqual(new Set([lowest]))
  })

  it('reads ground, mark and words of one row before the next', () => {
    const sheet = emptySheet(typography)
    draw(sheet, items('One', 'Two'), {
      draw: (on, { index, box }) => {
        on.addShape(`mark-${index + 1}`, box, { fill: '#FFFFFF' })
        return {}
      },
    })
    expect(sheet.nodes.map((node) => node.name)).toEqual(['mark-1', 'item-1', 'mark-2', 'item-2'])
  })

  it('draws nothing when the rows do not fit', () => {
    const sheet = emptySheet(typography)
    expect(draw(sheet, items(...Array(8).fill(sentence.repeat(8))))).toEqual([])
    expect(sheet.nodes).toEqual([])
  })

  it('writes in the colours of what it was drawn on', () => {
    const sheet = emptySheet(typography)
    const rows: ListRow[] = [{ head: 'Part', text: '', detail: '4' }]
    draw(sheet, rows, {
      draw: () => ({ ground: '#24140D', ink: '#F7E8CB', mutedInk: '#CDB391' }),
    })
    const [name, page] = texts(sheet)
    expect([name, page].map((node) => node && styleOf(node).color)).toEqual(['#F7E8CB', '#CDB391'])
    expect([name, page].map((node) => node?.ground)).toEqual(['#24140D', '#24140D'])
    expect(page && linesOf(page)).toEqual(['4'])
  })
})
