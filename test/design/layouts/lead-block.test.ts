import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { sorbet } from '../../../src/design/themes/sorbet/sorbet.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, paragraphSlide } from '../../support/decks.ts'
import { nodeNamed, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function pageOf(...texts: string[]): Page {
  const one = deck({ themeId: sorbet.id }, paragraphSlide('Rotterdam', texts))
  const scene = buildScene(one, typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const lead = 'The hub has run without manual sorting since July.'
const rest =
  'Gross margin improved over the same time. The second hub follows when the customs integration is live, because both share the same scanning line and the same team, and nothing else stands in its way before the end of the year.'

describe('prose with its lead on a block', () => {
  it('has the first sentence on the block and the rest beside it', () => {
    const page = pageOf(lead, rest)
    const card = nodeNamed(page, 'lead-card')
    expect(textNamed(page, 'lead').box.x).toBeGreaterThan(card.box.x)
    const body = textNamed(page, 'body')
    expect(body.placeholder).toBe('body')
    expect(body.box.x).toBeGreaterThan(card.box.x + card.box.width)
  })

  it('is a statement when it is short', () => {
    const names = pageOf(lead, 'Margin improved.').nodes.map((node) => node.name)
    expect(names).not.toContain('lead-card')
  })
})
