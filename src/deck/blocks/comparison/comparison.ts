import { isDeepStrictEqual } from 'node:util'
import { type BlockKindDefinition, type BlockList, lineOf } from '../block-kind.ts'
import { withParts } from '../printed-text.ts'
import { type ComparisonBlock, type ComparisonRow, comparisonBlockSchema } from './schema.ts'

const rows: BlockList<ComparisonBlock, ComparisonRow> = {
  field: 'rows',
  name: 'label',
  plainText: (row) => [row.label, ...row.cells.map((cell) => cell.text)].join('\t'),
  mapTexts: (row, change, item) => ({
    ...withParts(row, ['label'], change, { item }),
    cells: row.cells.map((cell, column) => withParts(cell, ['text'], change, { item, column })),
  }),
  // What was decided stands at the end.
  stretch: ({ verdict, ...block }, { last }) => (last && verdict ? { ...block, verdict } : block),
  join: (first, second) => {
    const names = ({ sides }: ComparisonBlock) => sides.map((side) => side.text)
    if (!isDeepStrictEqual(names(first), names(second))) return undefined
    if (first.verdict && second.verdict) return undefined
    const verdict = second.verdict ?? first.verdict
    return verdict ? { verdict } : {}
  },
}

/** Things side by side: its text is cells joined by tabs, the names of the sides first, the verdict last. */
export const comparison: BlockKindDefinition<typeof comparisonBlockSchema, ComparisonRow> = {
  schema: comparisonBlockSchema,
  list: rows,
  plainText: ({ sides, rows: lines, verdict }) => {
    const decided = verdict && [verdict.label, verdict.text].filter(Boolean).join(': ')
    return [
      ['', ...sides.map((side) => side.text)].join('\t'),
      ...lines.map(rows.plainText),
      ...(verdict ? [[decided, verdict.note].filter(Boolean).join('. ')] : []),
    ].join('\n')
  },
  lines: (block) => [
    ...block.sides.map((side) => lineOf([side.text], side)),
    ...block.rows.flatMap((row) => row.cells.map((cell) => lineOf([row.label, cell.text], cell))),
    ...(block.verdict === undefined
      ? []
      : [lineOf([block.verdict.label, block.verdict.text, block.verdict.note], block.verdict)]),
  ],
  mapTexts: (block, change) => ({
    ...block,
    sides: block.sides.map((side, column) => withParts(side, ['text'], change, { column })),
    rows: block.rows.map((row, item) => rows.mapTexts(row, change, item)),
    ...(block.verdict && { verdict: withParts(block.verdict, ['label', 'text', 'note'], change) }),
  }),
  mapOrigins: (block, change) => ({
    ...block,
    sides: block.sides.map(change),
    rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(change) })),
    ...(block.verdict && { verdict: change(block.verdict) }),
  }),
}
