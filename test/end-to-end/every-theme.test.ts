import { beforeAll, describe, expect, it } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import { chosenVariant } from '../../src/deck/slide.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { makeDeck } from '../support/pipeline.ts'
import { sampleNames, sampleText } from '../support/samples.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { testsAll } from '../support/test-range.ts'
import { untraceable } from '../support/traceability.ts'

const ranges = ['auto', '6-10', '26-50', '2-5'] as const

/** One text in languages of one script and one set of fonts: the same slides, with other words on them. */
const alike = [
  ['algorithms.es-ES.md', 'algorithms.tr-TR.md', 'algorithms.vi-VN.md'],
  ['algorithms.ru-RU.md', 'algorithms.uk-UA.md'],
]

/**
 * Whether a theme, by its row, takes a sample: of those that are alike it takes one. As many themes in a row as there are
 * ranges take the same, so that it comes at every range.
 */
function takes(row: number, sample: string): boolean {
  const group = alike.find((names) => names.includes(sample))
  return (
    group === undefined || group.indexOf(sample) === Math.floor(row / ranges.length) % group.length
  )
}

/**
 * Every theme with every sample, and both with every range: with the ranges in turn no pair is missing, but of samples
 * that are alike. The whole product under `npm run test:all`.
 */
const cases = sampleNames.flatMap((sample, column) =>
  ranges.flatMap((range, at) =>
    systemThemes
      .filter((_, row) => testsAll || (at === (row + column) % ranges.length && takes(row, sample)))
      .map((theme) => [theme.name, sample, range] as const),
  ),
)

describe.each(cases)('in %s, %s at %s', (theme, sample, range) => {
  const text = sampleText(sample)
  let deck: Deck
  let scene: Scene
  let bounds: { minimum: number; maximum: number }
  beforeAll(async () => {
    ;({ deck, scene, bounds } = await makeDeck({ text, range, theme }))
  })

  it('has as many slides as were asked for', () => {
    expect(deck.slides.length).toBeGreaterThanOrEqual(bounds.minimum)
    expect(deck.slides.length).toBeLessThanOrEqual(bounds.maximum)
  })

  it('says nothing that the text does not say', () => {
    expect(untraceable(deck.slides, text)).toEqual([])
  })

  it('has no overflow, overlap or weak contrast', () => {
    expect(sceneProblems(scene)).toEqual([])
  })

  it('has a title on every slide', () => {
    const titles = deck.slides
      .filter((slide) => chosenVariant(slide).layout !== 'section')
      .map((slide) => chosenVariant(slide).title)
    expect(titles.filter((title) => title.trim() === '')).toEqual([])
  })
})
