import { describe, expect, it } from 'vitest'
import { printedSuffix } from '../../../../src/author/composer/language/figures.ts'

describe('the suffix of a printed figure', () => {
  it.each([
    ['stands apart as a word', 'million', ' million'],
    ['does not as a sign', '%', '%'],
    ['does not as a letter', 'M', 'M'],
    ['does not in ideographs', '億円', '億円'],
    ['may be none', '', ''],
  ])('%s', (_, suffix, printed) => {
    expect(printedSuffix(suffix)).toBe(printed)
  })
})
