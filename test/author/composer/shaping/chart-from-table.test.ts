import { describe, expect, test } from 'vitest'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import { chartFromTable } from '../../../../src/author/composer/shaping/chart-from-table.ts'

/** A chart of a table written with bars between the cells, one line a row. */
function chart(table: string, language = 'en-US') {
  const [columns = [], ...rows] = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => mapVerbatim(cell.trim(), 0)))
  return chartFromTable(columns, rows, language)
}

describe('a chart', () => {
  test('is a line when its categories are points in time', () => {
    expect(chart('Year | Visitors\n2023 | 1,200\n2024 | 1,350\n2025 | 1,610')).toMatchObject({
      chartType: 'line',
      series: [{ name: 'Visitors', values: [1200, 1350, 1610] }],
    })
  })

  test('is a doughnut when its shares sum to 100', () => {
    expect(chart('Source | Share\nWind | 52%\nSun | 31%\nWater | 17%')).toMatchObject({
      chartType: 'doughnut',
    })
  })

  test('has the unit that all its rows are named with', () => {
    expect(
      chart(
        'Posten | 2026 | 2027\nLizenz (T€) | 180 | 120\nSchulung (T€) | 40 | 25\nBetrieb (T€) | 90 | 95',
        'de',
      ),
    ).toMatchObject({
      categories: ['Lizenz', 'Schulung', 'Betrieb'],
      unit: { prefix: '', suffix: ' T€' },
    })
  })

  test('reads decimal commas in languages that write them', () => {
    expect(chart('Werk | Umsatz (Mio. €)\nA | 1,5\nB | 2,25\nC | 3,0', 'de')).toMatchObject({
      series: [{ name: 'Umsatz', values: [1.5, 2.25, 3] }],
      decimals: 2,
      unit: { suffix: ' Mio. €' },
    })
  })
})

describe('the values of a chart', () => {
  test('have the digits that each has in its source', () => {
    expect(chart('Rubrica | Custo\nPessoal | 412,5\nLivros | 38\nObras | 97', 'pt')).toMatchObject({
      series: [{ values: [412.5, 38, 97], decimals: [1, 0, 0] }],
      decimals: 1,
    })
  })

  test('have those of the chart where they are alike, and none at a gap', () => {
    expect(chart('Plant | Cost\nA | 1.5\nB | 2.5\nC | 3.0')?.series[0]).not.toHaveProperty(
      'decimals',
    )
    const drawn = chart(
      'Month | 2024 | 2025\nMay | 1.5 | 2\nJune | 2.5 | –\nJuly | 3.0 | 4\nAugust | 3.5 | 4',
    )
    expect(drawn?.series[1]).toMatchObject({ values: [2, null, 4, 4], decimals: [0, null, 0, 0] })
  })
})

describe('no chart is made', () => {
  test('of fewer than three rows', () => {
    expect(chart('Region | Sales\nNorth | 1\nSouth | 2')).toBeUndefined()
  })

  test('of columns in unlike units', () => {
    expect(chart('Plant | Cost | Time\nA | $5 | 3 h\nB | $6 | 4 h\nC | $7 | 5 h')).toBeUndefined()
  })

  test('of columns without units that are named as different things', () => {
    expect(
      chart('Plant | Incidents | Lost days\nA | 14 | 52\nB | 9 | 31\nC | 21 | 118'),
    ).toBeUndefined()
  })

  test('of a table with words among its numbers', () => {
    expect(chart('Plant | Staff\nA | 12\nB | unknown\nC | 7')).toBeUndefined()
  })

  test('of values whose smallest could not be seen', () => {
    expect(chart('Access | Time (ns)\nCache | 0.5\nMemory | 100\nDisk | 10000000')).toBeUndefined()
  })
})

describe('sums', () => {
  test('in the last row make the others a ring, and are told under it', () => {
    expect(chart('Region | Sales ($M)\nNorth | 4\nSouth | 3\nEast | 2\nTotal | 9')).toMatchObject({
      chartType: 'doughnut',
      categories: ['North', 'South', 'East'],
      series: [{ values: [4, 3, 2] }],
      total: { text: 'Total: 9' },
    })
  })

  test('that are not those of the rows make no chart', () => {
    expect(chart('Season | Guests\nSpring | 200\nSummer | 500\nAutumn | 90\nTotal | 900')).toBe(
      undefined,
    )
  })

  test('in the first column make the others a stack as well', () => {
    expect(
      chart(
        'Item | Total | Grant | Own\nJetty | €12 | €9 | €3\nBoats | €8 | €4 | €4\nRent | €2 | €0 | €2\nTotal | €22 | €13 | €9',
      ),
    ).toMatchObject({
      chartType: 'stacked',
      series: [{ name: 'Grant' }, { name: 'Own' }],
      total: { text: 'Total: €22; Grant: €13; Own: €9' },
    })
  })

  test('in the last column make the others a stack', () => {
    expect(
      chart(
        'Year | Adults | Children | Total\n2023 | 40 | 10 | 50\n2024 | 44 | 12 | 56\n2025 | 47 | 15 | 62',
      ),
    ).toMatchObject({
      chartType: 'stacked',
      series: [{ name: 'Adults' }, { name: 'Children' }],
    })
  })

  test('of shares to a whole in every row make a stack', () => {
    expect(
      chart('Town | Bus | Car\nAlton | 40% | 60%\nBrook | 55% | 45%\nCole | 70% | 30%'),
    ).toMatchObject({ chartType: 'stacked' })
  })
})

test('one quantity that adds up over time is an area', () => {
  expect(
    chart('Month | Cumulative visits\nJanuary | 120\nFebruary | 260\nMarch | 410'),
  ).toMatchObject({ chartType: 'area' })
})

test('a cell without a value is a gap', () => {
  expect(chart('Year | Yield (kg)\n2021 | 12\n2022 | –\n2023 | 14\n2024 | 20')).toMatchObject({
    chartType: 'line',
    series: [{ values: [12, null, 14, 20] }],
  })
})

describe('a unit in the corner', () => {
  test('is that of all columns without one', () => {
    const text =
      'Werk (Mio. €) | 2024 | 2025 | Veränderung\nNord | 1,5 | 1,7 | +13 %\nSüd | 2,2 | 2,0 | −9 %\nOst | 3,0 | 3,1 | +3 %\nSumme | 6,7 | 6,8 | +1 %'
    expect(chart(text, 'de')).toMatchObject({
      categories: ['Nord', 'Süd', 'Ost'],
      series: [{ values: [1.5, 2.2, 3] }, { values: [1.7, 2, 3.1] }],
      unit: { suffix: ' Mio. €' },
      annotations: ['+13 %', '−9 %', '+3 %'],
    })
  })

  test.each([
    ['Plant, $M', { prefix: '$', suffix: 'M' }],
    ['Plant in tonnes', { prefix: '', suffix: ' tonnes' }],
    ['Plant (kWh)', { prefix: '', suffix: ' kWh' }],
    ['Plant (north)', { prefix: '', suffix: '' }],
  ])('%s', (corner, unit) => {
    expect(chart(`${corner} | 2024 | 2025\nA | 1 | 2\nB | 3 | 4\nC | 5 | 6`)).toMatchObject({
      unit,
    })
  })

  test('a sum may stand first', () => {
    expect(chart('Plant | Sales\nTotal | 6\nA | 1\nB | 2\nC | 3')).toMatchObject({
      categories: ['A', 'B', 'C'],
    })
  })
})
