import type { Box, Point, Points } from '../../scene/geometry.ts'
import type { ChartNode, Geometry } from '../../scene/node.ts'
import type { Color, Stroke } from '../../scene/paint.ts'
import type { TextLayout } from '../../scene/text.ts'
import type { TypeStep } from '../themes/type-step.ts'

/** The colours of a mark, and of the value that is printed of it. */
export interface MarkPaint {
  /** Absent: an outline only. */
  fill?: Color
  stroke?: Stroke
  text: Color
}

/** A bar, a slice, a point, a line: its outline and its colours. */
export interface ChartMark {
  part: 'mark'
  name: string
  box: Box
  geometry?: Geometry
  paint: Pick<MarkPaint, 'fill' | 'stroke'>
  /** Bars: where they end freely. Absent for other marks. */
  end?: 'top' | 'bottom' | 'right'
}

interface ChartLine {
  part: 'line'
  name: string
  from: Point
  to: Point
  stroke: Stroke
}

/** A text in its box: one line unless it is set already. */
export interface ChartText {
  part: 'text'
  name: string
  box: Box
  text: string
  step: TypeStep
  color: Color
  align?: 'start' | 'center' | 'end'
  /** Set already; `wrap` says whether it may have several lines. */
  layout?: TextLayout
  wrap?: boolean
  /** The theme's ground when absent. */
  ground?: Color
}

/** What changed in a category, at the side of its columns: where their tops and the text are. */
export interface BesideColumns {
  name: string
  /** The right edge of the columns, and their tops from the highest down. */
  right: Points
  tops: Points[]
  floor: Points
  color: Color
  text: ChartText
}

export type ChartPart = ChartMark | ChartLine | ChartText

/**
 * A chart worked out: where everything stands and what it says, the same for all themes. A native chart has the measures;
 * `drawing` is the same picture, `under` and `over` are what the slide prints beneath and upon it.
 */
export interface ChartDescription {
  native: Omit<
    ChartNode,
    | 'kind'
    | 'name'
    | 'categories'
    | 'numberFormat'
    | 'drawing'
    | 'description'
    | 'categoryTitle'
    | 'valueTitle'
  > & { categories?: string[] }
  /** What the categories are and what the values count: the titles of the axes. */
  titles: { category?: ChartText | undefined; value?: ChartText | undefined }
  under?: ChartPart[]
  drawing: ChartPart[]
  over: ChartPart[]
  beside?: BesideColumns[]
}
