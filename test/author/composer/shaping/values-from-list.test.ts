import { expect, test } from 'vitest'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import { valuesFromList } from '../../../../src/author/composer/shaping/values-from-list.ts'
import { composeText, findBlock } from '../../../support/compose-text.ts'

function chart(items: readonly string[], language = 'en') {
  return valuesFromList(
    items.map((text) => ({ text: mapVerbatim(text, 0), lead: 0, more: [], children: [] })),
    language,
  )
}

test.each([
  [
    'a dash',
    ['Pay (two at 14 500 грн each) – 424 560 грн;', 'Bus – 96 000 грн;', 'Cloth – 31 440 грн.'],
    [424560, 96000, 31440],
    ' грн',
  ],
  ['a colon', ['North: $4.2M', 'South: $3.1M', 'East: $2.5M'], [4.2, 3.1, 2.5], 'M'],
  ['a space', ['Rooms 120 €', 'Meals 80 €', 'Travel 45 €'], [120, 80, 45], '\u00a0€'],
  ['dots', ['Rooms .... 120 kg', 'Meals .... 80 kg', 'Travel .... 45 kg'], [120, 80, 45], ' kg'],
])('names with amounts behind %s are one chart, units kept', (_mark, items, values, suffix) => {
  expect(chart(items)).toMatchObject({ series: [{ values }], unit: { suffix } })
})

test('items with two amounts of one unit are no single values', () => {
  expect(
    chart([
      'Main house: weekdays 150 € / weekends 190 €',
      'Annexe: weekdays 110 € / weekends 140 €',
      'All of it: weekdays 240 € / weekends 310 €',
    ]),
  ).toBeUndefined()
})

test('amounts without a unit are parts where they make a total', () => {
  const parts = ['Handsets 205 × 98 = 20,090', 'Apps 24,800', 'Aerials (41) 6,970']
  expect(chart([...parts, 'Total 51,860'])).toMatchObject({
    chartType: 'doughnut',
    categories: ['Handsets 205 × 98', 'Apps', 'Aerials (41)'],
    total: { text: 'Total 51,860' },
  })
  expect(chart([...parts, 'Total 50,000'])).toBeUndefined()
})

test.each([
  [
    'sentences that end in numbers of things',
    ['Leeds opened 3 shops', 'Hull opened 4 shops', 'York opened 9 shops'],
  ],
  ['shares of unlike things', ['Late 12 percent', 'Broken 7 percent', 'Lost 2 percent']],
  ['compound numerals', ['Pay 1억 8,600만 원', 'Fuel 9,400만 원', 'Rent 4,800만 원']],
  ['unlike units', ['Pay: €500', 'Length: 30 km', 'Time: 12 h']],
])('no chart is made of %s', (_case, items) => {
  expect(chart(items)).toBeUndefined()
})

test('what is said in brackets right over the amounts stands under them', () => {
  const { slides } = composeText(
    '# Costs of the hall\n\n## Budget\n\n(in € thousand, without tax)\n\n- Roof 410\n- Floor 320\n- Lamps 120\n- Total 850',
  )
  const [variant] = slides.at(-1)?.variants ?? []
  expect(variant).toMatchObject({
    layout: 'chart',
    caption: '(in € thousand, without tax). Total 850',
  })
})

test('names with two figures each that the line above names are a table, and what goes on behind is not of it', () => {
  const { slides } = composeText(
    'Notes of the meeting in May\n\n1) Members\nThere are 163 of them in all of our groups.\n\n2) Spices\nSold in May (kg / €)\nPepper – 84 / 15,960\nClove – 61 / 16,470\nThyme – 97 / 13,580\nIn all 242 kg. The scales were out of order.',
  )
  expect(findBlock(slides, 'table')).toMatchObject({
    columns: [{ name: '' }, { name: 'kg' }, { name: '€' }],
    rows: [{ cells: ['Pepper', '84', '15,960'] }, {}, {}],
  })
})
