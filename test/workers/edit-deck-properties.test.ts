import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Deck, deckSchema } from '../../src/deck/deck.ts'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import { operationSchema } from '../../src/deck/operations/operation.ts'
import { chosenVariant, slidePlainText } from '../../src/deck/slide.ts'
import { fitDeck } from '../../src/design/fit-deck.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { EditStep } from '../../src/edit/edit-step.ts'
import { fitsOf } from '../../src/edit/resolve/fit-edited.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { editDeck } from '../../src/workers/edit-deck.ts'
import type { EditResult } from '../../src/workers/tasks.ts'
import { anyDeck } from '../support/arbitrary-decks.ts'
import { anyOperation } from '../support/arbitrary-operations.ts'
import { anyRequest } from '../support/arbitrary-requests.ts'
import { howMany } from '../support/test-range.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const decks = anyDeck(
  systemThemes.map((theme) => theme.id),
  2,
).map((deck) => ({
  ...deck,
  slides: deck.slides.map((slide) => ({
    ...slide,
    sources: [{ input: 'text', start: 0, end: 70 }],
  })),
}))
const sources = {
  text: 'Revenue grew 18% to $42.6 million because fuel prices fell (for now). Churn fell to 2.1%.\n\n## Next\n- Hire four drivers\n- Buy fuel: before May\n',
}

function stored(deck: Deck): Deck {
  let count = 0
  return fitDeck(deck, typography, { maximumSlides: 4, newId: () => `stored-${++count}` })
}

async function edit(deck: Deck, steps: EditStep[]): Promise<EditResult> {
  let count = 0
  const task = { deck, steps, themes: [], sources, notesBefore: {}, untitled: false }
  return editDeck(task, typography, () => `made-${++count}`)
}

/** Whether slides fit as they are shown, by their ids. */
function unfitting(deck: Deck, themes: EditResult['customThemes']): string[] {
  const fits = fitsOf(deck, {
    typography,
    themes,
    sources: {},
    notesBefore: {},
    untitled: false,
    newId: () => '',
  })
  return deck.slides
    .filter((slide, index) => {
      const { possible, placesAll } = fits(index)
      const variant = chosenVariant(slide)
      return !possible(variant) || !placesAll(variant)
    })
    .map((slide) => slide.id)
}

/** An edit comes to operations that apply, leave a valid deck that fits, and can be taken back. */
async function checkEdit(deck: Deck, steps: EditStep[]): Promise<void> {
  const before = structuredClone(deck)
  const result = await edit(deck, steps)
  expect(deck).toEqual(before)
  if (result.refused !== undefined) {
    expect(result.operations).toEqual([])
    return
  }
  for (const one of result.operations) expect(operationSchema.safeParse(one).error).toBeUndefined()
  const { deck: after, inverse } = applyOperations(deck, result.operations)
  expect(deckSchema.safeParse(after).error).toBeUndefined()
  expect(new Set(after.slides.map((slide) => slide.id)).size).toBe(after.slides.length)
  expect(unfitting(after, result.customThemes)).toEqual([])
  expect(applyOperations(after, inverse).deck).toEqual(deck)
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** A slide made shorter has every word that left it in its notes. */
async function checkShortened(deck: Deck): Promise<void> {
  const slideId = deck.slides[0]?.id ?? ''
  const result = await edit(deck, [{ request: 'rewrite_slide', style: 'shorter', slideId }])
  const { deck: after } = applyOperations(deck, result.operations)
  const held = new Set(
    after.slides.flatMap((slide) => words(`${slidePlainText(slide)} ${slide.notes ?? ''}`)),
  )
  const lost = deck.slides.flatMap((slide) => words(slidePlainText(slide)))
  expect(lost.filter((word) => !held.has(word))).toEqual([])
}

/** Fitting decks of any text takes long, on a machine that is shared above all; so each deck is given every kind of edit. */
const patience = 240_000

describe('any deck', { timeout: patience }, () => {
  it('takes any request and any batch of operations, fits afterwards, and loses no word to brevity', async () => {
    await fc.assert(
      fc.asyncProperty(
        decks,
        fc.array(anyRequest, { minLength: 1, maxLength: 3 }),
        fc.array(anyOperation, { minLength: 1, maxLength: 3 }),
        async (given, requests, operations) => {
          const deck = stored(given)
          await checkEdit(deck, requests)
          await checkEdit(deck, operations)
          await checkShortened(deck)
        },
      ),
      { numRuns: howMany(3, 15) },
    )
  })
})
