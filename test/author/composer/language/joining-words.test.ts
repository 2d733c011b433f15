import { expect, test } from 'vitest'
import { beforeJoin } from '../../../../src/author/composer/language/joining-words.ts'

test.each([
  ['en', 'The depot has chargers, and it has showers with hot water', 'The depot has chargers'],
  ['de', 'Die Orgel ist gesund, und wir reinigen sie im Mai', 'Die Orgel ist gesund'],
  ['ru', 'Мост закрыли в ноябре, и его никто не чинит', 'Мост закрыли в ноябре'],
])('what a sentence says before it goes on with another clause, in %s', (language, text, before) => {
  expect(beforeJoin(text, language)).toBe(before)
})

test.each([
  ['behind an opposition', 'en', 'The depot has chargers, but nobody can walk there'],
  ['behind the second comma', 'en', 'On Sunday, when it is light, and not before'],
  ['where the same word stands before it', 'ru', 'Дети любят и чай, и кофе'],
  ['in Chinese', 'zh', '面包店还在老房子里，也卖面包'],
])('no clause ends so %s', (_, language, text) => {
  expect(beforeJoin(text, language)).toBeUndefined()
})
