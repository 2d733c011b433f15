import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { agenda, deck, slide } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import { boxInInches, linesOf, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
let mockup: Page
beforeAll(async () => {
  typography = await testTypography()
  mockup = buildScene(mockupDeck, typography).pages[1] as Page
})

const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => `Part ${index + 1} of the review > slide-1`)

const pageOf = (items: string[]): Page =>
  buildScene(deck({}, slide('agenda', 'What this covers', [agenda(items)])), typography)
    .pages[0] as Page

describe('an agenda in Simple Light', () => {
  it('has two columns of four rows of 1.15 in', () => {
    for (const [index, [x, y]] of [
      [0.6, 1.9],
      [0.6, 3.05],
      [0.6, 4.2],
      [0.6, 5.35],
      [6.767, 1.9],
      [6.767, 3.05],
      [6.767, 4.2],
      [6.767, 5.35],
    ].entries()) {
      const number = index + 1
      expectBox(textNamed(mockup, `part-${number}-number`), [(x ?? 0) + 0.25, y ?? 0, 0.55, 1.15])
      expectBox(textNamed(mockup, `part-${number}`), [(x ?? 0) + 0.8, y ?? 0, 4.467, 1.15])
      const page = textNamed(mockup, `part-${number}-detail`).box
      expect((page.x + page.width) / 72).toBeCloseTo((x ?? 0) + 5.967 - 0.25, 1)
    }
  })

  it('sets number, name and page as specified', () => {
    expect(styleOf(textNamed(mockup, 'part-2-number'))).toMatchObject({
      font: { family: 'Source Serif 4', weight: 600 },
      size: 30,
      color: '#1B46D9',
    })
    expect(styleOf(textNamed(mockup, 'part-2'))).toMatchObject({
      font: { family: 'Inter', weight: 600 },
      size: 20,
      color: '#0E1733',
    })
    expect(styleOf(textNamed(mockup, 'part-2-detail'))).toMatchObject({
      size: 16,
      color: '#566079',
    })
    expect(linesOf(textNamed(mockup, 'part-6-detail'))).toEqual(['10'])
  })

  it('rules rows and marks the current one', () => {
    expect(nodeNamed(mockup, 'rule-1-0')).toMatchObject({
      stroke: { width: 1.5, color: '#0E1733' },
    })
    expect(nodeNamed(mockup, 'rule-1-4')).toMatchObject({ stroke: { width: 0.75 } })
    expect(boxInInches(nodeNamed(mockup, 'rule-2-4'))[1]).toBe(6.5)
    expectBox(nodeNamed(mockup, 'part-1-panel'), [0.6, 1.9, 5.967, 1.15])
    expect(nodeNamed(mockup, 'part-1-panel')).toMatchObject({ fill: { color: '#FFEBDB' } })
  })

  it('links each part to where it begins', () => {
    expect(textNamed(mockup, 'part-3').link).toEqual({ slideId: 'slide-7' })
    expect(textNamed(mockup, 'part-3-detail').link).toEqual({ slideId: 'slide-7' })
  })

  it('has one column for up to four parts, larger', () => {
    const page = pageOf(parts(4))
    expect(
      new Set([1, 2, 3, 4].map((number) => nodeNamed(page, `part-${number}`).box.x)).size,
    ).toBe(1)
    expect(styleOf(textNamed(page, 'part-1')).size).toBe(24)
  })

  it('shows no page for a part that leads nowhere', () => {
    const page = pageOf(['Summary', 'Outlook > gone'])
    expect(page.nodes.some((node) => node.name.endsWith('-detail'))).toBe(false)
    expect(textNamed(page, 'part-1').link).toBeUndefined()
  })
})

describe('an agenda in any theme', () => {
  it.each(
    // A paper lists what is inside without numbers.
    systemThemes.filter((theme) => theme.name !== 'Gazette').map((theme) => [theme.name, theme.id]),
  )('goes on with its numbers in %s', (_, themeId) => {
    const rest = { ...agenda(parts(4)), firstNumber: 9 }
    const scene = buildScene(deck({ themeId }, slide('agenda', 'Agenda', [rest])), typography)
    const nodes = scene.pages.flatMap((page) => page.nodes)
    const texts = nodes.flatMap((node) => (node.kind === 'text' ? linesOf(node) : []))
    expect(texts).toEqual(expect.arrayContaining(['9', '10', '11', '12']))
    expect(sceneProblems(scene)).toEqual([])
  })

  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('draws one to sixteen parts in %s', (_, themeId) => {
    const slides = [1, 2, 3, 4, 5, 8, 9, 12, 16].map((count) =>
      slide('agenda', `${count} parts`, [agenda(parts(count))]),
    )
    expect(sceneProblems(buildScene(deck({ themeId }, ...slides), typography))).toEqual([])
  })

  it('has its pages at the left in a deck that runs from right to left', () => {
    const scene = buildScene(
      deck({ language: 'ar' }, slide('agenda', 'ما تغطيه', [agenda(['ملخص > slide-1'])])),
      typography,
    )
    const page = scene.pages[0] as Page
    expect(nodeNamed(page, 'part-1-detail').box.x).toBeLessThan(nodeNamed(page, 'part-1').box.x)
  })
})
