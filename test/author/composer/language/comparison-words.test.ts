import { expect, test } from 'vitest'
import { comparisonWords } from '../../../../src/author/composer/language/comparison-words.ts'

test.each([
  ['de', 'Der Vorstand empfiehlt den Ofen mit Gas.'],
  ['es', 'La junta recomienda el horno de gas.'],
  ['fr', 'Le bureau préconise le four à gaz.'],
  ['nl', 'Het bestuur beveelt de gasoven aan.'],
])('a recommendation decides (%s)', (language, sentence) => {
  expect(comparisonWords(language).decides.test(sentence)).toBe(true)
})
