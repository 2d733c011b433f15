import { describe, expect, test } from 'vitest'
import { readPlainText } from '../../../../src/author/composer/reading/read-plain-text.ts'
import { blockOutline } from '../../../support/block-outline.ts'
import { growth, linear } from '../../../support/growth.ts'

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

  test('are aligned by spaces in groups that strokes part', () => {
    expect(
      tables(
        'Sand and water\n\n  min      0    2    4 | off 6    8\n  sand    24   27   30 |   29   26\n  water   24   24   25 |   25   25\n\nThe lamp is off from then on.',
      ).at(1),
    ).toEqual([
      ' |  |  |  |  | ',
      'min | 0 | 2 | 4 | off 6 | 8',
      'sand | 24 | 27 | 30 | 29 | 26',
      'water | 24 | 24 | 25 | 25 | 25',
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

describe('where nothing names the columns', () => {
  test.each([
    [
      'with what is done when',
      'Order      by 20 November\nDigging    Saturday, 1 March\nTesting    28 March',
    ],
    [
      'with days that begin some of the rows',
      '21 juin      première coulée\n6 juillet    portes ouvertes\nseptembre    premier atelier',
    ],
    ['with words over words', 'Anna | catering\nBen | music\nCara | tickets'],
    [
      'with an amount over other values',
      'Distancia  11,4 km\nTiempo  3 h 45 min\nPerros  sí, atados',
    ],
    [
      'with days of the week',
      'Lunes      cerrado\nMartes a jueves      13:00–16:00\nDomingo      12:00–16:00',
    ],
    [
      'with words before its years',
      'Marta      cocina      desde 2015\nIván      sala      desde 2019\nAna      postres      desde 2021',
    ],
    ['with sums of one currency', '押金    3,000元\n房租    18,000元\n水电    900元'],
  ])('the first line is a row, %s', (_, lines) => {
    const rows = lines.split('\n').map((line) => line.split(/ {2,}| \| /u).join(' | '))
    const names = rows[0]?.split(' | ').map(() => '')
    expect(tables(`Hall\n\n${lines}`)[1]).toEqual([names?.join(' | '), ...rows])
  })

  test.each([
    ['over figures', 'Item      Price\nRice      12 kg\nOil       3 kg'],
    ['over days', 'What      When\nStart     3 May\nEnd       9 June'],
    [
      'over what is only words',
      'Name      Town      Task\nAnna      Oslo      Tea\nBen      Bergen      Cake',
    ],
    ['with a line below them', 'Name      Task\n---------------\nAnna      Tea\nBen      Cake'],
    ['with a blank line below them', 'Plant      Tonnes\n\nGdynia      14\nLublin      9'],
  ])('but names it %s', (_, lines) => {
    const rows = lines.split('\n').filter((line) => /\p{L}/u.test(line))
    expect(tables(`Hall\n\n${lines}`)[1]).toEqual(
      rows.map((line) => line.split(/ {2,}/u).join(' | ')),
    )
  })
})

describe('rows that stand under one another', () => {
  test('may have a gap, or names above them that begin with one', () => {
    const text =
      'Tasks\n\n  Tietz       Extend the offer b)\n  Pohlmann    Work out the share     by 30.09.\n  Lindner     Ring the railway       at once\n'
    expect(tables(text)[1]).toEqual([
      ' |  | ',
      'Tietz | Extend the offer b) | ',
      'Pohlmann | Work out the share | by 30.09.',
      'Lindner | Ring the railway | at once',
    ])
    const named =
      '                2023     2024\nRicavi         2.150    2.279\nVetro           –412     –561\n'
    expect(tables(`Sughi\n\n${named}`)[1]).toEqual([
      ' | 2023 | 2024',
      'Ricavi | 2.150 | 2.279',
      'Vetro | –412 | –561',
    ])
  })

  test('keep the one whose name has left a single space before its figure', () => {
    const text =
      'Woda\n\n  kąpiel i mycie        34 l\n  sprzątanie, podlewanie 8 l\n  pranie                13 l\n  ------------\n  razem                 55 l\n'
    expect(tables(text)[1]).toEqual([
      ' | ',
      'kąpiel i mycie | 34 l',
      'sprzątanie, podlewanie | 8 l',
      'pranie | 13 l',
      'razem | 55 l',
    ])
  })

  test('go on in the next line below a later column', () => {
    const text =
      'Week\n\nMonday     Arrival and\n           a walk\nTuesday    Talks\nFriday     Goodbye\n'
    expect(tables(text)[1]).toEqual([
      ' | ',
      'Monday | Arrival and a walk',
      'Tuesday | Talks',
      'Friday | Goodbye',
    ])
  })

  test('may be offers with a letter each', () => {
    const text =
      'Offers\n\n  a) Rohrbeck, all of it 140 m      19.800 €\n  b) Henke, all but the digging     12.950 €\n  c) Henke, repair only      3.400 € (no warranty)\n'
    expect(tables(text)[1]).toEqual([
      ' | ',
      'a) Rohrbeck, all of it 140 m | 19.800 €',
      'b) Henke, all but the digging | 12.950 €',
      'c) Henke, repair only | 3.400 € (no warranty)',
    ])
  })

  test('below an item are its table', () => {
    const text =
      '租約\n\n第一條 租金\n一、租金明細:\n      裝台日            18,000元\n      演出日 2 場        72,000元\n      總計              90,000元\n二、乙方應於七日內支付訂金。\n三、保證金無息退還。\n第二條 義務\n一、禁止飲食。\n二、不得使用釘子。\n'
    expect(tables(text).slice(1, 4)).toEqual([
      '第一條 租金',
      [' | ', '裝台日 | 18,000元', '演出日 2 場 | 72,000元', '總計 | 90,000元'],
      'list',
    ])
  })
})

test('a line that leads to a table is no heading, nor is a sum', () => {
  const text =
    'Minutes\n\nWater\n\nWe met at the barn and had a look at the pipe.\n\nThree offers are here:\n  a) Rohrbeck      19.800 €\n  b) Henke         12.950 €\n  c) Otto      3.400 €\n\nThe board chose offer b) after a long discussion of all of them.\n\nTotal: 13 points\n\nThe next meeting is held in May, in the hall beside the church.\n'
  const headings = readPlainText(text).flatMap((block) =>
    block.kind === 'heading' ? [block.text.text] : [],
  )
  expect(headings).toEqual(['Minutes', 'Water'])
})

test('lines with gaps that are no table are read in time', () => {
  const line = (at: number) => `2019  Founded the club of harbour ${at} and sailed`
  const text = (lines: number) =>
    `Boats\n\n${Array.from({ length: lines }, (_, at) => line(at)).join('\n')}\n`
  expect(growth(text, readPlainText, 500)).toBeLessThan(linear)
})

test('a table is as long as its lines go on', () => {
  const rows = Array.from({ length: 100 }, (_, at) => `Boat ${at}      ${at + 10}      ${at + 20}`)
  const text = `Boat        Cars    Dogs\n${rows.join('\n')}\n`
  expect(readPlainText(text)).toMatchObject([{ kind: 'table', rows: { length: 100 } }])
})

test('items of which only some have a figure in a column of its own are one list', () => {
  const told = blockOutline(
    `Rules of the shed\n\nThe members agree on what follows.\n\nThere are three offers for the work:\n\n  a) stair B alone            19.700 euro\n  b) both stairs              34.900 euro\n  c) as b), with a meter for each flat 41.300 euro\n`,
  )
  expect(told.filter((one) => one.startsWith('table'))).toEqual([])
  expect(told.at(-1)).toContain('as b), with a meter')
})

describe('a line of figures below a table', () => {
  const table = 'Area\tJan\tFeb\nNorth\t1,200\t90\nSouth\t800\t10\nWest\t700\t5'

  test('is its last row where they are the sums of its columns', () => {
    expect(tables(`${table}\n\n\t2,700\t105\n\nThe year was dry.`)[0]).toContain(' | 2,700 | 105')
  })

  test('stands by itself where they are not', () => {
    expect(tables(`${table}\n\n2026\t2027\n\nThe year was dry.`)[0]).toHaveLength(4)
  })
})
