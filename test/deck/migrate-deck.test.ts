import { describe, expect, it } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import {
  DeckFormatError,
  migrateDeck,
  migrateOperations,
  migrateSlide,
} from '../../src/deck/migrate-deck.ts'
import { chart, deck, slide } from '../support/decks.ts'
import { layoutDeck } from '../support/layout-deck.ts'

const empty = { formatVersion: 2, title: 'Review', language: 'en', themeId: 'light', slides: [] }

/** A deck as the software wrote it that knew only format 1. */
const inFormat1 = (one: Deck) => JSON.parse(JSON.stringify({ ...one, formatVersion: 1 }))

/** A chart as format 1 allowed it: the series that is highlighted is not there. */
const looseChart = {
  ...chart('bar', ['2024', '2025'], { Cost: [4, 6] }),
  highlightedSeries: 3,
  highlightedCategory: 1,
}
const { highlightedSeries: _lost, ...repaired } = looseChart

describe('migrateDeck', () => {
  it('reads what this version writes', () => {
    expect(migrateDeck(JSON.parse(JSON.stringify(empty)))).toEqual(empty)
  })

  it('reads a deck of every kind in format 1, which is the same', () => {
    expect(migrateDeck(inFormat1(layoutDeck))).toEqual({ ...layoutDeck, formatVersion: 2 })
  })

  it('leaves out what charts of format 1 name and do not have', () => {
    const [read] = migrateDeck(inFormat1(deck({}, slide('chart', 'Cost', [looseChart])))).slides
    const [block] = read?.variants[0]?.blocks ?? []
    expect(block).toEqual(repaired)
  })

  it.each([
    ['a newer format', { ...empty, formatVersion: 99 }, 'reads up to 2'],
    ['no format', { ...empty, formatVersion: undefined }, 'no format version'],
    ['no object', 'deck', 'not an object'],
    ['a damaged deck', { ...empty, slides: 'none' }, 'damaged'],
    ['a damaged deck of format 1', { ...empty, formatVersion: 1, slides: [{}] }, 'damaged'],
  ])('refuses %s with a sentence', (_case, document, sentence) => {
    expect(() => migrateDeck(document)).toThrow(DeckFormatError)
    expect(() => migrateDeck(document)).toThrow(sentence)
  })
})

describe('what is stored in format 1', () => {
  const old = slide('chart', 'Cost', [looseChart])

  it('is a slide like any other', () => {
    expect(migrateSlide(old, 1).variants[0]?.blocks).toEqual([repaired])
    expect(migrateSlide(old, 2)).toBe(old)
  })

  it('is taken back as the slides and blocks that it was', () => {
    const batch = migrateOperations(
      [
        { op: 'replace_slide', slide: old },
        { op: 'update_block', slideId: 'slide-1', block: looseChart },
        { op: 'delete_slide', slideId: 'slide-2' },
      ],
      1,
    )
    expect(batch).toEqual([
      { op: 'replace_slide', slide: slide('chart', 'Cost', [repaired]) },
      { op: 'update_block', slideId: 'slide-1', block: repaired },
      { op: 'delete_slide', slideId: 'slide-2' },
    ])
  })

  it('is not read by older software', () => {
    expect(() => migrateSlide(old, 3)).toThrow(DeckFormatError)
  })
})
