import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { TextNode } from '../../../src/scene/node.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { cards, deck, slide } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { mockupDeck } from '../../support/mockup-deck.ts'
import { boxInInches, linesOf, nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
let target: Page
beforeAll(async () => {
  typography = await testTypography()
  target = buildScene(mockupDeck, typography).pages[11] as Page
})

type Card = Parameters<typeof cards>[0]

function pageOf(...items: Card[]): Page {
  const scene = buildScene(deck({}, slide('cards', 'Actions', [cards(...items)])), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const many: Card[] = ['Fuel', 'Customs', 'Ports', 'Rates', 'Staff', 'Tolls', 'Roads', 'Rail'].map(
  (head) => ({ head, text: 'It remains an open risk for the whole year' }),
)

describe('cards', () => {
  it('stand where the specification puts them', () => {
    expectBox(nodeNamed(target, 'card-1'), [0.6, 1.9, 2.883, 4.6])
    expectBox(nodeNamed(target, 'card-4'), [9.85, 1.9, 2.883, 4.6])
    expectBox(nodeNamed(target, 'card-1-tile'), [0.85, 2.2, 0.9, 0.9])
    expectBox(nodeNamed(target, 'card-1-icon'), [1.06, 2.41, 0.48, 0.48])
    expectBox(textNamed(target, 'card-2-head'), [3.933, 3.4, 2.483, 0.67])
    expectBox(nodeNamed(target, 'card-2-rule'), [3.933, 5.63, 2.383, 0])
    expectBox(textNamed(target, 'card-2-foot'), [3.933, 5.78, 2.483, 0.5])
    expect(boxInInches(textNamed(target, 'card-3-text'))[1]).toBeCloseTo(4.3, 1)
  })

  it('are set as specified', () => {
    expect(styleOf(textNamed(target, 'card-1-head'))).toMatchObject({
      font: { family: 'Inter', weight: 600 },
      size: 20,
      color: '#0E1733',
    })
    expect(styleOf(textNamed(target, 'card-1-text'))).toMatchObject({ size: 16, color: '#566079' })
    expect(styleOf(textNamed(target, 'card-1-foot'))).toMatchObject({ size: 14, color: '#1B46D9' })
    expect(nodeNamed(target, 'card-1-icon')).toMatchObject({
      stroke: { color: '#FFFFFF', cap: 'round' },
    })
    expect(linesOf(textNamed(target, 'card-4-foot'))).toEqual(['Until Jeddah breaks even'])
  })

  it('show a number where not every card has an icon', () => {
    const page = pageOf({ head: 'Fuel', text: 'Open', icon: 'fuel' }, { head: 'Ports' })
    expect(linesOf(textNamed(page, 'card-1-number'))).toEqual(['1'])
    expect(page.nodes.some((node) => node.name === 'card-1-icon')).toBe(false)
  })

  it.each(systemThemes)('carry numbers or not as they are asked to in $name', ({ id }) => {
    const three = { ...cards(...many.slice(0, 3)), numbered: true }
    const pictured = many.slice(0, 2).map((card) => ({ ...card, icon: 'fuel' as const }))
    const slides = [
      slide('cards', 'Numbered', [three]),
      slide('cards', 'Numbers, not icons', [{ ...cards(...pictured), numbered: true }]),
      slide('cards', 'Not numbered', [{ ...three, numbered: false }]),
    ]
    const scene = buildScene(deck({ themeId: id }, ...slides), typography)
    expect(sceneProblems(scene)).toEqual([])
    const numbers = scene.pages.map(
      ({ nodes }) => nodes.filter(({ name }) => /^card-\d-number$/.test(name)).length,
    )
    expect(numbers).toEqual([3, 2, 0])
  })

  it('share the width when they are fewer', () => {
    expectBox(nodeNamed(pageOf(...many.slice(0, 3)), 'card-2'), [4.711, 1.9, 3.911, 4.6])
    expectBox(nodeNamed(pageOf(...many.slice(0, 2)), 'card-2'), [6.767, 1.9, 5.967, 4.6])
  })

  it('stand in two rows when they are five or six', () => {
    const page = pageOf(...many.slice(0, 6))
    expectBox(nodeNamed(page, 'card-1'), [0.6, 1.9, 3.911, 2.2])
    expectBox(nodeNamed(page, 'card-6'), [8.822, 4.3, 3.911, 2.2])
    expectBox(nodeNamed(page, 'card-1-tile'), [0.85, 2.15, 0.6, 0.6])
  })

  it('begin their texts at one height, however long the heads are', () => {
    const page = pageOf(
      { head: 'Fuel', text: 'Open' },
      { head: 'Customs integration in Turkey', text: 'Delayed' },
      { head: 'Ports', text: 'Open' },
      { head: 'Rates', text: 'Open' },
    )
    const tops = [1, 2, 3, 4].map((n) => textNamed(page, `card-${n}-text`).box.y)
    expect(new Set(tops).size).toBe(1)
  })

  it('draw a rule only over a foot', () => {
    const page = pageOf({ head: 'Fuel', foot: 'In May' }, { head: 'Ports', text: 'Open' })
    expect(nodeNamed(page, 'card-1-rule')).toBeDefined()
    expect(page.nodes.some((node) => node.name === 'card-2-rule')).toBe(false)
  })
})

/** Where a text lies when it is set in a wide sans serif instead of its own face. */
function inFallback({ box, anchor, layout }: TextNode): { top: number; bottom: number } {
  const wide = layout.paragraphs.map(({ specification }) => ({
    ...specification,
    runs: specification.runs.map(({ text, style }) => ({
      text,
      style: { ...style, font: bold, size: style.size * 1.1, tracking: 0 },
    })),
  }))
  const { height } = typography.layoutText(wide, layout.measure, { language: 'en', wrap: true })
  const free = box.height - height
  const top = box.y + (anchor === 'top' ? 0 : anchor === 'middle' ? free / 2 : free)
  return { top, bottom: top + height }
}

const bold = { family: 'Inter', weight: 700, italic: false } as const

describe.each(
  systemThemes.map(({ name, id }) => [name, id] as const),
)('short cards where the fonts of %s are missing', (_, themeId) => {
  const few: Card[] = [
    { head: '120 operators retrained', text: '' },
    { head: '14 moved to the control room', text: '' },
    { head: '3 left the company', text: '' },
  ]
  const told = few.map(({ head }) => ({ head, text: 'They run the cranes from a screen now' }))

  it.each([
    ['of heads alone', few],
    ['of heads and texts', told],
  ])('keep their words on the slide and apart: %s', (_, items) => {
    const { pages } = buildScene(
      deck({ themeId }, slide('cards', 'The crew', [cards(...items)])),
      typography,
    )
    const page = pages[0] as Page
    items.forEach((item, index) => {
      const head = textNamed(page, `card-${index + 1}-head`)
      expect(head.wrap).toBe(true)
      const heading = inFallback(head)
      expect(heading.bottom).toBeLessThan(500)
      if (item.text === '') return
      const text = textNamed(page, `card-${index + 1}-text`)
      expect(inFallback(text).bottom).toBeLessThan(500)
      const beside = text.box.x > head.box.x + head.box.width - 1
      if (!beside) expect(heading.bottom).toBeLessThan(inFallback(text).top + 2)
    })
  })
})
