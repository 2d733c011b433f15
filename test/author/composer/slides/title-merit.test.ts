import { expect, test } from 'vitest'
import { headingMerit, rankedTitles } from '../../../../src/author/composer/slides/title-merit.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

/** The likeliest title of some sentences. */
function titleOf(...sentences: string[]): string | undefined {
  return rankedTitles(proseAtoms(sentences), 'en')[0]?.text
}

const costs = 'The new ferry costs 4.2 million euros.'
const paid = 'The county pays half of the ferry, and the island the rest.'

test.each([
  ['thanks', 'Many thanks to all of you for the ferry.'],
  ['what points at something that is not there', 'This was said of it before.'],
  ['what somebody says of themselves', 'I will be brief about the ferry.'],
])('%s is a less likely title than what the others are about', (_, remark) => {
  expect(titleOf(remark, costs, paid)).toBe('The new ferry costs 4.2 million euros')
})

test('a sentence of a later paragraph is no title of the one before it', () => {
  const atoms = [
    ...proseAtoms([costs, paid]),
    ...proseAtoms(['The crew of the ferry is nine people.']),
  ]
  expect(rankedTitles(atoms, 'en').map(({ text }) => text)).not.toContain(
    'The crew of the ferry is nine people',
  )
})

test('a heading is likelier to go on over what it says a word of', () => {
  const atoms = proseAtoms([costs, paid])
  expect(headingMerit('The ferry', atoms, 'en')).toBeGreaterThan(
    headingMerit('The school', atoms, 'en'),
  )
})
