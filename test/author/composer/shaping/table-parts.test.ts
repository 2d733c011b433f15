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
      ['table', 'day, shop, bread'],
    ])
    expect(parts[0]).toMatchObject({
      chart: { chartType: 'line', series: [{ values: [324, 492, 660] }] },
    })
  })

  test('of what cannot be added up is only shown', () => {
    const prices = rows.map((row, at) => `Item ${at},${row.split(',')[1]},${at + 3}`)
    expect(partsOf(['item,shop,price (€)', ...prices].join('\n')).map(({ kind }) => kind)).toEqual([
      'table',
    ])
  })
})
