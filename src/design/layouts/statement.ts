import { drawFooter, drawFrame } from '../frame.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { drawStatement } from './paragraph.ts'

/** One sentence, or a few, under the slide's title: large, however long the theme's prose would be at that length. */
export const drawStatementSlide: DrawLayout = (sheet, content) => {
  if (!drawFrame(sheet, content)) return false
  const [words, ...rest] = content.paragraphs
  if (words !== undefined && !drawStatement(sheet, words, rest)) return false
  drawFooter(sheet)
  return true
}
