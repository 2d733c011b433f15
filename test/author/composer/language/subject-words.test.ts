import { expect, test } from 'vitest'
import { announcedSubject } from '../../../../src/author/composer/language/subject-words.ts'

test.each([
  [
    'en',
    'I was asked to say a few words about forty years of the club, and I will.',
    'forty years of the club',
  ],
  [
    'de',
    'Ich soll davon erzählen, nämlich davon, wie die Wetterstation begann.',
    'wie die Wetterstation begann',
  ],
  [
    'ru',
    'Вы просили написать о том, как начиналась наша метеостанция.',
    'как начиналась наша метеостанция',
  ],
  ['es', 'Hoy quiero hablarles de los datos que nadie mira.', 'los datos que nadie mira'],
  ['ja', '今日は町の本屋の未来についてお話しします。', '今日は町の本屋の未来'],
  ['zh', '今天我想谈谈社区菜园的三年。', '社区菜园的三年'],
])('%s: what somebody says to speak about: %s', (language, sentence, subject) => {
  expect(announcedSubject(sentence, language)).toBe(subject)
})

test.each([
  ['en', 'Today I want to speak about the roof of the mill.', 'the roof of the mill'],
  ['es', 'Hoy voy a hablar sobre el tejado del molino.', 'el tejado del molino'],
  ['pt', 'Hoje vou falar sobre o telhado do moinho.', 'o telhado do moinho'],
])('%s: so do phrases that may be about others, of who speaks: %s', (language, sentence, subject) => {
  expect(announcedSubject(sentence, language)).toBe(subject)
})

test.each([
  ['en', 'The committee spoke for two hours.'],
  ['en', 'Last week the mayor refused to speak about the closed swimming pool.'],
  ['es', 'El alcalde no quiso hablar sobre la piscina cerrada.'],
  ['nl', 'De burgemeester wilde niet spreken over het gesloten zwembad.'],
])('%s: a sentence in which nobody announces anything has no subject: %s', (language, sentence) => {
  expect(announcedSubject(sentence, language)).toBeUndefined()
})
