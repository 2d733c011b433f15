import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, paragraph, slide } from '../../support/decks.ts'
import { linesOf, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const long =
  'You may do your work from home, from a train or from a flat by the sea, if the work allows it and if tax, social security and data protection do not suffer'

describe('a statement', () => {
  it.each(systemThemes.map((theme) => [theme.name, theme.id]))('draws in %s', (_, themeId) => {
    const scene = buildScene(
      deck(
        { themeId },
        slide('statement', 'Deleting is scary', [paragraph('A tag costs 41 bytes')]),
        slide('statement', 'What this is about', [paragraph(long)], { eyebrow: 'Policy' }),
      ),
      typography,
    )
    expect(sceneProblems(scene)).toEqual([])
    const [short, full] = scene.pages as [Page, Page]
    expect(linesOf(textNamed(short, 'title')).join(' ')).toBe('Deleting is scary')
    expect(styleOf(textNamed(short, 'body')).size).toBeGreaterThanOrEqual(28)
    expect(linesOf(textNamed(full, 'body')).join(' ')).toBe(long)
    expect(styleOf(textNamed(full, 'body')).size).toBeGreaterThanOrEqual(24)
  })

  it.each(
    systemThemes.map((theme) => [theme.name, theme] as const),
  )('of many words stands in the face for reading in %s', (_, theme) => {
    const words = `${long}, and if nobody has to wait`
    const { pages } = buildScene(
      deck({ themeId: theme.id }, slide('statement', 'What this is about', [paragraph(words)])),
      typography,
    )
    const { font, size } = styleOf(textNamed(pages[0] as Page, 'body'))
    expect(font).toEqual(theme.type.body.font)
    expect(size).toBeGreaterThanOrEqual(20)
  })

  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('breaks no number from its sign in %s', (_, themeId) => {
    const shares = 'España 54 %, Italia 23 %, Estados Unidos 12 %, Japón 7 %, resto 4 %'
    const [page] = buildScene(
      deck({ themeId }, slide('statement', 'Ventas', [paragraph(shares)])),
      typography,
    ).pages as [Page]
    const lines = linesOf(textNamed(page, 'body'))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter((line) => line.startsWith('%'))).toEqual([])
  })
})
