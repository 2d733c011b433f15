import type { SourcedText } from '../../sourced-text.ts'
import type { ComparisonBlock, ComparisonRow } from './schema.ts'

/** What is said of a side, under the label of its row if it stands in one. */
interface SidePoint extends SourcedText {
  label: string
}

/** What a comparison says of one of its sides (from 0), from the top: its points or the cells under its name. */
export function sidePoints({ sides, rows }: ComparisonBlock, side: number): SidePoint[] {
  const cells = rows.flatMap(({ label, cells: all }) => {
    const cell = all[side]
    return cell === undefined ? [] : [{ ...cell, label }]
  })
  return [...cells, ...(sides[side]?.items ?? []).map((point) => ({ ...point, label: '' }))]
}

/** The rows of a comparison; of lists what stands at the same height, empty under a side that has nothing there. */
export function comparisonRows({ sides, rows }: ComparisonBlock): ComparisonRow[] {
  const lists = sides.map((side) => side.items ?? [])
  const longest = Math.max(...lists.map((list) => list.length))
  const aligned = Array.from({ length: longest }, (_, at) => ({
    label: '',
    cells: lists.map((list) => list[at] ?? { text: '', sources: [], added: true }),
  }))
  return [...rows, ...aligned]
}
