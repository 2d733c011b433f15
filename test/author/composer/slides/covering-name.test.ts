import { expect, test } from 'vitest'
import { coveringName } from '../../../../src/author/composer/slides/covering-name.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

const even = () => 1

/** The name of sentences, a line each. */
function nameOf(...sentences: string[]): string | undefined {
  const lines = proseAtoms(sentences).map((atom) => [atom])
  return coveringName(lines, even, 'en')?.text
}

test('sentences are called by the one that the others share most words with', () => {
  expect(
    nameOf(
      'Pete found a tray of plates there this morning, which he says he had not seen the day before.',
      'The insurer pays for the kiln and its shelves.',
      'A new kiln costs 1,740 pounds, and the insurer has been asked twice for the shelves that sagged.',
    ),
  ).toBe('The insurer pays for the kiln and its shelves')
})

test('a sentence that goes on with another clause is a name without that, and is no less said', () => {
  const lines = proseAtoms([
    'The new depot at Langley Cross has chargers for ninety buses, and it has showers with hot water in them.',
    'Buses of that kind are lovely to drive on a morning in the middle of winter, says everybody who does.',
  ]).map((atom) => [atom])
  expect(coveringName(lines, even, 'en')).toMatchObject({
    text: 'The new depot at Langley Cross has chargers for ninety buses',
    isWhole: false,
  })
})

test('a word that joins a sentence to the one before is no part of a name', () => {
  expect(
    nameOf(
      'Nobody had asked any of the four of them before the meeting was over and the hall was shut.',
      'So the lemon trees must be gone from the terrace.',
      'All of the trees on the terrace belong to the doctor on the second floor, who is away until May.',
    ),
  ).toBe('The lemon trees must be gone from the terrace')
})

test.each([
  ['what only would be', 'If the trees stay the terrace leaks.'],
  ['what points at something else', 'The trees on the terrace are why this leaks.'],
  ['notes without an end', 'lemon trees gone from terrace by march'],
])('%s is no name', (_, remark) => {
  expect(
    nameOf(
      'Nobody had asked any of the four of them before the meeting was over and the hall was shut, who own the trees.',
      remark,
      'All of the trees on the terrace belong to the doctor on the second floor, who is away until the middle of May.',
    ),
  ).toBeUndefined()
})
