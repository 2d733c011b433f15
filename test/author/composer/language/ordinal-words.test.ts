import { expect, test } from 'vitest'
import { placeSaid } from '../../../../src/author/composer/language/ordinal-words.ts'

test.each([
  ['en', 'Two, find a friend.', 2],
  ['es', 'Dos, busca un amigo.', 2],
  ['it', 'Due, trova un amico.', 2],
  ['pl', 'Dwa, znajdź kogoś.', 2],
  ['ru', 'Три: никогда не подписывай один.', 3],
  ['tr', 'İki: bir arkadaş bul.', 2],
  ['ar', 'اثنان: ابحث عن صديق.', 2],
  ['en', 'A third reason is the time.', 3],
  ['en', 'The third of them is the time.', 3],
])('a sentence says its place (%s): %s', (language, sentence, place) => {
  expect(placeSaid(sentence, language)).toBe(place)
})

test.each([
  ['en', 'Two friends came.'],
  ['es', 'Dos amigos vinieron.'],
  ['en', 'A third of the members left.'],
  ['it', 'Un terzo dei soci è andato via.'],
  ['nl', 'Een derde van de leden is weg.'],
  ['pl', 'Jedna trzecia członków odeszła.'],
])('what counts things or is a fraction says none (%s): %s', (language, sentence) => {
  expect(placeSaid(sentence, language)).toBe(0)
})
