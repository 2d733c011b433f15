import type { Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { DrawPanel, DrawTile, PanelColors, PanelRole } from '../themes/theme.ts'

/** With what to write on the theme's surface, accent and emphasis areas. */
export function panelColors(sheet: Sheet, role: PanelRole): PanelColors {
  const { colors } = sheet.theme
  const { ink, accent, accentInk } = colors
  switch (role) {
    case 'plain':
      return { ground: colors.surface, ink, mutedInk: colors.mutedInk, accent, line: colors.line }
    case 'focus':
      return {
        ground: accent,
        ink: accentInk,
        mutedInk: accentInk,
        accent: accentInk,
        line: accentInk,
      }
    case 'emphasis':
      return {
        ground: colors.emphasis,
        ink,
        mutedInk: colors.emphasisMuted,
        accent,
        line: colors.emphasisLine,
      }
  }
}

/** Panels as plain areas in the theme's colours. */
export function flatPanel(radius: Points = 0): DrawPanel {
  return (sheet, name, box, role) => {
    const colors = panelColors(sheet, role)
    sheet.addShape(
      name,
      box,
      { fill: colors.ground },
      { type: 'rectangle', ...(radius > 0 ? { radius } : {}) },
    )
    return colors
  }
}

/** Tiles in the full accent. */
export function flatTile(radius: Points = 0): DrawTile {
  return (sheet, name, box) => {
    const { accent, accentInk } = sheet.theme.colors
    sheet.addShape(
      name,
      box,
      { fill: accent },
      { type: 'rectangle', ...(radius > 0 ? { radius } : {}) },
    )
    return { ground: accent, ink: accentInk }
  }
}
