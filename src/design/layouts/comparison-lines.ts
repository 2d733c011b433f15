import type { Box } from '../../scene/geometry.ts'
import type { Color, Stroke } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'

/** What a row of a comparison, or a point of a side, stands on. */
export interface LineGround {
  ground: Color
  ink: Color
  mutedInk: Color
  /** Fills it from edge to edge. */
  fill?: Color
  /** Instead of a fill: draws it in the box of the row or the point. */
  draw?: (sheet: Sheet, name: string, box: Box) => void
}

/** How a theme shows things side by side; their heads are its `drawHeadBand`. */
export interface ComparisonLook {
  /** The ground of a row or point, from 0; the slide's own unless said. */
  line?: (sheet: Sheet, index: number) => LineGround | undefined
  /** What parts them. */
  rule?: Stroke
  /** Around a side with its head. */
  frame?: (sheet: Sheet, name: string, box: Box, accented: boolean) => void
}

/** The ground of a row or point in a theme. */
export function lineGround(sheet: Sheet, look: ComparisonLook, index: number): LineGround {
  const { ground, colors } = sheet.theme
  return look.line?.(sheet, index) ?? { ground, ink: colors.ink, mutedInk: colors.mutedInk }
}

/** What parts rows, and points: nothing in a theme without lines. */
export function lineRule(sheet: Sheet, look: ComparisonLook): Stroke | undefined {
  if (sheet.theme.lineless) return undefined
  return look.rule ?? { color: sheet.theme.colors.line, width: 0.75 }
}
