import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawEyebrow } from '../../frame.ts'
import { closingLayout } from '../../layouts/closing.ts'
import { lozengeRule } from './frames.ts'
import { house } from './house.ts'
import { drawPlaybill, onPlaybill } from './playbill.ts'

const width: Points = 800

/** The end of the show: what to take home in the middle of the playbill, what is to be done in columns under it. */
export const drawMarqueeClosing = closingLayout({
  colors: onPlaybill,
  scenery: drawPlaybill,
  area: { x: (pageWidth - width) / 2, y: 104, width, height: 370 },
  title: {
    lines: [
      [44, 3],
      [28, 5],
    ],
    align: 'center',
  },
  ornament: () => lozengeRule('title-rule'),
  justify: 0.42,
  words: { gap: 20, width: 640, size: 20, tone: 'mutedInk', balanced: true },
  tasks: { most: 4, gap: 44, largest: 18 },
  meta: { tone: 'accent' },
  eyebrow: {
    draw: (sheet, words) =>
      drawEyebrow(sheet, words, { color: sheet.theme.colors.accent, ground: house.ray }, 74),
  },
})
