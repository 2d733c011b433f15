import type { Box, Points } from '../scene/geometry.ts'
import type { Color } from '../scene/paint.ts'
import type { TextLayout, TextRun } from '../scene/text.ts'
import { bottomEdge } from './grid.ts'
import type { Sheet } from './sheet.ts'
import { mostCharacters } from './shorten.ts'
import { lineCount, longestWord } from './text-fitting.ts'
import type { TypeStep } from './themes/type-step.ts'

/** A text of a column; equals of all columns stand on one line. */
interface Part {
  text: string
  color: Color
  /** Instead of the text in one style; the same text. */
  runs?: (step: TypeStep) => TextRun[]
  /** Free space before its lines, in em: for a mark. */
  inset?: number
}

/** What the parts at one height have in common. */
interface Slot {
  name: string
  /** Space over it, where it or anything over it has a text. */
  before: Points
  /** Stands at the foot of its column. */
  foot?: boolean
  tabularFigures?: boolean
  /** More lines than this, which may depend on the size, are set in a smaller step. */
  lines?: number | ((size: Points) => number)
}

export interface ColumnsSpecification {
  /** How the texts are named: `step` gives `step-1-head`. */
  prefix: string
  columns: Part[][]
  slots: Slot[]
  /** A step for each slot; the first row of steps in which everything has room is taken. */
  sizes: TypeStep[][]
  area: Box
  /** Columns stand one under the other in so many rows. */
  rows?: number
  gutter?: Points
  /** Space over the first slot. */
  inset?: Points
  /** Share of the free height that stays over the columns; 0 when absent. */
  sink?: number
  /** A column is no wider than this. */
  widest?: Points
}

/** A column where it stands. */
export interface PlacedColumn {
  x: Points
  width: Points
  top: Points
  bottom: Points
  /** Tops of its slots. */
  slots: Points[]
  layouts: (TextLayout | undefined)[]
}

/** Between rows. */
export const rowSpace: Points = 30

/**
 * Equals side by side, their parts on common lines, in the first sizes in which all of them fit. Undefined when the
 * texts do not fit at their smallest.
 */
export function drawColumns(
  sheet: Sheet,
  specification: ColumnsSpecification,
): PlacedColumn[] | undefined {
  const { columns, sizes } = specification
  const characters = columns.flat().reduce((sum, part) => sum + part.text.length, 0)
  if (characters > mostCharacters || columns.length === 0) return undefined
  for (const [index, steps] of sizes.entries()) {
    const smallest = Math.min(...steps.map((step) => step.size))
    if (smallest < sheet.context.smallestBody) continue
    const placed = place(sheet, specification, steps, index === sizes.length - 1)
    if (placed === undefined) continue
    draw(sheet, specification, placed)
    return placed
  }
  return undefined
}

function place(
  sheet: Sheet,
  specification: ColumnsSpecification,
  steps: TypeStep[],
  last: boolean,
): PlacedColumn[] | undefined {
  const { columns, slots, area, rows = 1, gutter = 39, inset = 19 } = specification
  const perRow = Math.ceil(columns.length / rows)
  const own = (area.width - gutter * (perRow - 1)) / perRow
  const width = Math.min(own, specification.widest ?? own)
  const height = (area.height - rowSpace * (rows - 1)) / rows
  const placed: PlacedColumn[] = []
  for (let first = 0; first < columns.length; first += perRow) {
    const row = columns.slice(first, first + perRow)
    const layouts = row.map((parts) =>
      slots.map((slot, index) =>
        setPart(sheet, parts[index], slot, steps[index] as TypeStep, width, last),
      ),
    )
    if (layouts.some((one) => one.includes('too long'))) return undefined
    const set = layouts as (TextLayout | undefined)[][]
    const heights = slots.map((_, index) =>
      Math.max(0, ...set.map((one) => one[index]?.height ?? 0)),
    )
    const top = area.y + (height + rowSpace) * Math.floor(first / perRow)
    const tops = slotTops(slots, heights, { top: top + inset, bottom: top + height }, specification)
    if (tops === undefined) return undefined
    row.forEach((_, column) => {
      placed.push({
        x: area.x + (own + gutter) * column,
        width,
        top,
        bottom: top + height,
        slots: tops,
        layouts: set[column] ?? [],
      })
    })
  }
  return placed
}

function setPart(
  sheet: Sheet,
  part: Part | undefined,
  slot: Slot,
  step: TypeStep,
  width: Points,
  last: boolean,
): TextLayout | undefined | 'too long' {
  if (part === undefined || part.text === '') return undefined
  const room = width - (part.inset ?? 0) * step.size
  const { runs } = part
  if (!last && !runs && longestWord(sheet, part.text, step) > room * 0.98) return 'too long'
  const options = {
    color: part.color,
    ...(slot.tabularFigures ? { tabularFigures: true } : {}),
  }
  const layout = sheet.setWithSlack(
    [sheet.paragraph(runs?.(step) ?? part.text, step, options)],
    room,
  )
  const lines = typeof slot.lines === 'function' ? slot.lines(step.size) : slot.lines
  return !last && lines && lineCount(layout) > lines ? 'too long' : layout
}

/** Where the slots begin; undefined if they do not fit. */
function slotTops(
  slots: Slot[],
  heights: Points[],
  { top, bottom }: { top: Points; bottom: Points },
  { sink = 0 }: ColumnsSpecification,
): Points[] | undefined {
  const tops: Points[] = []
  let y = top
  let feet = bottom
  slots.forEach((slot, index) => {
    const height = heights[index] ?? 0
    if (slot.foot) {
      tops.push(bottom - height)
      if (height > 0) feet = bottom - height - slot.before
      return
    }
    if (height > 0 && y > top) y += slot.before
    tops.push(y)
    y += height
  })
  if (y > feet + 0.01) return undefined
  const down = (feet - y) * sink
  return tops.map((one, index) => (slots[index]?.foot ? one : one + down))
}

function draw(
  sheet: Sheet,
  { prefix, columns, slots, area }: ColumnsSpecification,
  placed: PlacedColumn[],
): void {
  const ground = sheet.theme.ground
  placed.forEach((column, index) => {
    slots.forEach((slot, place) => {
      const layout = column.layouts[place]
      if (layout === undefined) return
      const inset = (columns[index]?.[place]?.inset ?? 0) * sizeOf(layout)
      const y = column.slots[place] ?? 0
      sheet.addText({
        name: `${prefix}-${index + 1}-${slot.name}`,
        box: {
          x: column.x + inset,
          y,
          width: column.width - inset,
          height: Math.min(layout.height, bottomEdge(area) - y + 0.5),
        },
        layout,
        ground,
      })
    })
  })
}

/** The size of a text in points. */
export function sizeOf(layout: TextLayout): Points {
  return layout.paragraphs[0]?.specification.runs[0]?.style.size ?? 0
}
