import { describe, expect, it } from 'vitest'
import { DeckFormatError } from '../../../src/deck/migrate-deck.ts'
import { readEditInput } from '../../../src/presentations/edits/edit-input.ts'
import { chart, slide } from '../../support/decks.ts'

describe('an edit that waited while the software was changed', () => {
  const bars = chart('bar', ['2024', '2025'], { Cost: [4, 6] })
  const accepted = {
    change: {
      kind: 'operations',
      operations: [
        { op: 'replace_slide', slide: slide('chart', 'Cost', [{ ...bars, highlightedSeries: 3 }]) },
      ],
    },
  }

  it('does what it was accepted for in a deck of today', () => {
    expect(readEditInput(accepted).change).toEqual({
      kind: 'operations',
      operations: [{ op: 'replace_slide', slide: slide('chart', 'Cost', [bars]) }],
    })
  })

  it('is not read by software that is older', () => {
    expect(() => readEditInput({ ...accepted, format: 99 })).toThrow(DeckFormatError)
  })
})
