import { describe, expect, it } from 'vitest'
import { headsSignatures } from '../../../../src/author/composer/language/signature-words.ts'

describe('a line over those who sign', () => {
  it.each(['Signed:', 'Unterschrift', '署名：'])('is the word alone: %s', (line) => {
    expect(headsSignatures(line)).toBe(true)
  })

  it.each([
    'Signed by four states:',
    'Firma z Krakowa:',
    'Signature dish of the house:',
    'Инициативная группа:',
  ])('is none that goes on or names a group: %s', (line) => {
    expect(headsSignatures(line)).toBe(false)
  })
})
