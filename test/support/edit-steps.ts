import type { Deck } from '../../src/deck/deck.ts'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import { chosenVariant, type Slide, type Variant } from '../../src/deck/slide.ts'
import type { EditStep } from '../../src/edit/edit-step.ts'
import { editDeck } from '../../src/workers/edit-deck.ts'
import type { EditResult, EditTask } from '../../src/workers/tasks.ts'
import { testTypography } from './typography.ts'

/** What the worker does with steps on a deck, in this thread, and the deck afterwards. New ids are new-1, new-2, … */
export async function editWith(
  deck: Deck,
  steps: EditStep[],
  material: Partial<Omit<EditTask, 'deck' | 'steps'>> = {},
): Promise<{ result: EditResult; after: Deck }> {
  let count = 0
  const result = await editDeck(
    { deck, steps, themes: [], sources: {}, notesBefore: {}, untitled: false, ...material },
    await testTypography(),
    () => `new-${++count}`,
  )
  return { result, after: applyOperations(deck, result.operations).deck }
}

/** What a slide of the deck shows, by its number from 1. */
export function shownOn(deck: Deck, number: number): Variant {
  return chosenVariant(slideOf(deck, number))
}

/** A slide of the deck by its number from 1. */
export function slideOf(deck: Deck, number: number): Slide {
  const slide = deck.slides[number - 1]
  if (slide === undefined) throw new Error(`The deck has no slide ${number}.`)
  return slide
}
