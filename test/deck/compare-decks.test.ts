import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecks } from '../../src/deck/compare-decks.ts'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import { anyDeck } from '../support/arbitrary-decks.ts'
import { bulletsSlide, deck, simpleLightId } from '../support/decks.ts'

const three = deck(
  {},
  bulletsSlide('One', ['a']),
  bulletsSlide('Two', ['b']),
  bulletsSlide('Three', ['c']),
)
const [first, second, third] = three.slides.map((one) => one.id) as [string, string, string]

const changesOf = (operations: Parameters<typeof applyOperations>[1]) =>
  compareDecks(three, applyOperations(three, operations).deck)

describe('comparing decks', () => {
  it('says nothing of a deck that is the same', () => {
    expect(compareDecks(three, structuredClone(three))).toEqual({ slides: [] })
  })

  it('names the deck fields that differ', () => {
    expect(changesOf([{ op: 'set_language', language: 'fr' }]).language).toEqual({
      before: three.language,
      after: 'fr',
    })
  })

  it('counts as few slides as moved as it can', () => {
    const { slides } = changesOf([{ op: 'move_slide', slideId: third, position: 0 }])
    expect(slides.map(({ slideId, change }) => [slideId, change])).toEqual([[third, 'moved']])
    expect(slides[0]).toMatchObject({ before: { position: 2 }, after: { position: 0 } })
  })

  it('does not take slides behind a deleted one for moved', () => {
    const { slides } = changesOf([{ op: 'delete_slide', slideId: first }])
    expect(slides).toEqual([
      {
        slideId: first,
        change: 'deleted',
        fields: [],
        before: expect.objectContaining({ title: 'One', position: 0 }),
        after: null,
      },
    ])
  })

  it('names what changed in a slide', () => {
    const { slides } = changesOf([
      { op: 'set_slide_title', slideId: second, title: 'Deux' },
      { op: 'set_notes', slideId: second, notes: 'Say it slowly.' },
    ])
    expect(slides).toHaveLength(1)
    expect(slides[0]).toMatchObject({
      slideId: second,
      change: 'changed',
      fields: ['title', 'notes'],
      before: { title: 'Two', notes: null },
      after: { title: 'Deux', notes: 'Say it slowly.' },
    })
  })

  it('finds every slide that one of two decks lacks', () => {
    fc.assert(
      fc.property(anyDeck([simpleLightId]), anyDeck([simpleLightId]), (before, after) => {
        const { slides } = compareDecks(before, after)
        const ids = (kind: string) =>
          slides.filter((one) => one.change === kind).map((one) => one.slideId)
        const old = new Set(before.slides.map((one) => one.id))
        const now = new Set(after.slides.map((one) => one.id))
        expect(ids('added')).toEqual([...now].filter((id) => !old.has(id)))
        expect(ids('deleted')).toEqual([...old].filter((id) => !now.has(id)))
      }),
    )
  })
})
