import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emu, escapeAttribute, escapeText, integer } from '../../../src/export/pptx/xml.ts'
import { xmlProblem } from '../../support/xml-well-formed.ts'

it('escapes markup in text and attributes', () => {
  expect(escapeText('a < b && c > "d" ]]>')).toBe('a &lt; b &amp;&amp; c &gt; "d" ]]&gt;')
  expect(escapeAttribute('a < "b"\n&')).toBe('a &lt; &quot;b&quot; &amp;')
})

it('drops what XML cannot hold and keeps what it can', () => {
  expect(escapeText('a\u0000b\u000Bc\uFFFEd\uD800e\uDC00f\t😀')).toBe('ab cdef\t😀')
})

it('makes any string well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = `<a b="${escapeAttribute(text)}">${escapeText(text)}</a>`
      expect(xmlProblem(xml)).toBeUndefined()
    }),
  )
})

it('turns points into whole EMU and keeps numbers in their range', () => {
  expect(emu(43.2)).toBe(548640)
  expect(integer(1.6, 0, 10)).toBe(2)
  expect(integer(-3, 0, 10)).toBe(0)
})
