import { expect, test } from 'vitest'
import { wordOverlap } from '../../../src/author/pictures/word-overlap.ts'

const texts = ['The new warehouse in Rotterdam', 'The quarterly report', 'Der Kran im Hafen']
const best = (name: string) => {
  const [row = []] = wordOverlap([name], texts)
  return row.indexOf(Math.max(...row))
}

test.each([
  ['Warehouses', 0],
  ['rotterdam by night', 0],
  ['report', 1],
  ['Hafenkran', 2],
])('%s is nearest to text %i', (name, index) => {
  expect(best(name)).toBe(index)
})

test('all words of a name in a text are 1, no likeness is 0', () => {
  const [row = []] = wordOverlap(['quarterly report'], texts)
  expect(row[1]).toBe(1)
  expect(row[2]).toBeLessThan(0.1)
})

test('a name without words is like nothing', () => {
  expect(wordOverlap([''], texts)).toEqual([[0, 0, 0]])
})
