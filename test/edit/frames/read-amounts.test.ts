import { describe, expect, it } from 'vitest'
import { ofCafe } from '../cafe-deck.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

const value = (series: number, category: number, amount: number | string) =>
  `set_chart_value slideId=slide-3 blockId=chart series=${series} category=${category} value=${amount}`
const cell = (row: number, column: number, text: string) =>
  `set_table_cell slideId=slide-4 blockId=table row=${row} column=${column} text=${text}`

describe('amounts for lines of a chart or a table', () => {
  it.each([
    ['Set Q2 2026 to 68 and Q4 to 55', [value(1, 1, 68), value(1, 3, 55)]],
    ['Set Q1 2025 to 40 and Q3 to 70', [value(0, 0, 40), value(0, 2, 70)]],
    ['Change Q1 to 50 and Q2 to 70 for 2026', [value(1, 0, 50), value(1, 1, 70)]],
    ['Setze Q2 2026 auf 68 und Q4 auf 55', [value(1, 1, 68), value(1, 3, 55)]],
    ['Mets Q2 2026 à 68 et Q4 à 55', [value(1, 1, 68), value(1, 3, 55)]],
    ['Pon Q2 2026 en 68 y Q4 en 55', [value(1, 1, 68), value(1, 3, 55)]],
  ])('a line that is said once is that of the others: %s', (instruction, steps) => {
    expect(ofCafe(instruction)).toEqual(steps)
  })

  it.each([
    'The Price column on slide 6: 13 for Acme, 15 for Nordlicht',
    'Price auf Folie 6: Acme 13, Nordlicht 15',
    'A coluna Price no slide 6: Acme 13, Nordlicht 15',
  ])('a column that is said first is that of all: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_table_cell slideId=slide-6 blockId=table row=0 column=2 text=13',
      'set_table_cell slideId=slide-6 blockId=table row=1 column=2 text=15',
    ])
  })

  it('several lines have one amount, or each its own', () => {
    expect(ofCafe('Change Q1 and Q3 of 2025 to 45')).toEqual([value(0, 0, 45), value(0, 2, 45)])
    expect(ofCafe('Change Q2 to 60 and 68')).toEqual([value(0, 1, 60), value(1, 1, 68)])
  })

  it('a price is written like those beside it', () => {
    expect(ofCafe('Set Espresso to 2.5 and Tea to 2.90 at ours')).toEqual([
      cell(0, 1, '€2.50'),
      cell(2, 1, '€2.90'),
    ])
    expect(ofCafe('Slide 4: Espresso 2.50 at ours')).toEqual([cell(0, 1, '€2.50')])
  })

  it('asks for the column that nothing says', () => {
    expect(ofCafe('Espresso 2.50, tea 2.90')).toEqual([
      'clarify Which value of “Espresso” is “2.50” for?',
    ])
  })
})

describe('so much more, or less', () => {
  it.each([
    ['Increase Q4 2026 by 3', [value(1, 3, 55)]],
    ['Increase Q1 2025 by 10%', [`${value(0, 0, 45.1)} decimals=1`]],
    ['Erhöhe Q4 2026 um 3', [value(1, 3, 55)]],
    ['Augmente Q4 2026 de 3', [value(1, 3, 55)]],
    ['Raise the price of tea at Miller’s by 0.20', [cell(2, 2, '€3.20')]],
    ['Reduce Espresso at ours by €0.10', [cell(0, 1, '€2.30')]],
    ['Increase Q4 2026 to 60', [value(1, 3, 60)]],
  ])('%s', (instruction, steps) => {
    expect(ofCafe(instruction)).toEqual(steps)
  })

  it('of a whole column is that of each of its amounts', () => {
    expect(ofCafe('Raise all our prices by 10%')).toEqual([
      cell(0, 1, '€2.64'),
      cell(1, 1, '€3.96'),
      cell(2, 1, '€3.08'),
      cell(3, 1, '€4.29'),
    ])
  })

  it('is never the amount itself', () => {
    expect(ofCafe('Raise the rent by 10%').filter((step) => step.includes('10%'))).toEqual([])
  })
})

describe('rows with amounts', () => {
  const row = (...cells: string[]) =>
    `add_table_row slideId=slide-4 blockId=table cells=${JSON.stringify(cells)}`

  it.each([
    [
      'Add a row Chai latte with 3.70, 4.00 and 3.10',
      [row('Chai latte', '€3.70', '€4.00', '€3.10')],
    ],
    [
      'Füge eine Zeile Chai latte mit 3,70, 4,00 und 3,10 hinzu',
      [row('Chai latte', '€3.70', '€4.00', '€3.10')],
    ],
    [
      'Add rows Mocha 4.10 4.30 3.50 and Water 1.50 1.50 1.00',
      [row('Mocha', '€4.10', '€4.30', '€3.50'), row('Water', '€1.50', '€1.50', '€1.00')],
    ],
  ])('%s', (instruction, steps) => {
    expect(ofCafe(instruction)).toEqual(steps)
  })

  it('a row is one of the table, where the deck has one', () => {
    expect(ofCafe('Move the second row to the bottom')).toEqual([
      'arrange slideId=slide-4 blockId=table axis=rows order=[0,2,3,1]',
    ])
  })
})

describe('amounts in one instruction', () => {
  const values = (instruction: string) =>
    inShort(interpretSample(instruction)).map((step) => step.replace(/^.*category=/u, ''))

  it.each([
    ['Raise 2024 by 4 and lower 2023 by 2', ['1 value=28', '0 value=16']],
    ['Set 2024 to 30 and increase 2023 by 2', ['1 value=30', '0 value=20']],
    ['Senke 2025 um 4 und erhöhe 2023 um 2', ['2 value=27', '0 value=20']],
  ])('go each the way that its own verb says: %s', (instruction, steps) => {
    expect(values(instruction)).toEqual(steps)
  })

  it.each([
    'Raise the price from 12 to 13',
    'Change price 12 to 13',
  ])('of which one was there set no other row: %s', (instruction) => {
    expect(values(instruction).join()).not.toMatch(/row=1/)
  })
})
