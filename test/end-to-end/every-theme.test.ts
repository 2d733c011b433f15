import { beforeAll, describe, expect, it } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { makeDeck } from '../support/pipeline.ts'
import { sampleNames, sampleText } from '../support/samples.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { testsAll } from '../support/test-range.ts'
import { untraceable } from '../support/traceability.ts'

const ranges = ['auto', '2-5', '6-10', '26-50'] as const
const longer = ['6-10', '26-50'] as const

/**
 * Every theme with one of the longer ranges, and the samples in turn. Each theme with one sample in its files, mostly a
 * short one, is in `samples.test.ts`, samples at more ranges in `test/author/compose-samples.test.ts`, each theme with
 * every kind of block and length in `test/design/pairwise-texts.test.ts`, and the whole product here under
 * `npm run test:all`.
 */
const cases = testsAll
  ? sampleNames.flatMap((sample) =>
      ranges.flatMap((range) => systemThemes.map(({ name }) => [name, sample, range] as const)),
    )
  : systemThemes.map(
      ({ name }, row) =>
        [
          name,
          sampleNames[(systemThemes.length + row) % sampleNames.length] ?? '',
          longer[row % longer.length] ?? '6-10',
        ] as const,
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
