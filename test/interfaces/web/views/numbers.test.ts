import { expect, test } from 'vitest'
import { numberInWords, sizeInWords } from '../../../../src/interfaces/web/views/numbers.ts'

test.each([
  [0, '0'],
  [9_240, '9,240'],
  [1_000_009, '1,000,009'],
  [-100, '−100'],
])('%d is read as %s', (value, words) => {
  expect(numberInWords(value)).toBe(words)
})

test.each([
  [999, '999 bytes'],
  [1_500, '1.5 KB'],
  [12_345_678, '12 MB'],
  [7_200_000_000_000, '6706 GB'],
])('%d bytes are read as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
