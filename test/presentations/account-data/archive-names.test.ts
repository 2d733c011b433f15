import { expect, test } from 'vitest'
import { createArchiveNames } from '../../../src/presentations/account-data/archive-names.ts'

const id = '0198c1f2-0000-7000-8000-00000abcdef1'

test('a name is the title and the end of the id', () => {
  expect(createArchiveNames('presentation').name('The plan', id)).toBe('The plan-0abcdef1')
})

test.each([
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j-0abcdef1'],
  ['../../etc/passwd', 'etc passwd-0abcdef1'],
  ['CON', 'CON-0abcdef1'],
  ['ends with a dot.', 'ends with a dot-0abcdef1'],
  ['line\nbreak\u202E', 'line break-0abcdef1'],
  ['', 'presentation-0abcdef1'],
  ['...', 'presentation-0abcdef1'],
])('%j is safe everywhere as %j', (title, name) => {
  expect(createArchiveNames('presentation').name(title, id)).toBe(name)
})

test('names differ even where letter case and the form of accents do not count', () => {
  const names = createArchiveNames('picture')
  expect([
    names.name('Caf\u00e9', id, '.png'),
    names.name('CAFE\u0301', id, '.png'),
    names.name('caf\u00e9', id, '.PNG'),
  ]).toEqual(['Caf\u00e9-0abcdef1.png', 'CAF\u00c9-0abcdef1-2.png', 'caf\u00e9-0abcdef1-3.PNG'])
})

test('a long title is cut, the id is kept', () => {
  const name = createArchiveNames('presentation').name('x'.repeat(500), id)
  expect(name).toBe(`${'x'.repeat(60)}-0abcdef1`)
})
