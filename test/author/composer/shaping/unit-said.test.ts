import { expect, test } from 'vitest'
import { unitSaid } from '../../../../src/author/composer/shaping/unit-said.ts'
import { findPart } from '../../../support/parts.ts'

test.each([
  ['Sales (€ million)', '€ million'],
  ['单位:万元,含税。', '万元'],
  ['Einheit: kWh', 'kWh'],
  ['Fuel (km)', 'km'],
  ['I numeri (migliaia di euro)', 'migliaia di euro'],
  ['The shop (in town)', undefined],
  ['The unit: a team of six', undefined],
])('a unit that is said of figures: %s', (text, unit) => {
  expect(unitSaid(text, true)).toBe(unit)
})

test('the figures of a table are counted in what its heading says', () => {
  const { chart } = findPart(
    '## Sales (€ million)\n\n| Shop | Sales |\n|---|---|\n| North | 12 |\n| South | 9 |\n| East | 7 |\n',
    'chart',
  )
  expect(chart.unit).toMatchObject({ prefix: '€', suffix: ' million' })
})
