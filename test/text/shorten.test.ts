import { describe, expect, it } from 'vitest'
import { shorten } from '../../src/text/shorten.ts'

const upTo = (length: number) => (text: string) => text.length <= length

describe('shorten', () => {
  it('keeps a text that fits', () => {
    expect(shorten('Fuel prices', 'en', upTo(20))).toBe('Fuel prices')
  })

  it('cuts between words and drops loose punctuation', () => {
    expect(shorten('Fuel prices, customs and weather', 'en', upTo(16))).toBe('Fuel prices…')
  })

  it('cuts an endless word between graphemes', () => {
    expect(shorten('👍🏽👍🏽👍🏽👍🏽', 'en', upTo(9))).toBe('👍🏽👍🏽…')
  })

  it.each([
    ['en', 'Tests are green, we ship to everyone except Germany', 46, 'Tests are green…'],
    ['de', 'Die Tests sind grün, wir liefern an alle außer Polen', 47, 'Die Tests sind grün…'],
  ])('is not cut behind a word that turns it (%s)', (language, text, length, short) => {
    expect(shorten(text, language, upTo(length))).toBe(short)
  })

  it('gives an ellipsis when nothing fits', () => {
    expect(shorten('Fuel', 'en', () => false)).toBe('…')
  })
})
