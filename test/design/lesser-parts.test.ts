import { beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '../../src/deck/blocks/block.ts'
import { buildScene } from '../../src/design/build-scene.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { deck, slide } from '../support/decks.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const sources: [] = []
const lists = {
  timeline: {
    kind: 'timeline',
    id: 'list',
    items: [
      { date: 'May', text: 'Automation starts', sources },
      { date: 'June', text: 'Contract signed', sources },
      { date: '', text: '', detail: 'undated', sources },
    ],
  },
  cards: {
    kind: 'cards',
    id: 'list',
    items: [
      { head: 'Rail', text: 'Slow and cheap', sources },
      { head: 'Road', text: 'Fast and near', sources },
      { head: '', text: '', foot: 'undated', sources },
    ],
  },
  stats: {
    kind: 'stats',
    id: 'list',
    items: [
      { label: 'Rail', text: '5%', sources },
      { label: 'Road', text: '7%', sources },
      { label: '', text: '', note: 'undated', sources },
    ],
  },
} satisfies Record<string, Block>

describe('an item that has only a lesser part', () => {
  const cases = systemThemes.flatMap(({ name, id }) =>
    (['timeline', 'cards', 'stats'] as const).map((layout) => [layout, name, id] as const),
  )

  it.each(cases)('is shown in %s of %s', (layout, _, themeId) => {
    const scene = buildScene(deck({ themeId }, slide(layout, 'All', [lists[layout]])), typography)
    expect(sceneProblems(scene)).toEqual([])
    expect(JSON.stringify(scene.pages)).toContain('undated')
  })
})
