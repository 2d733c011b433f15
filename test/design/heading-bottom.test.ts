import { expect, it } from 'vitest'
import { buildScene } from '../../src/design/build-scene.ts'
import { kiln } from '../../src/design/themes/kiln/kiln.ts'
import type { Page } from '../../src/scene/scene.ts'
import { deck, stepsSlide } from '../support/decks.ts'
import { nodeNamed, textNamed } from '../support/pages.ts'
import { testTypography } from '../support/typography.ts'

it('lets content hang under the last line of a title, whose box ends there', async () => {
  const typography = await testTypography()
  const steps = ['Sign: One', 'Test: Two', 'Check: Three', 'Move: Four', 'Book: Five']
  const pages = ['Short', 'A title that is so long that it needs a second line in any theme at all']
    .map((title) => buildScene(deck({ themeId: kiln.id }, stepsSlide(title, steps)), typography))
    .map((scene) => scene.pages[0] as Page)
  const distances = pages.map((page) => {
    const title = textNamed(page, 'title')
    expect(title.box.height).toBe(title.layout.height)
    return nodeNamed(page, 'tile-1').box.y - title.box.y - title.box.height
  })
  expect(distances[0]).toBeCloseTo(distances[1] ?? 0)
})
