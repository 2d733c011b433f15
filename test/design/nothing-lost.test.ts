import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import { chosenVariant, layoutsWithoutCaption } from '../../src/deck/slide.ts'
import { buildScene } from '../../src/design/build-scene.ts'
import { fitDeck } from '../../src/design/fit-deck.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { anyDeck } from '../support/arbitrary-decks.ts'
import { bareText, blockTexts } from '../support/block-texts.ts'
import { pagePlainText } from '../support/scene-checks.ts'
import { howMany } from '../support/test-range.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const textsOf = (deck: Deck) =>
  deck.slides.flatMap((slide) => {
    const { layout, caption = '', blocks } = chosenVariant(slide)
    const own = layoutsWithoutCaption.includes(layout) ? '' : bareText(caption)
    return [
      ...blocks.flatMap((block) => blockTexts(block, deck.language)),
      ...(own === '' ? [] : [own]),
    ]
  })

/** What pages and their notes say, each without white space. */
function shownOn(deck: Deck): string {
  const { pages } = buildScene(deck, typography)
  return pages.map((page) => bareText(`${pagePlainText(page)}\n${page.notes ?? ''}`)).join('\n')
}

describe('a deck that is fitted and drawn', () => {
  it('says everything on its slides or in their notes', () => {
    const decks = anyDeck(systemThemes.map((theme) => theme.id))
    fc.assert(
      fc.property(decks, fc.integer({ min: 0, max: 4 }), (deck, growth) => {
        let next = 0
        const fitted = fitDeck(deck, typography, {
          maximumSlides: deck.slides.length + growth,
          newId: () => `new-${++next}`,
        })
        const shown = shownOn(fitted)
        expect(textsOf(deck).filter((text) => !shown.includes(text))).toEqual([])
      }),
      { numRuns: howMany(5, 25), seed: 20_263 },
    )
  })
})
