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
 * Whether a theme takes a sample, by its row and the sample's column. Of those that are alike it takes one; of the others
 * half, in blocks of as many rows and columns as there are ranges, like the fields of a chessboard: a block has each of
 * its themes and each of its samples at every range.
 */
function takes(row: number, column: number): boolean {
  const group = alike.find((names) => names.includes(sampleNames[column] ?? ''))
  const block = Math.floor(row / ranges.length)
  if (group !== undefined) return group.indexOf(sampleNames[column] ?? '') === block % group.length
  return (block + Math.floor(column / ranges.length)) % 2 === 0
}

/**
 * Every theme with half of the samples, and both with every range. Each theme with every kind of block and length is in
 * `test/design/pairwise-texts.test.ts`; the whole product here under `npm run test:all`.
 */
const cases = sampleNames.flatMap((sample, column) =>
  ranges.flatMap((range, at) =>
    systemThemes
      .filter((_, row) => testsAll || (at === (row + column) % ranges.length && takes(row, column)))
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
