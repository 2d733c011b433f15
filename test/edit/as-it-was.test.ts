import { describe, expect, it } from 'vitest'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../src/deck/operations/operation.ts'
import { interpretEdit } from '../../src/edit/interpret-edit.ts'
import { english } from '../../src/edit/lexicons/english.ts'
import { furtherLexicons } from '../../src/edit/lexicons/further-lexicons.ts'
import { fold } from '../../src/edit/words/fold.ts'
import { inShort, sampleDeck, sampleThemes } from './sample-deck.ts'

/** What is done after a wish, and the deck then. */
function outcomeOf(instruction: string, words: string) {
  const deck = sampleDeck()
  const slideOrder = deck.slides.map((slide) => slide.id)
  const context = { deck, themes: sampleThemes, newId: () => 'new', undoable: 1 }
  const first = operationsOf(interpretEdit(instruction, undefined, context).steps)
  const done = applyOperations(deck, first)
  const lastWish = { instruction, slideOrder, inverse: done.inverse }
  const { steps } = interpretEdit(words, undefined, { ...context, deck: done.deck, lastWish })
  const isUndone = steps.some((step) => 'request' in step && step.request === 'undo')
  const operations = isUndone ? done.inverse : operationsOf(steps)
  return {
    steps: inShort(steps),
    slides: applyOperations(done.deck, operations).deck.slides,
  }
}

const operationsOf = (steps: readonly object[]) =>
  steps.filter((step): step is Operation => 'op' in step)

const numbersOf = (slides: readonly { id: string }[]) =>
  slides.map(({ id }) => id.replace('slide-', '')).join(' ')

const renaming = 'Titles of slides 3 and 4: "A" and "B" respectively'

describe('what was before', () => {
  it.each([
    'hm no, put the old one back',
    'no wait, bring it back',
    'ach nein, doch wieder der alte',
    'doch der vorherige',
    'finalement comme avant',
    'no, como estaba antes',
    'no, rimetti quello di prima',
    'não, volta o antigo',
    'nee, toch de oude',
    'jednak stary',
    'нет, верни старый',
    'やっぱり前のに戻して',
    '还是用原来的吧',
    'use the old title',
  ])('“%s” takes the last change back', (words) => {
    expect(outcomeOf('Rename slide 3 to A', words).steps).toEqual(['undo count=1'])
  })

  it.each([
    '4 back to what it was',
    'hm, not the pricing one, back to how it was',
    'not slide 4, back to what it was',
    'bei der 4 doch wieder der alte',
    '第4页还是用原来的',
  ])('“%s” takes it back on that slide alone', (words) => {
    const { slides } = outcomeOf(renaming, words)
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
    const { slides } = outcomeOf('Delete slides 7 and 8', words)
    expect(numbersOf(slides)).toBe('1 2 3 4 5 6 8 9 10')
  })

  it.each([
    ['Delete slides 7 and 8', 'no wait, slide 8 must stay', '1 2 3 4 5 6 8 9 10'],
    ['Delete slides 3 and 9', 'no wait, the risks must stay, they will ask', '1 2 4 5 6 7 8 9 10'],
    ['Delete slides 3 and 9', 'nein, die 9 soll bleiben', '1 2 4 5 6 7 8 9 10'],
    ['Delete slides 3 and 9', 'espera, la 9 tiene que quedarse', '1 2 4 5 6 7 8 9 10'],
  ])('is what shall stay after all: after “%s”, “%s”', (wish, words, order) => {
    expect(numbersOf(outcomeOf(wish, words).slides)).toBe(order)
  })

  it('is nothing where it is asked whether something stays', () => {
    const { slides } = outcomeOf('Delete slides 7 and 8', 'no wait, does slide 8 stay?')
    expect(numbersOf(slides)).not.toContain('8')
  })

  it('is done with what is asked for behind it', () => {
    const { slides } = outcomeOf('Delete slides 7 and 8', 'no, slide 8 must stay, delete slide 2')
    expect(numbersOf(slides)).toBe('1 3 4 5 6 8 9 10')
  })

  it.each([
    ['Delete slides 7 and 8', 'put slides 7 and 8 back', '1 2 3 4 5 6 7 8 9 10'],
    ['Delete slides 3, 4 and 6', 'put slides 3 and 6 back', '1 2 3 5 6 7 8 9 10'],
    ['Delete slides 3, 4 and 6', 'put slides 3, 4 and 6 back', '1 2 3 4 5 6 7 8 9 10'],
    ['Move slide 4 to the end', 'put slide 4 back', '1 2 3 4 5 6 7 8 9 10'],
    ['Swap slides 3 and 4', 'slide 4 as it was', '1 2 3 4 5 6 7 8 9 10'],
  ])('stands in its order: after “%s”, “%s”', (wish, words, order) => {
    expect(numbersOf(outcomeOf(wish, words).slides)).toBe(order)
  })

  it('may be notes', () => {
    const { slides } = outcomeOf('Add notes to slide 4: hello', 'slide 4 as it was')
    expect(slides[3]?.notes).toBe('Mention the loyalty card.')
  })

  it.each([
    ['Delete slide 5', '保留标题'],
    ['Delete slide 5', '保留'],
    ['Delete slide 5', 'use the original title'],
    ['Delete slide 5', 'the old title?'],
    ['Make the title of slide 5 bold', 'y la anterior'],
    ['Make the title of slide 5 bold', 'change the title of the previous one'],
    ['Make the title of slide 5 bold', '前の'],
  ])('is not asked for: after “%s”, “%s”', (wish, words) => {
    const { steps } = outcomeOf(wish, words)
    expect(steps).toHaveLength(1)
    expect(steps[0]).toMatch(/^(?:decline|clarify) /)
  })

  it('is not asked for where the old one shall go', () => {
    expect(outcomeOf('Rename slide 3 to A', 'delete the old one').steps.join()).not.toContain(
      'undo',
    )
  })

  it('is asked for in folded words, as words are compared', () => {
    const wordings = [english, ...furtherLexicons].flatMap(({ wordings }) => [
      wordings?.asItWas ?? '',
      wordings?.asItWasUnspaced ?? '',
    ])
    expect(wordings.filter((one) => one !== fold(one))).toEqual([])
  })
})
