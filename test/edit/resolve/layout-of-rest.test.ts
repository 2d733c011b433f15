import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/deck/blocks/block.ts'
import { bullets, chart, deck, paragraph, slide } from '../../support/decks.ts'
import { editWith, shownOn } from '../../support/edit-steps.ts'

const sales = chart('bar', ['2025', '2026'], { Sales: [3, 4] })

/** The layout of a chart's slide when its chart is gone. */
async function layoutWithout(...rest: Block[]): Promise<string> {
  const one = deck({}, slide('chart', 'Sales', [sales, ...rest]))
  const slideId = one.slides[0]?.id ?? ''
  const { after } = await editWith(one, [{ op: 'delete_block', slideId, blockId: sales.id }])
  return shownOn(after, 1).layout
}

describe('a slide that has lost what its layout is for', () => {
  it('takes the layout of what is left', async () => {
    expect(await layoutWithout(paragraph('It grew.'))).toBe('paragraph')
  })

  it('is a list rather than the prose beside it', async () => {
    expect(await layoutWithout(paragraph('It grew.'), bullets(['North', 'South']))).toBe('bullets')
  })

  it('stays as it is when nothing is left', async () => {
    expect(await layoutWithout()).toBe('chart')
  })
})

it('a slide that has what its layout is for keeps it', async () => {
  const one = deck({}, slide('chart', 'Sales', [sales, paragraph('It grew.')]))
  const slideId = one.slides[0]?.id ?? ''
  const { after } = await editWith(one, [{ op: 'delete_block', slideId, blockId: 'paragraph' }])
  expect(shownOn(after, 1).layout).toBe('chart')
})
