import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck } from '../../support/decks.ts'
import { linesOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function pageOf(title: string, block: ReturnType<typeof chart>): Page {
  const scene = buildScene(deck({}, chartSlide(title, block)), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const parts = ['Shelves', 'Machines', 'Transport']

describe('the hole of a ring', () => {
  it('has the total of amounts over what they count', () => {
    const page = pageOf(
      'The move',
      chart('doughnut', parts, { Cost: [168, 112, 54] }, { valueTitle: '£ thousand' }),
    )
    expect(linesOf(textNamed(page, 'total'))).toEqual(['334'])
    expect(linesOf(textNamed(page, 'total-name'))).toEqual(['£ thousand'])
    expect(linesOf(textNamed(page, 'share-1'))).toEqual(['168'])
  })

  it('has of shares the one that the title names', () => {
    const unit = { prefix: '', suffix: '%' }
    const page = pageOf(
      'Transport is dear',
      chart('doughnut', parts, { Cost: [50, 30, 20] }, { unit }),
    )
    const { box } = textNamed(page, 'share-3')
    expect(Math.abs(box.x + box.width / 2 - 480)).toBeLessThan(1)
  })
})
