import type { Points } from '../../../scene/geometry.ts'
import { closingLayout } from '../../layouts/closing.ts'
import { drawSubject } from './subject.ts'
import { drawTitleBlock } from './title-block.ts'

const left: Points = 43.2
const width: Points = 436

/** The last sheet: the container without its dimensions, and what is left to do. */
export const drawDraughtsmanClosing = closingLayout({
  scenery: (sheet) => drawSubject(sheet, { stand: { corner: { x: 626, y: 426 }, scale: 0.8 } }),
  area: { x: left, y: 84, width, height: 386 },
  title: { lines: { 48: 2, 36: 3 } },
  justify: 0.36,
  words: { gap: 18, width, size: 20, tone: 'mutedInk', balanced: true },
  tasks: { most: 5, gap: 30, perRow: 2 },
  finish: drawTitleBlock,
})
