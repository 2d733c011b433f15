import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBase62 } from '../../src/accounts/base62.ts'
import { generateKey, recogniseKey } from '../../src/accounts/key-format.ts'

describe('toBase62', () => {
  it.each([
    [0, '000000'],
    [61, '00000z'],
    [62, '000010'],
    [0xffffffff, '4gfFC3'],
  ])('writes %d as %s', (value, digits) => {
    expect(toBase62(value, 6)).toBe(digits)
  })
})

describe('generateKey', () => {
  it('makes what secret scanners look for, with its id in front', () => {
    const { id, key } = generateKey()
    expect(key).toMatch(/^sk_[0-9A-Za-z]{61}$/)
    expect(key.slice(3, 15)).toBe(id)
  })

  it('never makes the same key twice', () => {
    const keys = Array.from({ length: 1_000 }, () => generateKey().key)
    expect(new Set(keys).size).toBe(1_000)
  })
})

describe('recogniseKey', () => {
  // The checksum of everything before is 3669D3B9 in hexadecimal (CRC-32 of the IEEE polynomial).
  const body = `sk_${'0123456789Ab'}${'x'.repeat(43)}`

  it('knows a generated key by its checksum', () => {
    const { id, key } = generateKey()
    expect(recogniseKey(key)).toEqual({ form: 'generated', id })
  })

  it('keeps to the checksum that keys were once made with', () => {
    expect(recogniseKey(`${body}0zmSKX`)).toEqual({ form: 'generated', id: '0123456789Ab' })
  })

  it('notices any wrong character', () => {
    const { key } = generateKey()
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 63 }),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'),
        (at, character) => {
          fc.pre(key[at] !== character)
          const typo = key.slice(0, at) + character + key.slice(at + 1)
          expect(recogniseKey(typo)).toEqual({ form: 'invalid' })
        },
      ),
    )
  })

  it.each([
    'sk_chosen-by-a-person',
    `sk_${'a'.repeat(16)}`,
    `sk_${'_'.repeat(200)}`,
  ])('takes %s for a key that a person chose', (key) => {
    expect(recogniseKey(key)).toEqual({ form: 'chosen' })
  })

  it.each([
    '',
    'sk_',
    'sk_too-short',
    `sk_${'a'.repeat(201)}`,
    'pk_chosen-by-a-person',
    'sk_white space here !',
  ])('takes "%s" for no key', (key) => {
    expect(recogniseKey(key)).toEqual({ form: 'invalid' })
  })
})
