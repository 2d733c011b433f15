import { describe, expect, it } from 'vitest'
import { blockPlainText } from '../../../src/deck/blocks/block.ts'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { chosenVariant } from '../../../src/deck/slide.ts'
import {
  bullets,
  bulletsSlide,
  cards,
  chart,
  comparison,
  deck,
  image,
  sides,
  slide,
  stats,
  steps,
  table,
  timeline,
} from '../../support/decks.ts'

const apply = (before: Deck, ...operations: Operation[]) => applyOperations(before, operations).deck
const shown = (after: Deck, at = 0) => chosenVariant(after.slides[at] as never).blocks
const said = (after: Deck, at = 0) => shown(after, at).map(blockPlainText)
const block = (blockId: string, slideId = 'slide-1') => ({ slideId, blockId })

describe('insert_items', () => {
  const list = deck({}, bulletsSlide('Risks', ['Fuel', 'Customs']))

  it('adds lines before a place, and its inverse takes them away', () => {
    const { deck: after, inverse } = applyOperations(list, [
      { op: 'insert_items', ...block('bullets'), items: ['Ice', 'Strikes'], position: 1 },
    ])
    expect(said(after)).toEqual(['Fuel\nIce\nStrikes\nCustoms'])
    expect(apply(after, ...inverse)).toEqual(list)
  })

  it('takes what is more than a line with its parts', () => {
    const cardsDeck = deck({}, slide('cards', 'Teams', [cards({ head: 'Sales', text: 'Sells.' })]))
    const added = { head: 'Support', text: 'Helps.', icon: 'phone' }
    const after = apply(cardsDeck, { op: 'insert_items', ...block('cards'), items: [added] })
    expect(said(after)).toEqual(['Sales: Sells.\nSupport: Helps.'])
  })

  it('refuses an item without what the items there have, and one with more', () => {
    const figures = deck({}, slide('stats', 'Year', [stats({ figure: '9', label: 'Shops' })]))
    const insert = (item: string | { text: string; colour: string }): Operation => ({
      op: 'insert_items',
      ...block('stats'),
      items: [item],
    })
    expect(() => apply(figures, insert('12'))).toThrow('“label” is missing or wrong')
    expect(() =>
      apply(list, {
        op: 'insert_items',
        ...block('bullets'),
        items: [{ text: 'Ice', colour: 'red' }],
      }),
    ).toThrow('has no “colour”')
    const withSources = { text: 'Ice', sources: [{ input: 'i', start: 0, end: 3 }] }
    expect(() =>
      apply(list, { op: 'insert_items', ...block('bullets'), items: [withSources] }),
    ).toThrow('without sources')
  })
})

describe('set_item', () => {
  it('says a text anew, in the marks of the words that stay', () => {
    const before = apply(deck({}, bulletsSlide('Risks', ['Fuel is dear'])), {
      op: 'set_marks',
      slideId: 'slide-1',
      at: { blockId: 'bullets', item: 0, part: 'text' },
      marks: [{ from: 0, to: 4, bold: true }],
    })
    const value = 'Fuel is cheap'
    const after = apply(before, {
      op: 'set_item',
      ...block('bullets'),
      item: 0,
      part: 'text',
      value,
    })
    expect(shown(after)).toMatchObject([
      { items: [{ text: value, marks: [{ from: 0, to: 4, bold: true }] }] },
    ])
  })

  it('adds a part that an item had not, and takes it away again', () => {
    const before = deck({}, slide('cards', 'Teams', [cards({ head: 'Sales', text: 'Sells.' })]))
    const foot = (value: string | null): Operation => ({
      op: 'set_item',
      ...block('cards'),
      item: 0,
      part: 'foot',
      value,
    })
    const after = apply(before, foot('From May'))
    expect(said(after)).toEqual(['Sales: Sells.. From May'])
    expect(apply(after, foot(null))).toEqual(before)
  })

  it('sets a cell of a comparison, the level of a point and what a picture shows', () => {
    const before = deck(
      {},
      slide('comparison', 'Ovens', [comparison(['Gas', 'Electric'], { Price: ['9', '12'] })]),
      bulletsSlide('Risks', ['Fuel', 'Diesel']),
      slide('image', 'Harbour', [image('picture')]),
    )
    const after = apply(
      before,
      { op: 'set_item', ...block('comparison'), item: 0, column: 1, part: 'text', value: '11' },
      { op: 'set_item', ...block('bullets', 'slide-2'), item: 1, part: 'level', value: 1 },
      { op: 'set_item', ...block('image', 'slide-3'), part: 'alt', value: 'A crane' },
    )
    expect(said(after)).toEqual(['\tGas\tElectric\nPrice\t9\t11'])
    expect(said(after, 1)).toEqual(['Fuel\n  Diesel'])
    expect(shown(after, 2)).toMatchObject([{ alt: 'A crane' }])
  })

  it.each([
    ['an item that is not there', { item: 7, part: 'text', value: 'x' }, 'no item 8'],
    ['a part that does not exist', { item: 0, part: 'colour', value: 'x' }, 'no such part'],
    ['what says which thing it is', { part: 'id', value: 'x' }, 'cannot be set'],
    ['what is not said', { item: 0, part: 'added', value: null }, 'cannot be taken away'],
    ['a value of another type', { item: 0, part: 'level', value: 'x' }, '“level”'],
    ['an empty place', { item: 0, part: 'text', value: null }, '“text”'],
  ])('refuses %s', (_, given, message) => {
    const before = deck({}, bulletsSlide('Risks', ['Fuel']))
    expect(() => apply(before, { op: 'set_item', ...block('bullets'), ...given })).toThrow(message)
  })
})

