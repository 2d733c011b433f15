import { describe, expect, it } from 'vitest'
import { DeckFormatError, migrateOperations, migrateSlide } from '../../src/deck/migrate-deck.ts'
import { chart, slide } from '../support/decks.ts'
import { layoutDeck } from '../support/layout-deck.ts'

/** A chart as format 1 allowed it: the series that is highlighted is not there. */
const looseChart = {
  ...chart('bar', ['2024', '2025'], { Cost: [4, 6] }),
  highlightedSeries: 3,
  highlightedCategory: 1,
}
const { highlightedSeries: _lost, ...repaired } = looseChart

describe('what is stored in format 1', () => {
  const old = slide('chart', 'Cost', [looseChart])

  it('is a slide like any other', () => {
    expect(migrateSlide(old, 1).variants[0]?.blocks).toEqual([repaired])
    expect(migrateSlide(old, 2)).toBe(old)
  })

  it('is the same for slides of every kind', () => {
    for (const one of layoutDeck.slides) expect(migrateSlide(one, 1)).toEqual(one)
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

  it('is refused with a sentence in a format that this software does not know', () => {
    expect(() => migrateSlide(old, 3)).toThrow(DeckFormatError)
    expect(() => migrateSlide(old, 3)).toThrow('reads up to 2')
    expect(() => migrateSlide(old, 0)).toThrow('Format 0 can no longer be read.')
  })
})
