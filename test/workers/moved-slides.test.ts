import { expect, test } from 'vitest'
import { slidesMoved } from '../../src/workers/moved-slides.ts'

const moves = (...pairs: [number, number][]) =>
  pairs.map(([number, position]) => ({ number, position }))

test.each([
  [moves([3, 9]), 'Moved slide 3 to position 9.'],
  [moves([3, 8], [4, 9]), 'Moved slides 3 and 4 to positions 8 and 9.'],
  [moves([3, 9], [4, 1], [2, 5]), 'Moved slides 3, 4, and 2 to positions 9, 1, and 5.'],
])('of %j: %s', (moved, sentence) => {
  expect(slidesMoved(moved)).toBe(sentence)
})

test('many are counted', () => {
  const all = moves(...Array.from({ length: 9 }, (_, at): [number, number] => [at + 1, 9 - at]))
  expect(slidesMoved(all)).toBe('Moved 9 slides.')
})
