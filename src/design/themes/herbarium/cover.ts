import { drawCoverText } from '../../layouts/cover-text.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized } from '../type-step.ts'
import { drawItalicLine } from './italic-line.ts'
import { onDeepGreen } from './on-deep-green.ts'
import { drawCoverPlants } from './plants.ts'

const left = 43.2
const width = 400
const titleBottom = 309
const ruleWidth = 72

/** The cover: words on deep green at the left of the plants that rise from the bottom right. */
export const drawHerbariumCover = onDeepGreen((sheet: Sheet, content: SlideContent): boolean => {
  const { theme } = sheet
  drawCoverPlants(sheet)
  const drawn = drawCoverText(sheet, content, {
    area: { x: left, y: 90, width, height: 396 },
    titleBottom,
    gap: 28.5,
    subtitleWidth: 270,
    date: { step: resized(theme.type.body, 12), top: 494 },
  })
  if (!drawn) return false
  // The rule stands between title and subtitle, however far down the title reaches.
  const title = sheet.nodes.find((node) => node.name === 'title')
  const y = (title ? title.box.y + title.box.height : titleBottom) + 8.5
  if (sheet.nodes.some((node) => node.name === 'subtitle'))
    sheet.addShape(
      'rule',
      { x: left, y, width: ruleWidth, height: 1 },
      { fill: theme.colors.accent },
    )
  drawItalicLine(sheet, 'eyebrow', content.eyebrow, { x: left, y: 53.5, width }, 16)
  return true
})
