import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributes, escapeXml, formatNumber } from '../../../src/export/svg/xml.ts'
import { xmlProblem } from '../../support/xml-well-formed.ts'

describe('escapeXml', () => {
  it('escapes what is markup', () => {
    expect(escapeXml(`<a href="x" title='y'>&`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
    )
  })

  it('drops control characters and keeps line ends', () => {
    expect(escapeXml('a\u0000\u0008b\u001Fc\u007F\n\t')).toBe('abc\n\t')
  })

  it('drops lone surrogates and keeps pairs', () => {
    expect(escapeXml('\uD800x\uDC00 😀')).toBe('x 😀')
  })

  it('makes any text well-formed, as content and in attributes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeXml(text)
        expect(xmlProblem(`<t a="${escaped}">${escaped}</t>`)).toBeUndefined()
      }),
    )
  })
})

describe('formatNumber', () => {
  it('rounds, without exponents or a negative zero', () => {
    expect([1.005001, -0.001, 1e-7, 12, 0.1 + 0.2].map((value) => formatNumber(value))).toEqual([
      '1.01',
      '0',
      '0',
      '12',
      '0.3',
    ])
  })
})

describe('attributes', () => {
  it('leaves out what has no value and escapes what has', () => {
    expect(attributes({ x: 1.25, y: undefined, title: '"' })).toBe(' x="1.25" title="&quot;"')
  })
})
