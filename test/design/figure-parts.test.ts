import { describe, expect, it } from 'vitest'
import {
  figureLength,
  isWordUnit,
  splitFigure,
  splitValue,
  standsAlone,
  valuePhrase,
} from '../../src/design/figure-parts.ts'

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

  it.each([
    ['9 to 13 %', '9 to 13'],
    ['4.200 → 7.000', '4.200 → 7.000'],
  ])('takes the two numbers of %s for one', (figure, number) => {
    expect(splitFigure(figure).number).toBe(number)
  })

  it('counts characters and knows words from signs', () => {
    expect(figureLength(splitFigure('34.5%'))).toBe(4)
    expect(isWordUnit('million')).toBe(true)
    expect(isWordUnit('bn')).toBe(false)
  })
})

describe('splitValue', () => {
  it.each([
    ['about 38,400', ['about', '38,400', '', '']],
    ['cerca de R$ 3,2 mi', ['cerca de', 'R$ 3,2', 'mi', '']],
    ['from 9 to 13 %', ['from', '9 to 13', '%', '']],
    ['97% of requests', ['', '97', '%', 'of requests']],
    ['212 of our 1,640 customers', ['', '212', '', 'of our 1,640 customers']],
    ['€2.07 instead of €1.84', ['', '€2.07', '', 'instead of €1.84']],
    ['up to 40 days a calendar year', ['up to', '40', '', 'days a calendar year']],
    ['€1.4 million', ['', '€1.4', 'million', '']],
  ])('divides %s', (figure, parts) => {
    const { before, number, unit, after } = splitValue(figure)
    expect([before, number, unit, after]).toEqual(parts)
  })

  it.each([
    'between 9 and 13 percent',
    'within one hour',
    '1,840 में से 1,312',
    '3 h 20 min',
    '2026年3月期',
    '6 November to 26 February',
    '16. Februar',
  ])('keeps %s whole', (figure) => {
    const { before, number, after } = splitValue(figure)
    expect([before, number, after]).toEqual(['', figure, ''])
  })

  it('takes the parts that the document has', () => {
    expect(splitValue({ figure: '1,312', prefix: '1,840 में से' })).toMatchObject({
      before: '1,840 में से',
      number: '1,312',
    })
  })
})

describe('standsAlone', () => {
  it('is so of words, not of a unit or of what begins with a sign', () => {
    expect(['of 1,640 customers', '€ par an', 'करोड़', '원'].map(standsAlone)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('valuePhrase', () => {
  it('holds numbers to what they count and to what they become', () => {
    expect(valuePhrase('6 → 11 Wochen')).toBe('6\u00a0→\u00a011\u00a0Wochen')
    expect(valuePhrase('up to 40 days a calendar year')).toBe('up to 40\u00a0days a calendar year')
  })
})
