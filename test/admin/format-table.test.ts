import { expect, it } from 'vitest'
import { formatTable } from '../../src/admin/format-table.ts'

it('sets rows in columns', () => {
  const rows = [
    ['1', 'Ada Lovelace', 'never'],
    ['22', 'Zoë', 'today'],
  ]
  expect(formatTable(['ID', 'Name', 'Used'], rows)).toBe(
    'ID  Name          Used\n1   Ada Lovelace  never\n22  Zoë           today\n',
  )
})

it('shows the head when there is nothing below it', () => {
  expect(formatTable(['ID', 'Name'], [])).toBe('ID  Name\n')
})

it('lets no name command the terminal', () => {
  expect(formatTable(['Name'], [['\u001b[2J\u0007Eve\r\n\u202eadA']])).toBe(
    'Name\n�[2J�Eve���adA\n',
  )
})
