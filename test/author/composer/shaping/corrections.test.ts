import { expect, test } from 'vitest'
import { corrects } from '../../../../src/author/composer/language/correction-words.ts'

test.each([
  ['No, 400, I misread it.', true],
  ['Nein, 400 – ich habe mich verlesen.', true],
  ['訂正：40万円です。', true],
  ['No, we will not.', false],
  ['No fewer than 400 came.', false],
])('a sentence that corrects a figure belongs to the one before it: %s', (sentence, is) => {
  expect(corrects(sentence)).toBe(is)
})
