import { describe, expect, it } from 'vitest'
import { parseFigure, printedSuffix } from '../../../../src/author/composer/language/figures.ts'

describe('the suffix of a printed figure', () => {
  it.each([
    ['stands apart as a word', 'million', ' million'],
    ['does not as a sign', '%', '%'],
    ['does not as the letter of a scale', 'M', 'M'],
    ['stands apart as that of a unit', 'l', ' l'],
    ['does not in ideographs', '億円', '億円'],
    ['may be none', '', ''],
  ])('%s', (_, suffix, printed) => {
    expect(printedSuffix(suffix)).toBe(printed)
  })
})

describe('letters right before a number', () => {
  it.each([
    ['EUR-500', -500],
    ['kr-120', -120],
    ['RM20', 20],
    ['R500', 500],
    ['P3', undefined],
    ['HD-20481', undefined],
    ['SKU-204', undefined],
    ['ISO9001', undefined],
    ['ZAR500', 500],
    ['ca.500', 500],
  ])('make a name of it unless they are a currency: %s', (text, value) => {
    expect(parseFigure(text, 'en-GB')?.value).toBe(value)
  })
})
