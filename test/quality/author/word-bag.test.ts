import { expect, test } from 'vitest'
import { bagOf, contentWordsOf, likeness, rarityIn, sharedSize, wordsOf } from './word-bag.ts'

test('a figure is one word, however its digits are grouped', () => {
  expect(wordsOf('1,640 customers')).toEqual(wordsOf('1640 Customers'))
})

test('where no spaces are set, neighbouring signs are words', () => {
  expect(wordsOf('新馆开放')).toEqual(['新馆', '馆开', '开放'])
})

test('function words carry no meaning', () => {
  expect(contentWordsOf('The pump of the ferry is new', 'en')).toEqual(['pump', 'ferry'])
})

test('bags share a word as often as it stands in both', () => {
  const [one, other] = [bagOf(['a', 'a', 'b']), bagOf(['a', 'c'])]
  expect(sharedSize(one, other)).toBe(1)
  expect(likeness(one, other)).toBeCloseTo(2 / 5)
})

test('bags are the more alike the rarer the words are that they share', () => {
  const [wanted, near, far] = [bagOf(['the', 'pump']), bagOf(['pump', 'a']), bagOf(['the', 'a'])]
  const weightOf = rarityIn([wanted, near, far, bagOf(['the'])])
  expect(likeness(wanted, near, weightOf)).toBeGreaterThan(likeness(wanted, far, weightOf))
})
