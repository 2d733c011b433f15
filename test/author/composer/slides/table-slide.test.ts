import { expect, test } from 'vitest'
import { composeText, findBlock } from '../../../support/compose-text.ts'

function highlightedRows(table: string): (string | undefined)[] {
  const { slides } = composeText(`# Plants\n\n${table}`, { slideRange: '1' })
  return findBlock(slides, 'table')
    .rows.filter((row) => row.highlighted)
    .map((row) => row.cells[0])
}

test('the row that changed most is emphasised', () => {
  expect(
    highlightedRows(
      '| Plant | Lead | Staff | Change |\n|---|---|---|---|\n| Alton | Ann | 40 | +2% |\n| Brook | Bob | 55 | -9% |\n| Cole | Cem | 70 | +4% |',
    ),
  ).toEqual(['Brook'])
})

test('the sum is emphasised where there are no changes', () => {
  expect(
    highlightedRows(
      '| Plant | Lead | Staff |\n|---|---|---|\n| Alton | Ann | 40 |\n| Brook | Bob | 55 |\n| Total | – | 95 |',
    ),
  ).toEqual(['Total'])
})
