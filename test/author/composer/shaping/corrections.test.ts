import { expect, test } from 'vitest'
import { corrects } from '../../../../src/author/composer/language/correction-words.ts'

test.each([
  ['No, 400, I misread it.', 'en', true],
  ['Nein, 400 – ich habe mich verlesen.', 'de', true],
  ['訂正：40万円です。', 'ja', true],
  ['No, we will not.', 'en', false],
  ['No fewer than 400 came.', 'en', false],
  ['Moment – a journal of 400 pages – ends.', 'en', false],
])('a sentence that corrects a figure belongs to the one before it: %s', (sentence, language, is) => {
  expect(corrects(sentence, language)).toBe(is)
})
