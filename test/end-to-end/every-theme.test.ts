import { beforeAll, describe, expect, it } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
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

/** Of samples that are alike each takes some of the ranges. */
const columns = sampleNames
  .filter((name) => !alike.some(([_, ...others]) => others.includes(name)))
  .map((name) => alike.find(([first]) => first === name) ?? [name])

/**
 * Every theme with every range, and the samples in turn, each of which comes at three ranges or four. Samples at more ranges
 * are in `test/author/compose-samples.test.ts`, each theme with every kind of block and length in
 * `test/design/pairwise-texts.test.ts`, and the whole product here under `npm run test:all`.
 */
const cases = testsAll
  ? sampleNames.flatMap((sample) =>
      ranges.flatMap((range) => systemThemes.map(({ name }) => [name, sample, range] as const)),
    )
  : ranges.flatMap((range, at) =>
      systemThemes.map(({ name }, row) => {
        const names = columns[(at * systemThemes.length + row) % columns.length] ?? []
        return [name, names[at % names.length] ?? '', range] as const
      }),
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

  it('has a title on every page', () => {
    expect(scene.pages.filter(({ title }) => title.trim() === '')).toEqual([])
  })
})
