import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../src/design/build-scene.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { chart, chartSlide, deck } from '../support/decks.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

describe('a chart in a deck that runs from right to left', () => {
  it.each(systemThemes)('stays whole in $name', ({ id }) => {
    const lines = chart('line', ['أ', 'ب', 'ج'], { أوروبا: [1, 2, 3], آسيا: [3, 2, 5] })
    const scene = buildScene(
      deck({ language: 'ar', themeId: id }, chartSlide('نمو', lines)),
      typography,
    )
    expect(sceneProblems(scene)).toEqual([])
  })
})
