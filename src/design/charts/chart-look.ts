import type { Point, Points } from '../../scene/geometry.ts'
import type { Stroke } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import type { Theme } from '../themes/theme.ts'
import type { TypeStep } from '../themes/type-step.ts'
import type { BesideColumns, ChartMark, MarkPaint } from './chart-description.ts'

/** What a mark stands for. */
export interface MarkRole {
  kind: 'bar' | 'part' | 'slice' | 'point' | 'body'
  /** The series that the chart is about, the one that it is compared with, or one of several equals. */
  series: 'main' | 'compared' | 'equal'
  /** Whether the slide is about its category. */
  discussed: boolean
  /** Of slices: its place, the largest first. */
  place: number
}

/** How a theme draws charts: its pens and colours, and marks of its own in the boxes of the description. */
export interface ChartLook {
  /** The colours of a mark in place of the usual ones. */
  paint?: (usual: MarkPaint, role: MarkRole, theme: Theme) => MarkPaint
  /** Draws a standing or lying bar into its box; a plain rectangle without it. */
  drawBar?: (drawing: Sheet, mark: ChartMark) => void
  /** Whether the theme's line under the title names the unit that all names of series end with. */
  unitInHeading?: boolean
  /** The line that columns stand on; 'none' for none. */
  baseline?: Stroke | 'none'
  /** The pen between slices. */
  separator?: Stroke
  /** Standing columns that touch, in the type of the theme, with what changed beside them. */
  columns?: {
    widest: (count: number, pitch: number) => number
    values: (theme: Theme) => { main: TypeStep; compared: TypeStep }[]
    drawBeside: (sheet: Sheet, beside: BesideColumns) => void
  }
  /** Bars lie where they can. */
  rows?: RowsLook
  /** Values are bodies on stems where they can. */
  stems?: StemsLook
}

/** The pens of bodies over a horizon and of their stems. */
export interface StemsLook {
  baseline: Stroke
  /** From the lowest body down to the horizon, and from body to body. */
  drop: Stroke
  between: Stroke
}

/**
 * The type in which rows are tried: their names, the values of the main bars, of those they are compared with, the
 * annotations, and the one that is discussed.
 */
export interface RowType {
  name: TypeStep
  value: TypeStep
  compared: TypeStep
  note: TypeStep
  discussed: TypeStep
}

/** Where lying bars differ between themes. */
export interface RowsLook {
  most: number
  type: (sheet: Sheet, pitch: Points, size: Points) => RowType
  /** The height of rows, and how thick their bars are, in points. */
  pitch: (height: Points, count: number) => Points
  bars: (pitch: Points, count: number) => { main: Points; compared: Points; gap: Points }
  /** Share of the free space of a row over its bars. */
  lift: number
  /** Widths of the column of names that are tried; as wide as they need when absent. */
  nameWidths?: Points[]
  /** Between rows. */
  rule?: Stroke
  /** From the names to the bars, from a bar to its value, from the values to the annotations. */
  gaps: { names: Points; value: Points; annotations: Points }
  /** Where the series are named, and in what width; over the rows unless said. */
  keyPlace?: Point & { width: Points }
}
