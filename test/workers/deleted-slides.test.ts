import { expect, test } from 'vitest'
import { slidesDeleted } from '../../src/workers/deleted-slides.ts'

test.each([
  [[4], 'Deleted slide 4.'],
  [[3, 2], 'Deleted slides 2 and 3.'],
  [[2, 4, 5, 6, 9], 'Deleted slides 2, 4 to 6, and 9.'],
  [[3, 4, 5, 6], 'Deleted slides 3 to 6.'],
])('of %j: %s', (numbers, sentence) => {
  expect(slidesDeleted(numbers)).toBe(sentence)
})
