import { describe, expect, test } from 'vitest'
import { readPlainText } from '../../../../src/author/composer/reading/read-plain-text.ts'

/** Headings and paragraphs as their text, tables as their columns and rows. */
function tables(text: string): unknown[] {
  return readPlainText(text).map((block) => {
    if (block.kind === 'table')
      return [block.columns, ...block.rows].map((row) => row.map((cell) => cell.text).join(' | '))
    return 'text' in block ? block.text.text : block.kind
  })
}

describe('figures without the names of their columns', () => {
  test('are rows, all of them, called by the line over them', () => {
    expect(
      tables('Museum\n\nVisitors\nMain house\t12,400\nMill\t3,150\n\nStaff\nHouse\t9\nMill\t2'),
    ).toEqual([
      'Museum',
      'Visitors',
      [' | Visitors', 'Main house | 12,400', 'Mill | 3,150'],
      'Staff',
      [' | Staff', 'House | 9', 'Mill | 2'],
    ])
  })

  test('are aligned by spaces, with groups and decimals of any language', () => {
    expect(
      tables('Piscine\n\nBillets    318 400,50\nCours       96 210,00\nCafé        41 005,75'),
    ).toEqual(['Piscine', [' | ', 'Billets | 318 400,50', 'Cours | 96 210,00', 'Café | 41 005,75']])
  })

  test('stand behind a name and a space in three lines and more', () => {
    expect(tables('Staff\nFull time 6\nPart time 11\nVolunteers 48')).toEqual([
      'Staff',
      [' | Staff', 'Full time | 6', 'Part time | 11', 'Volunteers | 48'],
    ])
    const years = 'We met in March 2021\nWe met in May 2022\nWe met in July 2023'
    expect(tables(years)).toEqual(['list'])
  })
})

describe('a first line names columns', () => {
  test('that are years or count on', () => {
    expect(tables('Plant\t2023\t2024\nGdynia\t14\t15\nLublin\t9\t8')).toEqual([
      ['Plant | 2023 | 2024', 'Gdynia | 14 | 15', 'Lublin | 9 | 8'],
    ])
    expect(tables('Week\t1\t2\t3\nGdynia\t14\t15\t9\nLublin\t9\t8\t7')).toEqual([
      ['Week | 1 | 2 | 3', 'Gdynia | 14 | 15 | 9', 'Lublin | 9 | 8 | 7'],
    ])
  })

  test('with nothing over the names of the rows', () => {
    expect(tables('\tNorth\tSouth\nBread\t14\t15\nCake\t9\t8')).toEqual([
      [' | North | South', 'Bread | 14 | 15', 'Cake | 9 | 8'],
    ])
  })

  test('may have words behind them, signs before them and parts below them', () => {
    expect(
      tables(
        'Pool\n\nGuests – 1 240\nGas kWh 412\nWait 11 wks\nLifeguards 22 / 26\n - of them new 3',
      ),
    ).toEqual([
      'Pool',
      [
        ' | ',
        'Guests | 1 240',
        'Gas kWh | 412',
        'Wait | 11 wks',
        'Lifeguards | 22 / 26',
        '- of them new | 3',
      ],
    ])
  })

  test('have those in brackets in a column that words in the first of them name', () => {
    expect(
      tables('Pool\n\nGas 412 (last year 498)\nWater 38 (36)\n\nAccidents 9 (14)\nVacancies 4'),
    ).toEqual([
      'Pool',
      [' |  | last year', 'Gas | 412 | 498', 'Water | 38 | 36'],
      [' |  | last year', 'Accidents | 9 | 14', 'Vacancies | 4 | '],
    ])
    expect(tables('Pool\n\nGuests 412 (+4 %)\nStaff 38 (of them new 3)\nBoats 2')).toEqual([
      'Pool',
      [' | ', 'Guests | 412 (+4 %)', 'Staff | 38 (of them new 3)', 'Boats | 2'],
    ])
  })
})

test('figures with a dash before them are parts of the one above', () => {
  const text =
    'Library 2025\n\nVisits: 840\nLoans: 131\n– books: 98\n– films: 33\nReaders: 19\nHours a week: 52\nComplaints: 6\n'
  expect(tables(text).slice(1)).toEqual([
    [' | ', 'Visits | 840', 'Readers | 19', 'Hours a week | 52', 'Complaints | 6'],
    [' | ', 'Loans | 131', 'books | 98', 'films | 33'],
  ])
})

test('how a figure has changed is no figure of the column beside it', () => {
  const text =
    'Pool 2025\n\nVisits 840 (2024: 790)\nPasses 231 (220)\nLessons 112\nGas 212 (-9 %)\n'
  expect(tables(text).slice(1)).toEqual([
    [' | ', 'Visits | 840 (2024: 790)', 'Passes | 231 (220)', 'Lessons | 112', 'Gas | 212 (-9 %)'],
  ])
})

describe('a first line is a row like the others', () => {
  test.each([
    ['with figures before the same words', 'Boats | 9 visits\nMills | 12 visits\nForts | 7 visits'],
    ['with sentences as long as theirs', 'Key\tIt opens the gate.\nRod\tIt shuts the big door.'],
    ['with a number that they count on', '1\tOslo\tNorway\n2\tBergen\tNorway\n3\tVardø\tNorway'],
    ['with a time as they have', '9:00\tDoors\n9:30\tWelcome\n10:00\tTalk'],
  ])('%s', (_, lines) => {
    const rows = lines.split('\n').map((line) => line.split(/\t| \| /u))
    expect(tables(`Hall\n\n${lines}`)[1]).toEqual([
      rows[0]?.map(() => '').join(' | '),
      ...rows.map((row) => row.join(' | ')),
    ])
  })

  test('but not where it names what is counted, how long a question is or a span of months', () => {
    for (const lines of [
      'Ship\t0–3 months\t4–6 months\nA\t12 kg\t15 kg\nB\t9 kg\t8 kg',
      'Plant\t2023 plan\t2024 plan\nGdynia\t14\t15\nLublin\t9\t8',
    ])
      expect(tables(lines)[0]).toContain(lines.split('\n')[0]?.replaceAll('\t', ' | '))
  })
})

test('what a tab parts from its bullet or the number of its clause is no row', () => {
  expect(tables('Hall\n\n•\tKeep the door shut.\n•\tTake your litter home.')).toEqual([
    'Hall',
    'list',
  ])
  expect(tables('Hall\n\n2.1\tThe Hirer pays.\n2.2\tThe Hirer cleans.')).toEqual([
    'Hall',
    '2.1 The Hirer pays.',
    '2.2 The Hirer cleans.',
  ])
})
