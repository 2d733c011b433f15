import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { isFact } from '../../../src/design/layouts/comparison.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { comparison, deck, slide } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import { linesOf, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
let target: Page
beforeAll(async () => {
  typography = await testTypography()
  target = buildScene(mockupDeck, typography).pages[9] as Page
})

function pageOf(...args: Parameters<typeof comparison>): Page {
  const scene = buildScene(
    deck({}, slide('comparison', 'Compared', [comparison(...args)])),
    typography,
  )
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const fillOf = (page: Page, name: string) => {
  const node = nodeNamed(page, name)
  return node.kind === 'shape' && node.fill?.kind === 'solid' ? node.fill.color : undefined
}

describe('a comparison', () => {
  it('names its sides in one size', () => {
    const names = ['Build', 'Buy', 'Lease from the vendor for three years', 'Wait']
    const page = pageOf(names, { Cost: ['9', '8', '7', '6'] })
    const sizes = names.map((_, index) => styleOf(textNamed(page, `side-${index + 1}-name`)).size)
    expect(new Set(sizes).size).toBe(1)
  })

  it('is a list in columns under rules where its sides have no names', () => {
    const page = pageOf(['', ''], { '': ['One', ''] })
    expect(fillOf(page, 'side-1')).toBeUndefined()
    expect(page.nodes.map((node) => node.name)).not.toContain('row-1-cell-2')
    expect(fillOf(target, 'side-1')).toBeDefined()
  })

  it('stands where the specification puts it', () => {
    expectBox(nodeNamed(target, 'side-1'), [2.656, 1.9, 4.939, 0.7])
    expectBox(nodeNamed(target, 'side-2'), [7.794, 1.9, 4.939, 0.7])
    expectBox(textNamed(target, 'row-1-label'), [0.85, 2.6, 1.606, 0.735])
    expectBox(textNamed(target, 'row-4-cell-2'), [8.044, 4.805, 4.689, 0.735])
    expectBox(nodeNamed(target, 'row-rule-1'), [0.6, 3.335, 12.133, 0])
    expectBox(nodeNamed(target, 'verdict'), [0.6, 5.65, 12.133, 0.85])
    expectBox(textNamed(target, 'verdict-label'), [0.85, 5.65, 1.606, 0.85])
    expectBox(textNamed(target, 'verdict-text'), [2.906, 5.65, 4.689, 0.85])
    expectBox(textNamed(target, 'verdict-note'), [8.044, 5.65, 4.439, 0.85])
  })

  it('is set as specified', () => {
    const display = { family: 'Source Serif 4', weight: 600 }
    expect(styleOf(textNamed(target, 'side-1-name'))).toMatchObject({
      font: display,
      size: 20,
      color: '#FFFFFF',
    })
    expect(styleOf(textNamed(target, 'row-1-label'))).toMatchObject({ size: 16, color: '#566079' })
    expect(styleOf(textNamed(target, 'row-2-cell-1')).font.weight).toBe(600)
    expect(styleOf(textNamed(target, 'row-3-cell-1')).font.weight).toBe(400)
    expect(styleOf(textNamed(target, 'verdict-text'))).toMatchObject({
      font: display,
      size: 20,
      color: '#1B46D9',
    })
  })

  it('keeps the accent for a recommended side', () => {
    const page = pageOf(['*Build', 'Buy', 'Wait'], { Time: ['9 months', '10 weeks', 'None'] })
    expect([1, 2, 3].map((n) => fillOf(page, `side-${n}`))).toEqual([
      '#1B46D9',
      '#0E1733',
      '#0E1733',
    ])
  })

  it('gives the sides the whole width when no row has a label', () => {
    const page = pageOf(['Build', 'Buy'], { '': ['Full control', 'Vendor lock-in'] })
    expectBox(nodeNamed(page, 'side-1'), [0.6, 1.9, 5.967, 0.7])
  })

  it('shows a dash where the source says nothing', () => {
    const page = pageOf(['Build', 'Buy'], { Time: ['9 months', ''] })
    expect(linesOf(textNamed(page, 'row-1-cell-2'))).toEqual(['–'])
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
