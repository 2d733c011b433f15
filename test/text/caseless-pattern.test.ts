import { describe, expect, test } from 'vitest'
import { caselessPattern } from '../../src/text/caseless-pattern.ts'

describe('caselessPattern', () => {
  test.each([
    ['next steps|fazit', 'NEXT STEPS'],
    ['[äß]rger', 'ÄRGER'],
    ['решени\\p{L}*', 'РЕШЕНИЯ'],
    ['σεισμοσ', 'ΣΕΙΣΜΟΣ'],
    ['σεισμοσ', 'σεισμος'],
    ['kwh', '\u212aWH'],
    ['(?<unit>km)/h', 'KM/H'],
  ])('/%s/ matches %s', (source, text) => {
    expect(caselessPattern(`^(?:${source})$`, 'u').test(text)).toBe(true)
  })

  test('A dotless i is no capital I, as under the flag', () => {
    expect(caselessPattern('ı', 'u').test('I')).toBe(/ı/iu.test('I'))
  })

  test('What a pattern says with letters stays what it is', () => {
    expect(caselessPattern('^\\d\\u0041\\p{Nd}$', 'u').exec('1A2')?.[0]).toBe('1A2')
  })
})
