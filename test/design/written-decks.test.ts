import { beforeAll, describe, expect, it } from 'vitest'
import { blockPlainText } from '../../src/deck/blocks/block.ts'
import { chartProblem } from '../../src/deck/blocks/chart/problem.ts'
import type { Deck } from '../../src/deck/deck.ts'
import { chosenVariant, type LayoutName, type Slide } from '../../src/deck/slide.ts'
import { variantProblem } from '../../src/deck/variant-problem.ts'
import { buildScene } from '../../src/design/build-scene.ts'
import { fitDeck } from '../../src/design/fit-deck.ts'
import type { Box } from '../../src/scene/geometry.ts'
import type { Scene } from '../../src/scene/scene.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { bareText, blockTexts } from '../support/block-texts.ts'
import { emptiness } from '../support/emptiness.ts'
import { pagePlainText, sceneProblems } from '../support/scene-checks.ts'
import { testsAll } from '../support/test-range.ts'
import { testTypography } from '../support/typography.ts'
import { deckOfWritten } from '../support/written-decks/deck-of-written.ts'
import { themesOfWritten } from '../support/written-decks/themes-of-written.ts'
import { writtenDecks } from '../support/written-decks/written-deck.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function fitted(deck: Deck): Deck {
  let added = 0
  return fitDeck(deck, typography, { maximumSlides: 50, newId: () => `added-${++added}` })
}

const outline = ({ slides }: Deck) => slides.map(({ id, notes }) => ({ id, notes }))

/** What a reader must find on the slide of an index, without white space. */
function textsOf({ slides, language }: Deck, index: number): string[] {
  const slide = slides[index]
  if (slide === undefined) return []
  const { title, meta = '', caption = '', blocks } = chosenVariant(slide)
  const own = [title, meta, caption].map(bareText).filter(Boolean)
  return [...own, ...blocks.flatMap((block) => blockTexts(block, language))]
}

/** A timeline sets the year of a date apart, and a title that only repeats a figure's label is the label. */
function says(page: string, text: string): boolean {
  const [within, words] = [page.toLowerCase(), text.toLowerCase()]
  return (
    within.includes(words) || (words.match(/\d+|\D+/g) ?? []).every((one) => within.includes(one))
  )
}

/** Layouts whose words stand in the middle of much room on purpose. */
const roomy: readonly LayoutName[] = ['title', 'section', 'closing', 'statement']

/** What is less than two lines of running text cannot fill a slide, in characters. */
const littleToSay = 160

/** Slides with something to say of which more than 45 % of the content area is empty. */
function emptySlides(deck: Deck, scene: Scene, area: Box): string[] {
  return scene.pages.flatMap((page, index) => {
    const { layout, blocks } = chosenVariant(deck.slides[index] as Slide)
    const said = blocks.map(blockPlainText).join(' ').length
    const share = emptiness(page, area)
    return roomy.includes(layout) || said < littleToSay || share <= 0.45
      ? []
      : [`slide ${index + 1} (${layout}): ${Math.round(share * 100)} % empty`]
  })
}

const cases = writtenDecks().flatMap(({ name, written }, index) => {
  // One theme each by turns: together they are all twelve.
  const themes = testsAll ? themesOfWritten(index) : [themesOfWritten(index)[index % 3]]
  return themes.flatMap((theme) => (theme ? [{ name, theme, written }] : []))
})

describe('a deck by an editor', () => {
  it.each(cases)('$name has a place for everything in $theme.name', ({ written, theme }) => {
    const deck = deckOfWritten(written, theme.id)
    const variants = deck.slides.map(chosenVariant)
    const charts = variants
      .flatMap(({ blocks }) => blocks)
      .flatMap((one) => (one.kind === 'chart' ? one : []))
    expect([...variants.map(variantProblem), ...charts.map(chartProblem)].filter(Boolean)).toEqual(
      [],
    )
    const shown = fitted(deck)
    expect(outline(shown)).toEqual(outline(deck))
    const scene = buildScene(shown, typography)
    expect(sceneProblems(scene)).toEqual([])
    const lost = scene.pages.flatMap((page, index) => {
      const text = bareText(pagePlainText(page))
      return textsOf(deck, index).filter((one) => !says(text, one))
    })
    expect(lost).toEqual([])
    expect(emptySlides(shown, scene, theme.frame.content)).toEqual([])
  })
})
