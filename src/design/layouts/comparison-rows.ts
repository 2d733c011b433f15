import type { Box, Points } from '../../scene/geometry.ts'
import type { TableCell } from '../../scene/node.ts'
import type { TextLayout } from '../../scene/text.ts'
import type { Sheet } from '../sheet.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { drawing, type Tree } from '../tree/tree.ts'
import {
  type Comparison,
  drawBand,
  isAccented,
  type SideColumns,
  sideGap,
  sidePadding,
} from './comparison-heads.ts'
import { type ComparisonLook, type LineGround, lineGround, lineRule } from './comparison-lines.ts'

/** How rows are set: the size of their cells and, where sides have names, those on their bands. */
interface RowSetting {
  size: Points
  head?: { height: Points; step: TypeStep }
}

/**
 * Rows that answer one question each, as a native table over the bands of the sides; undefined where a word would be
 * broken, which only the smallest size may do.
 */
export function comparisonTable(
  sheet: Sheet,
  comparison: Comparison,
  columns: SideColumns,
  setting: RowSetting,
  look: ComparisonLook,
): Tree | undefined {
  const rows = comparison.rows.map((row, index) =>
    setRow(sheet, row, columns, setting, lineGround(sheet, look, index)),
  )
  const spacing = setting.size >= 16 ? 8 : 5
  const needed = rows.map((cells) =>
    Math.max(...(cells ?? []).map((cell) => cell.height + 2 * spacing)),
  )
  if (rows.some((cells) => cells === undefined)) return undefined
  const set = rows as TextLayout[][]
  const head = setting.head?.height ?? 0
  return drawing((on, box) => {
    const room = box.height - head
    const equal = room / needed.length
    const spare = room - total(needed)
    const heights = needed.every((height) => height <= equal + 0.01)
      ? needed.map(() => equal)
      : needed.map((height) => height + spare / needed.length)
    drawTable(on, box, comparison, columns, setting, set, heights, look)
  }, head + total(needed))
}

function total(heights: readonly Points[]): Points {
  return heights.reduce((sum, height) => sum + height, 0)
}

/** The layouts of a row's cells, its label first where rows have labels. */
function setRow(
  sheet: Sheet,
  row: Comparison['rows'][number],
  { labelled, edges, width }: SideColumns,
  { size, head }: RowSetting,
  { ink, mutedInk }: LineGround,
): TextLayout[] | undefined {
  const { type, strong } = sheet.theme
  const line = (step: TypeStep) => ({ ...step, lineHeight: Math.round(step.size * 1.25) })
  const answer = line(resized(type.large, size))
  const question = line(resized(type.body, Math.min(16, size)))
  const room = width - sidePadding
  const cells = row.cells.map((text) => ({
    // Where sides have names, a gap is what is not known of one.
    text: text === '' && head !== undefined ? '–' : text,
    step: isFact(text) ? inFont(answer, strong) : answer,
    color: text === '' ? mutedInk : ink,
    room,
  }))
  const labelRoom = (edges[0] ?? 0) - sidePadding - sideGap
  const label = { text: row.label, step: question, color: mutedInk, room: labelRoom }
  const layouts: TextLayout[] = []
  for (const { text, step, color, room: own } of labelled ? [label, ...cells] : cells) {
    if (size > 12 && longestWord(sheet, text, step) > own * 0.98) return undefined
    const layout = sheet.setWithSlack([sheet.paragraph(text, step, { color })], own)
    if (layout.width > own) return undefined
    layouts.push(layout)
  }
  return layouts
}

/** Whether a cell is a short fact with a figure in it that is not only a year. */
export function isFact(text: string): boolean {
  const withoutYears = text.replace(/(?<!\d|[.,])(?:19|20)\d\d(?![.,]?\d)/g, '')
  return text.length <= 32 && /\d/.test(withoutYears)
}

function drawTable(
  sheet: Sheet,
  box: Box,
  comparison: Comparison,
  columns: SideColumns,
  { head }: RowSetting,
  rows: TextLayout[][],
  heights: Points[],
  look: ComparisonLook,
): void {
  const { sides } = comparison
  const { edges, width } = columns
  const bandBox = (index: number, height: Points) => ({
    x: box.x + (edges[index] ?? 0),
    y: box.y,
    width,
    height,
  })
  const blank = columns.labelled ? [headCell(sheet, '', head?.step, width, slideGround(sheet))] : []
  const names = sides.map(({ name }, index) => {
    const colors = head ? drawBand(sheet, comparison, index, bandBox(index, head.height)) : null
    return headCell(sheet, name, head?.step, width, colors ?? slideGround(sheet))
  })
  if (head === undefined) drawRules(sheet, columns, box)
  const rule = lineRule(sheet, look)
  let y = box.y + (head?.height ?? 0)
  const body = rows.map((layouts, index) => {
    const height = heights[index] ?? 0
    const line = lineGround(sheet, look, index)
    line.draw?.(sheet, `row-${index + 1}`, { ...box, y, height })
    y += height
    const cells = layouts.map(
      (layout): TableCell => ({
        ...plainCell(layout),
        ground: line.ground,
        ...(line.fill ? { fill: line.fill } : {}),
        ...(rule && index > 0 ? { borderTop: rule } : {}),
        ...(rule && index < rows.length - 1 ? { borderBottom: rule } : {}),
      }),
    )
    return { height, cells }
  })
  const lefts = columns.labelled ? [0, ...edges] : edges
  const columnWidths = lefts.map((left, index) => (lefts[index + 1] ?? box.width) - left)
  const table = [...(head ? [{ height: head.height, cells: [...blank, ...names] }] : []), ...body]
  sheet.add({
    kind: 'table',
    name: 'comparison',
    box,
    columnWidths,
    ...(head ? {} : { headless: true }),
    description: sides
      .map((side) => side.name)
      .filter(Boolean)
      .join(', '),
    // The last column ends where its side does; the others go on to the next side.
    rows: table.map(({ height, cells }) => ({
      height,
      cells: cells.map((cell, index) =>
        index < cells.length - 1
          ? cell
          : { ...cell, padding: { ...cell.padding, right: cell.padding.right - sideGap } },
      ),
    })),
  })
  if (look.frame)
    for (const index of sides.keys())
      look.frame(
        sheet,
        `view-${index + 1}`,
        bandBox(index, box.height),
        isAccented(comparison, index),
      )
}

function slideGround({ theme }: Sheet): { ground: string; ink: string } {
  return { ground: theme.ground, ink: theme.colors.ink }
}

function headCell(
  sheet: Sheet,
  name: string,
  step: TypeStep = sheet.theme.type.value,
  width: Points,
  { ground, ink }: { ground: string; ink: string },
): TableCell {
  const room = { width: width - 2 * sidePadding, height: Number.POSITIVE_INFINITY }
  const set = fitText(sheet, name, [step], room, { color: ink })
  const layout = set?.layout ?? sheet.set([sheet.paragraph('', step, { color: ink })], room.width)
  return { ...plainCell(layout), ground }
}

function plainCell(layout: TextLayout): Omit<TableCell, 'ground'> {
  const padding = { left: sidePadding, right: sideGap, top: 0, bottom: 0 }
  return { layout, anchor: 'middle', padding }
}

/** A list in columns has no names to set on bands: a rule over each is enough. */
export function drawRules(sheet: Sheet, { edges, width }: SideColumns, { x, y }: Box): void {
  const stroke = { color: sheet.theme.colors.ink, width: 1.5 }
  for (const [index, edge] of edges.entries())
    sheet.addLine(`side-${index + 1}`, { x: x + edge, y }, { x: x + edge + width, y }, stroke)
}
