import type { Box, Point, Points } from './geometry.ts'
import type { Color, Paint, Stroke } from './paint.ts'
import type { TextLayout, TextStyle } from './text.ts'

/** The outline of a shape; all coordinates are on the page. */
export type Geometry =
  | { type: 'rectangle'; radius?: Points }
  | { type: 'ellipse' }
  | { type: 'line'; from: Point; to: Point }
  | { type: 'path'; commands: PathCommand[] }

/** A path command with page coordinates: move, line, cubic curve, close. */
export type PathCommand =
  | { type: 'M' | 'L'; x: Points; y: Points }
  | { type: 'C'; x1: Points; y1: Points; x2: Points; y2: Points; x: Points; y: Points }
  | { type: 'Z' }

/** A drawn outline. `decorative` shapes mean nothing to a reader and are skipped by screen readers. */
export interface ShapeNode {
  kind: 'shape'
  /** Unique on its page, stable across renderings: `title`, `panel-2`. */
  name: string
  /** Bounding box of the geometry. */
  box: Box
  geometry: Geometry
  fill?: Paint
  stroke?: Stroke
  decorative: boolean
}

/**
 * Text in a box, set by the typography room. The laid-out lines start at the box's top, middle or bottom after
 * `anchor`; the box has no insets.
 */
export interface TextNode {
  kind: 'text'
  name: string
  box: Box
  anchor: 'top' | 'middle' | 'bottom'
  layout: TextLayout
  /** The slide's title and its main text are real placeholders in an editable file. */
  placeholder?: 'title' | 'subtitle' | 'body'
  /** False: one line that never wraps, whatever the viewer's fonts. */
  wrap: boolean
  /** The least favourable colour behind the text, for the contrast rule. */
  ground: Color
  /** Degrees clockwise about the box's centre; the box is that of the text before it is turned. */
  rotation?: number
  /** Where a click on the text leads: another slide of the deck. */
  link?: { slideId: string }
  /** True for page furniture (footer): present on the page, absent from the outline. */
  furniture?: 'footer' | 'slideNumber'
}

/** One cell of a table. */
export interface TableCell {
  layout: TextLayout
  anchor: 'top' | 'middle' | 'bottom'
  padding: { left: Points; top: Points; right: Points; bottom: Points }
  fill?: Color
  borderTop?: Stroke
  borderBottom?: Stroke
  ground: Color
}

/** A native table. The first row is its head. Column widths add up to the box's width, row heights to its height. */
export interface TableNode {
  kind: 'table'
  name: string
  box: Box
  columnWidths: Points[]
  rows: { height: Points; cells: TableCell[] }[]
  /** Its columns have no names: the first row is one of the others, else it is the head. */
  headless?: true
  /** What the table shows, for screen readers. */
  description: string
}

/** The title of a chart's axis: one line in its box. */
export interface ChartTitle {
  text: string
  box: Box
  style: TextStyle
}

/** One series of a chart; `pointColors[i]` overrides the colour of point i. */
export interface ChartSeries {
  name: string
  values: (number | null)[]
  color: Color
  pointColors?: Color[]
  /** Bars and slices: the pen around them; `pointOutlines[i]` overrides it at point i. */
  outline?: Stroke
  pointOutlines?: (Stroke | undefined)[]
  /** Bars: true for an outline without a fill. */
  hollow?: boolean
  /** Style of the printed values; absent: this series prints none. */
  labelStyle?: TextStyle
  /** `pointLabelColors[i]` overrides the colour of the value printed at point i. */
  pointLabelColors?: Color[]
  /** What is printed at point i instead of its value, '' for nothing, and the number format of the value there; absent: as all are. */
  pointLabels?: (string | undefined)[]
  pointFormats?: (string | undefined)[]
  /**
   * Where a printed value stands: over its bar or point (also when absent), under its point, at its right (past the end
   * of a lying bar) or in the middle of its bar.
   */
  labelPosition?: 'above' | 'below' | 'right' | 'center'
  /** Area charts: what fills the area under the line, which `color` draws. */
  areaFill?: Color
  /** Line charts: the disc at each point, its diameter; absent: none. `pointColors` override its fill. */
  marker?: { size: Points; fill: Color; stroke?: Stroke }
  /** Horizontal bars of unequal thickness: that of this series. Main and compared bars meet inside their category. */
  thickness?: Points
  /** Line charts: true for points without a line between them. */
  lineHidden?: boolean
}

/**
 * A native chart. Editable files write the data with these measures; the other exporters draw `drawing`, the same
 * picture as shapes and texts, so that all agree. Titles, keys and takeaways are nodes of their own beside it.
 */
export interface ChartNode {
  kind: 'chart'
  name: string
  /** The chart's frame. */
  box: Box
  /** The inner plot area (ECMA-376 21.2.2.88, layoutTarget inner), on the page. */
  plot: Box
  chartType: 'bar' | 'stacked' | 'line' | 'area' | 'pie'
  /** Bars lie instead of standing (ECMA-376 21.2.2.17, barDir bar): the first category is the topmost. */
  horizontal?: boolean
  categories: string[]
  series: ChartSeries[]
  /** The value axis; it is not drawn unless `axisStyle` is there. */
  axis?: { minimum: number; maximum: number; majorUnit: number }
  /** Printed values: a spreadsheet number format such as `0.0"%"`. */
  numberFormat: string
  /** Style of category names (bar, line: below the axis; pie: beside each slice). Absent: none are drawn by the chart. */
  categoryStyle?: TextStyle
  categoryTitle?: ChartTitle
  valueTitle?: ChartTitle
  /** The line on which columns stand. */
  baseline?: Stroke
  /** Space between categories as a percentage of a bar's width, and the overlap of bars, −100 to 100. */
  gapWidth?: number
  overlap?: number
  /** Hole of a doughnut, percent of its diameter; absent or 0: a pie. */
  holeSize?: number
  /** Pen between slices; of lines its width, in the colour of their series. */
  separator?: Stroke
  /** Line charts: a line at each category between its highest and lowest point (ECMA-376 21.2.2.80). */
  highLowLines?: Stroke
  /** Line charts: a line at each category from its highest point down to the axis (ECMA-376 21.2.2.53). */
  dropLines?: Stroke
  drawing: SceneNode[]
  /** What the chart shows, for screen readers. */
  description: string
}

/** A picture's bytes. Equal ids are equal pictures: a file stores each once. */
export interface SceneImage {
  id: string
  mediaType: 'image/png' | 'image/jpeg'
  data: Uint8Array
  /** Pixels. */
  width: number
  height: number
}

/**
 * A picture in a box, never stretched: `crop` is the part of it that is shown, as shares of its width and height, in
 * the box's proportions.
 */
export interface ImageNode {
  kind: 'image'
  name: string
  box: Box
  image: SceneImage
  /** The whole picture when absent. */
  crop?: { x: number; y: number; width: number; height: number }
  /** Rounds the corners of the box. */
  radius?: Points
  /** What it shows, for screen readers; empty for ornament. */
  description: string
}

/** Anything on a page, drawn in the order of its list. */
export type SceneNode = ShapeNode | TextNode | TableNode | ChartNode | ImageNode
