import { beforeAll, describe, expect, it } from 'vitest'
import {
  agendaRows,
  definitionRows,
  itemRows,
  pointRows,
  rowParagraphs,
} from '../../../src/design/layouts/row-list.ts'
import type { Sheet } from '../../../src/design/sheet.ts'
import type { SlideContent } from '../../../src/design/slide-content.ts'
import { emptySheet } from '../../support/sheets.ts'
import { testTypography } from '../../support/typography.ts'

let sheet: Sheet
beforeAll(async () => {
  sheet = emptySheet(await testTypography(), { pageNumbers: new Map([['costs', 7]]) })
})

const content = (part: Partial<SlideContent>) => part as SlideContent

describe('what stands in the rows', () => {
  const bullets = [
    { text: 'Rent', level: 0 as const },
    { text: 'Two floors', level: 1 as const },
    { text: 'Energy', level: 0 as const },
  ]

  it('of a list: each item with its sub-items', () => {
    expect(itemRows(sheet, content({ bullets }))).toEqual([
      { head: '', text: 'Rent', children: ['Two floors'] },
      { head: '', text: 'Energy', children: [] },
    ])
  })

  it('of a recap: its points, numbered', () => {
    const rows = pointRows(sheet, content({ bullets }))
    expect(rows.map(({ mark, head }) => [mark, head])).toEqual([
      ['1', 'Rent'],
      ['2', 'Energy'],
    ])
  })

  it('of an agenda: the page that each part begins on, where the deck has its slide', () => {
    const agenda = [
      { text: 'Costs', slideId: 'costs', current: false },
      { text: 'Questions', current: true },
    ]
    expect(agendaRows(sheet, content({ agenda, firstNumber: 5 }))).toEqual([
      {
        mark: '5',
        head: 'Costs',
        text: '',
        detail: '7',
        link: { slideId: 'costs' },
        strong: false,
      },
      { mark: '6', head: 'Questions', text: '', strong: true },
    ])
  })

  it('of definitions: none for one alone', () => {
    const churn = { term: 'Churn', text: 'Customers who leave' }
    expect(definitionRows(sheet, content({ definitions: [churn], bullets: [] }))).toEqual([])
    expect(
      definitionRows(sheet, content({ definitions: [churn, churn], bullets: [] })),
    ).toHaveLength(2)
  })
})

describe('the words of a row', () => {
  it('are its head, its text a little under it, and its sub-items behind bullets, smaller', () => {
    const { head, body } = sheet.theme.type
    const row = { head: 'Rent', text: 'Up by a tenth', children: ['Two floors'] }
    const type = { head, headTone: { color: '#123456' }, text: body, textGap: 2, bullet: '▪' }
    const [first, second, third] = rowParagraphs(sheet, row, type)
    expect(first?.runs).toMatchObject([{ text: 'Rent', style: { color: '#123456' } }])
    expect(second).toMatchObject({ runs: [{ text: 'Up by a tenth' }], spaceBefore: 2 })
    expect(third?.bullet?.character).toBe('▪')
    expect(third?.runs[0]?.style.size).toBeLessThan(body.size)
  })
})
