import { coverLayout, strongSmall } from '../../layouts/title.ts'
import { drawCoverPills } from './pill-columns.ts'
import { drawPillLabel } from './pill-label.ts'

const left = 43.2
const width = 400

/** The cover: words at the left, at the right columns of pills of all lengths. */
export const drawSorbetCover = coverLayout({
  scenery: drawCoverPills,
  area: { x: left, y: 96, width, height: 390 },
  title: { least: 259 },
  subtitle: { width: 306, gap: 18 },
  meta: { bottom: 511, gap: 10, step: strongSmall },
  eyebrow: {
    draw: (sheet, words) => drawPillLabel(sheet, 'eyebrow', words, { x: left, y: 48 }, width),
  },
})
