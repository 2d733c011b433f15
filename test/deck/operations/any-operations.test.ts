import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Deck, deckSchema } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import { type Operation, operationSchema } from '../../../src/deck/operations/operation.ts'
import { OperationError } from '../../../src/deck/operations/outcome.ts'
import { anyDeck } from '../../support/arbitrary-decks.ts'
import { anyOperation } from '../../support/arbitrary-operations.ts'

const decks = anyDeck(['light', 'dark'])
const batches = fc.array(anyOperation, { maxLength: 10 })

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

/** The operations of a batch that fit, each after those before it. */
function fitting(deck: Deck, operations: Operation[]): Operation[] {
  const kept: Operation[] = []
  let current = deck
  for (const one of operations) {
    try {
      current = applyOperations(current, [one]).deck
      kept.push(one)
    } catch (error) {
      expect(error).toBeInstanceOf(OperationError)
    }
  }
  return kept
}

describe('any batch of operations', () => {
  it('is taken back exactly by its inverse, and leaves a valid deck', () => {
    fc.assert(
      fc.property(decks, batches, (deck, batch) => {
        const { deck: after, inverse } = applyOperations(deck, fitting(deck, batch))
        expect(deckSchema.safeParse(after).error).toBeUndefined()
        expect(applyOperations(after, inverse).deck).toEqual(deck)
      }),
      { numRuns: 300 },
    )
  })

  it('changes nothing when one of its operations does not fit', () => {
    fc.assert(
      fc.property(decks, batches, (deck, batch) => {
        const before = structuredClone(deck)
        const impossible: Operation = { op: 'delete_slide', slideId: 'nobody' }
        expect(() => applyOperations(deck, [...fitting(deck, batch), impossible])).toThrow(
          OperationError,
        )
        expect(deck).toEqual(before)
      }),
      { numRuns: 100 },
    )
  })

  it('means the same after it was stored as JSON', () => {
    fc.assert(
      fc.property(decks, batches, (deck, batch) => {
        const kept = fitting(deck, batch)
        const stored = throughJson({ deck, kept })
        const after = applyOperations(
          deckSchema.parse(stored.deck),
          stored.kept.map((one) => operationSchema.parse(one)),
        ).deck
        expect(throughJson(after)).toEqual(throughJson(applyOperations(deck, kept).deck))
      }),
      { numRuns: 100 },
    )
  })
})
