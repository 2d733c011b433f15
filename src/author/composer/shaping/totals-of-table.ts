import type { TypedColumn } from './column-types.ts'
import { isGap } from './gap-cell.ts'
import type { StatedFigure, StatsPart } from './part.ts'
import type { TableRows } from './table-rows.ts'

/** Figures that stand beside one another. */
const mostFigures = 4

/** What a table says in its own row of totals as figures: two and more of what adds up, each with the name of its column. */
export function totalsOfTable(
  { rows, atoms }: TableRows,
  typed: readonly TypedColumn[],
  total: TableRows['rows'][number] | undefined,
): StatsPart | undefined {
  const atom = total === undefined ? undefined : atoms[rows.indexOf(total)]
  const name = total?.find(({ text }) => /\p{L}/u.test(text))
  if (total === undefined || atom === undefined || name === undefined) return undefined
  const figures = typed.flatMap((column): StatedFigure[] => {
    const figure = total[column.index]?.text ?? ''
    return column.adds === 'shown' && !isGap(figure)
      ? [{ atom, figure, label: column.name.text, note: '' }]
      : []
  })
  if (figures.length < 2 || figures.length > mostFigures) return undefined
  return { kind: 'stats', atoms: [atom], figures, intro: name, partial: true }
}
