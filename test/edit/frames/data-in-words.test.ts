import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, chart, deck, slide, tableSlide } from '../../support/decks.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

const shop = deck(
  { title: 'The shop' },
  tableSlide(
    'Tickets',
    ['Who', 'Price'],
    [
      ['Adult', '£12'],
      ['Under 16', '£6'],
    ],
  ),
  tableSlide(
    'Allowances',
    ['', 'L5', 'L6 and above'],
    [
      ['Hotel', '€150', '€180'],
      ['Meals', '€45', '€46'],
      ['Total', '€195', '€226'],
    ],
  ),
  slide('chart', 'Where it comes from', [
    chart('doughnut', ['Donations', 'Town council', 'Big machines'], { Share: [10, 17, 27] }),
  ]),
  slide('chart', 'Water', [
    chart('bar', ['Drinking', 'Waste'], { 'Until June': [1, 2], 'From July': [3, 4] }),
  ]),
  bulletsSlide('Next steps', ['Paint the door', 'Hang the sign']),
)

const read = (instruction: string, of: Deck = shop, more = {}) =>
  inShort(interpretInstruction(instruction, { deck: of, themes: [], newId: () => 'new', ...more }))

const tickets = 'slideId=slide-1 blockId=table'
const allowances = 'slideId=slide-2 blockId=table'
const sources = 'slideId=slide-3 blockId=chart'
const water = 'slideId=slide-4 blockId=chart'

describe('a row with its cells', () => {
  it.each([
    ['Tickets: add a row Student £9 after Adult', '["Student","£9"] position=1'],
    ['füge in der Tabelle auf Folie 1 eine Zeile hinzu: Studenten, 9 £', '["Studenten","9 £"]'],
    ['в таблицу на слайде 1 добавь строку: Студенты, £9', '["Студенты","£9"]'],
    ['the table on 1 needs a row: Student, £9', '["Student","£9"]'],
  ])('%s', (instruction, cells) => {
    expect(read(instruction)).toEqual([`add_table_row ${tickets} cells=${cells}`])
  })

  it('has one cell where only a name is given', () => {
    expect(read('add a row “Oona Grey” to the table on slide 2')).toEqual([
      `add_table_row ${allowances} cells=["Oona Grey","",""]`,
    ])
  })
})

describe('a column with a cell for each row', () => {
  it.each([
    [
      'add a column “Limit” to the table on slide 1: 40, 80',
      `add_table_column ${tickets} name=Limit cells=["40","80"] numeric=false`,
    ],
    [
      'auf der 1 in der Tabelle rechts noch eine Spalte “Wer” dazu, bei Adult “Ada”, bei Under 16 “Ben”',
      `add_table_column ${tickets} name=Wer cells=["Ada","Ben"] numeric=false`,
    ],
    [
      'do tabeli na slajdzie 2 dodaj kolumnę Status: Hotel ok, reszta open',
      `add_table_column ${allowances} name=Status cells=["ok","open","open"] numeric=false`,
    ],
    [
      'table on 2: one more column at the right, “Change”, with -2.3 / -11.8 / +24',
      `add_table_column ${allowances} name=Change cells=["-2.3","-11.8","+24"] numeric=false`,
    ],
    [
      'ajoute dans le tableau de la diapo 2 une colonne « L4 » entre L5 et L6 and above : 1, 2, 3',
      `add_table_column ${allowances} name=L4 cells=["1","2","3"] numeric=false position=2`,
    ],
  ])('%s', (instruction, step) => {
    expect(read(instruction)).toEqual([step])
  })
})

describe('several values in one sentence', () => {
  it.each([
    [
      'meals on 2: €47 for L5, €48 for L6 and above',
      [
        `set_table_cell ${allowances} row=1 column=1 text=€47`,
        `set_table_cell ${allowances} row=1 column=2 text=€48`,
      ],
    ],
    [
      'zet town council op 15 en donations op 12',
      [
        `set_chart_value ${sources} series=0 category=0 value=12`,
        `set_chart_value ${sources} series=0 category=1 value=15`,
      ],
    ],
    [
      'table on slide 1: Adult £13, Under 16 £7',
      [
        `set_table_cell ${tickets} row=0 column=1 text=£13`,
        `set_table_cell ${tickets} row=1 column=1 text=£7`,
      ],
    ],
  ])('%s', (instruction, steps) => {
    expect(read(instruction)).toEqual(steps)
  })

  it('are set nowhere where one of them has no name', () => {
    expect(read('table on slide 1: Adult £13, Seniors £7').join()).not.toContain('set_table_cell')
  })
})

