import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/deck/blocks/block.ts'
import { blockPlainText, mapBlockTexts } from '../../../src/deck/blocks/block.ts'
import { dropEmptiedLines } from '../../../src/deck/blocks/drop-emptied-lines.ts'
import { agenda, bullets, cards, paragraph, sides, steps, timeline } from '../../support/decks.ts'

/** A block after the word "Rent" was taken out of it. */
const without = (block: Block) =>
  dropEmptiedLines(
    mapBlockTexts(block, ({ text }) => ({ text: text.replace('Rent', '') })),
    block,
  )

describe('points that nothing is left of', () => {
  it.each<[string, Block, string]>([
    ['bullets', bullets(['Fuel', 'Rent']), 'Fuel'],
    ['paragraphs', paragraph('Rent', 'Fuel'), 'Fuel'],
    ['steps', steps(['Rent', 'Fuel']), '1. Fuel'],
    ['cards', cards({ head: 'Rent' }, { head: 'Fuel', text: 'Rent' }), 'Fuel'],
    ['sides', sides({ Now: ['Rent', 'Staff'], Later: ['Fuel'] }), 'Now\nStaff\nLater\nFuel'],
    ['parts', agenda(['Fuel', 'Rent', 'Staff']), '1. Fuel\n2. Staff'],
  ])('leave a list of %s', (_, block, left) => {
    expect(blockPlainText(without(block)).trim()).toContain(left)
    expect(blockPlainText(without(block)).split('\n').length).toBe(left.split('\n').length)
  })

  it('stay with what else they say', () => {
    const dated = timeline(['May: Rent', 'June: Fuel'])
    expect(without(dated)).toMatchObject({ items: [{ date: 'May' }, { date: 'June' }] })
  })

  it('stay where they are all there is', () => {
    expect(without(bullets(['Rent']))).toMatchObject({ items: [{ text: '' }] })
  })

  it('leave what stood below them by itself', () => {
    expect(without(bullets(['Fuel', 'Rent', '  Office']))).toMatchObject({
      items: [
        { text: 'Fuel', level: 0 },
        { text: 'Office', level: 0 },
      ],
    })
  })
})
