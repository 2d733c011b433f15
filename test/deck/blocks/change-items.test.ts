import { describe, expect, it } from 'vitest'
import { blockPlainText } from '../../../src/deck/blocks/block.ts'
import {
  arrangeItems,
  itemCount,
  mergeItems,
  partsBefore,
  renameItem,
} from '../../../src/deck/blocks/change-items.ts'
import {
  agenda,
  bullets,
  cards,
  comparison,
  paragraph,
  stats,
  steps,
  table,
  timeline,
} from '../../support/decks.ts'

const risks = bullets(['Fuel', '  Hedge', 'Staff', 'Rain'])

/** The lines of a block, or undefined where there is none. */
const lines = (block: ReturnType<typeof arrangeItems>) => block && blockPlainText(block).split('\n')

describe('the things of a block', () => {
  it('are its items, rows or paragraphs; sub-items go with their item', () => {
    const counted = [risks, paragraph('One.', 'Two.'), table(['A'], [['1'], ['2']]), agenda(['A'])]
    expect(counted.map(itemCount)).toEqual([3, 2, 2, 0])
  })

  it('come in another order', () => {
    expect(lines(arrangeItems(risks, [1, 0, 2]))).toEqual(['Staff', 'Fuel', '  Hedge', 'Rain'])
  })

  it('may be there twice, but only once highlighted', () => {
    const twice = arrangeItems(timeline(['!May: We open', 'June: We grow']), [0, 0, 1])
    expect(twice).toMatchObject({ items: [{ highlighted: true }, { date: 'May' }, {}] })
    expect(twice).not.toMatchObject({ items: [{}, { highlighted: true }, {}] })
  })

  it('are none beyond the last', () => {
    expect(arrangeItems(risks, [0, 3])).toBeUndefined()
  })

  it('are as many parts as stand before them', () => {
    expect([0, 1, 2].map((at) => partsBefore(risks, at))).toEqual([0, 2, 3])
  })
})

describe('a thing that gets another name', () => {
  it.each([
    [risks, ['Oil', '  Hedge', 'Staff', 'Rain']],
    [steps(['Plan: We think', 'Pave']), ['1. Oil: We think', '2. Pave']],
    [stats({ figure: '5', label: 'Hubs' }), ['Oil: 5']],
    [cards({ head: 'Fuel', text: 'It is dear' }), ['Oil: It is dear']],
    [timeline(['May: We open']), ['May: Oil']],
  ])('is called so', (block, expected) => {
    expect(lines(renameItem(block, 0, 'Oil'))).toEqual(expected)
  })

  it('has none where it is a row of cells', () => {
    expect(renameItem(table(['A'], [['1']]), 0, 'Oil')).toBeUndefined()
  })
})

describe('things that become one', () => {
  it('have their names joined and their texts behind each other', () => {
    const process = steps(['Plan: We think.', 'Dig: We work', 'Pave: We end'])
    expect(lines(mergeItems(process, [0, 1], 'en'))).toEqual([
      '1. Plan and Dig: We think. We work',
      '2. Pave: We end',
    ])
    expect(lines(mergeItems(process, [1, 2], 'de'))).toEqual([
      '1. Plan: We think.',
      '2. Dig und Pave: We work; We end',
    ])
  })

  it('lose nothing that only one of them says', () => {
    const dated = cards({ head: 'Hire' }, { head: 'Sign', foot: 'By May' }, { head: 'Build' })
    expect(mergeItems(dated, [0, 1], 'en')).toMatchObject({
      items: [{ head: 'Hire and Sign', foot: 'By May' }, { head: 'Build' }],
    })
    const events = timeline(['May: We open', '!June: We grow'])
    expect(mergeItems(events, [0, 1], 'en')).toMatchObject({
      items: [{ date: 'May and June', highlighted: true }],
    })
  })

  it('keep what stands below each', () => {
    expect(lines(mergeItems(risks, [0, 2], 'en'))).toEqual(['Fuel; Rain', '  Hedge', 'Staff'])
  })

  it('are none where they are values', () => {
    expect(mergeItems(comparison(['A', 'B'], { Cost: ['1', '2'] }), [0], 'en')).toBeUndefined()
  })
})
