import { expect, test } from 'vitest'
import { sentenceWorths } from '../../../../src/author/composer/scoring/sentence-worth.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

/** What each sentence of a paragraph is worth. */
function worthsOf(...sentences: string[]): number[] {
  const atoms = proseAtoms(sentences)
  const worths = sentenceWorths(atoms, 'en')
  return atoms.map((atom) => worths.get(atom) ?? 0)
}

test('a sentence that compares several figures is worth more than one with one of them', () => {
  const [, several = 0, one = 0] = worthsOf(
    'We ran a survey in March.',
    'To work went 46% of them, home 31%, to lectures 12%.',
    'To work went 46% of them, the others home and so on.',
    'That is all.',
  )
  expect(several).toBeGreaterThan(one)
})

test('what is recommended is worth more than what is told', () => {
  const [, proposed = 0, told = 0] = worthsOf(
    'The route runs at night.',
    'We recommend turning the bus at Pell Street.',
    'The drivers are turning the bus at Pell Street.',
    'That is all.',
  )
  expect(proposed).toBeGreaterThan(told)
})
