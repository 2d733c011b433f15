import { describe, expect, it } from 'vitest'
import { type Block, blockSchema, blockSources } from '../../../src/deck/blocks/block.ts'
import { chart, comparison } from '../../support/decks.ts'
import { layoutDeck } from '../../support/layout-deck.ts'

const span = (start: number) => ({ input: 'input', start, end: start + 1 })

describe('a block', () => {
  it('is valid in every kind', () => {
    const blocks = layoutDeck.slides.flatMap((slide) => slide.variants.flatMap((one) => one.blocks))
    const kinds = new Set(blocks.map((block) => block.kind))
    expect([...kinds].sort()).toEqual([
      'agenda',
      'bullets',
      'cards',
      'chart',
      'code',
      'comparison',
      'definition',
      'image',
      'paragraph',
      'quote',
      'stats',
      'steps',
      'table',
      'timeline',
    ])
    for (const block of blocks) expect(blockSchema.safeParse(block).error).toBeUndefined()
  })

  it('compares only with one cell for each side', () => {
    const block = comparison(['Build', 'Buy'], { Time: ['9 months'] })
    expect(blockSchema.safeParse(block).success).toBe(false)
  })

  it.each(['pie', 'doughnut'] as const)('shows one series in a %s', (type) => {
    const block = chart(type, ['A'], { One: [1], Two: [2] })
    expect(blockSchema.safeParse(block).success).toBe(false)
  })

  it('carries only icons that there are', () => {
    const block = {
      kind: 'cards',
      id: 'c',
      items: [{ text: '', sources: [], head: 'A', icon: 'x-ray' }],
    }
    expect(blockSchema.safeParse(block).success).toBe(false)
  })

  it('tells where each of its parts comes from', () => {
    const text = (at: number) => ({ text: 'a', sources: [span(at)] })
    const block: Block = {
      kind: 'comparison',
      id: 'c',
      sides: [text(0), text(1)],
      rows: [{ label: '', cells: [text(2), text(3)] }],
      verdict: { ...text(4), label: '' },
    }
    expect(blockSources(block).map((one) => one.start)).toEqual([0, 1, 2, 3, 4])
  })
})
