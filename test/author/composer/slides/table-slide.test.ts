import { expect, test } from 'vitest'
import { composeText, findBlock, titlesOf } from '../../../support/compose-text.ts'

function highlightedRows(table: string): (string | undefined)[] {
  const { slides } = composeText(`# Plants\n\n${table}`, { slideRange: '1' })
  return findBlock(slides, 'table')
    .rows.filter((row) => row.highlighted)
    .map((row) => row.cells[0])
}

test('the row that changed most is emphasised', () => {
  expect(
    highlightedRows(
      '| Plant | Lead | Staff | Change |\n|---|---|---|---|\n| Alton | Ann | 40 | +2% |\n| Brook | Bob | 55 | -9% |\n| Cole | Cem | 70 | +4% |',
    ),
  ).toEqual(['Brook'])
})

test('the sum is emphasised where there are no changes', () => {
  expect(
    highlightedRows(
      '| Plant | Lead | Staff |\n|---|---|---|\n| Alton | Ann | 40 |\n| Brook | Bob | 55 |\n| Total | – | 95 |',
    ),
  ).toEqual(['Total'])
})

function numericColumns(table: string): boolean[] {
  const { slides } = composeText(`# Plants\n\n${table}`, { slideRange: '1' })
  return findBlock(slides, 'table').columns.map((column) => column.numeric)
}

test('cells without a value do not keep a column from being one of figures', () => {
  expect(
    numericColumns(
      '| Region | Lead | Revenue | Profit | Churn |\n|---|---|---|---|---|\n| North | Ann | 12.5 | (2.0) | N/A |\n| South | – | | 3.1 | 4% |\n| West | Bob | null | – | 2% |\n| East | N/A | 8 | n/a | 5% |',
    ),
  ).toEqual([false, false, true, true, true])
})

test('a word in place of a value does not either, where most are figures', () => {
  expect(
    numericColumns(
      '| Drink | Here | To go | Club |\n|---|---|---|---|\n| Espresso | 2.40 | no | no |\n| Tea | 2.90 | 2.50 | 2.10 |\n| Cocoa | 3.60 | 3.10 | ask at the bar |\n| Juice | 3.80 | 3.30 | on request |',
    ),
  ).toEqual([false, true, true, false])
})

test('a column without any value is none of figures', () => {
  expect(
    numericColumns(
      '| Region | Revenue | Profit |\n|---|---|---|\n| North | 12.5 | – |\n| South | Ann | N/A |\n| West | null | – |',
    ),
  ).toEqual([false, false, false])
})

test('years that name the rows stand at the left, the unit in the head', () => {
  const { slides } = composeText(
    '# Plants\n\n| Year | Revenue (€M) |\n|---|---|\n| 2021 | 12 |\n| 2022 | (2.0) |\n| 2023 | 14 (estimate) |\n| 2024 | 20 |',
    { slideRange: '1' },
  )
  expect(findBlock(slides, 'table').columns).toEqual([
    { name: 'Year', numeric: false },
    { name: 'Revenue (€M)', numeric: true },
  ])
})

test('a row of totals is the one that is marked, and keeps its name beside the names of the rows', () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `${at + 1},Line ${at + 1},${at + 3},+${at}%,4,5,6`,
  )
  const { slides } = composeText(
    `Route,Name,Riders,Change,Cost,Late,Stops\n${rows.join('\n')}\nTOTAL,,102,+5%,4,5,6`,
  )
  const tables = slides.flatMap(({ variants: [first] }) =>
    (first?.blocks ?? []).flatMap((block) => (block.kind === 'table' ? [block] : [])),
  )
  const last = tables.at(-1)?.rows.at(-1)
  expect(last).toMatchObject({ highlighted: true })
  expect(last?.cells[0]).toBe('TOTAL')
  expect(titlesOf(slides)).not.toContain('TOTAL')
})

/** Whether each row of the table of a text is the one that is marked. */
function markedRows(table: string): boolean[] {
  const { slides } = composeText(`# Money\n\n${table}`, { slideRange: '1' })
  return findBlock(slides, 'table').rows.map(({ highlighted }) => highlighted === true)
}

test('the row that the source sets in bold is the one that is marked', () => {
  const rows = '| Rents | 7,810 | a |\n| Water | -2,911 | b |\n| Repairs | -1,980 | c |'
  const result = '| **Result** | **2,918** | |'
  expect(markedRows(`| | 2025, £ | Note |\n|---|---|---|\n${rows}\n${result}`)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('amounts below zero are no changes, of which the largest would be marked', () => {
  const rows = '| Rents | 7,810 | a |\n| Water | -2,911 | b |\n| Repairs | -1,980 | c |'
  expect(markedRows(`| | 2025, £ | Note |\n|---|---|---|\n${rows}`)).toEqual([false, false, false])
})

test('columns that are to be filled in are shown, and none that nobody used', () => {
  const columnsOf = (table: string) => {
    const { slides } = composeText(`# Plants\n\n${table}`, { slideRange: '1' })
    return findBlock(slides, 'table').columns.map(({ name }) => name)
  }
  const form = '| Group | Dish | Place | Guess |\n|---|---|---|---|\n'
  expect(
    columnsOf(`${form}| 1 | plate | sun | |\n| 2 | glass | shade | |\n| 3 | glass | sun | |`),
  ).toContain('Guess')
  const asked = '| Plant | Lit? | Why? | Guess |\n|---|---|---|---|\n'
  expect(columnsOf(`${asked}| fern | | shade | |\n| moss | | rain | |\n| oak | | sun | |`)).toEqual(
    ['Plant', 'Lit?', 'Why?'],
  )
  const contacts =
    '|---|---|---|---|\n| Ann | Bath | kind | |\n| Bob | York | late | |\n| Cem | Ely | new | |'
  expect(columnsOf(`| Name | Town | Kind | Fax |\n${contacts}`)).toHaveLength(3)
  expect(columnsOf(`| Nome | Città | Tipo | Fax |\n${contacts}`)).toHaveLength(3)
  const data = '| Plant | Lead | Staff | Note |\n|---|---|---|---|\n'
  expect(
    columnsOf(`${data}| Alton | Ann | 40 | |\n| Brook | Bob | 55 | |\n| Cole | Cem | 70 | |`),
  ).not.toContain('Note')
})

test('of an export a column that nobody used is not shown, though its rows are counted', () => {
  const { slides } = composeText(
    'No,Name,Town,Kind,Fax\n1,Ann,Bath,kind,\n2,Bob,York,late,\n3,Cem,Ely,new,',
  )
  expect(findBlock(slides, 'table').columns.map(({ name }) => name)).not.toContain('Fax')
})
