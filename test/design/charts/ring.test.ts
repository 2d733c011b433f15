import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { chart, chartSlide, deck, stats } from '../../support/decks.ts'
import { chartOf, linesOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function pageOf(title: string, block: ReturnType<typeof chart>, beside = false): Page {
  const more = beside ? [stats({ figure: '29%', label: 'Fuel' })] : []
  const scene = buildScene(deck({}, chartSlide(title, block, more)), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const parts = ['Shelves', 'Machines', 'Transport']
const percent = { unit: { prefix: '', suffix: '%' } }

describe('the hole of a ring', () => {
  it('has the total of amounts over what they count', () => {
    const page = pageOf(
      'The move',
      chart('doughnut', parts, { Cost: [168, 112, 54] }, { valueTitle: '£ thousand' }),
    )
    expect(linesOf(textNamed(page, 'hole'))).toEqual(['334'])
    expect(linesOf(textNamed(page, 'hole-name'))).toEqual(['£ thousand'])
    expect(linesOf(textNamed(page, 'share-1'))).toEqual(['168'])
  })

  it('has of shares the one that the title names', () => {
    const page = pageOf(
      'Transport is dear',
      chart('doughnut', parts, { Cost: [50, 30, 20] }, percent),
    )
    expect(linesOf(textNamed(page, 'hole-name'))).toEqual(['Transport'])
  })

  it('has the sum of the shares of which the title speaks together', () => {
    const page = pageOf(
      'Shelves and machines take 80 percent',
      chart('doughnut', parts, { Cost: [50, 30, 20] }, percent),
    )
    expect(linesOf(textNamed(page, 'hole'))).toEqual(['80%'])
    expect(linesOf(textNamed(page, 'hole-name')).join(' ')).toBe('Shelves + Machines')
  })
})

describe('the slices of a ring', () => {
  const shares = chart('doughnut', parts, { Cost: [50, 30, 20] }, percent)

  it('are listed at its side, all of them, the ring as high as the chart', () => {
    const page = pageOf('The move', shares)
    const { box } = chartOf(page)
    expect(box.height).toBeGreaterThan(270)
    for (const place of [1, 2, 3])
      expect(textNamed(page, `share-${place}-name`).box.x).toBeLessThan(box.x)
  })

  it('are listed by numbers that end at their names, also from right to left', () => {
    const { paragraphs } = textNamed(
      buildScene(
        deck(
          { language: 'ar' },
          chartSlide('الطلبات', chart('doughnut', ['شاي', 'قهوة'], { ن: [30, 70] }, percent)),
        ),
        typography,
      ).pages[0] as Page,
      'share-1',
    ).layout
    expect(paragraphs[0]).toMatchObject({ direction: 'ltr', specification: { align: 'end' } })
  })

  it('are named around it beside a takeaway', () => {
    const page = pageOf('The move', shares, true)
    const { box } = chartOf(page)
    expect(textNamed(page, 'share-2').box.x).toBeLessThan(box.x + box.width / 2)
    expect(page.nodes.some(({ name }) => name === 'share-1')).toBe(false)
  })
})
