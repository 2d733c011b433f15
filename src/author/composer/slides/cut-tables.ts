import { type Block, blockSources } from '../../../deck/blocks/block.ts'
import { chosenVariant, type Slide } from '../../../deck/slide.ts'
import type { SourceSpan } from '../../../deck/sourced-text.ts'
import { type Span, spanOf } from '../reading/mapped-text.ts'
import { flattenTopics } from '../scoring/score-topics.ts'
import type { Topic } from '../shaping/part.ts'

/** A table of the text: what it stands under (may be empty), where its rows stand, and what its columns are called. */
export interface SourceTable {
  name: string
  rows: Span[]
  columns: string[]
}

/** The tables that slides show as tables, in order; those that are columns of one side by side are one. */
export function sourceTables(root: Topic): SourceTable[] {
  return flattenTopics(root).flatMap((topic) => {
    const tables: SourceTable[] = []
    for (const part of topic.parts) {
      if (part.kind !== 'table') continue
      const rows = part.atoms.map((atom) => spanOf(atom.text))
      const columns = part.columns.map(({ name }) => name.text)
      const last = tables.at(-1)
      const isSame = last?.rows.some(({ start }) => start === rows[0]?.start)
      if (last === undefined || !isSame)
        tables.push({ name: topic.heading?.text ?? '', rows, columns })
      else last.columns.push(...columns.slice(1))
    }
    return tables
  })
}

/** Most tables that are named one by one. */
const mostNamed = 5

/** What of tables that slides show in part is on none of them, a sentence each; `inputId` is the text of the tables. */
export function cutTableWarnings(
  tables: readonly SourceTable[],
  slides: readonly Slide[],
  inputId: string,
): string[] {
  const blocks = slides.flatMap((slide) => chosenVariant(slide).blocks)
  const shown = blocks.map((block) => ({ block, spans: rowSpans(block, inputId) }))
  const warnings = tables.flatMap((table) => cutTableWarning(table, shown))
  const more = warnings.length - mostNamed
  return more <= 1
    ? warnings
    : [...warnings.slice(0, mostNamed), `${more} more tables are shown in part as well.`]
}

interface ShownRows {
  block: Block
  spans: SourceSpan[]
}

function cutTableWarning(table: SourceTable, shown: readonly ShownRows[]): string[] {
  // The rows of a register stand on its slide by what they come to.
  const first = Math.min(...table.rows.map(({ start }) => start))
  const end = Math.max(...table.rows.map((row) => row.end))
  const own = shown
    .map(({ block, spans }) => ({
      block,
      spans: spans.filter((span) => span.start < end && span.end > first),
    }))
    .filter(({ spans }) => spans.length > 0)
  const starts = new Set(own.flatMap(({ spans }) => spans.map((span) => span.start)))
  const rows = table.rows.filter((row) => !starts.has(row.start)).length
  const named = new Set(
    own.flatMap(({ block }) =>
      // As many columns are all of them, though the slide says their names in fewer words.
      block.kind === 'table' && block.columns.length < table.columns.length
        ? block.columns.map(({ name }) => name)
        : table.columns,
    ),
  )
  const columns = table.columns.filter((name) => !named.has(name)).length
  if (own.length === 0 || (rows === 0 && columns === 0)) return []
  const missing = [
    counted(rows, table.rows.length, 'row'),
    counted(columns, table.columns.length, 'column'),
  ]
  const name = table.name === '' ? 'A table' : `The table under ${JSON.stringify(table.name)}`
  const verb = rows + columns === 1 ? 'is' : 'are'
  return [
    `${name} is too large for its slides: ${missing.filter(Boolean).join(' and ')} ${verb} on none of them.`,
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
