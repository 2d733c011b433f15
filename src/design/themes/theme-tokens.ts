import type { Box, Points } from '../../scene/geometry.ts'
import type { Color, Paint, Stroke } from '../../scene/paint.ts'
import type { FontReference } from '../../scene/text.ts'
import type { TypeStep } from './type-step.ts'

/** The steps that layouts ask for by name. */
export interface TypeScale {
  footer: TypeStep
  eyebrow: TypeStep
  /** Notes, chart labels, heads of tables. */
  small: TypeStep
  /** Running text and labels. */
  body: TypeStep
  /** Heads of cards and steps, lead text, cells of a table. */
  large: TypeStep
  /** The title of a content slide. */
  title: TypeStep
  /** A sentence that fills a slide. */
  statement: TypeStep
  /** Shares beside a ring. */
  value: TypeStep
  /** The figure of a takeaway. */
  figure: TypeStep
  /** Numbers of steps. */
  stepNumber: TypeStep
  cover: TypeStep
  subtitle: TypeStep
  section: TypeStep
  /** The number of a section. */
  numeral: TypeStep
  quote: TypeStep
  /** Heads of cards, steps and terms. */
  head: TypeStep
  /** Dates on a timeline. */
  date: TypeStep
  /** Figures of statistics side by side. */
  statistic: TypeStep
  /** Units beside them. */
  unit: TypeStep
  /** The one figure that fills a slide, and its unit. */
  bigFigure: TypeStep
  bigUnit: TypeStep
  /** Program text; a face whose letters are all of one width. */
  code: TypeStep
}

/** Colours by what they are for. */
export interface ThemeColors {
  background: Color
  surface: Color
  ink: Color
  mutedInk: Color
  line: Color
  accent: Color
  accentInk: Color
  /** The one warm area of a slide: panel, row of a table. */
  emphasis: Color
  /** Secondary text on it. */
  emphasisMuted: Color
  /** Numbers and rules on the accent, where they are stronger than the warm area. */
  emphasisStrong?: Color
  /** The series that is not the message. */
  seriesMute: Color
  /** Six data colours in order. */
  data: Color[]
  /** Tints of the accent, light to full, where they are not mixed of the surface and that. */
  tints?: Color[]
  /** Up and down, always beside an arrow and a sign; at least 4.5:1 on background and surface. */
  positive: Color
  negative: Color
}

/** The boxes that every content slide shares. */
interface ThemeFrame {
  eyebrow: Box
  title: Box
  content: Box
  /** Where everything but the caption ends, on a slide that has one. */
  captionTop?: Points
  footer: Box
  pageNumber: Box
}

/** What a theme is as data: roles and type, frame and pens. A server that draws nothing knows themes by it. */
export interface ThemeTokens {
  id: string
  name: string
  /** What it is like, in a few words. */
  description: string
  dark: boolean
  colors: ThemeColors
  /** What lies under content slides. */
  background: Paint
  /**
   * The colour to hold text against where it lies on the background: of a gradient, the end that contrasts least.
   */
  ground: Color
  type: TypeScale
  /** The semi-bold face of the text family. */
  strong: FontReference
  displayFont: FontReference
  textFont: FontReference
  /** The face that text is set in instead of one of the theme's own: in the fonts of a custom theme. */
  face?: (font: FontReference) => FontReference
  frame: ThemeFrame
  bullet: { character: string; color: Color }
  /** Lines over a list and between its rows; none over it where the heading ends with a rule. */
  listRules: { top?: Stroke; between: Stroke }
  /** Grid lines of charts, where the theme's lines are as dark as its data. */
  gridLine?: Color
  /** A theme without lines: rules, hairlines and axes that shared layouts ask for are left out. */
  lineless?: boolean
  /** Space between panels that stand side by side; 0 where they touch. */
  panelGap: Points
  /** Titles, and captions with them, stand in the middle of the slide. */
  centered?: boolean
  /** What the drawing of a panel takes at its top: a rail, stripes. */
  panelHead?: Points
  /** The pen of icons, in units of their 24-unit square. */
  iconStroke: number
  /** Where pictures end that run off the page, over a foot of the theme's own that goes from edge to edge. */
  pictureFoot?: Points
}
