import { coverLayout } from '../../layouts/title.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont, resized } from '../type-step.ts'
import { drawChevrons } from './chevrons.ts'
import { black, white } from './colors.ts'
import { drawSlab } from './markings.ts'

const left = 43.2
/** Large letters have space before them: they begin a little before the edge. */
export const titleBearing = 2.7

/** The slab that opens covers and the last slide, and the line of strong letters under it. */
export const opening = {
  slab: { x: left, y: 43.5 },
  label: ({ theme: { type, strong } }: Sheet) => ({
    x: left,
    y: 61.5,
    width: 520,
    step: resized(inFont(type.large, strong), 16),
    tone: 'ink' as const,
  }),
}

/** The cover: the title as large as it gets, at the right chevrons of the slide's height. */
export const drawSignalCover = coverLayout({
  scenery: (sheet) => {
    drawChevrons(sheet, [
      [570, 622.5, black],
      [705, 787.5, black],
      [787.5, 822.5, white],
      [822.5, 1200, black],
    ])
    drawSlab(sheet, 'slab', opening.slab, 48, black)
  },
  area: { x: left, y: 96, width: 520, height: 416 },
  title: { lines: { 60: 3, 44: 4 }, bearing: titleBearing },
  subtitle: { width: 430, gap: 18.5, balanced: 'at sense', least: 39, tone: 'ink' },
  justify: 'end',
  meta: {
    bottom: 512,
    gap: 14,
    step: ({ theme: { type } }) => type.subtitle,
    tone: 'ink',
  },
  eyebrow: opening.label,
})
