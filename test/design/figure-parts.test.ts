import { describe, expect, it } from 'vitest'
import { figureLength, isWordUnit, splitFigure } from '../../src/design/figure-parts.ts'

describe('splitFigure', () => {
  it.each([
    ['$42.6M', '$42.6', '', 'M'],
    ['34.5%', '34.5', '', '%'],
    ['34,5 %', '34,5', ' ', '%'],
    ['+37%', '+37', '', '%'],
    ['−3.2 pp', '−3.2', ' ', 'pp'],
    ['€1.4 million', '€1.4', ' ', 'million'],
    ['EUR 1.4 million', 'EUR 1.4', ' ', 'million'],
    ['42,6 Mio. €', '42,6', ' ', 'Mio. €'],
    ['R$ 42,6 mi', 'R$ 42,6', ' ', 'mi'],
    ['1 200 €', '1 200', ' ', '€'],
    ['1’200 CHF', '1’200', ' ', 'CHF'],
    ['4,260万ドル', '4,260', '', '万ドル'],
    ['4,200만 달러', '4,200', '', '만 달러'],
    ['18٪', '18', '', '٪'],
    ['४२%', '४२', '', '%'],
    ['10–12 %', '10–12', ' ', '%'],
  ])('divides %s', (figure, number, gap, unit) => {
    expect(splitFigure(figure)).toEqual({ number, gap, unit })
  })

  it.each([
    '42',
    '٪18',
    '3:1',
    '9/10',
    '24/7',
    'Q3 2026',
    '3 h 20 min',
    'A+',
    'CO2',
    '',
    'none',
  ])('keeps %s whole', (figure) => {
    expect(splitFigure(figure)).toEqual({ number: figure, gap: '', unit: '' })
  })

  it('takes a phrase behind a number for no unit', () => {
    const figure = '20 percent more than in the year before'
    expect(splitFigure(figure).number).toBe(figure)
  })

  it('counts characters and knows words from signs', () => {
    expect(figureLength(splitFigure('34.5%'))).toBe(4)
    expect(isWordUnit('million')).toBe(true)
    expect(isWordUnit('bn')).toBe(false)
  })
})
