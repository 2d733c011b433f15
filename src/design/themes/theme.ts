import type { LayoutName } from '../../deck/slide.ts'
import type { Box, Points } from '../../scene/geometry.ts'
import type { SceneImage } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import type { SceneTheme } from '../../scene/scene.ts'
import type { Sides } from '../place-blocks.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { ThemeTokens } from './theme-tokens.ts'

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
 * The band over a side of a comparison: its ground, and the colour to write on it. Where none of the sides is chosen, the
 * accent tells the second of two from the first and must not stand out.
 */
export type DrawHeadBand = (
  sheet: Sheet,
  name: string,
  box: Box,
  tone: 'ink' | 'accent',
  position: { index: number; count: number; chosen: boolean },
) => { ground: Color; ink: Color }

/**
 * Draws a slide of one kind onto a sheet. False when the content does not fit; what was drawn is then thrown away.
 */
export type DrawLayout = (sheet: Sheet, content: SlideContent) => boolean

/** A theme: roles and type as data, and its own drawing of the layouts that its idea changes. */
export interface Theme extends ThemeTokens {
  /** What lies under everything else: of covers, sections, quotes, and of all other slides. */
  ornament: Partial<
    Record<
      'title' | 'section' | 'quote' | 'content' | 'big-number' | 'closing',
      (sheet: Sheet) => void
    >
  >
  drawPanel: DrawPanel
  drawTile: DrawTile
  /** Instead of plain areas over the sides of a comparison. */
  drawHeadBand?: DrawHeadBand
  /**
   * Instead of the title in its box with the eyebrow over it: all that stands over the content. The title is a title
   * placeholder. False when it does not fit at its smallest. It is no wider than `titleWidth`, in points, where a
   * picture stands at its side.
   */
  drawHeading?: (sheet: Sheet, content: SlideContent, titleWidth?: Points) => boolean
  /** Instead of the deck's title at the left and the page number at the right. */
  drawFooter?: (sheet: Sheet, colors: { color: Color; ground: Color }) => void
  /** Instead of small capitals in the frame's eyebrow box. */
  drawEyebrow?: (
    sheet: Sheet,
    text: string,
    colors: { color: Color; ground: Color },
    box: Box,
  ) => void
  /** Where a picture stands that a layout places in a box, and how round its corners are: in the box unless said. */
  placePicture?: (sheet: Sheet, box: Box, image: SceneImage) => { box: Box; radius?: Points }
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
