import { findFigures } from '../language/figure-phrases.ts'
import { parseFigure } from '../language/figures.ts'
import { wordCount } from '../language/script.ts'
import { isGap } from './gap-cell.ts'
import type { TablePart } from './part.ts'
import { columnOf, type TableRows } from './table-rows.ts'

/** A table as it stands, its columns of figures known. */
export function tablePart(
  { columns, rows, atoms, isPriced }: TableRows,
  language: string,
): TablePart {
  const numeric = columns.map((_, index) => isNumeric(columnOf(rows, index), language))
  return {
    kind: 'table',
    ...(isPriced ? { isPriced } : {}),
    atoms,
    rows,
    columns: columns.map((name, index) => ({
      name,
      // Years and numbers that name the rows stand at the left as names do.
      numeric: numeric[index] === true && !(index === 0 && numeric.includes(true, 1)),
    })),
  }
}

/** So many cells of a column of figures have to be nothing but a figure; the others begin with one ("30 s (timeout)"). */
const usualShare = 0.5
/** A cell of more words says something about its figure. */
const mostFigureWords = 3

/** In a column of figures a word or two may stand in place of some ("no", "on request"): of a third at the most. */
const mostWords = 2
const leastFigures = 2 / 3

/** Whether the cells of a column are figures, apart from gaps. */
function isNumeric(cells: readonly string[], language: string): boolean {
  const known = cells.filter((cell) => !isGap(cell))
  const whole = known.filter(
    (cell) =>
      /^\d(?:[.,]\d+)?e[+-]?\d{1,4}$/iu.test(cell) || parseFigure(cell, language) !== undefined,
  )
  const begins = (cell: string) =>
    findFigures(cell, language)[0]?.from === 0 && wordCount(cell) <= mostFigureWords
  const others = known.filter((cell) => !whole.includes(cell) && !begins(cell))
  return (
    whole.length > 0 &&
    whole.length >= known.length * usualShare &&
    known.length - others.length >= known.length * leastFigures &&
    others.every((cell) => wordCount(cell) <= mostWords)
  )
}
