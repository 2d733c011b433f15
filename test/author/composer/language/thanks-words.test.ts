import { expect, test } from 'vitest'
import { holdsThanks } from '../../../../src/author/composer/language/thanks-words.ts'

test.each([
  ['de', 'Haben Sie vielen Dank für den Tee.', true],
  ['da', 'Tak for kaffen.', true],
  ['pl', 'Tak działa nowy system zamówień.', false],
  ['cs', 'Tak velký sál město ještě nemělo.', false],
  ['en', 'Thanks to the grant the roof is dry.', false],
])('thanks are words of their own language, %s: %s', (language, sentence, isThanks) => {
  expect(holdsThanks(sentence, language)).toBe(isThanks)
})