describe('a category or a series with its values', () => {
  it.each([
    [
      'chart on 4, add a category Rain: 0.92 until June, 1.05 from July',
      `add_chart_category ${water} name=Rain values=[0.92,1.05]`,
    ],
    [
      'füge dem Diagramm auf Folie 4 die Datenreihe 2028 hinzu: 5, 6',
      `add_chart_series ${water} name=2028 values=[5,6]`,
    ],
    ['water chart, add 2028: 5, 6', `add_chart_category ${water} name=2028 values=[5,6]`],
  ])('%s', (instruction, step) => {
    expect(read(instruction)).toEqual([step])
  })
})

describe('in another order', () => {
  it.each([
    ['sort the table on 2 by the L5 column, lowest first', `${allowances} axis=rows order=[1,0,2]`],
    ['sortiere das Ringdiagramm, größter Wert zuerst', `${sources} axis=categories order=[2,1,0]`],
    ['doughnut chart: smallest first', `${sources} axis=categories order=[0,1,2]`],
  ])('%s', (instruction, arranged) => {
    expect(read(instruction)).toEqual([`arrange ${arranged}`])
  })

  it('that is there already', () => {
    expect(read('trie le graphique de la diapo 3 par ordre croissant')).toEqual([
      'decline nothing_to_do',
    ])
  })

  it('of what was changed before, without naming it', () => {
    expect(read('biggest first', shop, { lastChangedSlideIds: ['slide-3'] })).toEqual([
      `arrange ${sources} axis=categories order=[2,1,0]`,
    ])
  })

  it('a chart that is put somewhere is not sorted', () => {
    expect(read('Move the chart on slide 3 to slide 5').join()).not.toContain('arrange')
  })
})

describe('a row instead of a column', () => {
  const shown = structuredClone(shop)
  const [, allowed] = shown.slides
  const [block] = allowed?.variants[0]?.blocks ?? []
  const [, column] = block?.kind === 'table' ? block.columns : []
  if (column !== undefined) column.highlighted = true

  it.each([
    'slide 2: highlight the row Meals instead of the column',
    'Hebe auf Folie 2 die Zeile Meals statt der Spalte hervor',
  ])('%s', (instruction) => {
    expect(read(instruction, shown)).toEqual([
      `set_highlight ${allowances} axis=columns index=null`,
      `set_highlight ${allowances} axis=rows index=1`,
    ])
  })
})

it('a category and the caption go together', () => {
  const shown = structuredClone(shop)
  const [, , chartSlide] = shown.slides
  if (chartSlide?.variants[0]) chartSlide.variants[0].caption = 'Source: the treasurer'
  expect(read('on slide 3 delete Donations and the caption', shown)).toEqual([
    `delete_chart_category ${sources} category=0`,
    'set_caption slideId=slide-3 caption=null',
  ])
})

describe('what stands behind values that are given by name is no part of them', () => {
  const thirteen = `set_table_cell ${tickets} row=0 column=1 text=£13`
  const seven = `set_table_cell ${tickets} row=1 column=1 text=£7`
  it.each([
    [
      'set Adult to £13, Under 16 to £7 on slide 1 and delete slide 5',
      ['delete_slide slideId=slide-5'],
    ],
    ['set Adult to £13, Under 16 to £7. Delete slide 5', ['delete_slide slideId=slide-5']],
    ['Setze Adult auf £13, Under 16 auf £7 und lösche Folie 5', ['delete_slide slideId=slide-5']],
    [
      'Mets Adult à £13, Under 16 à £7 et supprime la diapositive 5',
      ['delete_slide slideId=slide-5'],
    ],
    ['set Adult to £13, Under 16 to £7 please', []],
    ['set Adult to £13, Under 16 to £7 in the table on slide 1', []],
  ])('%s', (instruction, further) => {
    expect(read(instruction)).toEqual([thirteen, seven, ...further])
  })

  it.each([
    'set Adult to £13, Under 16 to £7 in bold',
    'use Adult 13, Under 16 7 as the caption on slide 1',
  ])('nothing is put into a cell by “%s”', (instruction) => {
    expect(read(instruction).join()).not.toMatch(/text=[^ ]* /)
  })
})

