import { behindName, columnHead } from '../../deck/blocks/table/column-head.ts'
import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TableCell } from '../../scene/node.ts'
import type { Color, Stroke } from '../../scene/paint.ts'
import type { TextLayout } from '../../scene/text.ts'
import { framed } from '../frame.ts'
import type { Sheet, TextOptions } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { lineCount } from '../text-fitting.ts'
import type { DrawLayout, PanelColors } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { slideColors } from '../tree/place-tree.ts'
import { type Columns, columnWidths } from './table-columns.ts'

type Table = NonNullable<SlideContent['table']>

/** What a column holds, which decides how it is set. */
type ColumnRole = 'label' | 'figure' | 'previous' | 'text'

/**
 * Sizes of labels and figures, of texts and of the head; used when the table has no more rows and columns than given,
 * some only where no cell needs more lines.
 */
const typeSizes: {
  figure: Points
  text: Points
  head: Points
  rows: number
  lines?: number
  columns?: number
}[] = [
  { figure: 24, text: 22, head: 16, rows: 5, lines: 1 },
  { figure: 20, text: 20, head: 14, rows: 7, lines: 1 },
  { figure: 20, text: 20, head: 14, rows: 4, lines: 2, columns: 3 },
  { figure: 18, text: 18, head: 14, rows: 8, lines: 1 },
  { figure: 20, text: 18, head: 14, rows: 5, lines: 2, columns: 3 },
  { figure: 18, text: 16, head: 14, rows: 7, lines: 1 },
  { figure: 20, text: 16, head: 14, rows: 5 },
  { figure: 16, text: 14, head: 14, rows: 6 },
  { figure: 14, text: 14, head: 14, rows: 9 },
  { figure: 12, text: 12, head: 12, rows: 12 },
]

/** More rows and columns than these do not fit in any size; the comfortable limits hold while a deck can still grow. */
const most = { rows: 12, columns: 12 }
const comfortable = { rows: 8, columns: 7 }

/** What a cell stands on, the colours of its text, and its rules. */
export interface CellLook {
  colors: PanelColors
  /** Without: the cell lies on what is drawn under the table. */
  filled?: boolean
  above?: Stroke
  below?: Stroke
}

interface TableRowPlace {
  index: number
  count: number
  lit: boolean
  litColumn: boolean
}

/** How a theme dresses tables. */
export interface TableLook {
  /** Columns are parted by rules: texts begin near those, and what is left over widens all cells. */
  ruled?: boolean
  head: (sheet: Sheet) => CellLook
  /** A cell of a row, from 0; `lit` in a row or a column that the slide is about. */
  row: (sheet: Sheet, row: TableRowPlace) => CellLook
  /** What lies under the table: `rows` are the boxes of its rows, and `columns` those of its columns that are lit. */
  under?: (sheet: Sheet, box: Box, rows: { box: Box; lit: boolean }[], columns: Box[]) => void
  over?: (sheet: Sheet, box: Box, columnWidths: readonly Points[]) => void
}

/** Without vertical rules; the row or column that matters lies on the warm ground. */
export const plainTable: TableLook = {
  head: (sheet) => {
    const colors = slideColors(sheet)
    return {
      colors: { ...colors, ink: colors.mutedInk },
      below: { color: sheet.theme.colors.ink, width: 1.5 },
    }
  },
  row: (sheet, { index, count, lit }) => {
    const { ink, line, emphasis } = sheet.theme.colors
    return {
      colors: { ...slideColors(sheet), ...(lit && { ground: emphasis }) },
      filled: lit,
      above: index === 0 ? { color: ink, width: 1.5 } : { color: line, width: 0.75 },
      below: { color: index === count - 1 ? ink : line, width: 0.75 },
    }
  },
}

/** The same under a head on an area of colour, without rules around it. */
export function underFilledHead(head: (sheet: Sheet) => { ground: Color; ink: Color }): TableLook {
  return {
    head: (sheet) => ({ colors: { ...slideColors(sheet), ...head(sheet) }, filled: true }),
    row: (sheet, row) => {
      const { above, ...look } = plainTable.row(sheet, row)
      return row.index === 0 || above === undefined ? look : { ...look, above }
    },
  }
}

/** A native table in a theme's look. */
export function tableLayout(look: TableLook = plainTable): DrawLayout {
  return framed((sheet, { table, title }) => {
    if (table === undefined) return true
    const limit = sheet.context.smallestBody > 12 ? comfortable : most
    if (table.rows.length > limit.rows || table.columns.length > limit.columns) return false
    return typeSizes.some((sizes) => placeTable(sheet, title, table, sizes, look))
  })
}

type Sizes = (typeof typeSizes)[number]

