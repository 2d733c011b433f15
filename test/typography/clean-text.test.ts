import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, printableText } from '../../src/typography/clean-text.ts'

describe('cleanText', () => {
  it('leaves ordinary text alone', () => {
    const text = 'Größe “quoted” 日本 🙂 \u200F\u00AD\u200B'
    expect(cleanText(text)).toBe(text)
  })

  it('makes spaces of tabs and line ends', () => {
    expect(cleanText('a\tb\nc\u0085d\u2028e\u2029f\vg')).toBe('a b c d e f g')
  })

  it('drops other control characters', () => {
    expect(cleanText('a\u0000b\u0007c\u001Bd\u007Fe\u009Ff')).toBe('abcdef')
  })

  it('drops what overrides, embeds or isolates a direction, and keeps the marks of a direction', () => {
    expect(cleanText('\u202Egpj\u202C.exe \u202Aa\u202Bb\u202Dc \u2066d\u2067e\u2068f\u2069')).toBe(
      'gpj.exe abc def',
    )
    expect(cleanText('\u200Ea\u200Fb\u061C')).toBe('\u200Ea\u200Fb\u061C')
  })

  it('drops lone surrogates, noncharacters and byte order marks, and keeps pairs', () => {
    expect(cleanText('\uFEFFa\uD800b\uDC00c\uFFFE\uFFFF\uFDD0\u{1FFFE}d\uD83D\uDE42')).toBe(
      'abcd🙂',
    )
    expect(cleanText('\uD83D\u0000\uDE42')).toBe('')
  })
})

describe('printableText', () => {
  it('keeps tabs and line ends, and makes spaces of those that XML cannot hold', () => {
    expect(printableText('a\tb\nc\r\nd\u2028e\vf\fg\u0085h')).toBe('a\tb\nc\r\nd\u2028e f g h')
  })

  it('is the same when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = printableText(text)
        expect(printableText(once)).toBe(once)
      }),
    )
  })
})
