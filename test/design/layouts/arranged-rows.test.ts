import { beforeAll, describe, expect, it } from 'vitest'
import { arrangeRows, setRowWords } from '../../../src/design/layouts/arranged-rows.ts'
import type { ListRow } from '../../../src/design/layouts/row-list.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const area = { x: 40, y: 100, width: 600, height: 300 }
const look = { headColor: '#000000', detailColor: '#000000', detailGap: 10, bullet: '•' }
const sizes = [
  { head: 24, text: 22 },
  { head: 18, text: 16 },
  { head: 14, text: 12 },
]
const row = (text: string): ListRow => ({ head: '', text })

function arrange(rows: ListRow[], columns: 1 | 2 = 1) {
  const sheet = emptySheet(typography)
  const plan = { columns, columnGap: 20, highest: 80, sizes, space: { good: 8, small: 4 } }
  return arrangeRows(sheet, rows, area, plan, (one, size, { width }) =>
    setRowWords(sheet, one, width, size, look),
  )
}

describe('rows in an area', () => {
  it('are of one height, no higher than they may be', () => {
    const arranged = arrange([row('Fuel'), row('Customs')])
    expect(arranged?.placed.map(({ box }) => box.height)).toEqual([80, 80])
    expect(arranged?.placed.map(({ box }) => box.y)).toEqual([100, 180])
  })

  it('fill one column before the other', () => {
    const arranged = arrange([row('Fuel'), row('Customs'), row('Ports')], 2)
    expect(arranged?.placed.map(({ column, place }) => [column, place])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ])
  })

  it('share the height by what they say where one height is too little', () => {
    const long = 'The customs integration in Turkey is delayed by a quarter. '.repeat(9)
    const [first, second] =
      arrange([row(long), row('Fuel'), row('Ports'), row('Rates')])?.placed ?? []
    expect(first?.box.height).toBeGreaterThan((second?.box.height ?? 0) + 20)
  })

  it('are not arranged where they have no room', () => {
    expect(arrange([row('Fuel is dear and gets dearer. '.repeat(200))])).toBeUndefined()
  })
})
