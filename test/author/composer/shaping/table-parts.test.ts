import { describe, expect, test } from 'vitest'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import { emptyVector } from '../../../../src/author/composer/shaping/atom.ts'
import { tableParts } from '../../../../src/author/composer/shaping/table-parts.ts'

/** The parts of a table written with commas between the cells, one line a row. */
function partsOf(table: string) {
  const [columns = [], ...rows] = table
    .trim()
    .split('\n')
    .map((row) => row.split(',').map((cell) => mapVerbatim(cell.trim(), 0)))
  const atoms = rows.map((_, index) => ({
    index,
    kind: 'row' as const,
    text: mapVerbatim('row', 0),
    lead: 0,
    more: [],
    children: [],
    score: 0,
    vector: emptyVector,
  }))
  return tableParts({ columns, rows, atoms }, undefined, 'en')
}

test('columns that are one measure at several times are a chart each, the others a table', () => {
  const parts = partsOf(
    'site,area_m2,power_2024_kwh,power_2025_kwh,gas_2024_kwh,gas_2025_kwh,note\nMill,420,3100,2900,810,790,new roof\nBarn,200,1800,,500,410,\nShop,90,2200,2100,640,600,closed in May\nKiln,60,900,950,330,310,',
  )
  expect(parts).toMatchObject([
    {
      kind: 'chart',
      intro: { text: 'power' },
      chart: {
        series: [
          { name: '2024', values: [3100, 1800, 2200, 900] },
          { name: '2025', values: [2900, null, 2100, 950] },
        ],
        unit: { suffix: ' kwh' },
      },
    },
    { kind: 'chart', intro: { text: 'gas' } },
    { kind: 'table', columns: [{ name: { text: 'site' } }, {}, { name: { text: 'note' } }] },
  ])
})

test('more columns than a slide holds, which nothing names, are rows', () => {
  const [part] = partsOf(
    ',,,,,,,\nmin,0,2,4,6,8,10,12\nsand,24,27,30,33,35,37,34\nwater,24,24,25,25,26,26,26',
  )
  expect(part).toMatchObject({
    kind: 'table',
    columns: [{ name: { text: 'min' } }, { name: { text: 'sand' } }, { name: { text: 'water' } }],
  })
  expect(part?.kind === 'table' && part.rows.map((row) => row.map(({ text }) => text))[6]).toEqual([
    '12',
    '34',
    '26',
  ])
})

test('where columns go, what each row alone is called stays', () => {
  const rows = ['Cakes', 'Soup', 'Tea', 'Cloth', 'Wood', 'Phones', 'Pork', 'Ice', 'Beer'].map(
    (name, at) =>
      `B${at},${name} of Ann,kind ${at % 2},${at + 3} €,${at % 3} €,${at * 7},see B${at}`,
  )
  const parts = partsOf(['stall,shop,kind,rent,owed,sold,remark', ...rows].join('\n'))
  const table = parts.find(({ kind }) => kind === 'table')
  expect(table?.kind === 'table' && table.columns.slice(0, 2).map(({ name }) => name.text)).toEqual(
    ['stall', 'shop'],
  )
})

describe('a table of many rows', () => {
  const days = ['2025-03-01', '2025-03-02', '2025-03-03']
  const rows = days.flatMap((day, at) =>
    ['Rye', 'Oat'].flatMap((bread) =>
      ['North', 'South', 'East'].map((shop, index) => {
        const sold = 10 + 7 * at + 3 * index + (bread === 'Rye' ? 1 : 0)
        return `${day},${shop},${bread},${sold},4,${sold * 4}`
      }),
    ),
  )
  const parts = partsOf(['day,shop,bread,sold,price (€),sales (€)', ...rows].join('\n'))

  test('is summed up by date and by group before it is shown', () => {
    expect(parts.map((part) => [part.kind, part.intro?.text])).toEqual([
      ['chart', 'sales (€) – day'],
      ['chart', 'sales (€) – shop'],
      ['chart', 'sales (€) – bread'],
      ['table', 'day – sales (€)'],
    ])
    expect(parts[0]).toMatchObject({
      chart: { chartType: 'line', series: [{ values: [324, 492, 660] }] },
    })
  })

  test('of what cannot be added up and has as many rows of each kind is only shown', () => {
    const prices = rows.map((row, at) => `Item ${at},${row.split(',')[1]},${at + 3}`)
    expect(partsOf(['item,shop,price (€)', ...prices].join('\n')).map(({ kind }) => kind)).toEqual([
      'table',
    ])
  })
})

