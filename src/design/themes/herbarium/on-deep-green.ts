import { Sheet } from '../../sheet.ts'
import type { DrawLayout } from '../theme.ts'
import { cream, deepGreen, mossOnGreen, paleOnGreen, petal } from './colors.ts'

/** Draws a slide on deep green: what it draws takes its colours from that ground. */
export function onDeepGreen(draw: DrawLayout): DrawLayout {
  return (sheet, content) => {
    const { theme } = sheet
    const colors = {
      ...theme.colors,
      background: deepGreen,
      ink: cream,
      mutedInk: paleOnGreen,
      accent: petal,
      accentInk: cream,
      line: mossOnGreen,
    }
    const background = { kind: 'solid', color: deepGreen } as const
    const dark = new Sheet({
      ...sheet.context,
      theme: { ...theme, colors, background, ground: deepGreen },
    })
    if (!draw(dark, content)) return false
    sheet.background = background
    for (const node of dark.nodes) sheet.add(node)
    return true
  }
}
