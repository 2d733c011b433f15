import type { FontReference } from '../../../scene/text.ts'
import { coverLayout } from '../../layouts/title.ts'
import { inFont, resized } from '../type-step.ts'
import { coverMosaic, drawMosaic } from './tiles.ts'

const left = 43.2
const width = 344
const medium: FontReference = { family: 'Work Sans', weight: 500, italic: false }

/** The cover: words at the left, at the right the wall of sixteen tiles. */
export const drawKilnCover = coverLayout({
  scenery: (sheet) =>
    drawMosaic(sheet, 'tile', coverMosaic, { x: 420, y: 0, width: 540, height: 540 }),
  area: { x: left, y: 92, width, height: 392 },
  title: { least: 262.5 },
  subtitle: { width: 276, gap: 23.5 },
  meta: {
    bottom: 510.5,
    gap: 10,
    step: ({ theme }) => inFont(resized(theme.type.body, 14), medium),
  },
  eyebrow: ({ theme }) => ({
    x: left,
    y: 55,
    width,
    step: inFont(theme.type.body, theme.strong),
    tone: 'accent',
  }),
})