describe('records that nothing adds up in', () => {
  const kinds = ['Print', 'Print', 'Print', 'Print', 'Access', 'Access', 'Access', 'VPN', 'VPN']
  const rows = Array.from({ length: 18 }, (_, at) =>
    [
      `HD-${at + 401}`,
      `2024-09-${at + 10} 07:1${at % 10}`,
      at % 3 === 0 ? 'Leith' : 'Perth',
      kinds[at % 9],
      `ann@example.org`,
      at * 5 + 3,
      (at % 3) + 1,
      `Printer ${'abcdefghijklmnopqr'[at]} prints nothing`,
    ].join(','),
  )
  const parts = partsOf(
    ['Ticket,Created,Site,Category,Assignee,Answered (min),Score,Subject', ...rows].join('\n'),
  )

  test('are counted by their kinds, which is said', () => {
    expect(parts.slice(0, 2)).toMatchObject([
      { intro: { text: 'Site' }, chart: { categories: ['Perth', 'Leith'] } },
      {
        intro: { text: 'Category' },
        chart: {
          categories: ['Print', 'Access', 'VPN'],
          series: [{ values: [8, 6, 4] }],
          computed: 'Computed (rows: 18)',
        },
      },
    ])
  })

  test('are then the ones that come to most, by their names and in what tells most of them', () => {
    expect(parts.slice(2)).toMatchObject([
      {
        kind: 'table',
        sample: true,
        intro: { text: 'Subject – Answered (min)' },
        columns: [
          { name: { text: 'Subject' } },
          { name: { text: 'Created' } },
          { name: { text: 'Site' } },
          { name: { text: 'Category' } },
          { name: { text: 'Answered (min)' } },
          { name: { text: 'Score' } },
        ],
        rows: [
          [{ text: 'Printer r prints nothing' }, {}, {}, {}, { text: '88' }, {}],
          ...rows.slice(1).map(() => ({})),
        ],
      },
    ])
  })

  test('have all their rows in the notes of these slides', () => {
    const told = parts.flatMap((part) => (part.kind === 'chart' ? (part.told ?? []) : []))
    expect(told).toHaveLength(12)
  })
})

describe('many rows whose columns all fit a slide', () => {
  const at = Array.from({ length: 20 }, (_, row) => row)
  const columnsOf = (table: string[]) =>
    partsOf(table.join('\n')).flatMap((part) =>
      part.kind === 'table' ? [part.columns.map(({ name }) => name.text)] : [],
    )

  test('stand whole by their months, which are no codes', () => {
    const months = at.map(
      (row) => `20${22 + Math.floor(row / 12)}-${String((row % 12) + 1).padStart(2, '0')}`,
    )
    const rows = months.map(
      (month, row) => `${month},${row * 7 + 40},${row * 3 + 9},remark ${row} is about a fair`,
    )
    expect(columnsOf(['Month,Revenue,Cost,Note', ...rows])).toEqual([
      ['Month', 'Revenue', 'Cost', 'Note'],
    ])
  })

  test('keep the codes that other words than theirs name', () => {
    const rows = at.map(
      (row) =>
        `HD-${row + 401},2024-09-${row + 10},${row * 7 + 3},Printer ${'abcdefghijklmnopqrst'[row]} stands still`,
    )
    expect(columnsOf(['Ticket,Opened,Minutes,Subject', ...rows])).toEqual([
      ['Ticket', 'Opened', 'Minutes', 'Subject'],
    ])
  })
})

test.each([
  'Sales',
  '2024',
])('records are summed up by what their total shows to add up, called %s', (name) => {
  const rows = Array.from(
    { length: 20 },
    (_, at) => `Land ${'abcdefghijklmnopqrst'[at]},${at % 3 ? 'East' : 'West'},${at * 2 + 5}`,
  )
  const [part] = partsOf([`Country,Region,${name}`, ...rows, 'Total,,480'].join('\n'))
  expect(part).toMatchObject({
    intro: { text: `${name} – Region` },
    chart: { categories: ['East', 'West'], series: [{ values: [319, 161] }] },
  })
})

