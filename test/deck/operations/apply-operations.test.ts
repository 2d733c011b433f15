import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Deck, deckFormatVersion, deckSchema } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { OperationError } from '../../../src/deck/operations/outcome.ts'
import type { Slide } from '../../../src/deck/slide.ts'

const slide = (id: string, title = `Slide ${id}`): Slide => ({
  id,
  type: 'classic',
  variants: [{ layout: 'bullets', title, blocks: [] }],
  chosen: 0,
  sources: [],
})
const cover = (id: string, title: string): Slide => ({
  ...slide(id),
  variants: [{ layout: 'title', title, blocks: [] }],
})
const deckOf = (...slides: Slide[]): Deck => ({
  formatVersion: deckFormatVersion,
  title: 'Review',
  language: 'en',
  themeId: 'light',
  slides,
})
const ids = (deck: Deck) => deck.slides.map((one) => one.id)

describe('applyOperations', () => {
  it('inserts a slide before a position', () => {
    const { deck } = applyOperations(deckOf(slide('a'), slide('b')), [
      { op: 'insert_slide', slide: slide('c'), position: 1 },
    ])
    expect(ids(deck)).toEqual(['a', 'c', 'b'])
  })

  it('inserts at the end when no position is given, or one past the end', () => {
    const { deck } = applyOperations(deckOf(slide('a')), [
      { op: 'insert_slide', slide: slide('b') },
      { op: 'insert_slide', slide: slide('c'), position: 99 },
    ])
    expect(ids(deck)).toEqual(['a', 'b', 'c'])
  })

  it('moves a slide to the position it shall end at', () => {
    const { deck } = applyOperations(deckOf(slide('a'), slide('b'), slide('c')), [
      { op: 'move_slide', slideId: 'a', position: 2 },
    ])
    expect(ids(deck)).toEqual(['b', 'c', 'a'])
  })

  it('renames the title slide with the presentation, and leaves other slides alone', () => {
    const { deck, changedSlideIds } = applyOperations(
      deckOf(cover('a', 'Review'), slide('b', 'Review')),
      [{ op: 'set_title', title: 'Outlook' }],
    )
    expect(deck.title).toBe('Outlook')
    expect(deck.slides.map((one) => one.variants[0]?.title)).toEqual(['Outlook', 'Review'])
    expect(changedSlideIds).toEqual(['a'])
  })

  it('leaves the deck alone when one operation of the batch fails', () => {
    const before = deckOf(slide('a'))
    const copy = structuredClone(before)
    expect(() =>
      applyOperations(before, [
        { op: 'delete_slide', slideId: 'a' },
        { op: 'move_slide', slideId: 'a', position: 0 },
      ]),
    ).toThrow(OperationError)
    expect(before).toEqual(copy)
  })

  it('refuses a slide whose id is taken', () => {
    expect(() =>
      applyOperations(deckOf(slide('a')), [{ op: 'insert_slide', slide: slide('a') }]),
    ).toThrow('already has a slide a')
  })

  it('a new name that a title slide has already is taken back from those only that were renamed', () => {
    const both = {
      ...cover('a', 'Review'),
      variants: ['Review', 'Outlook'].flatMap((title) => cover('a', title).variants),
    }
    const before = deckOf(both, cover('b', 'Outlook'))
    const rename: Operation = { op: 'set_title', title: 'Outlook', slideIds: ['a', 'b'] }
    const { deck, inverse, changedSlideIds } = applyOperations(before, [rename])
    expect(changedSlideIds).toEqual(['a'])
    expect(applyOperations(deck, inverse).deck).toEqual(before)
  })

  it('does not name deleted slides as changed', () => {
    const { changedSlideIds } = applyOperations(deckOf(slide('a'), slide('b')), [
      { op: 'set_notes', slideId: 'a', notes: 'Hello' },
      { op: 'delete_slide', slideId: 'a' },
    ])
    expect(changedSlideIds).toEqual([])
  })

  it('is taken back exactly by its inverse, whatever the batch', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const operation: fc.Arbitrary<Operation> = fc.oneof(
      fc.record({
        op: fc.constant('set_language' as const),
        language: fc.constantFrom('en', 'fr'),
      }),
      fc.record({
        op: fc.constant('set_title' as const),
        title: fc.constantFrom('Review', 'X', 'Y'),
      }),
      fc.record({
        op: fc.constant('set_theme' as const),
        themeId: fc.constantFrom('light', 'dark'),
      }),
      fc.record({
        op: fc.constant('set_notes' as const),
        slideId: name,
        notes: fc.option(fc.string()),
      }),
      fc.record({
        op: fc.constant('insert_slide' as const),
        slide: fc.oneof(
          name.map((id) => slide(id)),
          fc
            .tuple(name, fc.constantFrom('Review', 'X', 'Y'))
            .map(([id, title]) => cover(id, title)),
        ),
        position: fc.nat(7),
      }),
      fc.record({ op: fc.constant('delete_slide' as const), slideId: name }),
      fc.record({ op: fc.constant('move_slide' as const), slideId: name, position: fc.nat(7) }),
    )
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 12 }), (operations) => {
        const before = deckOf(cover('a', 'Review'), slide('b'), slide('c'))
        // Only batches that fit the deck are of interest; drop the operations that do not.
        const fitting: Operation[] = []
        let current = before
        for (const one of operations) {
          try {
            current = applyOperations(current, [one]).deck
            fitting.push(one)
          } catch (error) {
            expect(error).toBeInstanceOf(OperationError)
          }
        }
        const outcome = applyOperations(before, fitting)
        expect(deckSchema.safeParse(outcome.deck).success).toBe(true)
        expect(applyOperations(outcome.deck, outcome.inverse).deck).toEqual(before)
      }),
      { numRuns: 500 },
    )
  })
})
