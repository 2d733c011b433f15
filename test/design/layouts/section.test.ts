import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { contrastRatio } from '../../../src/scene/paint.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, sectionSlide } from '../../support/decks.ts'
import { linesOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const titleOf = (title: string) =>
  textNamed(buildScene(deck({}, sectionSlide(title)), typography).pages[0] as Page, 'title')

describe('a section in Simple Light', () => {
  it('holds a short title against the accent and a long one against the window', () => {
    expect(titleOf('Summary').ground).toBe('#1B46D9')
    const long = titleOf('How we onboard a carrier in five steps').ground
    expect(contrastRatio('#FFFFFF', long)).toBeLessThan(contrastRatio('#FFFFFF', '#1B46D9'))
  })

  it('breaks a title between clauses', () => {
    const lines = linesOf(titleOf('Less noise, more news'))
    expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Less noise,',
      'more news',
    ])
  })
})

describe('a section in any theme', () => {
  it.each(systemThemes.map((theme) => [theme.name, theme.id]))('draws in %s', (_, themeId) => {
    const titles = [
      'Summary',
      'Build or buy the customs module',
      'A long title '.repeat(20),
      '概要',
    ]
    const scene = buildScene(
      deck({ themeId }, ...titles.map((one) => sectionSlide(one))),
      typography,
    )
    expect(sceneProblems(scene)).toEqual([])
  })
})
