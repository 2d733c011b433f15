import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { bullets, deck, slide } from '../../support/decks.ts'
import { boxInInches, linesOf, nodeNamed, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const points = [
  'Revenue: grew 18% to $42.6 million, ahead of plan',
  'Rotterdam runs fully automated since July',
  'Two risks remain open: fuel prices and customs',
  'Decide on the customs module by 1 November',
  'Renegotiate the fuel hedge before 15 December',
  'Hold the second warehouse',
  'Hire four dispatchers in Busan',
  'Open no other hub',
]

const pageOf = (items: string[]): Page =>
  buildScene(deck({}, slide('recap', 'What to remember', [bullets(items)])), typography)
    .pages[0] as Page

const styleOfRun = (page: Page, name: string, run: number) =>
  textNamed(page, name).layout.paragraphs[0]?.specification.runs[run]?.style

describe('a recap in Simple Light', () => {
  it('numbers its points in large figures, in rows of equal height', () => {
    const page = pageOf(points.slice(0, 3))
    expect([1, 2, 3].map((number) => linesOf(textNamed(page, `point-${number}-number`)))).toEqual([
      ['1'],
      ['2'],
      ['3'],
    ])
    expect(styleOfRun(page, 'point-1-number', 0)).toMatchObject({
      font: { family: 'Source Serif 4' },
      size: 52,
      color: '#1B46D9',
    })
    const rules = [1, 2, 3].map((edge) => boxInInches(nodeNamed(page, `rule-1-${edge}`))[1])
    expect(rules).toEqual([3.43, 4.97, 6.5])
  })

  it('sets the points in display type, the lead words in the accent', () => {
    const page = pageOf(['Revenue: grew 18%', 'Hubs: one more is open', 'Risks: fuel and customs'])
    expect(styleOfRun(page, 'point-1', 0)).toMatchObject({ size: 26, color: '#1B46D9' })
    expect(styleOfRun(page, 'point-1', 1)).toMatchObject({
      font: { family: 'Source Serif 4' },
      size: 26,
      color: '#0E1733',
    })
  })

  it('sets details under their point', () => {
    const page = pageOf([points[0] ?? '', '  Plan: $40.0 million', points[1] ?? ''])
    expect(textNamed(page, 'point-1').layout.paragraphs.length).toBe(2)
  })

  it('has two columns for many points', () => {
    const page = pageOf(points)
    expect(nodeNamed(page, 'point-5').box.x).toBeGreaterThan(nodeNamed(page, 'point-1').box.x)
  })
})

describe('a recap in any theme', () => {
  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('draws one to eight points in %s', (_, themeId) => {
    const slides = [1, 2, 3, 4, 5, 6, 8].map((count) =>
      slide('recap', `${count} points`, [bullets(points.slice(0, count))]),
    )
    expect(sceneProblems(buildScene(deck({ themeId }, ...slides), typography))).toEqual([])
  })

  it('has its numbers at the right in a deck that runs from right to left', () => {
    const scene = buildScene(
      deck({ language: 'he' }, slide('recap', 'סיכום', [bullets(['ההכנסות גדלו', 'שני סיכונים'])])),
      typography,
    )
    const page = scene.pages[0] as Page
    expect(nodeNamed(page, 'point-1-number').box.x).toBeGreaterThan(
      nodeNamed(page, 'point-1').box.x,
    )
  })
})
