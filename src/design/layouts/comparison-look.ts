import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { commonStep } from '../common-step.ts'
import { flatHeadBand } from '../devices/head-band.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { ladder, resized, type TypeStep } from '../themes/type-step.ts'
import { slideColors } from '../tree/place-tree.ts'
import type { CellLook } from './table.ts'

export type Comparison = NonNullable<SlideContent['comparison']>

/** What a row or a point stands on. */
export interface LineLook extends CellLook {
  /** Draws it under the words, in the box of the row or the point. */
  draw?: (sheet: Sheet, name: string, box: Box) => void
}

/** How a theme shows things side by side; their heads are its `drawHeadBand`. */
export interface ComparisonLook {
  /** Of a row, or a point of a side, from 0. */
  line: (sheet: Sheet, index: number) => LineLook
  /** Around a side with its head. */
  frame?: (sheet: Sheet, name: string, box: Box, accented: boolean) => void
}

/** Hairlines part rows, and points. */
export const plainComparison: ComparisonLook = {
  line: (sheet, index) => ({
    colors: slideColors(sheet),
    ...(index > 0 && { above: { color: sheet.theme.colors.line, width: 0.75 } }),
  }),
}

/** Between the edge of a side and its words. */
export const sidePadding: Points = inches(0.25)
/** Between sides. */
export const sideGap: Points = inches(0.2)
/** Where the first side begins, from the left edge of the area, when rows have labels. */
export const labelSpan: Points = inches(2.056)

/** The left edges of the sides, from that of the area, and their width. */
export interface SideColumns {
  edges: Points[]
  width: Points
}

/** Where the sides of a comparison stand in the content area. */
export function sideColumns(sheet: Sheet, { sides, rows }: Comparison): SideColumns {
  const left = rows.some((row) => row.label !== '') ? labelSpan : 0
  const room = sheet.theme.frame.content.width - left
  const width = (room - sideGap * (sides.length - 1)) / sides.length
  return { width, edges: sides.map((_, index) => left + (width + sideGap) * index) }
}

/** A way to set the names of the sides. */
export interface Band {
  height: Points
  /** A name has no more lines than this. */
  lines: number
  sizes: Points[]
  /** Only over lists in this size or a larger one. */
  over?: Points
}

/** In the order in which they are tried: of several lines a name stands on a higher band. */
export const bands: Band[] = [
  { height: inches(0.9), lines: 1, sizes: [28, 24], over: 28 },
  { height: inches(1.05), lines: 2, sizes: [28, 24], over: 28 },
  { height: inches(0.8), lines: 1, sizes: [24], over: 24 },
  { height: inches(0.7), lines: 1, sizes: [20, 18] },
  { height: inches(0.9), lines: 2, sizes: [20, 18, 16] },
  { height: inches(1.1), lines: 3, sizes: [20, 18, 16, 14, 12] },
  { height: inches(0.75), lines: 2, sizes: [14, 12] },
]
/** Of a band, over and under a name together. */
const bandAir = inches(0.25)

/** The heads of the sides: the height of their bands, and the one step of their names. */
export interface Heads {
  height: Points
  step: TypeStep
}

/** Names on bands over texts of a size; undefined where one does not fit. */
export function headsOn(
  band: Band,
  sheet: Sheet,
  { sides }: Comparison,
  columns: SideColumns,
  text: Points,
): Heads | undefined {
  // Names do not get smaller than what stands under them, but for large facts.
  const sizes = band.sizes.filter((size) => size >= Math.min(text, 16))
  const { value } = sheet.theme.type
  const steps = band.over ? sizes.map((size) => resized(value, size)) : ladder(value, sizes)
  const step = commonStep(
    sheet,
    sides.map((side) => side.name),
    steps.map((one) => ({ ...one, lineHeight: Math.round(one.size * 1.15) })),
    {
      width: columns.width - 2 * sidePadding,
      height: band.height - bandAir,
      maximumLines: () => band.lines,
    },
  )
  return step && { height: band.height, step }
}

/** Whether a side stands out: the recommended one, of two equals the second. */
export function isAccented({ sides }: Comparison, index: number): boolean {
  const recommended = sides.some((side) => side.recommended)
  return recommended ? (sides[index]?.recommended ?? false) : sides.length === 2 && index === 1
}

/** Draws the band of a side and says with what to write on it. */
export function drawBand(
  sheet: Sheet,
  comparison: Comparison,
  index: number,
  box: Box,
): { ground: Color; ink: Color } {
  const draw = sheet.theme.drawHeadBand ?? flatHeadBand()
  const tone = isAccented(comparison, index) ? 'accent' : 'ink'
  const chosen = comparison.sides.some((side) => side.recommended)
  const position = { index, count: comparison.sides.length, chosen }
  return draw(sheet, `side-${index + 1}`, box, tone, position)
}