describe('a table whose columns are periods', () => {
  test.each([
    ['months', 'Mill', 'mei', 'jun', 'jul'],
    ['quarters', 'Mill', 'Q1', 'Q2', 'Q3'],
    ['weeks', 'Mill', 'KW 12', 'KW 13', 'KW 14'],
    ['weeks in words', 'Mill', 'неделя 1', 'неделя 2', 'неделя 3'],
    ['years', 'Mill', '2022', '2023', '2024'],
    ['months in numbers', 'Mill', '1月', '2月', '3月'],
  ])('has a line for each row: %s', (_case, name, ...periods) => {
    const [part, ...others] = partsOf(
      [`Waste,${periods.join(',')}`, `${name},81,79,70`, 'Barn,134,129,101', 'Kiln,40,37,45'].join(
        '\n',
      ),
    )
    expect(others).toEqual([])
    expect(part).toMatchObject({
      kind: 'chart',
      chart: {
        chartType: 'line',
        categories: periods,
        series: [{ name, values: [81, 79, 70] }, { name: 'Barn' }, { name: 'Kiln' }],
        highlightedSeries: 1,
      },
    })
  })

  test('has columns of parts where they make a total, also where one has no value', () => {
    expect(
      partsOf('Waste,mei,jun,jul\nMill,81,,70\nBarn,134,129,101\nTotaal,215,129,171'),
    ).toMatchObject([
      {
        kind: 'chart',
        chart: { chartType: 'stacked', series: [{ values: [81, null, 70] }, { name: 'Barn' }] },
      },
    ])
  })

  test('says what is numbered where rows are named by numbers', () => {
    const [part] = partsOf('Station,Jan,Feb,Mar\n12,200,210,230\n14,190,180,205')
    expect(part).toMatchObject({
      chart: { series: [{ name: 'Station 12' }, { name: 'Station 14' }] },
    })
  })

  test('is one line where it has one row', () => {
    const [only] = partsOf('Month,Jan,Feb,Mar\nCalls,11,13,9')
    expect(only).toMatchObject({ chart: { series: [{ name: 'Calls', values: [11, 13, 9] }] } })
  })

  test('is the course of its total where it has too many rows, and then what the rows come to', () => {
    const shops = 'ABCDEFGHI'
      .split('')
      .map(
        (shop, at) => `S0${at},Shop ${shop},${at + 5},${at + 6},${at + 7},${3 * at + 18},${at % 3}`,
      )
    const parts = partsOf(
      ['Code,Shop,Jan,Feb,Mar,Sum,Staff', ...shops, ',Total,81,90,99,270,9'].join('\n'),
    )
    expect(parts).toMatchObject([
      { kind: 'stats', figures: [{ label: 'Sum', figure: '270' }, { label: 'Staff' }] },
      {
        kind: 'chart',
        intro: { text: 'Total, Jan–Mar' },
        chart: { series: [{ values: [81, 90, 99] }] },
      },
      {
        kind: 'table',
        columns: [
          { name: { text: 'Shop' } },
          { name: { text: 'Code' } },
          { name: { text: 'Sum' } },
          {},
        ],
      },
    ])
  })

  test.each([
    'Metric',
    'Kennzahl',
    'Показатель',
  ])('of measures without units is a table: %s', (head) => {
    const parts = partsOf(
      `${head},Q1,Q2,Q3,Q4\nEmployees,120,124,130,133\nComplaints,95,90,81,77\nPromoters,41,44,47,52`,
    )
    expect(parts.map(({ kind }) => kind)).toEqual(['table'])
  })

  test('of unlike units is a table', () => {
    const parts = partsOf(
      'Measure,2022,2023,2024\nSales,$5m,$6m,$7m\nStaff,12,14,15\nShare,4%,5%,6%',
    )
    expect(parts.map(({ kind }) => kind)).toEqual(['table'])
  })
})

describe('a wide table', () => {
  const orchards = [
    'plot,village,kind,date,apples (kg),price €/kg,sugar (%),remark',
    'Hill,Arn,Cox,2024-09-30,900,1.10,12.1,',
    'Brook,Arn,Boskoop,2024-10-02,2400,0.80,11.0,',
    'Lane,Berg,Cox,2024-10-04,300,1.20,12.9,hail in June',
    'Mill,Berg,Cox,2024-10-05,600,1.05,12.4,',
    'Ford,Arn,Boskoop,2024-10-09,1800,0.85,10.7,late',
    'Dell,Berg,Boskoop,2024-10-11,1200,0.90,11.3,',
  ]
  const charts = (parts: ReturnType<typeof partsOf>) =>
    parts.flatMap((part) => (part.kind === 'chart' ? [part] : []))
  const tables = (parts: ReturnType<typeof partsOf>) =>
    parts.flatMap((part) =>
      part.kind === 'table' ? [part.columns.map(({ name }) => name.text)] : [],
    )

  test('is told by what adds up and by its measures, never by a sum of prices or shares', () => {
    const [byVillage, byKind, ...others] = charts(partsOf(orchards.join('\n')))
    expect(byVillage).toMatchObject({
      intro: { text: 'apples (kg) – village' },
      chart: { categories: ['Arn', 'Berg'], series: [{ values: [5100, 2100] }] },
    })
    expect(byKind?.intro?.text).toBe('apples (kg) – kind')
    expect(others.map(({ intro }) => intro?.text)).toEqual(['price €/kg – plot'])
  })

  test('has tables of its measures, of what its rows are and of the rows with remarks', () => {
    expect(tables(partsOf(orchards.join('\n')))).toEqual([
      ['plot', 'apples (kg)', 'price €/kg', 'sugar (%)'],
      ['plot', 'village', 'kind', 'date'],
      ['plot', 'remark'],
    ])
  })

  test('whose total is the sum of a column has that in shares under the total', () => {
    const [first] = charts(partsOf([...orchards, 'Total,,,,7200,,,'].join('\n')))
    expect(first?.chart).toMatchObject({ chartType: 'doughnut', total: { text: 'Total: 7200' } })
  })

  test('whose total is another number is summed up by nothing', () => {
    const names = charts(partsOf([...orchards, 'Total,,,,9000,,,'].join('\n')))
    expect(names.map(({ intro }) => intro?.text)).not.toContain('apples (kg) – village')
  })
})

