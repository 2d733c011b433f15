import { expect, test } from 'vitest'
import { phrasesFor } from '../../../../src/author/composer/language/phrases.ts'
import {
  countInWords,
  fillTemplate,
  titleTemplatesFor,
} from '../../../../src/author/composer/language/title-templates.ts'
import { languageNames, languageTag } from '../../../../src/author/languages.ts'

const placeholders = {
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

test('a template takes names as they are', () => {
  const { milestonesNext = '' } = titleTemplatesFor('en-US') ?? {}
  expect(fillTemplate(milestonesNext, { n: 'Three', a: 'Move to Busan' })).toBe(
    'Three milestones reached; next: Move to Busan',
  )
})

test('counts are words up to ten where the language has them here', () => {
  expect([countInWords(4, 'en-GB'), countInWords(11, 'en-US'), countInWords(4, 'ru')]).toEqual([
    'four',
    '11',
    '4',
  ])
})
