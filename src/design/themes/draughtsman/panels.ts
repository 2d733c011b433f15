import { panelColors } from '../../devices/panel.ts'
import type { DrawPanel, DrawTile } from '../theme.ts'

/** Boxes of a drawing: lines of 1, of 1.5 around what matters; the one in red pencil is filled. */
export const drawOutlinedPanel: DrawPanel = (sheet, name, box, role) => {
  const { ink, surface, accent, emphasis } = sheet.theme.colors
  const colors = panelColors(sheet, role)
  switch (role) {
    case 'plain':
      sheet.addShape(name, box, { fill: surface, stroke: { color: ink, width: 1 } })
      // Red pencil in small type is too weak on the surface (4.45:1).
      return { ...colors, accent: ink }
    case 'focus':
      sheet.addShape(name, box, { fill: accent, stroke: { color: accent, width: 1.5 } })
      return colors
    case 'emphasis':
      sheet.addShape(name, box, { fill: emphasis, stroke: { color: ink, width: 1.5 } })
      return colors
  }
}

/** Tiles are outlined and carry their icon in white. */
export const drawOutlinedTile: DrawTile = (sheet, name, box) => {
  const { background, ink } = sheet.theme.colors
  sheet.addShape(name, box, { fill: background, stroke: { color: ink, width: 1 } })
  return { ground: background, ink }
}
