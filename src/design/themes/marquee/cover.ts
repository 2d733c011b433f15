import { pageWidth } from '../../../scene/geometry.ts'
import { drawEyebrow } from '../../frame.ts'
import { coverLayout } from '../../layouts/title.ts'
import { inFont, resized } from '../type-step.ts'
import { drawFan } from './fan.ts'
import { lozengeRule } from './frames.ts'
import { house } from './house.ts'
import { drawPlaybill, onPlaybill } from './playbill.ts'

const middle = pageWidth / 2
const fan = { radius: 42, top: 66 }
const width = 800

/** The cover: a playbill, all in the middle, in a frame with rows of bulbs before a rising sun. */
export const drawMarqueeCover = coverLayout({
  colors: onPlaybill,
  scenery: (sheet) => {
    drawPlaybill(sheet)
    const stroke = { color: house.gold, width: 1 }
    drawFan(sheet, 'fan', { x: middle, y: fan.top + fan.radius }, fan.radius, { petals: 7, stroke })
  },
  // Under the fan, over the row of bulbs.
  area: (_, { eyebrow }) => {
    const y = eyebrow === '' ? 122 : 154
    return { x: middle - width / 2, y, width, height: 468 - y }
  },
  title: {
    lines: [
      [48, 3],
      [32, 5],
    ],
    align: 'center',
  },
  subtitle: { width: 600, gap: 22, balanced: true },
  ornament: () => lozengeRule('title-rule'),
  justify: 0.46,
  meta: {
    bottom: 474,
    gap: 12,
    step: ({ theme }) => inFont(resized(theme.type.body, 14), theme.strong),
    tone: 'accent',
  },
  eyebrow: {
    draw: (sheet, words) =>
      drawEyebrow(sheet, words, { color: sheet.theme.colors.accent, ground: house.ray }, 122),
  },
})
