import { describe, expect, test } from 'vitest'
import { findPart, partsOf } from '../../../support/parts.ts'

describe('a sentence that shares out a whole', () => {
  test.each([
    [
      'fr',
      'Sur 100 euros, 52 % viennent du miel, 31 % des cotisations et 17 % des cours.',
      ['Miel', 'Cotisations', 'Cours'],
      [52, 31, 17],
    ],
    [
      'en',
      'Of every ticket 52 percent goes into crews, 31 percent into fuel and 17 percent into the piers.',
      ['Crews', 'Fuel', 'The piers'],
      [52, 31, 17],
    ],
    [
      'en',
      'Half of it goes into tracks in Fife, Angus and Perth, 30 percent into trains, mainly old ones, and 20 percent into stations, which cost €220 a day.',
      ['Tracks in Fife, Angus and Perth', 'Trains', 'Stations'],
      [50, 30, 20],
    ],
    [
      'ru',
      'Нужно 20 млн рублей, из них 12 млн рублей на крышу, 5 млн рублей на окна и 3 млн рублей на двери.',
      ['Крышу', 'Окна', 'Двери'],
      [12, 5, 3],
    ],
    [
      'tr',
      "Bunun %55'i ajans hibesi, %30'u belediye bütçesi, %15'i esnaf katkısı.",
      ['Ajans hibesi', 'Belediye bütçesi', 'Esnaf katkısı'],
      [55, 30, 15],
    ],
  ])('is a ring (%s: %s)', (language, text, categories, values) => {
    const { chart } = findPart(text, 'chart', language)
    expect(chart).toMatchObject({ chartType: 'doughnut', categories, series: [{ values }] })
  })

  test('keeps the sentences around it', () => {
    const text =
      'The line has two owners. 52 percent goes into crews, 31 percent into fuel and 17 percent into piers. Nobody is paid for meetings.'
    expect(partsOf(text).map((part) => part.kind)).toEqual(['prose', 'chart', 'prose'])
  })

  test.each([
    'Crews got 12 percent more, drivers 8 percent more and cooks 5 percent more.',
    'The roof cost €40,000, the windows €20,000 and the doors €9,000 out of savings.',
  ])('is none where the parts make no whole: %s', (text) => {
    expect(partsOf(text).map((part) => part.kind)).not.toContain('chart')
  })
})

test('amounts whose sum the prose beside them states are shares of it', () => {
  const list = '- Hall: 120 €\n- Music: 80 €\n- Posters: 40 €'
  const typeOf = (text: string) => findPart(text, 'chart').chart.chartType
  expect(typeOf(`The evening costs 240 € in all.\n\n${list}`)).toBe('doughnut')
  expect(typeOf(`The evening costs 300 € in all.\n\n${list}`)).toBe('bar')
})

test('an item that the others of its list make is their total, never a bar beside them', () => {
  const list = '- Fees: €2.1m\n- Grants: €0.9m\n- Rents: €0.4m\n- All we had: €3.4m'
  expect(findPart(list, 'chart').chart).toMatchObject({
    chartType: 'doughnut',
    categories: ['Fees', 'Grants', 'Rents'],
    total: { text: 'All we had: €3.4m' },
  })
})
