import { describe, expect, test } from 'vitest'
import type { CompositionRequest } from '../../../../src/author/compose.ts'
import { cutTableWarnings } from '../../../../src/author/composer/slides/cut-tables.ts'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

/** A table of figures that no chart is made of. */
function ledger(rows: number, columns: number): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const across = Array.from({ length: columns }, (_, column) => column)
  return [
    line(across.map((column) => `c${column}`)),
    line(across.map(() => '---')),
    ...Array.from({ length: rows }, (_, row) =>
      line(across.map((column) => `${(row * 20 + column * 7) % 991}`)),
    ),
  ].join('\n')
}

function warningsOf(text: string, request: Partial<CompositionRequest> = {}): string[] {
  const { tables, slides } = composeText(text, request)
  return cutTableWarnings(tables, slides, 'input')
}

describe('a table of 60 rows and 30 columns at 2-5', () => {
  const text = `# T\n\n${ledger(60, 30)}`
  const { slides } = composeText(text, { slideRange: '2-5' })
  const tables = slides.slice(1).flatMap((slide) => chosenVariant(slide).blocks)

  test('is other rows in the same columns on each of its slides: it is divided once', () => {
    const columns = tables.flatMap((block) =>
      block.kind === 'table' ? [block.columns.map((column) => column.name)] : [],
    )
    expect(columns).toHaveLength(4)
    expect(new Set(columns.map((names) => names.join())).size).toBe(1)
    const rows = tables.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    expect(new Set(rows.map(({ cells }) => cells.join())).size).toBe(36)
  })

  test('comes with a warning of the rows and columns that are on no slide', () => {
    expect(warningsOf(text, { slideRange: '2-5' })).toEqual([
      'A table is too large for its slides: 24 of its 60 rows and 24 of its 30 columns are on none of them.',
    ])
  })
})

test('the warning names the section of a table', () => {
  const text = `# Port\n\n## Cranes\n\nThe port has cranes.\n\n## Ledger\n\n${ledger(5, 12)}`
  expect(warningsOf(text, { slideRange: '6-10' })).toEqual([])
  expect(warningsOf(`${text}\n\n## Quays\n\n${ledger(6, 5)}`, { slideRange: '2-5' })).toEqual([
    'The table under "Ledger" is too large for its slides: 3 of its 12 columns ("c5", "c6", "c7") are on none of them.',
  ])
})

test.each([
  ['that its slides show whole', `# Port\n\n${ledger(12, 5)}`, '6-10'],
  ['of which an overview names the rows', `# Port\n\nA.\n\n## B\n\nC.\n\n${ledger(9, 9)}`, '1'],
  ['that is not there', '# Port\n\nThe port has cranes.', 'auto'],
] as const)('a table %s has no warning', (_case, text, slideRange) => {
  expect(warningsOf(text, { slideRange })).toEqual([])
})

test('of many tables the first are named', () => {
  const sections = Array.from({ length: 12 }, (_, at) => `## Part ${at}\n\n${ledger(4, 12)}`)
  const warnings = warningsOf(`# Port\n\n${sections.join('\n\n')}`, { slideRange: '11-15' })
  expect(warnings).toHaveLength(6)
  expect(warnings.at(-1)).toBe('6 more tables are shown in part as well.')
})

test('what leads to figures stands under them where it is not their title', () => {
  const lead = "Cost over 20 years at today's prices, counting lost hire"
  const { slides } = composeText(
    `# Floor\n\n## Cost\n\n${lead}:\n\n- Maple: 190k\n- Vinyl: 76k\n- Cork: 49k`,
  )
  expect(slides.map((slide) => chosenVariant(slide).caption)).toContain(lead)
})