it.each([
  'Delete all rows of the table on slide 2, the total stays',
  'Lösche alle Zeilen der Tabelle auf Folie 2, die Summe bleibt',
])('what shall stay is not deleted: %s', (instruction) => {
  expect(read(instruction).join()).not.toContain('delete_table_row')
})

it.each(['Phase 2 work', 'Wednesday the 4th'])('a name with a figure is one cell: %s', (name) => {
  expect(read(`add a row ${name} to the table on slide 2`)).toEqual([
    `add_table_row ${allowances} cells=["${name}","",""]`,
  ])
})

it.each([
  'Delete slides 1 and 2, others stay as they are',
  'Clear the column Price, the total stays',
])('what shall stay is asked about beside what goes: %s', (instruction) => {
  expect(read(instruction).join()).not.toContain('delete_')
})

it.each([
  'Mach den ersten Punkt auf Folie 5 klein',
  'make the title on slide 5 tiny',
])('how something shall look is no text for it: %s', (instruction) => {
  expect(read(instruction).join()).not.toMatch(/set_item|set_slide_title/)
})

it('a row name in quotation marks is one cell', () => {
  expect(read('add a row “Room 12 East” to the table on slide 2')).toEqual([
    `add_table_row ${allowances} cells=["Room 12 East","",""]`,
  ])
})

it('a column that is named before the value is the one', () => {
  expect(inShort(interpretSample('Nordlicht: City Bonn'))).toEqual([
    'set_table_cell slideId=slide-6 blockId=table row=1 column=1 text=Bonn',
  ])
})

it.each([
  'donations en barres',
  'les donations en colonnes',
  'donations in barre',
])('“%s” says how they shall be shown, and no name for them', (instruction) => {
  expect(read(instruction)).toEqual(['decline not_understood'])
})

it.each([
  'hotel per night: L5 is €160 now and L6 and above €190',
  'Hotel per night: L5 jetzt 160, der Rest bleibt',
  'hotel per night, the whole week',
])('“%s” gives no column another name', (instruction) => {
  const rates = tableSlide(
    'Rates',
    ['Level', 'Hotel per night', 'Meals per day'],
    [
      ['L5', '€150', '€45'],
      ['L6 and above', '€180', '€45'],
    ],
  )
  expect(read(instruction, deck({}, rates)).join()).not.toContain('row=-1')
})

describe('values given by name', () => {
  const team = deck(
    {},
    tableSlide(
      'Team',
      ['Name', 'Task', 'Status'],
      [
        ['Ana', 'Paint', 'open'],
        ['Ben', 'Sign', 'open'],
        ['Yusra Khan', 'Door', 'open'],
      ],
    ),
  )

  it('may be words that say of a slide what it is', () => {
    expect(read('The Status column on slide 1: Ana done, the rest open', team)).toEqual([
      `set_table_cell ${tickets} row=0 column=2 text=done`,
      `set_table_cell ${tickets} row=1 column=2 text=open`,
      `set_table_cell ${tickets} row=2 column=2 text=open`,
    ])
  })

  it('ask for the series where there are several', () => {
    expect(read('slide 4: Drinking 5, Waste 6')).toEqual([
      'clarify Which series are the values for?',
    ])
  })

  it('are no names of the rows that stand there whole', () => {
    expect(
      read('add a column Boss to the table on slide 1: Ana Ben, Ben Ana, Yusra Khan', team),
    ).toEqual([expect.stringContaining('cells=["Ana Ben","Ben Ana","Yusra Khan"]')])
  })
})
