import type { Box, Points } from '../../scene/geometry.ts'
import type { TableCell } from '../../scene/node.ts'
import type { TextLayout } from '../../scene/text.ts'
import type { Sheet } from '../sheet.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { slideColors } from '../tree/place-tree.ts'
import { drawing, type Tree } from '../tree/tree.ts'
import {
  type Comparison,
  type ComparisonLook,
  drawBand,
  type Heads,
  isAccented,
  type LineLook,
  type SideColumns,
  sideGap,
  sidePadding,
} from './comparison-look.ts'
import { sharedHeights, tableCell } from './table.ts'

/** A column of the table: the labels of the rows stand in the first, where they have any. */
interface TableColumn {
  width: Points
  padding: { left: Points; right: Points }
  /** For words. */
  room: Points
}

/** The columns go on to the next side, but the last. */
function tableColumns(sheet: Sheet, { edges }: SideColumns): TableColumn[] {
  const lefts = edges[0] === 0 ? edges : [0, ...edges]
  return lefts.map((left, index) => {
    const next = lefts[index + 1]
    const width = (next ?? sheet.theme.frame.content.width) - left
    const padding = { left: sidePadding, right: next === undefined ? 0 : sideGap }
    return { width, padding, room: width - padding.left - padding.right }
  })
}

/**
 * Rows that answer one question each, in a size, as a native table over the bands of the sides; undefined where a word
 * would be broken, which only the smallest size may do.
 */
export function comparisonTable(
  sheet: Sheet,
  comparison: Comparison,
  sides: SideColumns,
  { size, heads }: { size: Points; heads: Heads | undefined },
  look: ComparisonLook,
): Tree | undefined {
  const columns = tableColumns(sheet, sides)
  const lines = comparison.rows.map((_, index) => look.line(sheet, index))
  const rows = comparison.rows.map((row, index) =>
    setRow(sheet, row, columns, size, lines[index] as LineLook, heads !== undefined),
  )
  if (rows.some((row) => row === undefined)) return undefined
  const set = rows as TextLayout[][]
  const spacing = size >= 16 ? 8 : 5
  const needed = set.map((row) => Math.max(...row.map((one) => one.height)) + 2 * spacing)
  const least = needed.reduce((sum, height) => sum + height, heads?.height ?? 0)
  return drawing((on, box) => {
    const top = heads?.height ?? 0
    const heights = sharedHeights(needed, box.height - top) ?? needed
    const head = heads && {
      height: top,
      cells: drawHeads(on, comparison, sides, columns, heads, box),
    }
    let y = box.y + top
    const body = set.map((layouts, index) => {
      const height = heights[index] ?? 0
      lines[index]?.draw?.(on, `row-${index + 1}`, { ...box, y, height })
      y += height
      const cells = layouts.map((layout, at) =>
        tableCell(layout, columns[at]?.padding, lines[index]),
      )
      return { height, cells }
    })
    const names = comparison.sides.map((side) => side.name).filter(Boolean)
    on.add({
      kind: 'table',
      name: 'comparison',
      box,
      columnWidths: columns.map((one) => one.width),
      ...(head ? {} : { headless: true }),
      description: names.join(', '),
      rows: head ? [head, ...body] : body,
    })
    for (const [index, edge] of sides.edges.entries()) {
      const frame = { ...box, x: box.x + edge, width: sides.width }
      look.frame?.(on, `view-${index + 1}`, frame, isAccented(comparison, index))
    }
  }, least)
}

/** The layouts of a row's cells, its label first where rows have labels. */
function setRow(
  sheet: Sheet,
  row: Comparison['rows'][number],
  columns: TableColumn[],
  size: Points,
  { colors }: LineLook,
  named: boolean,
): TextLayout[] | undefined {
  const { type, strong } = sheet.theme
  const line = (step: TypeStep) => ({ ...step, lineHeight: Math.round(step.size * 1.25) })
  const answer = line(resized(type.large, size))
  const question = line(resized(type.body, Math.min(16, size)))
  const label = { text: row.label, step: question, color: colors.mutedInk }
  const cells = row.cells.map((text) => ({
    // Where sides have names, a gap is what is not known of one.
    text: text === '' && named ? '–' : text,
    step: isFact(text) ? inFont(answer, strong) : answer,
    color: text === '' ? colors.mutedInk : colors.ink,
  }))
  const layouts: TextLayout[] = []
  const all = columns.length > cells.length ? [label, ...cells] : cells
  for (const [at, { text, step, color }] of all.entries()) {
    const { room } = columns[at] as TableColumn
    if (size > 12 && longestWord(sheet, text, step) > room * 0.98) return undefined
    const layout = sheet.setWithSlack([sheet.paragraph(text, step, { color })], room)
    if (layout.width > room) return undefined
    layouts.push(layout)
  }
  return layouts
}

/** Whether a cell is a short fact with a figure in it that is not only a year. */
export function isFact(text: string): boolean {
  const withoutYears = text.replace(/(?<!\d|[.,])(?:19|20)\d\d(?![.,]?\d)/g, '')
  return text.length <= 32 && /\d/.test(withoutYears)
}

/** Draws the bands of the sides; the cells with their names, after an empty one where rows have labels. */
function drawHeads(
  sheet: Sheet,
  comparison: Comparison,
  { edges, width }: SideColumns,
  columns: TableColumn[],
  { step, height }: Heads,
  { x, y }: Box,
): TableCell[] {
  const labels = columns.length - edges.length
  return columns.map(({ padding }, at) => {
    const side = at - labels
    const band = { x: x + (edges[side] ?? 0), y, width, height }
    const own = side < 0 ? {} : drawBand(sheet, comparison, side, band)
    const colors = { ...slideColors(sheet), ...own }
    const name = comparison.sides[side]?.name ?? ''
    const room = { width: width - 2 * sidePadding, height }
    const options = { color: colors.ink }
    const set = fitText(sheet, name, [step], room, options)
    const layout = set?.layout ?? sheet.set([sheet.paragraph(name, step, options)], room.width)
    return tableCell(layout, padding, { colors })
  })
}
