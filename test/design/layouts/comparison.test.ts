import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { isFact } from '../../../src/design/layouts/comparison-rows.ts'
import { draughtsman } from '../../../src/design/themes/draughtsman/draughtsman.ts'
import { kiln } from '../../../src/design/themes/kiln/kiln.ts'
import { sorbet } from '../../../src/design/themes/sorbet/sorbet.ts'
import type { SceneNode, TableCell, TextNode } from '../../../src/scene/node.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { comparison, deck, sides, simpleLightId, slide } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import { linesOf, nodeNamed, styleOf, tableOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
let target: Page
beforeAll(async () => {
  typography = await testTypography()
  target = buildScene(mockupDeck, typography).pages[9] as Page
})

function pageOf(block: ReturnType<typeof comparison>, themeId = simpleLightId): Page {
  const scene = buildScene(deck({ themeId }, slide('comparison', 'Compared', [block])), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const fillOf = (page: Page, name: string) => {
  const node = nodeNamed(page, name)
  return node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined
}

/** A cell of the table that a comparison in rows is; row and column from 0, the names of the sides in row 0. */
const cell = (page: Page, row: number, column: number): TableCell =>
  tableOf(page, 'comparison').rows[row]?.cells[column] as TableCell

/** Where the words of a cell stand. */
function cellBox(page: Page, row: number, column: number): SceneNode {
  const table = tableOf(page, 'comparison')
  const { box, rows, columnWidths } = table
  const { left, right } = cell(page, row, column).padding
  const before = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0)
  return {
    ...table,
    box: {
      x: box.x + before(columnWidths.slice(0, column)) + left,
      y: box.y + before(rows.slice(0, row).map((one) => one.height)),
      width: (columnWidths[column] ?? 0) - left - right,
      height: rows[row]?.height ?? 0,
    },
  }
}

describe('a comparison in rows', () => {
  const offers = comparison(['Build', 'Buy'], {
    Time: ['9 months', '10 weeks'],
    Cost: ['€1.4 million', '€380,000'],
  })

  it('is a native table over the bands of its sides', () => {
    const page = pageOf(offers)
    const words = tableOf(page, 'comparison').rows.map((row) => row.cells.flatMap(linesOf))
    expect(words).toEqual([
      ['', 'Build', 'Buy'],
      ['Time', '9 months', '10 weeks'],
      ['Cost', '€1.4 million', '€380,000'],
    ])
    const names = page.nodes.map((node) => node.name)
    expect(names.indexOf('side-2')).toBeLessThan(names.indexOf('comparison'))
  })

  it('stands where the specification puts it', () => {
    expectBox(nodeNamed(target, 'side-1'), [2.656, 1.9, 4.939, 0.7])
    expectBox(nodeNamed(target, 'side-2'), [7.794, 1.9, 4.939, 0.7])
    expectBox(cellBox(target, 1, 0), [0.85, 2.6, 1.606, 0.735])
    expectBox(cellBox(target, 4, 2), [8.044, 4.805, 4.689, 0.735])
    expectBox(nodeNamed(target, 'verdict'), [0.6, 5.65, 12.133, 0.85])
    expectBox(textNamed(target, 'verdict-label'), [0.85, 5.65, 1.606, 0.85])
    expectBox(textNamed(target, 'verdict-text'), [2.906, 5.65, 4.689, 0.85])
    expectBox(textNamed(target, 'verdict-note'), [8.044, 5.65, 4.439, 0.85])
  })

  it('is set as specified', () => {
    const display = { family: 'Source Serif 4', weight: 600 }
    expect(styleOf(cell(target, 0, 1))).toMatchObject({ font: display, size: 20, color: '#FFFFFF' })
    expect(styleOf(cell(target, 1, 0))).toMatchObject({ size: 16, color: '#566079' })
    expect(styleOf(cell(target, 2, 1)).font.weight).toBe(600)
    expect(styleOf(cell(target, 3, 1)).font.weight).toBe(400)
    expect(cell(target, 2, 0).borderTop).toMatchObject({ width: 0.75 })
    expect(styleOf(textNamed(target, 'verdict-text'))).toMatchObject({
      font: display,
      size: 20,
      color: '#1B46D9',
    })
  })

  it('names its sides in one size', () => {
    const names = ['Build', 'Buy', 'Lease from the vendor for three years', 'Wait']
    const page = pageOf(comparison(names, { Cost: ['9', '8', '7', '6'] }))
    expect(new Set([1, 2, 3, 4].map((side) => styleOf(cell(page, 0, side)).size)).size).toBe(1)
  })

  it('keeps the accent for a recommended side', () => {
    const page = pageOf(
      comparison(['*Build', 'Buy', 'Wait'], { Time: ['9 months', '10 weeks', 'None'] }),
    )
    expect([1, 2, 3].map((n) => fillOf(page, `side-${n}`))).toEqual([
      '#1B46D9',
      '#0E1733',
      '#0E1733',
    ])
  })

  it('gives the sides the whole width when no row has a label', () => {
    const page = pageOf(comparison(['Build', 'Buy'], { '': ['Full control', 'Vendor lock-in'] }))
    expectBox(nodeNamed(page, 'side-1'), [0.6, 1.9, 5.967, 0.7])
  })

  it('shows a dash where the source says nothing', () => {
    const page = pageOf(comparison(['Build', 'Buy'], { Time: ['9 months', ''] }))
    expect(linesOf(cell(page, 1, 2))).toEqual(['–'])
  })

  it('has rows on the grounds of a theme', () => {
    const page = pageOf(offers, kiln.id)
    expect(cell(page, 1, 1)).toMatchObject({ fill: '#FFF8EE', ground: '#FFF8EE' })
    expect(cell(page, 2, 1).fill).toBe('#F0DFCB')
    const pills = pageOf(offers, sorbet.id)
    expect(nodeNamed(pills, 'row-2-pill').box.width).toBe(tableOf(pills, 'comparison').box.width)
    expect(styleOf(cell(pills, 1, 0)).color).toBe('#35264F')
  })
})

describe('a comparison of lists', () => {
  const uneven = sides({
    'Went well': ['Alert after three minutes'],
    '*Went badly': ['Deploy examined for an hour', 'Status page silent', 'No page on locks'],
  })

  it('begins each list at the top, in one size and at one distance', () => {
    const page = pageOf(uneven)
    const [well, bad, silent, locks] = ['1-point-1', '2-point-1', '2-point-2', '2-point-3'].map(
      (name) => textNamed(page, `side-${name}`),
    ) as [TextNode, TextNode, TextNode, TextNode]
    expect(well.box.y).toBe(bad.box.y)
    expect(styleOf(well).size).toBe(styleOf(locks).size)
    expect(locks.box.y - silent.box.y).toBeCloseTo(silent.box.y - bad.box.y)
    expect(page.nodes.map((node) => node.name)).not.toContain('side-1-rule-1')
  })

  it('sets few points large', () => {
    const page = pageOf(sides({ Branch: ['Somebody may need it'], Tag: ['Costs 41 bytes'] }))
    expect(styleOf(textNamed(page, 'side-1-point-1')).size).toBeGreaterThanOrEqual(36)
  })

  it('lets as many points on each side answer one another', () => {
    const long = 'Won’t send anybody for a house of fifty-six rooms in the country'
    const page = pageOf(sides({ Vendors: [long, 'Sell to chains'], Timers: ['Blind', 'Cheap'] }))
    const top = (side: number) => textNamed(page, `side-${side}-point-2`).box.y
    expect(top(1)).toBe(top(2))
  })

  it('says of a side that it has nothing', () => {
    const page = pageOf(sides({ Must: ['Shelves'], Later: [] }))
    expect(linesOf(textNamed(page, 'side-2-point-1'))).toEqual(['–'])
  })

  it('stands under rules where its sides have no names', () => {
    const [first, second] = sides({ One: ['Shelves', 'Cards'], Two: ['Box'] }).sides
    const unnamed = [first, second].flatMap((side) => (side ? [{ ...side, text: '' }] : []))
    const page = pageOf({ ...uneven, sides: unnamed })
    expect(fillOf(page, 'side-1')).toBeUndefined()
    expect(nodeNamed(page, 'side-2').box.width).toBeGreaterThan(0)
  })

  it('is what rows are that nothing names, where a side has no answer', () => {
    const page = pageOf(comparison(['', ''], { '': ['One', ''] }))
    expect(linesOf(textNamed(page, 'side-1-point-1'))).toEqual(['One'])
  })

  it('has frames that end at one height, however long the lists are', () => {
    const page = pageOf(uneven, draughtsman.id)
    const [short, long] = [1, 2].map((side) => nodeNamed(page, `view-${side}`).box.height)
    expect(short).toBe(long)
  })
})

describe('isFact', () => {
  it.each(['9 months', '€380,000 a year', 'Live in 10 weeks', '34.5%'])('%s', (text) => {
    expect(isFact(text)).toBe(true)
  })

  it.each([
    'Vendor lock-in',
    'No Turkish support before 2027',
    'It has been used by 14 of our customers for some time',
  ])('not %s', (text) => {
    expect(isFact(text)).toBe(false)
  })
})
