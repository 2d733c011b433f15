import { expect, it } from 'vitest'
import { blockPlainText } from '../../../src/deck/blocks/block.ts'
import { dropItems } from '../../../src/edit/resolve/drop-items.ts'
import { sides } from '../../support/decks.ts'

it('leaves every side of a comparison something', () => {
  const comparison = sides({
    Build: ['Full control', 'Nine months', 'Our own team'],
    Buy: ['Ten weeks'],
  })
  const weighed = {
    ...comparison,
    sides: comparison.sides.map((side, at) => ({
      ...side,
      items: (side.items ?? []).map((item) => ({ ...item, score: at === 0 ? 0.9 : 0.1 })),
    })),
  }
  const shorter = dropItems(weighed)
  expect(shorter && blockPlainText(shorter)).toMatch(/^Build\n.+\nBuy\nTen weeks$/s)
})

it('shortens no comparison whose sides have a point each', () => {
  expect(
    dropItems(sides({ Build: ['Control'], Buy: ['Speed'], Rent: ['Neither'] })),
  ).toBeUndefined()
})
