import type { LayoutName } from '../../deck/slide.ts'
import type { Box, Points } from '../../scene/geometry.ts'
import type { Color, Paint, Stroke } from '../../scene/paint.ts'
import type { SceneTheme } from '../../scene/scene.ts'
import type { FontReference } from '../../scene/text.ts'
import type { Sheet } from '../sheet.ts'
import type { Sides, SlideContent } from '../slide-content.ts'

/** One step of a theme's type scale: sizes in points, tracking in em. */
export interface TypeStep {
  font: FontReference
  size: Points
  lineHeight: Points
  tracking: number
}

/** The steps that layouts ask for by name. */
interface TypeScale {
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
  /** The figure in a ring. */
  figureSmall: TypeStep
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
  emphasisLine: Color
  /** Secondary text on it. */
  emphasisMuted: Color
  /** Numbers and rules on the accent. */
  emphasisStrong: Color
  /** The series that is not the message. */
  seriesMute: Color
  /** Six data colours in order. */
  data: Color[]
  /** Tints of the accent, light to full. */
  tints: Color[]
  /** Up and down, always beside an arrow and a sign; at least 4.5:1 on background and surface. */
  positive: Color
  negative: Color
}

/** What a panel is: one of several equals, the one that matters, or a band that sums up. */
export type PanelRole = 'plain' | 'focus' | 'emphasis'

/** What stands on a panel takes its colours from it. */
export interface PanelColors {
  /** The least favourable colour behind text on the panel. */
  ground: Color
  ink: Color
  mutedInk: Color
  accent: Color
  line: Color
}

/**
 * Draws the ground of a panel in the theme's way (a tint, a ring, a rule, nothing) and says with what to write on it.
 * `position` is the panel's among its equals, from 0.
 */
export type DrawPanel = (
  sheet: Sheet,
  name: string,
  box: Box,
  role: PanelRole,
  position: { index: number; count: number },
) => PanelColors

/** A tile that carries an icon or a number: its ground, and the colour to draw on it. */
export type DrawTile = (
  sheet: Sheet,
  name: string,
  box: Box,
  position: { index: number; count: number },
) => { ground: Color; ink: Color }

/**
 * The band over a column of a comparison: its ground, and the colour to write on it. `taken` is the height at the top
 * of the box that is not to be written on.
 */
export type DrawHeadBand = (
  sheet: Sheet,
  name: string,
  box: Box,
  tone: 'ink' | 'accent',
  position: { index: number; count: number },
) => { ground: Color; ink: Color; taken?: Points }

/** The boxes that every content slide shares. */
interface ThemeFrame {
  eyebrow: Box
  title: Box
  content: Box
  footer: Box
  pageNumber: Box
}

/**
 * Draws a slide of one kind onto a sheet. False when the content does not fit; what was drawn is then thrown away.
 */
export type DrawLayout = (sheet: Sheet, content: SlideContent) => boolean

/** A theme: roles and type as data, and its own drawing of the layouts that its idea changes. */
export interface Theme {
  id: string
  name: string
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
  /** Lines over a list and between its rows. */
  listRules: { top: Stroke; between: Stroke }
  /** Grid lines of charts, where the theme's lines are as dark as its data. */
  gridLine?: Color
  /** A theme without lines: rules, hairlines and axes that shared layouts ask for are left out. */
  lineless?: boolean
  /** What lies under everything else: of covers, sections, quotes, and of all other slides. */
  ornament: Partial<
    Record<
      'title' | 'section' | 'quote' | 'content' | 'big-number' | 'closing',
      (sheet: Sheet) => void
    >
  >
  drawPanel: DrawPanel
  drawTile: DrawTile
  /** Instead of plain areas over the columns of a comparison. */
  drawHeadBand?: DrawHeadBand
  /** Space between panels that stand side by side; 0 where they touch. */
  panelGap: Points
  /** The pen of icons, in units of their 24-unit square. */
  iconStroke: number
  /**
   * Instead of the title in its box with the eyebrow over it: all that stands over the content. The title is a title
   * placeholder. False when it does not fit at its smallest. It is no wider than `titleWidth`, in points, where a
   * picture stands at its side.
   */
  drawHeading?: (sheet: Sheet, content: SlideContent, titleWidth?: Points) => boolean
  /** Instead of the deck's title at the left and the page number at the right. */
  drawFooter?: (sheet: Sheet, colors: { color: Color; ground: Color }) => void
  /** Where pictures end that run off the page, over a foot of the theme's own that goes from edge to edge. */
  pictureFoot?: Points
  /** Instead of small capitals in the frame's eyebrow box. */
  drawEyebrow?: (
    sheet: Sheet,
    text: string,
    colors: { color: Color; ground: Color },
    box: Box,
  ) => void
  /** Block kinds for which the theme's own drawing of a layout has room beside the main block. */
  sides?: Sides
  /** A picture that keeps a slide with little text company: its left edge, and its drawing over the content area. */
  companion?: { left: Points; draw: (sheet: Sheet) => void }
  layouts: Record<LayoutName, DrawLayout>
  /** Ornament that keeps clear of what the layout has drawn: it may only put nodes under all others. */
  drawBackdrop?: (sheet: Sheet, content: SlideContent) => void
}

/** The part of a theme that an editable file carries. */
export function sceneTheme(theme: Theme): SceneTheme {
  const face = theme.face ?? ((font) => font)
  const { background, surface, ink, mutedInk, line, accent, accentInk, data } = theme.colors
  return {
    id: theme.id,
    name: theme.name,
    dark: theme.dark,
    background,
    surface,
    ink,
    mutedInk,
    line,
    accent,
    accentInk,
    data,
    displayFont: face(theme.displayFont),
    textFont: face(theme.textFont),
  }
}

/** A step of a type scale: size and line height in points, tracking in em. */
export function step(
  font: FontReference,
  size: Points,
  lineHeight: Points,
  tracking = 0,
): TypeStep {
  return { font, size, lineHeight, tracking }
}

/** A step in another size, its line in proportion (to a tenth of a point). */
export function resized(step: TypeStep, size: Points): TypeStep {
  if (size === step.size) return step
  return { ...step, size, lineHeight: Math.round((size * step.lineHeight * 10) / step.size) / 10 }
}

/** A step in another face. */
export function inFont(step: TypeStep, font: FontReference): TypeStep {
  return { ...step, font }
}

/**
 * The step in each size of the list that is not larger than its own; the step itself where all are larger, since a
 * theme's own running text is comfortable to read.
 */
export function ladder(step: TypeStep, sizes: Points[]): TypeStep[] {
  const smaller = sizes.filter((size) => size <= step.size)
  return smaller.length === 0 && sizes.length > 0
    ? [step]
    : smaller.map((size) => resized(step, size))
}
