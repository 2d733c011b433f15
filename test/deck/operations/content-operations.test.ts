import { describe, expect, it } from 'vitest'
import type { ChartBlock } from '../../../src/deck/blocks/chart/schema.ts'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type {
  AddChartCategory,
  DeleteChartCategory,
  SetChartType,
  SetChartValue,
} from '../../../src/deck/operations/chart-operation-schemas.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { chosenVariant, type LayoutName, slidePlainText } from '../../../src/deck/slide.ts'
import {
  bulletsSlide,
  chart,
  chartSlide,
  deck,
  quoteSlide,
  sectionSlide,
  slide,
  stepsSlide,
  tableSlide,
  titleSlide,
} from '../../support/decks.ts'

type WithoutPlace<One> = One extends unknown ? Omit<One, 'slideId' | 'blockId'> : never
type ChartOperation = WithoutPlace<
  SetChartType | SetChartValue | AddChartCategory | DeleteChartCategory
>

const apply = (before: Deck, ...operations: Operation[]) => applyOperations(before, operations)
const texts = (after: Deck) => after.slides.map(slidePlainText)
const ids = (after: Deck) => after.slides.map((slide) => slide.id)
const idOf = (one: Deck, index: number) => one.slides[index]?.id ?? ''

describe('splitting a slide', () => {
  const before = deck({}, stepsSlide('Onboard', ['Ask', 'Sign', 'Plan', 'Start']))

  it('sends half of its items to a new slide behind it', () => {
    const { deck: after, summary } = apply(before, {
      op: 'split_slide',
      slideId: idOf(before, 0),
      newSlideId: 'second',
    })
    expect(texts(after)).toEqual(['Onboard\n1. Ask\n2. Sign', 'Onboard\n3. Plan\n4. Start'])
    expect(summary).toBe('Split slide 1 in two.')
  })

  it('is refused where one side would be empty', () => {
    const split = { op: 'split_slide', slideId: idOf(before, 0), newSlideId: 'second' } as const
    expect(() => apply(before, { ...split, at: 4 })).toThrow('too little')
    const quote = deck({}, quoteSlide('Said', 'It works.'))
    expect(() => apply(quote, { ...split, slideId: idOf(quote, 0) })).toThrow('too little')
  })
})

describe('merging slides', () => {
  it('makes one list of their lists, under the first title, and joins the notes', () => {
    const before = deck(
      {},
      bulletsSlide('Costs', ['Fuel', 'Rent'], { notes: 'Slowly.' }),
      sectionSlide('Between'),
      bulletsSlide('More costs', ['Staff'], { notes: 'Stop.' }),
    )
    const { deck: after } = apply(before, {
      op: 'merge_slides',
      slideIds: [idOf(before, 0), idOf(before, 2)],
    })
    expect(texts(after)).toEqual(['Costs\nFuel\nRent\nStaff', 'Between'])
    expect(after.slides[0]?.notes).toBe('Slowly.\n\nStop.')
  })

  it('keeps who, when and where of the later ones in the notes', () => {
    const { deck: after } = apply(
      deck(
        {},
        slide('closing', 'Thanks', [], { meta: 'Ines Brandt' }),
        slide('closing', 'Questions', [], { meta: 'ask@example.org' }),
      ),
      { op: 'merge_slides', slideIds: ['slide-1', 'slide-2'] },
    )
    expect(after.slides[0]).toMatchObject({
      variants: [{ meta: 'Ines Brandt' }],
      notes: 'ask@example.org',
    })
  })

  it.each([
    ['into', ['slide-1', 'slide-2']],
    ['with', ['slide-2', 'slide-1']],
  ])('is refused %s a title slide, which would be lost', (_, slideIds) => {
    const before = deck({}, titleSlide('Review'), bulletsSlide('Costs', ['Fuel']))
    expect(() => apply(before, { op: 'merge_slides', slideIds })).toThrow(
      'Slide 1 is the title slide',
    )
  })
})

