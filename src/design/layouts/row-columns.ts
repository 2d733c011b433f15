import type { Box, Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { PanelColors } from '../themes/theme.ts'
import { column, type Part, type Row, row, type Tree } from '../tree/tree.ts'

/**
 * Rows that fill one column after another, each as high as its words ask for or all of one height.
 * @param look `gap` between rows, `most`: they grow no higher.
 */
export function rowColumns(
  rows: Tree[],
  columns: number,
  columnGap: Points,
  look: Pick<Part, 'gap' | 'most'> & {
    equal?: boolean
    under?: (sheet: Sheet, boxes: Box[], first: number, colors: PanelColors) => void
  } = {},
): Row {
  const { equal, under, ...part } = look
  const perColumn = Math.ceil(rows.length / columns)
  const each = Array.from({ length: columns }, (_, index): Tree => {
    const first = index * perColumn
    const own = rows.slice(first, first + perColumn)
    // A last column that is shorter keeps the height of the rows beside it.
    const blanks = Array.from({ length: perColumn - own.length }, () => column([]))
    return {
      ...column([...own, ...blanks].map((tree) => ({ tree, grow: 1, ...part }))),
      ...(equal ? { equal } : {}),
      under: (sheet, boxes, colors) => under?.(sheet, boxes.slice(0, own.length), first, colors),
    }
  })
  return row(each, columnGap)
}