function placeTable(
  sheet: Sheet,
  title: string,
  table: Table,
  sizes: Sizes,
  look: TableLook,
): boolean {
  if (table.rows.length > sizes.rows || table.columns.length > (sizes.columns ?? most.columns))
    return false
  const { content: area } = sheet.theme.frame
  const roles = columnRoles(table)
  const steps = { cell: cellSteps(sheet, sizes), head: headStep(sheet, sizes) }
  const columns = columnWidths(
    table.columns.map((column, index) => {
      const role = roles[index] as ColumnRole
      const cells = table.rows.map((row) => row.cells[index] ?? '')
      return {
        wraps: role === 'label' || role === 'text',
        wish: column.width,
        head: { text: columnHead(column), step: steps.head },
        cells: cells.map((text) => ({ text, step: steps.cell[role] })),
      }
    }),
    area.width,
    sheet,
    look.ruled,
  )
  if (columns === undefined) return false

  // Without names there is nothing that a head could say.
  const headless = table.columns.every((column) => columnHead(column) === '')
  const heads = headless ? [] : [look.head(sheet)]
  const count = table.rows.length
  const looks = table.rows.map(({ highlighted }, index) =>
    table.columns.map((column) =>
      look.row(sheet, {
        index,
        count,
        lit: highlighted || column.highlighted,
        litColumn: column.highlighted,
      }),
    ),
  )
  const head = heads.flatMap((one) =>
    table.columns.map((column, index) =>
      setHead(sheet, column, steps.head, textWidth(columns, index), {
        color: column.highlighted ? litInk(sheet, one) : one.colors.ink,
        align: alignment(sheet, roles[index]),
      }),
    ),
  )
  const { lines = Number.POSITIVE_INFINITY } = sizes
  if (head.some((cell) => lineCount(cell) > lines)) return false
  const body: TextLayout[][] = []
  for (const [index, row] of table.rows.entries()) {
    const cells = row.cells.map((text, column) => {
      const key = row.highlighted && column === keyColumn(roles)
      const colors = looks[index]?.[column]?.colors ?? slideColors(sheet)
      const role = roles[column] as ColumnRole
      return setCell(sheet, text, role, steps.cell, textWidth(columns, column), colors, key)
    })
    if (cells.some((cell) => lineCount(cell) > lines)) return false
    body.push(cells)
  }
  const heights = rowHeights(head, body, area.height, sizes)
  if (heights === undefined) return false

  const { headHeight, rows } = heights
  const total = rows.reduce((sum, height) => sum + height, headHeight)
  const box = { x: area.x, y: area.y, width: area.width, height: total }
  const { widths } = columns
  if (look.under) {
    const below = { ...box, y: box.y + headHeight, height: total - headHeight }
    look.under(sheet, box, rowBoxes(table, below, rows), litColumns(table, below, widths))
  }
  const cells = (layouts: TextLayout[], lookOf: (column: number) => CellLook | undefined) =>
    layouts.map((layout, index) => tableCell(layout, columns.paddings[index], lookOf(index)))
  sheet.add({
    kind: 'table',
    name: 'table',
    box,
    columnWidths: widths,
    ...(headless ? { headless } : {}),
    description: [title, table.columns.map(columnHead).join(', ')].filter(Boolean).join(': '),
    rows: [
      ...heads.map((one) => ({ height: headHeight, cells: cells(head, () => one) })),
      ...body.map((layouts, row) => ({
        height: rows[row] as Points,
        cells: cells(layouts, (column) => looks[row]?.[column]),
      })),
    ],
  })
  look.over?.(sheet, box, widths)
  return true
}

/** The head of a column that matters is not muted, where the head is on the slide itself. */
function litInk(sheet: Sheet, { colors, filled }: CellLook): Color {
  return filled ? colors.ink : sheet.theme.colors.ink
}

function rowBoxes({ rows }: Table, { x, y, width }: Box, heights: Points[]) {
  let top = y
  return rows.map(({ highlighted }, index) => {
    const height = heights[index] ?? 0
    top += height
    return { box: { x, y: top - height, width, height }, lit: highlighted }
  })
}

function litColumns({ columns }: Table, { x, y, height }: Box, widths: Points[]): Box[] {
  let left = x
  return columns.flatMap(({ highlighted }, index) => {
    const width = widths[index] ?? 0
    left += width
    return highlighted ? [{ x: left - width, y, width, height }] : []
  })
}

function textWidth({ widths, paddings }: Columns, index: number): Points {
  const padding = paddings[index] ?? { left: 0, right: 0 }
  return (widths[index] ?? 0) - padding.left - padding.right
}

/** A cell of a native table. */
export function tableCell(
  layout: TextLayout,
  padding: { left: Points; right: Points } | undefined,
  look: CellLook | undefined,
): TableCell {
  const ground = look?.colors.ground ?? '#FFFFFF'
  return {
    layout,
    anchor: 'middle',
    padding: { left: padding?.left ?? 0, right: padding?.right ?? 0, top: 0, bottom: 0 },
    ground,
    ...(look?.filled && { fill: ground }),
    ...(look?.above && { borderTop: look.above }),
    ...(look?.below && { borderBottom: look.below }),
  }
}

