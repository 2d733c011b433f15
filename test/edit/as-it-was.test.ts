import { describe, expect, it } from 'vitest'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../src/deck/operations/operation.ts'
import { interpretEdit } from '../../src/edit/interpret-edit.ts'
import { inShort, sampleDeck, sampleThemes } from './sample-deck.ts'

/** The slides as they are called after a wish, and words said then. */
function titlesAfter(instruction: string, words: string) {
  const deck = sampleDeck()
  const slideOrder = deck.slides.map((slide) => slide.id)
  const context = { deck, themes: sampleThemes, newId: () => 'new', undoable: 1 }
  const first = operationsOf(interpretEdit(instruction, undefined, context).steps)
  const done = applyOperations(deck, first)
  const lastWish = { instruction, slideOrder, inverse: done.inverse }
  const { steps } = interpretEdit(words, undefined, { ...context, deck: done.deck, lastWish })
  return {
    steps: inShort(steps).map((step) => step.split(' ')[0]),
    deck: applyOperations(done.deck, operationsOf(steps)).deck,
  }
}

const operationsOf = (steps: readonly object[]) =>
  steps.filter((step): step is Operation => 'op' in step)

const renaming = 'Titles of slides 3 and 4: "A" and "B" respectively'

describe('what was before', () => {
  it.each([
    'hm no, put the old one back',
    'no wait, bring it back',
    'ach nein, doch wieder der alte',
    'finalement comme avant',
    'no, como estaba antes',
    'no, rimetti quello di prima',
    'não, volta o antigo',
    'nee, toch de oude',
    'jednak stary',
    'нет, верни старый',
    'やっぱり前のに戻して',
    '还是用原来的吧',
  ])('“%s” takes the last change back', (words) => {
    expect(titlesAfter('Rename slide 3 to A', words).steps).toEqual(['undo'])
  })

  it.each([
    '4 back to what it was',
    'bei der 4 doch wieder der alte',
    '第4页还是用原来的',
  ])('“%s” takes it back on that slide alone', (words) => {
    const { slides } = titlesAfter(renaming, words).deck
    expect([slides[2], slides[3]].map((slide) => slide?.variants[0]?.title)).toEqual([
      'A',
      'Pricing',
    ])
  })

  it.each([
    '等下，第8页还是留着',
    'put slide 8 back',
    'Folie 8 bleibt doch',
  ])('“%s” brings back one of those that were deleted', (words) => {
    const { slides } = titlesAfter('Delete slides 7 and 8', words).deck
    expect(slides.map(({ id }) => id).slice(5, 8)).toEqual(['slide-6', 'slide-8', 'slide-9'])
  })

  it.each([
    'delete the old one',
    'make the title of slide 4 the old one in bold',
  ])('is not asked for by “%s”', (words) => {
    expect(titlesAfter('Rename slide 3 to A', words).steps).not.toContain('undo')
  })
})
