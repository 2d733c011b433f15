import type { TableRow } from '../../../deck/blocks/table.ts'
import { wordCount } from '../language/script.ts'
import { joinMapped, type MappedText, spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import type { TablePart } from '../shaping/part.ts'
import { shorten } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, sourceSpan } from './slide-draft.ts'

/** More columns than this cannot be read. */
const maximumColumns = 6
const cellWords = 16

/** Some rows of a table, with its column names. */
export function tableSlide(
  part: TablePart,
  from: number,
  to: number,
  composing: Composing,
): SlideDraft {
  const columns = part.columns.slice(0, maximumColumns)
  const shown: Atom[] = []
  const rows = part.rows.slice(from, to).map((row, index): TableRow => {
    const used = row.slice(0, maximumColumns)
    const cells = used.map((cell) => cellText(cell, composing))
    const atom = part.atoms[from + index]
    const whole = row.length <= maximumColumns && used.every((cell, at) => cell.text === cells[at])
    if (atom !== undefined && whole) shown.push(atom)
    const filled = used.filter((cell) => cell.text !== '')
    return {
      cells,
      sources: filled.length === 0 ? [] : [sourceSpan(composing, spanOf(joinMapped(filled)))],
      score: atom?.score ?? 0,
    }
  })
  return {
    layout: 'table',
    titles: [],
    blocks: [
      {
        kind: 'table',
        id: noBlockId,
        columns: columns.map(({ name, numeric }) => ({ name: cellText(name, composing), numeric })),
        rows,
      },
    ],
    shown,
    covered: part.atoms.slice(from, to),
    spans: [spanOf(joinMapped(columns.map((column) => column.name)))].filter(
      (span) => span.end > span.start,
    ),
  }
}

function cellText(cell: MappedText, composing: Composing): string {
  if (wordCount(cell.text) <= cellWords && cell.text.length <= 120) return cell.text
  return shorten(cell.text, { language: composing.language, limit: cellWords, hardLimit: 24 })
}