describe('charts and tables', () => {
  const data = chart('bar', ['May', 'June'], { Sales: [1, 2] })
  const before = deck({}, chartSlide('Sales', data))
  const target = { slideId: idOf(before, 0), blockId: data.id }
  const dataOf = (after: Deck) => {
    const block = after.slides[0] && chosenVariant(after.slides[0]).blocks[0]
    return block?.kind === 'chart' ? block : undefined
  }

  it('change their type, their values and their categories', () => {
    const { deck: after } = apply(
      before,
      { op: 'set_chart_type', ...target, chartType: 'line' },
      { op: 'set_chart_value', ...target, series: 0, category: 1, value: 5 },
      { op: 'add_chart_category', ...target, name: 'July', values: [9] },
      { op: 'delete_chart_category', ...target, category: 0 },
    )
    expect(dataOf(after)).toMatchObject({
      chartType: 'line',
      categories: ['June', 'July'],
      series: [{ values: [5, 9] }],
    })
  })

  it('gain and lose rows and columns, and change their cells', () => {
    const table = deck({}, tableSlide('Costs', ['What', 'Cost'], [['Fuel', '3']]))
    const block = table.slides[0] && chosenVariant(table.slides[0]).blocks[0]
    const there = { slideId: idOf(table, 0), blockId: block?.id ?? '' }
    const { deck: after } = apply(
      table,
      { op: 'add_table_row', ...there, cells: ['Rent', '5'] },
      { op: 'set_table_cell', ...there, row: 0, column: 1, text: '4' },
      { op: 'set_table_cell', ...there, row: -1, column: 0, text: 'Item' },
      { op: 'add_table_column', ...there, name: 'Due', cells: ['May', 'June'], numeric: false },
      { op: 'delete_table_column', ...there, column: 1 },
    )
    expect(texts(after)).toEqual(['Costs\nItem\tDue\nFuel\tMay\nRent\tJune'])
  })

  it('are refused what would leave them empty, and other blocks what is not theirs', () => {
    expect(() =>
      apply(
        before,
        { op: 'delete_chart_category', ...target, category: 0 },
        { op: 'delete_chart_category', ...target, category: 0 },
      ),
    ).toThrow('at least one category')
    expect(() => apply(before, { op: 'delete_table_row', ...target, row: 0 })).toThrow(
      'is a chart, not a table',
    )
  })
})

describe('what a chart says beside its values', () => {
  const target = { slideId: 'slide-1', blockId: 'chart' }
  const before = deck(
    {},
    chartSlide('Speed', chart('bar', ['100', '1,000'], { Seconds: [0.4, 4] })),
  )
  const chartAfter = (changed: Deck) => {
    const block = changed.slides[0]?.variants[0]?.blocks[0]
    return block?.kind === 'chart' ? block : undefined
  }

  it('is set, taken away, and comes back', () => {
    const set = applyOperations(before, [
      {
        op: 'set_chart_details',
        ...target,
        categoryTitle: 'Branches',
        valueTitle: 'Time to list them',
        unit: { prefix: '', suffix: ' s' },
        decimals: 1,
        annotations: ['', '10 times'],
        highlightedCategory: 1,
      },
    ])
    expect(chartAfter(set.deck)).toMatchObject({ categoryTitle: 'Branches', decimals: 1 })
    const taken = applyOperations(set.deck, [
      { op: 'set_chart_details', ...target, categoryTitle: null, annotations: null },
    ])
    expect(chartAfter(taken.deck)).not.toHaveProperty('categoryTitle')
    expect(chartAfter(taken.deck)).toMatchObject({ valueTitle: 'Time to list them' })
    expect(applyOperations(taken.deck, taken.inverse).deck).toEqual(set.deck)
    expect(applyOperations(set.deck, set.inverse).deck).toEqual(before)
  })

  it('keeps marks on the words of a title that stay', () => {
    const valueTitleMarks = [{ from: 0, to: 4, bold: true as const }]
    const data = { ...chart('bar', ['100'], { Seconds: [4] }), valueTitle: 'Time to list' }
    const marked = deck({}, chartSlide('Speed', { ...data, valueTitleMarks }))
    const set = (valueTitle: string | null) =>
      chartAfter(apply(marked, { op: 'set_chart_details', ...target, valueTitle }).deck)
    expect(set('Time to list them')).toMatchObject({ valueTitleMarks })
    expect(set(null)).not.toHaveProperty('valueTitleMarks')
  })

  it('is refused when the chart has no such category', () => {
    const set = (details: object) =>
      applyOperations(before, [{ op: 'set_chart_details', ...target, ...details }])
    expect(() => set({ highlightedCategory: 2 })).toThrow('highlights a series or a category that')
    expect(() => set({ annotations: ['one'] })).toThrow('needs 2 annotations')
  })

  it('has a printed label for a value until the value changes', () => {
    const value = { op: 'set_chart_value', ...target, series: 0, category: 1 } as const
    const set = applyOperations(before, [{ ...value, value: 4, label: 'about 4 s', decimals: 2 }])
    expect(chartAfter(set.deck)?.series[0]).toMatchObject({
      labels: ['', 'about 4 s'],
      decimals: [null, 2],
    })
    const changed = applyOperations(set.deck, [{ ...value, value: 5 }])
    expect(chartAfter(changed.deck)?.series[0]).toMatchObject({ labels: ['', ''] })
    expect(applyOperations(changed.deck, changed.inverse).deck).toEqual(set.deck)
  })
})

