import { describe, expect, it } from 'vitest'
import { cleanText } from '../../src/typography/clean-text.ts'

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

  it('puts U+FFFD for lone surrogates and noncharacters', () => {
    expect(cleanText('a\uD800b\uDC00\uFFFE\uFFFF\uFDD0\u{1FFFE}')).toBe(
      'a\uFFFDb\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD',
    )
  })
})
