import { beforeAll, describe, expect, it } from 'vitest'
import { rowParagraphs } from '../../../src/design/layouts/marked-rows.ts'
import { itemRows } from '../../../src/design/layouts/plain-rows.ts'
import { agendaRows, definitionRows, pointRows } from '../../../src/design/layouts/row-list.ts'
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
    expect(itemRows(bullets)).toEqual([
      { head: '', text: 'Rent', children: ['Two floors'] },
      { head: '', text: 'Energy', children: [] },
    ])
  })

  it('of a recap: its points, numbered', () => {
    const rows = pointRows(content({ bullets }))
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
    expect(agendaRows(content({ agenda, firstNumber: 5 }), sheet)).toEqual([
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
    expect(definitionRows(content({ definitions: [churn] }))).toEqual([])
    expect(definitionRows(content({ definitions: [churn, churn] }))).toHaveLength(2)
  })
})

describe('the words of a row', () => {
  it('are its head, its text a little under it, and its sub-items behind bullets, smaller', () => {
    const { head, body } = sheet.theme.type
    const row = { head: 'Rent', text: 'Up by a tenth', children: ['Two floors'] }
    const look = { headTone: () => ({ color: '#123456' }), bullet: '▪' }
    const [first, second, third] = rowParagraphs(sheet, row, { head, text: body }, look)
    expect(first?.runs).toMatchObject([{ text: 'Rent', style: { color: '#123456' } }])
    expect(second).toMatchObject({ runs: [{ text: 'Up by a tenth' }], spaceBefore: 2 })
    expect(third?.bullet?.character).toBe('▪')
    expect(third?.runs[0]?.style.size).toBeLessThan(body.size)
  })
})
