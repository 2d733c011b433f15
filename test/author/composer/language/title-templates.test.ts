import { describe, expect, test } from 'vitest'
import { phrasesFor } from '../../../../src/author/composer/language/phrases.ts'
import {
  countInWords,
  fillTemplate,
  titleTemplatesFor,
} from '../../../../src/author/composer/language/title-templates.ts'
import { languageNames, languageTag } from '../../../../src/author/languages.ts'

const placeholders = {
  fastestLargest: ['a', 'b'],
  fastest: ['a', 'x'],
  highest: ['a', 'x'],
  largestShare: ['a', 'x'],
  rose: ['a', 'x', 'y'],
  fell: ['a', 'x', 'y'],
  milestonesNext: ['n', 'a'],
  milestonesBetween: ['x', 'y'],
} as const

test.each([
  ...languageNames.map(languageTag),
  'ar',
  'he',
])('%s has templates and names of its own', (tag) => {
  const templates = titleTemplatesFor(tag)
  if (templates === undefined) throw new Error(`There are no templates for ${tag}.`)
  for (const [name, keys] of Object.entries(placeholders))
    for (const key of keys)
      expect(templates[name as keyof typeof placeholders]).toContain(`{${key}}`)
  expect(templates.inSteps).toContain('{a}')
  const { agenda, covers, sources, nextSteps, furthermore, process, aspects } = phrasesFor(tag)
  for (const word of [
    agenda,
    covers,
    sources,
    nextSteps,
    furthermore,
    process,
    ...Object.values(aspects),
  ])
    expect(word).not.toBe('')
})

describe('a template', () => {
  const { fastestLargest = '', largestShare = '' } = titleTemplatesFor('en-US') ?? {}

  test('takes names as they are', () => {
    expect(fillTemplate(fastestLargest, { a: 'Asia Pacific', b: 'Europe' })).toBe(
      'Asia Pacific grew fastest; Europe remains the largest',
    )
  })

  test('agrees with a plural subject in English', () => {
    expect(fillTemplate(largestShare, { a: 'Transport and fuel', x: '29%' })).toBe(
      'Transport and fuel take the largest share, 29%',
    )
    expect(fillTemplate(fastestLargest, { a: 'Asia', b: 'Tablets' })).toBe(
      'Asia grew fastest; Tablets remain the largest',
    )
  })
})

test('counts are words up to ten where the language has them here', () => {
  expect([countInWords(4, 'en-GB'), countInWords(11, 'en-US'), countInWords(4, 'ru')]).toEqual([
    'four',
    '11',
    '4',
  ])
})
