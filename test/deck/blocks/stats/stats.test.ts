import { describe, expect, it } from 'vitest'
import { blockLines, blockPlainText } from '../../../../src/deck/blocks/block.ts'
import { stats } from '../../../support/decks.ts'

describe('key figures as plain text', () => {
  it('names values by their labels', () => {
    const block = stats({ figure: '3,200', label: 'Sold', note: 'up from 2,900' })
    expect(blockPlainText(block)).toBe('Sold: 3,200. up from 2,900')
  })

  it('goes on from a value with its label', () => {
    const block = stats({ figure: '97%', label: 'of requests got a 503', order: 'value-first' })
    expect(blockPlainText(block)).toBe('97% of requests got a 503')
    expect(blockLines(block)[0]?.text).toBe('97% of requests got a 503')
  })

  it('keeps the parts of a value one value', () => {
    const block = stats(
      { figure: '€2.07', suffix: 'instead of €1.84', label: 'A cubic metre of water' },
      { figure: '12公斤', prefix: '約', label: '採茶工一天可採' },
    )
    expect(blockPlainText(block)).toBe(
      'A cubic metre of water: €2.07 instead of €1.84\n採茶工一天可採: 約12公斤',
    )
  })

  it('keeps a sign of currency close to its number', () => {
    const block = stats({ figure: '3,300', prefix: '€', label: 'Saved' })
    expect(blockPlainText(block)).toBe('Saved: €3,300')
    const share = stats({ figure: '5 €', label: '2024 share', order: 'value-first' })
    expect(blockPlainText(share)).toBe('5 € 2024 share')
  })

  it('says a value without a label alone', () => {
    expect(blockPlainText(stats({ figure: '42', label: '' }))).toBe('42')
  })
})
