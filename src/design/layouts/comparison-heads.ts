import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { commonStep } from '../common-step.ts'
import { flatHeadBand } from '../devices/head-band.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { ladder, resized, type TypeStep } from '../themes/type-step.ts'

export type Comparison = NonNullable<SlideContent['comparison']>

/** Between the edge of a side and its words. */
export const sidePadding: Points = inches(0.25)
/** Between sides. */
export const sideGap: Points = inches(0.2)
/** Where the first side begins, from the left edge of the area, when rows have labels. */
export const labelSpan: Points = inches(2.056)

/** The left edges of the sides, from that of the area, and their width. */
export interface SideColumns {
  labelled: boolean
  edges: Points[]
  width: Points
}

/** Where the sides of a comparison stand in the content area. */
export function sideColumns(sheet: Sheet, { sides, rows }: Comparison): SideColumns {
  const labelled = rows.some((row) => row.label !== '')
  const left = labelled ? labelSpan : 0
  const count = sides.length
  const width = (sheet.theme.frame.content.width - left - sideGap * (count - 1)) / count
  return { labelled, width, edges: sides.map((_, index) => left + (width + sideGap) * index) }
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

/** In the order in which they are tried. */
export const bands: Band[] = [
  { height: inches(0.9), lines: 2, sizes: [28, 24], over: 28 },
  { height: inches(0.8), lines: 1, sizes: [24], over: 24 },
  { height: inches(0.7), lines: 2, sizes: [20, 18, 16] },
  { height: inches(1), lines: 3, sizes: [20, 18, 16, 14, 12] },
  { height: inches(0.7), lines: 2, sizes: [14, 12] },
]

/** The one step in which the names of all sides stand on bands over texts of a size; undefined where one does not fit. */
export function headStep(
  sheet: Sheet,
  { sides }: Comparison,
  { width }: SideColumns,
  band: Band,
  text: Points,
): TypeStep | undefined {
  const { height, lines, sizes } = band
  // Names do not get smaller than what stands under them, but for large facts.
  const own = sizes.filter((size) => size >= Math.min(text, 16))
  const { value } = sheet.theme.type
  const steps = band.over ? own.map((size) => resized(value, size)) : ladder(value, own)
  const tight = steps.map((step) => ({
    ...step,
    lineHeight: Math.round(step.size * 1.15),
  }))
  const room = {
    width: width - 2 * sidePadding,
    height: height - inches(0.1),
    maximumLines: () => lines,
  }
  return own.length === 0
    ? undefined
    : commonStep(
        sheet,
        sides.map((side) => side.name),
        tight,
        room,
      )
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
  const position = { index, count: comparison.sides.length }
  return draw(sheet, `side-${index + 1}`, box, tone, position)
}
