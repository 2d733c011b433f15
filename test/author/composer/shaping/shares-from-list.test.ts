import { describe, expect, test } from 'vitest'
import { findPart, partsOf } from '../../../support/parts.ts'

describe('shares of one whole are a doughnut', () => {
  test.each([
    ['en', '- 52% rent\n- 31% food\n- 17% travel', ['rent', 'food', 'travel']],
    [
      'en',
      '- Oslo, 52 per cent\n- Bergen, 31 per cent\n- Narvik, 17 per cent',
      ['Oslo', 'Bergen', 'Narvik'],
    ],
    ['en', '- Oslo 52%\n- Bergen 31%\n- Narvik 17%', ['Oslo', 'Bergen', 'Narvik']],
    ['en', '- 52 % – Oslo\n- 31 % – Bergen\n- 17 % – Narvik', ['Oslo', 'Bergen', 'Narvik']],
    ['en', 'Oslo .... 52%\nBergen .... 31%\nNarvik .... 17%', ['Oslo', 'Bergen', 'Narvik']],
    ['en', 'Oslo 52%\nBergen 31%\nNarvik 17%', ['Oslo', 'Bergen', 'Narvik']],
    ['en', '52% rent\n31% food\n17% travel', ['rent', 'food', 'travel']],
    ['de', '- Lehm (52 %)\n- Holz (31 %)\n- Stein (17 %)', ['Lehm', 'Holz', 'Stein']],
    [
      'de',
      '- Lehm: 52 Prozent\n- Holz: 31 Prozent\n- Stein: 17 Prozent',
      ['Lehm', 'Holz', 'Stein'],
    ],
    [
      'es',
      '- Madera, 52 por ciento\n- Piedra, 31 por ciento\n- Barro, 17 por ciento',
      ['Madera', 'Piedra', 'Barro'],
    ],
    [
      'fr',
      '- Bois : 52 pour cent\n- Pierre : 31 pour cent\n- Terre : 17 pour cent',
      ['Bois', 'Pierre', 'Terre'],
    ],
    [
      'it',
      '- Legno, 52 per cento\n- Pietra, 31 per cento\n- Terra, 17 per cento',
      ['Legno', 'Pietra', 'Terra'],
    ],
    [
      'pt',
      '- 52 por cento madeira\n- 31 por cento pedra\n- 17 por cento barro',
      ['madeira', 'pedra', 'barro'],
    ],
    [
      'nl',
      '- Hout: 52 procent\n- Steen: 31 procent\n- Leem: 17 procent',
      ['Hout', 'Steen', 'Leem'],
    ],
    [
      'ru',
      '- Дерево — 52 процента\n- Камень — 31 процент\n- Глина — 17 процентов',
      ['Дерево', 'Камень', 'Глина'],
    ],
    ['tr', '- Ahşap: %52\n- Taş: %31\n- Kil: %17', ['Ahşap', 'Taş', 'Kil']],
    ['zh', '- 木材：百分之52\n- 石头：百分之31\n- 泥土：百分之17', ['木材', '石头', '泥土']],
    ['ja', '- 木材 52パーセント\n- 石 31パーセント\n- 土 17パーセント', ['木材', '石', '土']],
    ['ko', '- 나무 (52%)\n- 돌 (31%)\n- 흙 (17%)', ['나무', '돌', '흙']],
  ])('%s: %s', (language, text, categories) => {
    const { chart } = findPart(text, 'chart', language)
    expect(chart).toMatchObject({ chartType: 'doughnut', categories, unit: { suffix: '%' } })
    expect(chart.series[0]?.values).toEqual([52, 31, 17])
  })

  test('two of them too, when they are exactly the whole', () => {
    expect(findPart('- Members: 64%\n- Guests: 36%', 'chart').chart.chartType).toBe('doughnut')
  })

  test('more than a ring can hold are bars', () => {
    const text = [30, 20, 15, 12, 10, 8, 5].map((share, index) => `- Plot ${index}A: ${share}%`)
    expect(findPart(text.join('\n'), 'chart').chart.chartType).toBe('bar')
  })
})

describe('no shares are', () => {
  test.each([
    [
      'percentages of unlike things',
      '- Margin, 52 per cent\n- Churn, 3 per cent\n- Growth, 17 per cent',
    ],
    ['changes', '- Rent +52%\n- Food +31%\n- Travel +17%'],
    [
      'percentage points',
      '- Rent: 52 percentage points\n- Food: 31 percentage points\n- Travel: 17 percentage points',
    ],
  ])('%s', (_, text) => {
    expect(partsOf(text).map((part) => part.kind)).not.toContain('chart')
  })
})
