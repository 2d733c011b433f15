import { expect, test } from 'vitest'
import { initialsOf } from '../../../../src/interfaces/web/views/initials.ts'

test.each([
  ['Claude', 'C'],
  ['Ada van der Velde', 'AV'],
  ['vs code', 'VC'],
  ['  Élodie   Ørsted ', 'ÉØ'],
  ['(Test) «Bot»', 'TB'],
  ['3D printer – beta', '3B'],
  ['مساعد العروض', 'ما'],
  ['𝒜da', '𝒜'],
  ['🙂', '?'],
  ['', '?'],
])('“%s” has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
