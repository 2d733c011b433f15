import { expect, test } from 'vitest'
import { goesOnBelow } from '../../../../src/author/composer/reading/going-on.ts'

test.each([
  ['The boat that leaves the harbour at', 'midnight takes 74 cars'],
  ['Antrag auf Zulassung der neuen', 'verkehrsberuhigten Zone'],
  ['Паром, который уходит в', 'полночь, берёт машины'],
])('a line goes on in one that begins small: %s', (line, below) => {
  expect(goesOnBelow(line, below)).toBe(true)
})

test.each([
  ['a line that has ended', 'The boat leaves at midnight.', 'it takes 74 cars'],
  [
    'one above a label',
    'Calcolare il tirante con cordino da 2 m',
    'recupero del sospeso: 15 minuti',
  ],
  ['one above a capital', 'The boat leaves', 'Harbour Office'],
])('%s goes on in none', (_, line, below) => {
  expect(goesOnBelow(line, below)).toBe(false)
})

test('a line with room for more does not go on', () => {
  expect(goesOnBelow('The boat', 'takes 74 cars', 40)).toBe(false)
})
