import type { Box, Points } from '../../../scene/geometry.ts'
import { panelColors } from '../../devices/panel.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { ComparisonLook } from '../../layouts/comparison-look.ts'
import type { Sheet } from '../../sheet.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'

/** Boxes of a drawing: lines of 1, of 1.5 around what matters; the one in red pencil is filled. */
export const drawOutlinedPanel: DrawPanel = (sheet, name, box, role) => {
  const { ink, surface, accent, emphasis } = sheet.theme.colors
  const colors = panelColors(sheet, role)
  const [fill, stroke] = {
    plain: [surface, { color: ink, width: 1 }] as const,
    focus: [accent, { color: accent, width: 1.5 }] as const,
    emphasis: [emphasis, { color: ink, width: 1.5 }] as const,
  }[role]
  sheet.addShape(name, box, { fill, stroke })
  // Red pencil in small type is too weak on the surface (4.45:1).
  return role === 'plain' ? { ...colors, accent: ink } : colors
}

/** Tiles are outlined and carry their icon in white. */
export const drawOutlinedTile: DrawTile = (sheet, name, box) => {
  const { background, ink } = sheet.theme.colors
  sheet.addShape(name, box, { fill: background, stroke: { color: ink, width: 1 } })
  return { ground: background, ink }
}

/** Names of the sides of a comparison as the titles of two views. */
export const drawViewTitle: DrawHeadBand = (sheet, name, box, tone) => {
  const { ink, surface, accent, accentInk } = sheet.theme.colors
  const accented = tone === 'accent'
  const stroke = { color: accented ? accent : ink, width: 1.5 }
  sheet.addShape(name, box, { fill: accented ? accent : surface, stroke })
  return accented ? { ground: accent, ink: accentInk } : { ground: surface, ink }
}

/** Two views of a drawing: each side of a comparison in a frame of its own. */
export const drawView: NonNullable<ComparisonLook['frame']> = (sheet, name, box, accented) => {
  const { ink, accent } = sheet.theme.colors
  sheet.addShape(name, box, { stroke: { color: accented ? accent : ink, width: 1.5 } })
}

/** A box that is ruled in both directions: columns end at these places, rows at those. */
export function drawRuling(
  sheet: Sheet,
  name: string,
  box: Box,
  { columns = [], rows = [] }: { columns?: readonly Points[]; rows?: readonly Points[] },
): void {
  const { ink, line: color } = sheet.theme.colors
  const pen = { color, width: 1 }
  for (const [index, x] of columns.entries())
    sheet.addLine(`${name}-column-${index + 1}`, { x, y: box.y }, { x, y: bottomEdge(box) }, pen)
  for (const [index, y] of rows.entries())
    sheet.addLine(`${name}-rule-${index + 1}`, { x: box.x, y }, { x: rightEdge(box), y }, pen)
  sheet.addShape(`${name}-frame`, box, { stroke: { color: ink, width: 1.5 } })
}
