import { type Block, blockSources } from '../../../deck/blocks/block.ts'
import { chosenVariant, type Slide } from '../../../deck/slide.ts'
import type { SourceSpan } from '../../../deck/sourced-text.ts'
import { type Span, spanOf } from '../reading/mapped-text.ts'
import { flattenTopics } from '../scoring/score-topics.ts'
import type { Topic } from '../shaping/part.ts'

/** A table of the text: what it stands under (may be empty), where its rows stand, and its columns with where they are named. */
export interface SourceTable {
  name: string
  rows: Span[]
  columns: { name: string; start: number }[]
}

/** The tables that slides show as tables, in order; those that are columns of one are one. */
export function sourceTables(root: Topic): SourceTable[] {
  return flattenTopics(root).flatMap((topic) => {
    const tables: SourceTable[] = []
    for (const part of topic.parts) {
      if (part.kind !== 'table') continue
      const rows = part.atoms.map((atom) => spanOf(atom.text))
      const known = new Set(tables.flatMap((table) => table.rows.map(({ start }) => start)))
      if (rows.some(({ start }) => known.has(start))) continue
      const columns = (part.of ?? part.columns.map(({ name }) => name)).flatMap((name) =>
        name.text === '' ? [] : [{ name: name.text, start: spanOf(name).start }],
      )
      tables.push({ name: topic.heading?.text ?? '', rows, columns })
    }
    return tables
  })
}

/** Most tables that are named one by one. */
const mostNamed = 5

/** Columns that a warning names; more are counted. */
const mostColumns = 8

/** What of tables that slides show in part is on none of them, a sentence each; `inputId` is the text of the tables. */
export function cutTableWarnings(
  tables: readonly SourceTable[],
  slides: readonly Slide[],
  inputId: string,
): string[] {
  const blocks = slides.flatMap((slide) => chosenVariant(slide).blocks)
  const rows = blocks.flatMap((block) => rowSpans(block, inputId))
  const named = new Set(
    slides.flatMap(({ sources }) =>
      sources.flatMap(({ input, start }) => (input === inputId ? [start] : [])),
    ),
  )
  const warnings = tables.flatMap((table) => cutTableWarning(table, rows, named))
  const more = warnings.length - mostNamed
  return more <= 1
    ? warnings
    : [...warnings.slice(0, mostNamed), `${more} more tables are shown in part as well.`]
}

function cutTableWarning(
  table: SourceTable,
  shown: readonly SourceSpan[],
  named: ReadonlySet<number>,
): string[] {
  // A slide may show some cells of a row, from whichever on.
  const rows = table.rows.filter(
    (row) => !shown.some((span) => span.start < row.end && span.end > row.start),
  )
  const columns = table.columns.filter(({ start }) => !named.has(start))
  if (rows.length === table.rows.length || rows.length + columns.length === 0) return []
  const missing = [
    counted(rows.length, table.rows.length, 'row'),
    counted(columns.length, table.columns.length, 'column'),
  ]
  const name = table.name === '' ? 'A table' : `The table under ${JSON.stringify(table.name)}`
  const verb = rows.length + columns.length === 1 ? 'is' : 'are'
  const names =
    columns.length > 0 && columns.length <= mostColumns
      ? ` (${columns.map((column) => JSON.stringify(column.name)).join(', ')})`
      : ''
  return [
    `${name} is too large for its slides: ${missing.filter(Boolean).join(' and ')}${names} ${verb} on none of them.`,
  ]
}

function counted(missing: number, total: number, what: string): string {
  return missing === 0
    ? ''
    : `${missing.toLocaleString('en')} of its ${total.toLocaleString('en')} ${what}s`
}

/** The spans of the rows that a block shows; a line made of several (a list of names) shows none of them. */
function rowSpans(block: Block, inputId: string): SourceSpan[] {
  const lines =
    block.kind === 'table'
      ? block.rows
      : block.kind === 'bullets' || block.kind === 'cards' || block.kind === 'definition'
        ? block.items
        : undefined
  const spans =
    lines === undefined
      ? block.kind === 'comparison'
        ? blockSources(block)
        : []
      : lines.flatMap(({ sources }) => (sources.length === 1 ? sources : []))
  return spans.filter((span) => span.input === inputId)
}
