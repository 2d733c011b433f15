import type { DrawLayout } from '../themes/theme.ts'

/** The first of several drawings of a slide that its content fits, sooner one that breaks no word. */
export function firstThatFits(...drawings: DrawLayout[]): DrawLayout {
  return (sheet, content) => {
    const { background } = sheet
    const nodes = sheet.nodes.length
    const may = sheet.mayBreakWords
    const isDrawn = (may ? [false, true] : [false]).some((mayBreakWords) =>
      drawings.some((draw) => {
        sheet.nodes.length = nodes
        sheet.background = background
        sheet.rigidArea = undefined
        sheet.mayBreakWords = mayBreakWords
        return draw(sheet, content)
      }),
    )
    sheet.mayBreakWords = may
    return isDrawn
  }
}
