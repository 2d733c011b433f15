import { closingLayout, plainClosing } from '../../layouts/closing.ts'
import { drawChevrons } from './chevrons.ts'
import { black, blackPanel, white, yellow } from './colors.ts'
import { opening, titleBearing } from './cover.ts'
import { drawSlab } from './markings.ts'

const width = 560

/** The cover inverted: yellow on black. */
export const drawSignalClosing = closingLayout({
  ...plainClosing,
  colors: () => ({ ...blackPanel, ink: white }),
  scenery: (sheet) => {
    sheet.background = { kind: 'solid', color: black }
    drawChevrons(sheet, [
      [640, 692.5, yellow],
      [760, 842.5, yellow],
      [842.5, 877.5, white],
    ])
    drawSlab(sheet, 'slab', opening.slab, 48, yellow)
  },
  area: { x: opening.slab.x, y: 96, width, height: 400 },
  title: { lines: { 60: 3, 40: 4 }, width: width - 20, bearing: titleBearing, tone: 'accent' },
  words: { ...plainClosing.words, gap: 18, width },
  tasks: { ...plainClosing.tasks, gap: 36 },
  eyebrow: opening.label,
})
