import { describe, expect, it } from 'vitest'
import { normaliseEmail, readEmail, readUserName } from '../../src/accounts/account-fields.ts'

describe('readEmail', () => {
  it('keeps an address without space around it and in lower case', () => {
    expect(readEmail('  Ada.Lovelace+decks@Example.com ')).toBe('ada.lovelace+decks@example.com')
  })

  it.each([
    '',
    'ada',
    'ada@localhost',
    'ada@example.com, eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\nBcc: eve@example.com',
  ])('refuses %j', (text) => {
    expect(readEmail(text)).toBeUndefined()
  })

  it('takes as many characters as mail does, and no more', () => {
    const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
    expect(readEmail(address(254))).toBe(address(254))
    expect(readEmail(address(255))).toBeUndefined()
  })
})

it('finds an address again however it is typed', () => {
  expect(normaliseEmail(' ADA@Example.com\t')).toBe('ada@example.com')
})

describe('readUserName', () => {
  it.each([
    [' Ada Lovelace ', 'Ada Lovelace'],
    ['阿达', '阿达'],
    ['😀'.repeat(100), '😀'.repeat(100)],
  ])('takes %j', (text, name) => {
    expect(readUserName(text)).toBe(name)
  })

  it.each(['', '  ', 'a'.repeat(101), 'Ada\nLovelace', 'Ada\u001b[2J'])('refuses %j', (text) => {
    expect(readUserName(text)).toBeUndefined()
  })
})