describe('charts that would show nothing true', () => {
  const change = (one: ChartBlock, operation: ChartOperation) => {
    const there = deck({}, slide('chart', 'Sales', [one]))
    return apply(there, { ...operation, slideId: idOf(there, 0), blockId: one.id })
  }
  const loss = chart('bar', ['2025', '2026'], { Profit: [3, -2] })

  it('are no shares of one whole with values below zero', () => {
    const sentence = 'A pie chart shows shares of one whole, which cannot be negative'
    expect(() => change(loss, { op: 'set_chart_type', chartType: 'pie' })).toThrow(sentence)
    const pie = chart('pie', ['2025', '2026'], { Profit: [3, 2] })
    expect(() => change(pie, { op: 'set_chart_value', series: 0, category: 1, value: -1 })).toThrow(
      sentence,
    )
    expect(() => change(pie, { op: 'add_chart_category', name: '2027', values: [-1] })).toThrow(
      sentence,
    )
  })

  it('have a value', () => {
    const single = chart('bar', ['2025'], { Profit: [3] })
    expect(() =>
      change(single, { op: 'set_chart_value', series: 0, category: 0, value: null }),
    ).toThrow('A chart needs at least one value.')
  })

  it('can be mended where a document brought them', () => {
    const empty = chart('bar', ['2025', '2026'], { Profit: [null, null] })
    const mended = change(empty, { op: 'set_chart_value', series: 0, category: 0, value: 4 })
    expect(texts(mended.deck)).toEqual(['Sales\n\tProfit\n2025\t4\n2026\t'])
  })
})

describe('slides as wholes', () => {
  const before = deck({}, sectionSlide('One'), sectionSlide('Two'), sectionSlide('Three'))
  const [one, two, three] = ids(before) as [string, string, string]

  it('change places', () => {
    const { deck: after } = apply(before, { op: 'swap_slides', slideIds: [one, three] })
    expect(ids(after)).toEqual([three, two, one])
  })

  it('change places with others only', () => {
    expect(() => apply(before, { op: 'swap_slides', slideIds: [one, one] })).toThrow(
      'A slide cannot change places with itself.',
    )
  })

  it('are told of by their titles when they are new', () => {
    const added = apply(before, { op: 'insert_slide', slide: sectionSlide('Four') })
    expect(added.summary).toBe('Added slide 4, “Four”.')
  })

  it('are renamed with the presentation only where there are such', () => {
    expect(() => apply(before, { op: 'set_title', title: 'New', slideIds: ['nobody'] })).toThrow(
      'There is no slide nobody',
    )
  })

  it('are copied behind themselves', () => {
    const { deck: after } = apply(before, {
      op: 'duplicate_slide',
      slideId: one,
      newSlideId: 'copy',
    })
    expect(texts(after)).toEqual(['One', 'One', 'Two', 'Three'])
  })

  it('are renamed, with the line over the title', () => {
    const { deck: after } = apply(before, {
      op: 'set_slide_title',
      slideId: two,
      title: 'Second',
      eyebrow: 'Part',
    })
    expect(after.slides[1]?.variants[0]).toMatchObject({ title: 'Second', eyebrow: 'Part' })
  })

  it('say who, when and where on a cover, and nowhere else', () => {
    const cover = deck({}, titleSlide('Review'), bulletsSlide('Costs', ['Fuel']))
    const say = (index: number, meta: string | null, from = cover) =>
      apply(from, {
        op: 'set_slide_title',
        slideId: idOf(from, index),
        title: texts(from)[index]?.split('\n')[0] ?? '',
        meta,
      })
    const { deck: after, inverse, summary } = say(0, 'Ines Brandt, 3 March 2026')
    expect(summary).toBe('Changed the line that says who, when and where of slide 1.')
    expect(after.slides[0]?.variants[0]).toMatchObject({ meta: 'Ines Brandt, 3 March 2026' })
    expect(apply(after, ...inverse).deck).toEqual(cover)
    expect(say(0, null, after).deck).toEqual(cover)
    expect(() => say(1, 'Ines Brandt')).toThrow('only the layouts title and closing have one')
  })

  it('take no layout that is for something they do not have', () => {
    const plain = deck({}, bulletsSlide('Costs', ['Fuel']))
    const show = (layout: LayoutName) =>
      apply(plain, { op: 'set_layout', slideId: idOf(plain, 0), layout })
    expect(() => show('chart')).toThrow(
      'The slide “Costs” has no chart block, which the layout chart is for',
    )
    expect(show('recap').deck.slides[0]?.variants[0]?.layout).toBe('recap')
  })

  it('show the variant that is chosen', () => {
    expect(() => apply(before, { op: 'choose_variant', slideId: one, variant: 1 })).toThrow(
      'has 1 variants',
    )
  })
})
