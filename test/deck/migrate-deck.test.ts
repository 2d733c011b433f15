import { describe, expect, it } from 'vitest'
import { DeckFormatError, migrateDeck } from '../../src/deck/migrate-deck.ts'

const deck = { formatVersion: 1, title: 'Review', language: 'en', themeId: 'light', slides: [] }

describe('migrateDeck', () => {
  it('reads what this version writes', () => {
    expect(migrateDeck(JSON.parse(JSON.stringify(deck)))).toEqual(deck)
  })

  it.each([
    ['a newer format', { ...deck, formatVersion: 99 }, 'reads up to 1'],
    ['no format', { ...deck, formatVersion: undefined }, 'no format version'],
    ['no object', 'deck', 'not an object'],
    ['a damaged deck', { ...deck, slides: 'none' }, 'damaged'],
  ])('refuses %s with a sentence', (_case, document, sentence) => {
    expect(() => migrateDeck(document)).toThrow(DeckFormatError)
    expect(() => migrateDeck(document)).toThrow(sentence)
  })
})
