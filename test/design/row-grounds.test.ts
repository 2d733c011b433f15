import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../src/design/build-scene.ts'
import { kiln } from '../../src/design/themes/kiln/kiln.ts'
import { sorbet } from '../../src/design/themes/sorbet/sorbet.ts'
import type { Page } from '../../src/scene/scene.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { comparison, deck, slide } from '../support/decks.ts'
import { nodeNamed, styleOf, textNamed } from '../support/pages.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const offers = slide('comparison', 'Two offers', [
  comparison(['Build', 'Buy'], {
    Time: ['9 months', '10 weeks'],
    Cost: ['€1.4 million', '€380,000'],
  }),
])

function pageIn(themeId: string): Page {
  const scene = buildScene(deck({ themeId }, offers), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

describe('drawRowGrounds', () => {
  it('puts a ground under the texts of a row, as wide as the content', () => {
    const page = pageIn(kiln.id)
    const band = nodeNamed(page, 'row-1-band')
    const cell = textNamed(page, 'row-1-cell-1')
    expect(band.box.width).toBeCloseTo(kiln.frame.content.width)
    expect(band.box.y).toBeCloseTo(cell.box.y)
    expect(band.box.height).toBeCloseTo(cell.box.height)
    expect(page.nodes.indexOf(band)).toBeLessThan(page.nodes.indexOf(cell))
  })

  it('says on which ground the texts stand', () => {
    const page = pageIn(kiln.id)
    expect(textNamed(page, 'row-1-cell-1').ground).toBe('#FFF8EE')
    expect(textNamed(page, 'row-2-cell-1').ground).toBe('#F7EBDD')
  })

  it('may change the colour of the texts', () => {
    const page = pageIn(sorbet.id)
    expect(styleOf(textNamed(page, 'row-1-label')).color).toBe('#35264F')
  })
})
