import { describe, expect, it } from 'vitest'
import { tableBlockSchema } from '../../../src/deck/blocks/table/schema.ts'
import type { Deck } from '../../../src/deck/deck.ts'
import type { Mark } from '../../../src/deck/marks/mark.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation, SetMarks } from '../../../src/deck/operations/operation.ts'
import { OperationError } from '../../../src/deck/operations/outcome.ts'
import { type Slide, slideSchema } from '../../../src/deck/slide.ts'
import { bullets, cards, chart, deck, slide, table } from '../../support/decks.ts'

const bold = (from: number, to: number): Mark => ({ from, to, bold: true })

const costs = deck(
  {},
  slide('bullets', 'Costs fell', [
    bullets(['Fuel is dear', 'Rent']),
    table(['Item', 'Cost'], [['Fuel', '12']]),
    cards({ head: 'Fuel', text: 'Hedge it' }),
    chart('bar', ['2024'], { Cost: [1] }),
  ]),
)
const set = (at: SetMarks['at'], ...marks: Mark[]): Operation => ({
  op: 'set_marks',
  slideId: 'slide-1',
  at,
  marks,
})
const apply = (...operations: Operation[]) => applyOperations(costs, operations)
const shown = (one: Deck) => one.slides[0]?.variants[0]
const point = { blockId: 'bullets', item: 0, part: 'text' }

describe('set_marks', () => {
  it.each<[string, SetMarks['at'], object]>([
    ['a title', { part: 'title' }, { titleMarks: [bold(0, 4)] }],
    ['a point', point, { blocks: [{ items: [{ marks: [bold(0, 4)] }, {}] }, {}, {}, {}] }],
    [
      'a cell',
      { blockId: 'table', item: 0, part: 'cell', column: 0 },
      { blocks: [{}, { rows: [{ cellMarks: [[bold(0, 4)], []] }] }, {}, {}] },
    ],
    [
      'the head of a column',
      { blockId: 'table', part: 'name', column: 0 },
      { blocks: [{}, { columns: [{ nameMarks: [bold(0, 4)] }, {}] }, {}, {}] },
    ],
    [
      'the head of a card',
      { blockId: 'cards', item: 0, part: 'head' },
      { blocks: [{}, {}, { items: [{ headMarks: [bold(0, 4)] }] }, {}] },
    ],
  ])('sets words of %s, and its inverse brings back what was there', (_, at, expected) => {
    const outcome = apply(set(at, bold(0, 4)))
    expect(shown(outcome.deck)).toMatchObject(expected)
    expect(slideSchema.safeParse(outcome.deck.slides[0]).error).toBeUndefined()
    expect(applyOperations(outcome.deck, outcome.inverse).deck).toEqual(costs)
    expect(applyOperations(outcome.deck, [set(at)]).deck).toEqual(costs)
  })

  it.each<[string, SetMarks['at'], Mark, string]>([
    ['outside the text', point, bold(0, 99), 'outside'],
    ['an empty stretch', point, bold(2, 2), 'its end must be greater than its start'],
    [
      'a text that is not there',
      { ...point, item: 7 },
      bold(0, 1),
      'There is no text at “text” of item 8.',
    ],
    [
      'a part that an item does not have',
      { blockId: 'cards', item: 0, part: 'body' },
      bold(0, 1),
      'There is no text at “body” of item 1; there is “head”, “text”.',
    ],
    [
      'a link to a slide that is not there',
      point,
      { from: 0, to: 4, link: { slideId: 'slide-9' } },
      'There is no slide slide-9',
    ],
    [
      'a label of a chart',
      { blockId: 'chart', item: 0, part: 'categories' },
      bold(0, 1),
      'no marks',
    ],
  ])('refuses %s', (_, at, mark, sentence) => {
    expect(() => apply(set(at, mark))).toThrow(OperationError)
    expect(() => apply(set(at, mark))).toThrow(sentence)
  })

  it('refuses marks that overlap', () => {
    expect(() => apply(set(point, bold(0, 4), bold(2, 6)))).toThrow(
      'The mark from 2 to 6 overlaps or precedes the mark before it.',
    )
  })

  it('sets the same words of other variants', () => {
    const [first] = costs.slides as [Slide]
    const other = {
      layout: 'bullets' as const,
      title: 'Costs',
      blocks: [bullets(['Fuel is dear'])],
    }
    const two = { ...costs, slides: [{ ...first, variants: [...first.variants, other] }] }
    const [slideAfter] = applyOperations(two, [set(point, bold(0, 4))]).deck.slides
    expect(slideAfter?.variants[1]?.blocks).toMatchObject([{ items: [{ marks: [bold(0, 4)] }] }])
  })
})

describe('marks of cells', () => {
  it('are those of cells that a row has', () => {
    const one = table(['Item', 'Cost'], [['Fuel', '12']])
    const withMarks = (cellMarks: Mark[][]) => ({
      ...one,
      rows: one.rows.map((row) => ({ ...row, cellMarks })),
    })
    expect(tableBlockSchema.safeParse(withMarks([[], []])).success).toBe(true)
    expect(tableBlockSchema.safeParse(withMarks([[], [], []])).error?.message).toContain(
      'cells that it does not have',
    )
  })
})

describe('marks of a text that changes', () => {
  const marked = [set(point, bold(0, 4)), set({ part: 'title' }, bold(6, 10))]

  it('go with words that are replaced', () => {
    const replaced = apply(...marked, {
      op: 'replace_text',
      find: 'fuel',
      replace: 'kerosene',
      matchCase: false,
      wholeWords: true,
    })
    expect(shown(replaced.deck)).toMatchObject({
      blocks: [{ items: [{ text: 'Kerosene is dear', marks: [bold(0, 8)] }, {}] }, {}, {}, {}],
    })
    expect(applyOperations(replaced.deck, replaced.inverse).deck).toEqual(costs)
  })

  it('stay on what words that are taken out leave of another', () => {
    const { deck: after } = apply(...marked, {
      op: 'replace_text',
      find: 'el',
      replace: '',
      matchCase: false,
      wholeWords: false,
    })
    expect(shown(after)).toMatchObject({
      blocks: [{ items: [{ text: 'Fu is dear', marks: [bold(0, 2)] }, {}] }, {}, {}, {}],
    })
  })

  it('stay on words that a new title has too', () => {
    const { deck: after } = apply(...marked, {
      op: 'set_slide_title',
      slideId: 'slide-1',
      title: 'All costs fell',
    })
    expect(shown(after)).toMatchObject({ title: 'All costs fell', titleMarks: [bold(10, 14)] })
  })

  it('never reach beyond it, whoever made it shorter', () => {
    const { deck: after } = apply({
      op: 'update_block',
      slideId: 'slide-1',
      block: {
        ...bullets(['Rent']),
        items: [{ ...bullets(['Rent']).items[0], marks: [bold(0, 9)] }],
      } as never,
    })
    expect(shown(after)?.blocks[0]).toMatchObject({ items: [{ marks: [bold(0, 4)] }] })
  })
})
