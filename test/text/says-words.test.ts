import { describe, expect, it } from 'vitest'
import { saysWords } from '../../src/text/says-words.ts'

describe('saysWords', () => {
  it('finds whole words in any case', () => {
    expect(saysWords('Hours worked, in H', 'h', 'en')).toBe(true)
    expect(saysWords('Hours worked', 'hours', 'en')).toBe(true)
  })

  it('finds no part of a word', () => {
    expect(saysWords('Hours worked', 'h', 'en')).toBe(false)
    expect(saysWords('We don’t', 't', 'en')).toBe(false)
    expect(saysWords('€ million', '€ m', 'en')).toBe(false)
  })

  it('finds signs right at a number', () => {
    expect(saysWords('Costs of €12', '€', 'en')).toBe(true)
    expect(saysWords('Up 5% in a year', '%', 'en')).toBe(true)
  })

  it('finds words of scripts that write none apart', () => {
    expect(saysWords('売上高の推移', '売上高', 'ja')).toBe(true)
  })
})
