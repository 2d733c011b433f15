import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

test.each([
  ['https://dev.example.com', 'https://app.example.com'],
  ['[git](https://dev.example.com)', '[svn](https://app.example.com)'],
])('a column of a table that only links elsewhere is told: %s', (one, other) => {
  const table = `# Servers\n\n| Env | URL | Pods |\n|--|--|--|\n| dev | ${one} | 1 |\n| prod | ${other} | 12 |\n`
  const said = (cell: string) => /\[(.*)\]/u.exec(cell)?.[1] ?? cell
  expect(blockOutline(table)).toContain(
    `table: Env, URL, Pods / dev, ${said(one)}, 1 / prod, ${said(other)}, 12`,
  )
})
