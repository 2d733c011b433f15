import { expect, test } from 'vitest'
import {
  columnsOf,
  titleCandidates,
} from '../../../../src/author/composer/slides/title-candidates.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

/** What a sentence could be called by. */
function namesOf(sentence: string, language = 'en'): string[] {
  const [atom] = proseAtoms([sentence])
  return atom === undefined ? [] : titleCandidates(atom, language).map(({ text }) => text)
}

const ferry = 'The ferry sails at ten on Sundays'

test.each([
  ['all of it, without its full stop', `${ferry}.`, ferry],
  [
    'what a reason follows',
    `${ferry}, because the harbour is shut before that hour in winter.`,
    ferry,
  ],
  ['a question that asks nobody', 'What would a new ferry cost?', 'What would a new ferry cost?'],
])('a sentence can be called by %s', (_, sentence, name) => {
  expect(namesOf(sentence)).toContain(name)
})

test.each([
  ['what a condition follows', `${ferry}; only if the wind allows that.`, ferry],
  ['what a dash takes back', `${ferry} – but not this winter.`, ferry],
  [
    'what a remark in brackets may limit',
    `${ferry} (so the mayor says), because the harbour is shut then.`,
    ferry,
  ],
  [
    'the hours of a time',
    'The ferry of the island sails at 07:30 on Sundays.',
    'The ferry of the island sails at 07',
  ],
  ['a question without what it asks about', 'Where is she?', 'Where is she?'],
])('a sentence is never called by %s', (_, sentence, name) => {
  expect(namesOf(sentence)).not.toContain(name)
})

test('wide characters take two columns, marks above letters none', () => {
  expect([columnsOf('渡船は十時'), columnsOf('배는'), columnsOf('e\u0301a')]).toEqual([10, 4, 2])
})