describe('delete_items', () => {
  const before = deck({}, bulletsSlide('Risks', ['Fuel', '  Diesel', 'Customs']))

  it('takes sub-items with the item above them', () => {
    const after = apply(before, { op: 'delete_items', ...block('bullets'), items: [0] })
    expect(said(after)).toEqual(['Customs'])
  })

  it('leaves no empty list', () => {
    expect(() => apply(before, { op: 'delete_items', ...block('bullets'), items: [0, 2] })).toThrow(
      'delete the block',
    )
  })
})

describe('move_items', () => {
  const before = deck(
    {},
    slide('bullets', 'Risks', [bullets(['Fuel', '  Diesel', 'Customs'])]),
    slide('steps', 'Plan', [steps(['Register', 'Pay'])]),
  )
  const move = (items: number[], to: { slideId: string; blockId: string }, position?: number) => ({
    op: 'move_items' as const,
    ...block('bullets'),
    items,
    toSlideId: to.slideId,
    toBlockId: to.blockId,
    ...(position === undefined ? {} : { position }),
  })

  it('brings a point with its sub-items to another place of its list', () => {
    expect(said(apply(before, move([0], block('bullets'))))).toEqual(['Customs\nFuel\n  Diesel'])
    expect(said(apply(before, move([2], block('bullets'), 0)))).toEqual(['Customs\nFuel\n  Diesel'])
  })

  it('makes lines of them in a list of another kind, and is taken back', () => {
    const { deck: after, inverse } = applyOperations(before, [
      move([2], block('steps', 'slide-2'), 0),
    ])
    expect([said(after), said(after, 1)]).toEqual([
      ['Fuel\n  Diesel'],
      ['1. Customs\n2. Register\n3. Pay'],
    ])
    expect(apply(after, ...inverse)).toEqual(before)
  })

  it('loses no point that the other comparison has no side for', () => {
    const three = deck(
      {},
      slide('comparison', 'Ways', [sides({ Build: ['Control'], Buy: ['Speed'], Rent: ['Ease'] })]),
      slide('comparison', 'Ovens', [sides({ Gas: ['Hot'], Electric: ['Clean'] })]),
    )
    expect(() =>
      apply(three, {
        op: 'move_items',
        ...block('comparison'),
        items: [2],
        toSlideId: 'slide-2',
        toBlockId: 'comparison',
      }),
    ).toThrow('has no place for all of them')
  })

  it('keeps what is set in a line that goes to a list of another kind', () => {
    const marked = apply(before, {
      op: 'set_marks',
      slideId: 'slide-1',
      at: { blockId: 'bullets', item: 2, part: 'text' },
      marks: [{ from: 0, to: 7, bold: true }],
    })
    const after = apply(marked, move([2], block('steps', 'slide-2'), 0))
    expect(shown(after, 1)).toMatchObject([
      { items: [{ text: 'Customs', marks: [{ from: 0, to: 7, bold: true }] }, {}, {}] },
    ])
  })

  it('lets a block go that nothing is left in', () => {
    const after = apply(before, move([0, 2], block('steps', 'slide-2')))
    expect(said(after)).toEqual([])
  })
})

