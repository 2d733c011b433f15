import { beforeAll, describe, expect, it } from 'vitest'
import {
  drawEventColumns,
  drawStepColumns,
  routeRows,
} from '../../../src/design/layouts/route-columns.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { styleOf } from '../../support/pages.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const place = { rows: 1 as const, top: 140, gutter: 24, inset: 60, sink: 0.3 }
const inBlack = { date: '#000000', year: '#000000', text: '#000000' }
const happened = { highlighted: false, planned: false }

describe('columns under a line', () => {
  it('stand in two rows from seven on', () => {
    expect([6, 7].map(routeRows)).toEqual([1, 2])
  })

  it('leave room over the words of steps', () => {
    const steps = [{ head: 'Sign', text: 'By hand' }]
    const [column] = drawStepColumns(emptySheet(typography), steps, place, 20) ?? []
    expect(column?.slots[0]).toBeGreaterThanOrEqual(200)
  })

  it('have the years of events under their dates, in the colours asked for', () => {
    const sheet = emptySheet(typography)
    const events = [{ ...happened, date: 'March 2026', text: 'The hub opens' }]
    const type = {
      fiveDate: 22,
      leading: 1.4,
      gap: 6,
      colors: () => ({ ...inBlack, year: '#777777' }),
    }
    drawEventColumns(sheet, events, place, type)
    const [date, year] = sheet.nodes as TextNode[]
    expect(year?.box.y).toBeGreaterThan(date?.box.y ?? 0)
    expect(year && styleOf(year).color).toBe('#777777')
  })

  it('hold no words smaller than they may be', () => {
    const events = Array.from({ length: 6 }, () => ({
      ...happened,
      date: '2026',
      text: 'The hub opens with all of its lines and the whole of its staff at work. '.repeat(4),
    }))
    const type = { fiveDate: 22, leading: 1.4, gap: 6, colors: () => inBlack }
    const draw = (smallest: number) =>
      drawEventColumns(emptySheet(typography), events, place, { ...type, smallest })
    expect(draw(0)).toBeDefined()
    expect(draw(16)).toBeUndefined()
  })
})