test('measures by month are a line each before the table, what has a unit first', () => {
  const months = [1, 2, 3, 4, 5, 6].map((month) => `2024-0${month},${month * 40},${9 - month}.5`)
  const parts = partsOf(['month,visits,fee (€)', ...months].join('\n'))
  expect(parts.map((part) => [part.kind, part.intro?.text])).toEqual([
    ['chart', 'fee (€)'],
    ['chart', 'visits'],
    ['table', 'visits, fee (€)'],
  ])
})

describe('names with a figure each that nothing names', () => {
  test('are shares under the one that the others make', () => {
    const [part] = partsOf(',\nVisits,60\nof which lanes,30\nLessons,20\nSchools,10')
    expect(part).toMatchObject({
      kind: 'chart',
      intro: { text: 'Visits' },
      chart: {
        chartType: 'doughnut',
        categories: ['Lanes', 'Lessons', 'Schools'],
        total: { text: 'Visits: 60' },
      },
    })
  })

  test('are a table without a name where they are many', () => {
    const [part] = partsOf(',\nClients,1240\nOrders,8915\nReturns,96\nStaff,57\nShops,6')
    expect(part?.kind).toBe('table')
    expect(part).not.toHaveProperty('intro')
  })
})

describe('a table as a program exports it', () => {
  const shops = ['Mill', 'Barn', 'Kiln', 'Quay', 'Yard', 'Dock', 'Lane', 'Gate', 'Pond', 'Hill']
  const rows = shops.flatMap((shop, at) =>
    ['a', 'b'].map(
      (half, index) =>
        `${2 * at + index + 1001},${shop} ${half},${half === 'a' ? 'East' : 'West'},7,${at + 2},${7 * at + 14},1.5${at}`,
    ),
  )
  const table = [
    'no,shop,area,pieces,price,amount gbp,post gbp',
    ...rows,
    `Total,,,140,,${2 * shops.reduce((sum, _, at) => sum + 7 * at + 14, 0)},${(2 * shops.reduce((sum, _, at) => sum + 1.5 + at / 100, 0)).toFixed(2)}`,
  ].join('\n')
  const parts = partsOf(table)

  test('begins with what its own row of totals says', () => {
    expect(parts[0]).toMatchObject({
      kind: 'stats',
      intro: { text: 'Total' },
      figures: [
        { label: 'amount gbp', figure: '910' },
        { label: 'post gbp', figure: '30.90' },
        { label: 'pieces', figure: '140' },
      ],
    })
  })
})

test('rows of one name keep the column that tells them apart', () => {
  const rows = ['North', 'South', 'East', 'West'].flatMap((shop, at) =>
    ['2024-07', '2024-08', '2024-09'].map(
      (month, step) =>
        `${shop},Area ${at % 2},${month},${40 + at * 7 + step},${30 + at * 5},${4 + step},${at + 1}.${step},n${at}${step}`,
    ),
  )
  const parts = partsOf(['Shop,Area,Month,Opened,Closed,Hours,Score,Mark', ...rows].join('\n'))
  const table = parts.find((part) => part.kind === 'table')
  expect(table?.columns.map(({ name }) => name.text)).toContain('Month')
})

test('a calculation that takes some of its rows away is no chart', () => {
  const parts = partsOf(
    'Sughi,2023,2024\nRicavi,2150,2279\nVetro,-412,-561\nLavoro,-341,-352\nMargine,1397,1366',
  )
  expect(parts.map(({ kind }) => kind)).toEqual(['table'])
})