describe('arrange', () => {
  it('puts points with their sub-items, rows, columns and categories in another order', () => {
    const before = deck(
      {},
      bulletsSlide('Risks', ['Fuel', '  Diesel', 'Customs']),
      slide('table', 'Costs', [
        table(
          ['Team', '#2025'],
          [
            ['A', '1'],
            ['B', '2'],
          ],
        ),
      ]),
      slide('chart', 'Sales', [
        { ...chart('bar', ['Q1', 'Q2', 'Q3'], { Sales: [1, 2, 3] }), highlightedCategory: 2 },
      ]),
    )
    const after = apply(
      before,
      { op: 'arrange', ...block('bullets'), axis: 'items', order: [1, 0] },
      { op: 'arrange', ...block('table', 'slide-2'), axis: 'rows', order: [1, 0] },
      { op: 'arrange', ...block('table', 'slide-2'), axis: 'columns', order: [1, 0] },
      { op: 'arrange', ...block('chart', 'slide-3'), axis: 'categories', order: [2, 0, 1] },
    )
    expect(said(after)).toEqual(['Customs\nFuel\n  Diesel'])
    expect(said(after, 1)).toEqual(['2025\tTeam\n2\tB\n1\tA'])
    expect(shown(after, 2)).toMatchObject([
      { categories: ['Q3', 'Q1', 'Q2'], series: [{ values: [3, 1, 2] }], highlightedCategory: 0 },
    ])
  })

  it('refuses an order that leaves something out, and an axis that is not there', () => {
    const before = deck({}, bulletsSlide('Risks', ['Fuel', 'Customs']))
    const arrange = (axis: 'items' | 'rows', order: number[]): Operation => ({
      op: 'arrange',
      ...block('bullets'),
      axis,
      order,
    })
    expect(() => apply(before, arrange('items', [1]))).toThrow('each of the 2 items once')
    expect(() => apply(before, arrange('items', [0, 0]))).toThrow('each of the 2 items once')
    expect(() => apply(before, arrange('rows', [0, 1]))).toThrow('has no rows')
  })
})

describe('set_highlight', () => {
  const before = deck(
    {},
    slide('timeline', 'Plan', [timeline(['May: Start', 'June: End'])]),
    slide('comparison', 'Ovens', [comparison(['Gas', 'Electric'], { Price: ['9', '12'] })]),
  )
  const highlight = (axis: 'items' | 'columns' | 'rows', at: object, index: number | null) =>
    ({ op: 'set_highlight', ...block('timeline'), axis, index, ...at }) as Operation

  it('is on one thing of an axis, or on none', () => {
    const first = apply(before, highlight('items', {}, 0))
    const second = apply(first, highlight('items', {}, 1))
    const [one, other] = (shown(second) as unknown as [{ items: object[] }])[0].items
    expect([one, other]).toMatchObject([{}, { highlighted: true }])
    expect(one).not.toHaveProperty('highlighted')
    expect(apply(second, highlight('items', {}, null))).toEqual(before)
  })

  it('recommends a side of a comparison', () => {
    const after = apply(before, highlight('columns', block('comparison', 'slide-2'), 1))
    expect(shown(after, 1)).toMatchObject([{ sides: [{}, { recommended: true }] }])
  })

  it('refuses what is not there', () => {
    expect(() => apply(before, highlight('items', {}, 2))).toThrow('number 3 is not there')
    expect(() => apply(before, highlight('rows', {}, 0))).toThrow('no rows can be highlighted')
  })
})

describe('series of a chart', () => {
  const before = deck(
    {},
    slide('chart', 'Sales', [chart('bar', ['Q1', 'Q2'], { North: [1, 2], South: [3, 4] })]),
  )

  it('are added, renamed and removed', () => {
    const after = apply(
      before,
      { op: 'add_chart_series', ...block('chart'), name: 'East', values: [5, null] },
      { op: 'set_chart_name', ...block('chart'), axis: 'series', index: 0, name: 'Nord' },
      { op: 'set_chart_name', ...block('chart'), axis: 'categories', index: 1, name: 'Spring' },
      { op: 'delete_chart_series', ...block('chart'), series: 1 },
    )
    expect(shown(after)).toMatchObject([
      {
        categories: ['Q1', 'Spring'],
        series: [
          { name: 'Nord', values: [1, 2] },
          { name: 'East', values: [5, null] },
        ],
      },
    ])
  })

  it('have a value for each category, and stay one in a ring', () => {
    const add = { op: 'add_chart_series' as const, ...block('chart'), name: 'East' }
    expect(() => apply(before, { ...add, values: [1] })).toThrow('needs 2 values a series')
    const ring = deck({}, slide('chart', 'Shares', [chart('pie', ['A', 'B'], { Share: [1, 2] })]))
    expect(() => apply(ring, { ...add, values: [1, 2] })).toThrow('exactly one series')
  })
})
