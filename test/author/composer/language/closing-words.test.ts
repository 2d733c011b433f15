import { expect, test } from 'vitest'
import { namesEnding } from '../../../../src/author/composer/language/closing-words.ts'

test.each([
  'Motion',
  'Next steps',
  'Decision needed by May',
  'Beschlüsse',
  'Próximos pasos',
])('a section called %s ends a text', (heading) => {
  expect(namesEnding(heading)).toBe(true)
})

test.each([
  'Motion sensors',
  'Exercise and sleep',
  'Screen resolution',
])('a section called %s is about its subject', (heading) => {
  expect(namesEnding(heading)).toBe(false)
})
