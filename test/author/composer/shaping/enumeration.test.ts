import { expect, it } from 'vitest'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import { enumeration } from '../../../../src/author/composer/shaping/enumeration.ts'

const things = (text: string, language: string) =>
  enumeration(mapVerbatim(text, 0), text.indexOf(':') + 1, language).map((one) => one.text)

it.each([
  ['Beschluss 1: dafür 61,2 %, dagegen 3,1 %, enthalten 2,1 %', 'de'],
  ['Uchwała 1: za 61,2 %, przeciw 3,1 %, wstrzymało się 2,1 %', 'pl'],
])('a comma between figures parts no things: %s', (text, language) => {
  expect(things(text, language)).toEqual(text.slice(text.indexOf(':') + 2).split(', '))
})

it('one between names does, with a space and without', () => {
  expect(things('We bring: fresh bread,hard cheese, cold milk', 'en')).toEqual([
    'fresh bread',
    'hard cheese',
    'cold milk',
  ])
})