function isFigure(role: ColumnRole | undefined): boolean {
  return role === 'figure' || role === 'previous'
}

/** Figures end at the right edge of their column in every script, so that their digits stand under one another. */
function alignment(sheet: Sheet, role: ColumnRole | undefined): 'start' | 'end' {
  return isFigure(role) && !sheet.rightToLeft ? 'end' : 'start'
}

const year = /(?:19|20)\d\d|['’]\d\d|FY ?\d\d/

/**
 * Labels first, figures where the column is numeric. A figure column whose name differs from the next only by an earlier
 * year ("Q3 2025", "Q3 2026") is what the next is compared with.
 */
function columnRoles(table: Table): ColumnRole[] {
  return table.columns.map((column, index) => {
    if (!column.numeric) return index === 0 ? 'label' : 'text'
    const next = table.columns[index + 1]
    const bare = (name: string) => name.replace(/\d/g, '')
    const digits = (name: string) => name.replace(/\D/g, '')
    const previous =
      next?.numeric === true &&
      year.test(column.name) &&
      bare(next.name) === bare(column.name) &&
      digits(column.name) < digits(next.name)
    return previous ? 'previous' : 'figure'
  })
}

/** The figure that a row is about: its only one, or the last where years lead up to it. Among equals there is none. */
function keyColumn(roles: ColumnRole[]): number {
  const last = roles.lastIndexOf('figure')
  return roles.includes('previous') || roles.indexOf('figure') === last ? last : -1
}

function cellSteps(sheet: Sheet, sizes: Sizes): Record<ColumnRole, TypeStep> {
  const { large, body } = sheet.theme.type
  const line = (step: TypeStep): TypeStep => ({
    ...step,
    lineHeight: Math.round(step.size * (step.size >= 20 ? 1.25 : 1.3)),
  })
  const figure = line(resized(large, sizes.figure))
  const strong = inFont(figure, sheet.theme.strong)
  return { label: strong, figure: strong, previous: figure, text: line(resized(body, sizes.text)) }
}

function headStep(sheet: Sheet, sizes: Sizes): TypeStep {
  const step = resized(sheet.theme.type.small, sizes.head)
  return { ...inFont(step, sheet.theme.strong), lineHeight: Math.round(sizes.head * 1.25) }
}

/** The name of a column; its unit behind it, not as strong. */
function setHead(
  sheet: Sheet,
  { name, unit }: Table['columns'][number],
  step: TypeStep,
  width: Points,
  options: TextOptions,
): TextLayout {
  const paragraph = sheet.paragraph(name, step, options)
  const behind = name === '' ? unit : behindName(name, unit)
  const style = sheet.style(inFont(step, sheet.theme.type.small.font), options.color)
  const runs = behind === '' ? [] : [{ text: behind, style }]
  return sheet.set([{ ...paragraph, runs: [...paragraph.runs, ...runs] }], width)
}

function setCell(
  sheet: Sheet,
  text: string,
  role: ColumnRole,
  steps: Record<ColumnRole, TypeStep>,
  width: Points,
  { ink, mutedInk, accent }: PanelColors,
  key: boolean,
): TextLayout {
  const color = key ? accent : role === 'previous' ? mutedInk : ink
  const align = alignment(sheet, role)
  const tabularFigures = isFigure(role)
  return sheet.set([sheet.paragraph(text, steps[role], { color, align, tabularFigures })], width)
}

/** The heights of the head and of the rows; undefined if they do not fit. */
function rowHeights(
  head: TextLayout[],
  body: TextLayout[][],
  room: Points,
  sizes: Sizes,
): { headHeight: Points; rows: Points[] } | undefined {
  const padding = sizes.figure >= 16 ? 8 : 5
  const highest = (layouts: TextLayout[]) => Math.max(0, ...layouts.map((one) => one.height))
  const count = body.length
  const needed = body.map((row) => highest(row) + 2 * padding)
  // Where rows need the room, the head is no higher than its words.
  const free = room - needed.reduce((sum, height) => sum + height, 0)
  const spacious = Math.min(count <= 7 ? inches(0.6) : inches(0.42), free)
  const headHeight = head.length === 0 ? 0 : Math.max(highest(head) + 2 * padding, spacious)
  const available = room - headHeight
  const largest = inches(count >= 4 ? 0.98 : count === 3 ? 1.2 : 1.5)
  const shared = sharedHeights(needed, available, largest)
  return shared && { headHeight, rows: shared }
}

/** Rows of one height if that holds the highest, else each as high as it needs; undefined if they do not fit the room. */
export function sharedHeights(
  needed: Points[],
  room: Points,
  largest: Points = room,
): Points[] | undefined {
  const equal = Math.min(largest, room / needed.length)
  if (needed.every((height) => height <= equal + 0.01)) return needed.map(() => equal)
  const spare = room - needed.reduce((sum, height) => sum + height, 0)
  return spare < 0 ? undefined : needed.map((height) => height + spare / needed.length)
}
