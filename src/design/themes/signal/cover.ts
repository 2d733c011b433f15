import { coverLayout } from '../../layouts/title.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { drawCoverChevrons } from './chevrons.ts'
import { black } from './colors.ts'
import { drawSlab } from './slab.ts'

const left = 43.2
const width = 520

/** Strong letters for the line under the slab that opens covers and the last slide. */
export function slabLabel({ theme }: Sheet): TypeStep {
  return resized(inFont(theme.type.large, theme.strong), 16)
}

/** The cover: the title as large as it gets, at the right chevrons of the slide's height. */
export const drawSignalCover = coverLayout({
  scenery: (sheet) => {
    drawCoverChevrons(sheet)
    drawSlab(sheet, 'slab', { x: left, y: 43.5 }, 48, black)
  },
  area: { x: left, y: 96, width, height: 416 },
  // Large letters have space before them: they begin a little before the edge.
  title: {
    lines: [
      [60, 3],
      [44, 4],
    ],
    bearing: 2.7,
  },
  subtitle: {
    width: 430,
    gap: 18.5,
    balanced: 'at sense',
    least: 39,
    tone: 'ink',
  },
  justify: 'end',
  meta: {
    bottom: 512,
    gap: 14,
    step: ({ theme: { type } }) => resized(inFont(type.large, type.subtitle.font), 12),
    tone: 'ink',
  },
  eyebrow: (sheet) => ({ x: left, y: 61.5, width, step: slabLabel(sheet), tone: 'ink' }),
})
