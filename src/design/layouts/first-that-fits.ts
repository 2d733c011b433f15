import type { DrawLayout } from '../themes/theme.ts'

/** The first of several drawings of a slide that its content fits. */
export function firstThatFits(...drawings: DrawLayout[]): DrawLayout {
  return (sheet, content) => {
    const { background } = sheet
    const nodes = sheet.nodes.length
    return drawings.some((draw) => {
      sheet.nodes.length = nodes
      sheet.background = background
      sheet.rigidArea = undefined
      return draw(sheet, content)
    })
  }
}
