import { beforeAll, describe, expect, it } from 'vitest'
import type { ComparisonBlock } from '../../../src/deck/blocks/comparison/schema.ts'
import { buildScene } from '../../../src/design/build-scene.ts'
import { bottomEdge } from '../../../src/design/grid.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { comparison, deck, sides, slide } from '../../support/decks.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const word = 'Cooling'
const point = 'Replace any item that fails'
const sentence =
  'Replace any item that fails through no fault of the hirer within three working days of a written notice'
const points = (count: number, text: string) => Array.from({ length: count }, () => text)
const answers = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`Question ${at + 1}`, [text, text]]))

/** Of every shape a comparison can have, from little to much. */
const shapes: Record<string, ComparisonBlock> = {
  'one short point a side': sides({ Must: [word], Should: [word] }),
  'three points a side': sides({ Must: points(3, point), Should: points(3, point) }),
  'long points': sides({ Must: points(6, sentence), Should: points(5, sentence) }),
  'one point beside six': sides({ Must: [point], '*Should': points(6, point) }),
  'a long point beside six short ones': sides({ Must: [sentence], Should: points(6, word) }),
  'four sides': sides({ Must: points(4, point), Should: [word], May: points(2, point), Not: [] }),
  'one row': comparison(['Build', 'Buy'], answers(1, word)),
  'eight rows': comparison(['Build', '*Buy'], answers(8, point), {
    label: 'Decision',
    text: point,
    note: sentence,
  }),
  'long rows': comparison(['Build', 'Buy'], answers(5, sentence)),
}

/** How much of the height that a slide has for its content is used, from 0 to 1. */
function usedHeight(page: Page, area: { y: number; height: number }): number {
  const inside = page.nodes.filter(
    (node) =>
      node.name !== 'title' &&
      node.box.y >= area.y - 1 &&
      bottomEdge(node.box) <= area.y + area.height + 1 &&
      /^(?:side|comparison|verdict)/.test(node.name),
  )
  return (Math.max(...inside.map((node) => bottomEdge(node.box))) - area.y) / area.height
}

describe.each(systemThemes)('a comparison in $name', (theme) => {
  it.each(Object.entries(shapes))('shows %s', (_, block) => {
    const shown = slide('comparison', 'What we compare', [block])
    const scene = buildScene(deck({ themeId: theme.id }, shown), typography)
    expect(sceneProblems(scene)).toEqual([])
    expect(usedHeight(scene.pages[0] as Page, theme.frame.content)).toBeGreaterThan(0.55)
  })
})
