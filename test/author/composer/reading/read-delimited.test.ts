import { describe, expect, test } from 'vitest'
import { readDelimited } from '../../../../src/author/composer/reading/read-delimited.ts'
import { blockOutline } from '../../../support/block-outline.ts'

/** The cells of the table that a text is, a line each. */
function cells(text: string): string[][] | undefined {
  const [block] = readDelimited(text) ?? []
  if (block?.kind !== 'table') return undefined
  return [block.columns, ...block.rows].map((row) => row.map((cell) => cell.text))
}

describe('values with separators are a table', () => {
  test.each([',', ';', '\t'])('parted by %j', (separator) => {
    const text = ['Day,Boats,Note', '1 May,12,calm', '2 May,9,', '3 May,14,"wind, rain"']
      .join('\n')
      .replaceAll(/,(?! )/gu, separator)
    expect(cells(text)).toEqual([
      ['Day', 'Boats', 'Note'],
      ['1 May', '12', 'calm'],
      ['2 May', '9', ''],
      ['3 May', '14', 'wind, rain'],
    ])
  })

  test('of which every cell knows its place', () => {
    const text = 'a b,c,d\r\n1,"two, three",4\r\n5,6,7\r\n8,9,x\r\n'
    const [block] = readDelimited(text) ?? []
    const all = block?.kind === 'table' ? block.rows.flat() : []
    for (const cell of all) expect(text.slice(cell.offsets[0]).startsWith(cell.text)).toBe(true)
  })
})

test('a remark at the end of a row may hold commas without quotation marks', () => {
  const rows = ['Day,Boats,Note', '1 May,12,calm', '2 May,9,', '3 May,14,wind,rain']
  expect(cells(rows.join('\n'))?.at(-1)).toEqual(['3 May', '14', 'wind,rain'])
  // Of what may be a figure it is not known where it belongs.
  expect(cells([...rows, '4 May,1,200,calm'].join('\n'))).toBeUndefined()
})

test('two quotation marks within others are one', () => {
  const text = 'cake,size,price\n"The ""Opera"", cut",4,22\n"""VIP""",2,30\nTart,1,18\nBun,9,2'
  expect(cells(text)?.slice(1, 3)).toEqual([
    ['The "Opera", cut', '4', '22'],
    ['"VIP"', '2', '30'],
  ])
})

test('a line before the values is their title, one after them a note', () => {
  const blocks = readDelimited(
    'Hives in 2024,,\nhive,place,honey (kg)\nA,wood,12\nB,wood,9\nC,pond,14\nSource: the log',
  )
  expect(
    blocks?.map((block) => (block.kind === 'table' ? 'table' : 'text' in block && block.text.text)),
  ).toEqual(['Hives in 2024', 'table', 'Source: the log'])
})

test.each([
  ',',
  ';',
])('values below headings of markdown are a table: parted by %j', (separator) => {
  const rows = [
    'Customer,2025,2026',
    'Acme,120400,155900',
    'Bolt,98200,101300',
    'Crane,45100,40250',
  ]
  const text = `# Sales\n\n## Customers\n\n${rows.join('\n').replaceAll(',', separator)}`
  expect(blockOutline(text)).toEqual([
    'heading 1: Sales',
    'heading 2: Customers',
    'table: Customer, 2025, 2026 / Acme, 120400, 155900 / Bolt, 98200, 101300 / Crane, 45100, 40250',
  ])
})

test('a first line with figures where the others have them names nothing', () => {
  expect(cells('A,wood,12\nB,wood,9\nC,pond,14\nD,pond,8')?.[0]).toEqual(['', '', ''])
})

test.each([
  [
    'prose',
    'Well, we came, we saw, we left.\nThen, late, it rained, hard.\nSo, no, thanks, all.\nYes, and, but, or.',
  ],
  ['lines of unlike length', 'a,b,c\n1,2,3\n4,5\n6,7,8\n9,10,11'],
  ['numbers without names', '1,2,3\n4,5,6\n7,8,9\n10,11,12'],
  ['a mark that is not shut', 'a,b,c\n1,"2,3\n4,5,6\n7,8,9'],
])('%s is no table', (_name, text) => {
  expect(cells(text)).toBeUndefined()
})

test('commas in figures part nothing where semicolons part the names of columns', () => {
  const text =
    'Energy 2025;;;\nno;place;2024;2025\n1;Mill;2,5;3,1\n2;Barn;4,0;3,9\n3;Kiln;1,2;1,4\n4;Quay;9,9;8,7\n'
  const block = readDelimited(text)?.find(({ kind }) => kind === 'table')
  expect(block?.kind === 'table' && block.rows[0]?.map((cell) => cell.text)).toEqual([
    '1',
    'Mill',
    '2,5',
    '3,1',
  ])
})

test('what a program sets before the values, and between the words of a name, is left out', () => {
  const text = '\uFEFFsep=;\r\n"item";unit_price;sold\r\nTea;4;2\r\nBun;9;1\r\nPie;8;3\r\n'
  expect(cells(text)?.[0]).toEqual(['item', 'unit price', 'sold'])
})

test('an abbreviation may end the names of columns', () => {
  const text = 'day;city;sum, rub.\n1 May;Perm;3,5\n2 May;Ufa;1,0\n3 May;Perm;2,0\n'
  expect(cells(text)?.[0]).toEqual(['day', 'city', 'sum, rub.'])
})
