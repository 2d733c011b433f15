import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation, SetStyle } from '../../../src/deck/operations/operation.ts'
import { chosenVariant, slideSchema } from '../../../src/deck/slide.ts'
import { bullets, bulletsSlide, cards, chart, deck, slide, table } from '../../support/decks.ts'

const apply = (before: Deck, ...operations: Operation[]) => applyOperations(before, operations)
const setStyle = (
  at: SetStyle['at'],
  style: SetStyle['style'],
  slideId = 'slide-1',
): Operation => ({
  op: 'set_style',
  slideId,
  at,
  style,
})
const centered = { align: 'center', size: 1 } as const
const list = { blockId: 'bullets' }
const title = { part: 'title' } as const
const shown = (after: Deck, at = 0) => after.slides.map(chosenVariant)[at]

describe('set_style', () => {
  const before = deck(
    {},
    slide('bullets', 'Costs fell', [bullets(['Fuel', 'Rent']), cards({ head: 'Fuel' })]),
    bulletsSlide('Plans', ['Hire']),
  )

  it.each<[string, SetStyle['at'], SetStyle['style'], object]>([
    ['a block', list, centered, { blocks: [{ style: centered }, {}] }],
    [
      'a title',
      title,
      { font: 'Marcellus', size: -1 },
      { titleStyle: { font: 'Marcellus', size: -1 } },
    ],
  ])('sets %s, and its inverse brings back what was there', (_, at, style, expected) => {
    const outcome = apply(before, setStyle(at, style))
    expect(shown(outcome.deck)).toMatchObject(expected)
    expect(slideSchema.parse(outcome.deck.slides[0])).toEqual(outcome.deck.slides[0])
    expect(apply(outcome.deck, ...outcome.inverse).deck).toEqual(before)
    expect(apply(outcome.deck, setStyle(at, null)).deck).toEqual(before)
  })

  it('sets the variants that say the same, and other blocks not', () => {
    const variants = [
      ...bulletsSlide('Risks', ['Fuel']).variants,
      ...slide('recap', 'Risks', [bullets(['Fuel'])]).variants,
      ...bulletsSlide('Risks', ['Rent']).variants,
    ]
    const { deck: after } = apply(
      deck({}, { ...bulletsSlide('Risks', []), variants }),
      setStyle(list, centered),
      setStyle(title, centered),
    )
    expect(after.slides[0]?.variants).toMatchObject([
      { titleStyle: centered, blocks: [{ style: centered }] },
      { titleStyle: centered, blocks: [{ style: centered }] },
      { titleStyle: centered, blocks: [expect.not.objectContaining({ style: centered })] },
    ])
  })

  it.each<[string, Operation, string]>([
    [
      'a font of a block',
      setStyle(list, { font: 'Marcellus' }),
      'Only a title can have a font of its own',
    ],
    [
      'a block that is not there',
      setStyle({ blockId: 'table' }, centered),
      'There is no block table on this slide.',
    ],
  ])('is refused for %s', (_, operation, message) => {
    expect(() => apply(before, operation)).toThrow(message)
  })

  it('is refused for a chart, whose labels are set by the theme', () => {
    const charted = deck({}, slide('chart', 'Sales', [chart('bar', ['2024'], { Sales: [1] })]))
    expect(() => apply(charted, setStyle({ blockId: 'chart' }, centered))).toThrow(
      'A block of the kind chart takes no style.',
    )
  })

  it('goes with its text: to both parts of a split, into another layout, under new words', () => {
    const { deck: styled } = apply(before, setStyle(list, centered), setStyle(title, centered))
    const { deck: after } = apply(
      styled,
      { op: 'set_slide_title', slideId: 'slide-1', title: 'Costs rose' },
      {
        op: 'set_item',
        slideId: 'slide-1',
        blockId: 'bullets',
        item: 0,
        part: 'text',
        value: 'Oil',
      },
      { op: 'set_layout', slideId: 'slide-1', layout: 'recap' },
      { op: 'split_slide', slideId: 'slide-1', newSlideId: 'new', at: 1 },
    )
    for (const at of [0, 1])
      expect(shown(after, at)).toMatchObject({
        titleStyle: centered,
        blocks: [{ kind: 'bullets', style: centered }, {}].slice(0, at + 1),
      })
  })

  it('is the first slide’s where slides are merged', () => {
    const merge: Operation = { op: 'merge_slides', slideIds: ['slide-2', 'slide-1'] }
    const { deck: after } = apply(before, setStyle(list, centered, 'slide-2'), merge)
    expect(shown(after)).toMatchObject({
      blocks: [{ style: centered, items: [{ text: 'Hire' }, {}, {}] }, {}],
    })
  })
})

describe('set_ground', () => {
  const before = deck({}, bulletsSlide('Risks', ['Fuel', 'Customs']))
  const ground = { role: 'accent' } as const
  const dark: Operation = { op: 'set_ground', slideId: 'slide-1', ground }

  it('puts a slide on a ground, and its inverse on the one before', () => {
    const { deck: after, inverse } = apply(before, dark)
    expect(after.slides).toMatchObject([{ ground }])
    expect(apply(after, ...inverse).deck).toEqual(before)
    expect(apply(after, { ...dark, ground: null } as Operation).deck).toEqual(before)
  })

  it('is that of both parts of a split slide, and of a copy', () => {
    const { deck: after } = apply(
      before,
      dark,
      { op: 'duplicate_slide', slideId: 'slide-1', newSlideId: 'copy' },
      { op: 'split_slide', slideId: 'slide-1', newSlideId: 'rest' },
    )
    expect(after.slides).toMatchObject([{ ground }, { ground }, { ground }])
  })
})

describe('set_column', () => {
  const before = deck({}, slide('table', 'Sales', [table(['Item', 'Cost'], [['Fuel', '12']])]))
  const setColumn = (column: number, width: number | 'equal' | null): Operation => ({
    op: 'set_column',
    slideId: 'slide-1',
    blockId: 'table',
    column,
    width,
  })

  it('says how wide a column is, and its inverse takes that back', () => {
    const { deck: after, inverse } = apply(before, setColumn(0, 1.5))
    expect(shown(after)).toMatchObject({ blocks: [{ columns: [{ width: 1.5 }, {}] }] })
    expect(apply(after, ...inverse).deck).toEqual(before)
    expect(apply(after, setColumn(0, null)).deck).toEqual(before)
  })

  it('goes with its column, and is refused where there is none', () => {
    const arrange: Operation = {
      op: 'arrange',
      slideId: 'slide-1',
      blockId: 'table',
      axis: 'columns',
      order: [1, 0],
    }
    const { deck: after } = apply(before, setColumn(0, 'equal'), arrange)
    expect(shown(after)).toMatchObject({
      blocks: [{ columns: [{ name: 'Cost' }, { name: 'Item', width: 'equal' }] }],
    })
    expect(() => apply(before, setColumn(2, 1))).toThrow('The table has no such column.')
  })
})
