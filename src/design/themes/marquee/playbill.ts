import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { closingLayout } from '../../layouts/closing.ts'
import type { DisplayTitle } from '../../layouts/display-slide.ts'
import { sectionLayout } from '../../layouts/section.ts'
import { coverLayout } from '../../layouts/title.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawFan, drawSunburst, outlined } from './fan.ts'
import { drawBulbs, drawPlaybillFrame, lozengeRule } from './frames.ts'
import { house } from './house.ts'

const middle: Points = pageWidth / 2
const playbill = { x: 26, y: 26, width: pageWidth - 52, height: pageHeight - 52 }

/** A sun that rises in the dark, a stepped frame before it, a row of bulbs along its head and its foot. */
function drawPlaybill(sheet: Sheet): void {
  drawSunburst(sheet, 'sunburst', { x: middle, y: 620 }, house.ray)
  drawPlaybillFrame(sheet, playbill)
  for (const [name, y] of Object.entries({ above: 46, below: pageHeight - 46 }))
    drawBulbs(sheet, `bulbs-${name}`, y, [64, pageWidth - 64], { pitch: 16 })
}

const onPlaybill = (sheet: Sheet) => ({ ...slideColors(sheet), ground: house.ray })

/** Titles have three lines in large type, five in smaller. */
const title: DisplayTitle = {
  lines: { 44: 3, 28: 5 },
  align: 'center',
}

/** The cover: a playbill, all in the middle, in a frame with rows of bulbs before a rising sun. */
export const drawMarqueeCover = coverLayout({
  colors: onPlaybill,
  scenery: (sheet) => {
    drawPlaybill(sheet)
    drawFan(sheet, 'fan', { x: middle, y: 108 }, 42, outlined)
  },
  // Under the fan, over the row of bulbs.
  area: (_, { eyebrow }) => {
    const y = eyebrow === '' ? 122 : 154
    return { x: 80, y, width: 800, height: 468 - y }
  },
  title,
  subtitle: { width: 600, gap: 22, balanced: true },
  ornament: () => lozengeRule('title-rule'),
  justify: 0.46,
  meta: {
    bottom: 474,
    gap: 12,
    step: ({ theme }) => inFont(resized(theme.type.body, 14), theme.strong),
    tone: 'accent',
  },
  eyebrow: { y: 122 },
})

/** A chapter as the title card of a film: before the curtain, its number in the fan, its name under a rule. */
export const drawMarqueeSection = sectionLayout({
  colors: (sheet) => ({ ...slideColors(sheet), ground: house.fold }),
  scenery: (sheet) => {
    sheet.background = { kind: 'solid', color: house.curtain }
    drawSunburst(sheet, 'sunburst', { x: middle, y: 726 }, house.fold)
    drawPlaybillFrame(sheet, playbill)
    drawFan(sheet, 'fan', { x: middle, y: 196 }, 96, { ...outlined, petals: 9 })
  },
  number: { x: middle - 150, y: 206, width: 300, align: 'center' },
  area: (_, number) => {
    const y = number > 0 ? 302 : 222
    return { x: 110, y, width: 740, height: 470 - y }
  },
  title: { ...title, anchor: 'top' },
  ornament: lozengeRule('title-rule'),
  justify: 0.35,
})

/** The end of the show: what to take home in the middle of the playbill, what is to be done in columns under it. */
export const drawMarqueeClosing = closingLayout({
  colors: onPlaybill,
  scenery: drawPlaybill,
  area: { x: 80, y: 104, width: 800, height: 370 },
  title,
  ornament: () => lozengeRule('title-rule'),
  justify: 0.42,
  words: { gap: 20, width: 720, size: 20, tone: 'mutedInk', balanced: true },
  tasks: { most: 4, gap: 44, largest: 18 },
  meta: { tone: 'accent' },
  eyebrow: { y: 74 },
})
