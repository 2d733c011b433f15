import type { Sheet } from '../sheet.ts'
import type { DrawTile, PanelColors, PanelRole } from '../themes/theme.ts'

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
        line: colors.line,
      }
  }
}

/** Tiles in the full accent. */
export const drawFlatTile: DrawTile = (sheet, name, box) => {
  const { accent, accentInk } = sheet.theme.colors
  sheet.addShape(name, box, { fill: accent })
  return { ground: accent, ink: accentInk }
}
