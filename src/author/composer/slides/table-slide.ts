import type { TableRow } from '../../../deck/blocks/table/schema.ts'
import { type Figure, parseFigure } from '../language/figures.ts'
import { wordCount } from '../language/script.ts'
import { namesTotal } from '../language/total-words.ts'
import { joinMapped, type MappedText, spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import type { TablePart } from '../shaping/part.ts'
import { shorten } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, sourceSpan } from './slide-draft.ts'

const cellWords = 16

/** Some rows of a table, with its column names. */
export function tableSlide(
  part: TablePart,
  from: number,
  to: number,
  composing: Composing,
): SlideDraft {
  const { columns } = part
  const shown: Atom[] = []
  const rows = part.rows.slice(from, to).map((row, index): TableRow => {
    const cells = row.map((cell) => cellText(cell, composing))
    const atom = part.atoms[from + index]
    const whole = !part.partial && row.every((cell, at) => cell.text === cells[at])
    if (atom !== undefined && whole) shown.push(atom)
    // Columns may stand in another order than in the source.
    const filled = row
      .filter((cell) => cell.text !== '')
      .sort((one, other) => spanOf(one).start - spanOf(other).start)
    return {
      cells,
      sources: filled.length === 0 ? [] : [sourceSpan(composing, spanOf(joinMapped(filled)))],
      score: atom?.score ?? 0,
    }
  })
  const key = keyRow(part, composing)
  const highlighted = key === undefined ? undefined : rows[key - from]
  if (highlighted !== undefined) highlighted.highlighted = true
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
    spans: columns.map(({ name }) => spanOf(name)).filter((span) => span.end > span.start),
  }
}

/**
 * The row that a table is about: the only one that the source sets in bold, else the sum of all, else the one that changed most
 * where a column holds changes.
 */
function keyRow(part: TablePart, composing: Composing): number | undefined {
  const last = part.rows.length - 1
  const strong = part.rows.flatMap(([name], index) => (name?.isStrong ? [index] : []))
  if (strong.length === 1) return strong[0]
  if (last >= 2 && namesTotal(part.rows[last]?.[0]?.text ?? '')) return last
  for (const index of part.columns.keys()) {
    const figures = part.rows.map((row) => parseFigure(row[index]?.text ?? '', composing.language))
    const known = figures.filter((figure) => figure !== undefined)
    const isWhole = known.length === figures.length && known.length >= 3
    // Amounts below zero have a sign too; of changes those above it have one as well.
    const isSigned = ({ value, signed, suffix }: Figure) => signed || value === 0 || suffix === '%'
    if (!isWhole || !known.every(isSigned) || !known.some(({ signed }) => signed)) continue
    const sizes = known.map((figure) => Math.abs(figure.value))
    const most = Math.max(...sizes)
    if (sizes.filter((size) => size === most).length === 1) return sizes.indexOf(most)
  }
  return undefined
}

function cellText(cell: MappedText, composing: Composing): string {
  if (wordCount(cell.text) <= cellWords && cell.text.length <= 120) return cell.text
  return shorten(cell.text, { language: composing.language, limit: cellWords, hardLimit: 24 })
}
