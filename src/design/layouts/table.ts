import { inches, type Points } from '../../scene/geometry.ts'
import type { TableCell } from '../../scene/node.ts'
import type { Color, Stroke } from '../../scene/paint.ts'
import type { TextLayout } from '../../scene/text.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { columnWidths } from './table-columns.ts'

type Table = NonNullable<SlideContent['table']>

/** What a column holds, which decides how it is set. */
type ColumnRole = 'label' | 'figure' | 'previous' | 'text'

/** Sizes of labels and figures, of texts and of the head; used when the table has no more rows than given. */
const typeSizes = [
  { figure: 20, text: 16, head: 14, rows: 5 },
  { figure: 16, text: 14, head: 14, rows: 6 },
  { figure: 14, text: 14, head: 14, rows: 9 },
  { figure: 12, text: 12, head: 12, rows: 12 },
]

/** More rows and columns than these do not fit in any size; the comfortable limits hold while a deck can still grow. */
const most = { rows: 12, columns: 12 }
const comfortable = { rows: 8, columns: 7 }

/** A native table without vertical rules; the row that matters lies on the warm ground. */
export function drawTable(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { table } = content
  if (table !== undefined) {
    const limit = sheet.context.smallestBody > 12 ? comfortable : most
    if (table.rows.length > limit.rows || table.columns.length > limit.columns) return false
    if (!typeSizes.some((sizes) => placeTable(sheet, content.title, table, sizes))) return false
  }
  drawFooter(sheet)
  return true
}

type Sizes = (typeof typeSizes)[number]

function placeTable(sheet: Sheet, title: string, table: Table, sizes: Sizes): boolean {
  if (table.rows.length > sizes.rows) return false
  const { content: area } = sheet.theme.frame
  const roles = columnRoles(table)
  const steps = { cell: cellSteps(sheet, sizes), head: headStep(sheet, sizes) }
  const columns = columnWidths(
    table.columns.map((column, index) => {
      const role = roles[index] as ColumnRole
      const cells = table.rows.map((row) => row.cells[index] ?? '')
      return {
        wraps: role === 'label' || role === 'text',
        head: { text: column.name, step: steps.head },
        cells: cells.map((text) => ({ text, step: steps.cell[role] })),
      }
    }),
    area.width,
    sheet,
  )
  if (columns === undefined) return false

  // Without names there is nothing that a head could say.
  const headless = table.columns.every((column) => column.name === '')
  const named = headless ? [] : table.columns
  const head = named.map((column, index) =>
    sheet.set(
      [
        sheet.paragraph(column.name, steps.head, {
          color: sheet.theme.colors.mutedInk,
          align: alignment(sheet, roles[index]),
        }),
      ],
      textWidth(columns, index),
    ),
  )
  const body = table.rows.map((row) =>
    row.cells.map((text, index) =>
      setCell(sheet, text, roles[index] as ColumnRole, steps.cell, textWidth(columns, index), {
        key: row.highlighted && index === keyColumn(roles),
      }),
    ),
  )
  const heights = rowHeights(head, body, area.height, sizes)
  if (heights === undefined) return false

  const { headHeight, rows } = heights
  const { colors } = sheet.theme
  const total = rows.reduce((sum, height) => sum + height, headHeight)
  sheet.add({
    kind: 'table',
    name: 'table',
    box: { x: area.x, y: area.y, width: area.width, height: total },
    columnWidths: columns.widths,
    ...(headless ? { headless } : {}),
    description: [title, table.columns.map((column) => column.name).join(', ')]
      .filter(Boolean)
      .join(': '),
    rows: [
      ...(headless
        ? []
        : [
            {
              height: headHeight,
              cells: head.map((layout, index) =>
                cell(layout, columns.paddings[index], {
                  ground: sheet.theme.ground,
                  borderBottom: { color: colors.ink, width: 1.5 },
                }),
              ),
            },
          ]),
      ...body.map((layouts, row) => ({
        height: rows[row] as Points,
        cells: layouts.map((layout, index) =>
          cell(layout, columns.paddings[index], {
            ground: table.rows[row]?.highlighted ? colors.emphasis : sheet.theme.ground,
            ...(table.rows[row]?.highlighted ? { fill: colors.emphasis } : {}),
            borderTop:
              row === 0 ? { color: colors.ink, width: 1.5 } : { color: colors.line, width: 0.75 },
            borderBottom: {
              color: row === body.length - 1 ? colors.ink : colors.line,
              width: 0.75,
            },
          }),
        ),
      })),
    ],
  })
  return true
}

interface Columns {
  widths: Points[]
  paddings: { left: Points; right: Points }[]
}

function textWidth({ widths, paddings }: Columns, index: number): Points {
  const padding = paddings[index] ?? { left: 0, right: 0 }
  return (widths[index] ?? 0) - padding.left - padding.right
}

function cell(
  layout: TextLayout,
  padding: { left: Points; right: Points } | undefined,
  look: { ground: Color; fill?: Color; borderTop?: Stroke; borderBottom?: Stroke },
): TableCell {
  return {
    layout,
    anchor: 'middle',
    padding: { left: padding?.left ?? 0, right: padding?.right ?? 0, top: 0, bottom: 0 },
    ...look,
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

/** The last figure of a row is the one that it is about. */
function keyColumn(roles: ColumnRole[]): number {
  return roles.lastIndexOf('figure')
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

function setCell(
  sheet: Sheet,
  text: string,
  role: ColumnRole,
  steps: Record<ColumnRole, TypeStep>,
  width: Points,
  { key }: { key: boolean },
): TextLayout {
  const { ink, mutedInk, accent } = sheet.theme.colors
  const color = key ? accent : role === 'previous' ? mutedInk : ink
  return sheet.set(
    [
      sheet.paragraph(text, steps[role], {
        color,
        align: alignment(sheet, role),
        tabularFigures: isFigure(role),
      }),
    ],
    width,
  )
}

/** Rows of one height if that holds the highest, else each as high as it needs; undefined if they do not fit. */
function rowHeights(
  head: TextLayout[],
  body: TextLayout[][],
  room: Points,
  sizes: Sizes,
): { headHeight: Points; rows: Points[] } | undefined {
  const padding = sizes.figure >= 16 ? 8 : 5
  const highest = (layouts: TextLayout[]) => Math.max(0, ...layouts.map((one) => one.height))
  const count = body.length
  const headHeight =
    head.length === 0
      ? 0
      : Math.max(highest(head) + 2 * padding, count <= 7 ? inches(0.6) : inches(0.42))
  const available = room - headHeight
  const needed = body.map((row) => highest(row) + 2 * padding)
  const largest = inches(count >= 4 ? 0.98 : count === 3 ? 1.2 : 1.5)
  const equal = Math.min(largest, available / count)
  if (needed.every((height) => height <= equal + 0.01))
    return { headHeight, rows: needed.map(() => equal) }
  const spare = available - needed.reduce((sum, height) => sum + height, 0)
  if (spare < 0) return undefined
  return { headHeight, rows: needed.map((height) => height + spare / count) }
}
