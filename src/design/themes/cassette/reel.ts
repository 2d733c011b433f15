import type { Box, Point, Points } from '../../../scene/geometry.ts'
import { onCircle } from '../../devices/arc.ts'
import { drawPolygon } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'
import { paint, stripeColors } from './stripes.ts'

/** Degrees from a tooth's middle and shares of the hole's radius of the corners of one sixth of a hub's hole. */
const tooth = [
  [-30, 1],
  [-12, 1],
  [-9, 0.66],
  [9, 0.66],
  [12, 1],
] as const

/** A reel: the tape wound on it out to `tape`, and its hub, in whose hole stand six teeth. */
export function drawReel(sheet: Sheet, name: string, at: Point, hub: Points, tape: Points): void {
  if (tape > hub) {
    drawRing(sheet, `${name}-tape`, at, tape, { fill: paint.tape })
    const stroke = { color: '#9C6640', width: 1 }
    drawRing(sheet, `${name}-groove`, at, (tape + hub) / 2, { stroke })
  }
  drawRing(sheet, `${name}-hub`, at, hub, { fill: paint.cream })
  const cog = [90, 150, 210, 270, 330, 390].flatMap((middle) =>
    tooth.map(([turn, share]) => onCircle(at, hub * 0.66 * share, middle + turn)),
  )
  drawPolygon(sheet, `${name}-cog`, cog, paint.brown)
}

/** Of the stripes on a label, and of the window in which its reels stand, in their full size; points. */
export const labelStripe = { width: 15, gap: 5 }
export const windowSize = { width: 208, height: 68 }

/** The stripes across a label, and in the middle of them the window with its two reels. */
export function drawLabelWindow(sheet: Sheet, name: string, across: Box, y: Points, scale = 1) {
  // In a turn to the left and another to the left, the outermost stripe comes to lie at the foot.
  stripeColors.toReversed().forEach((color, index) => {
    const fill = color === paint.cream ? paint.labelAccent : color
    const height = labelStripe.width * scale
    const middle = y + (index - 1.5) * (labelStripe.width + labelStripe.gap) * scale
    const stripe = { ...across, y: middle - height / 2, height }
    sheet.addShape(`${name}-stripe-${index + 1}`, stripe, { fill })
  })
  const x = across.x + across.width / 2
  const rounded = (part: string, width: Points, height: Points, radius: Points, fill: string) => {
    const box = { x: x - width / 2, y: y - height / 2, width, height }
    sheet.addShape(`${name}-${part}`, box, { fill }, { type: 'rectangle', radius })
  }
  const [width, height] = [windowSize.width * scale, windowSize.height * scale]
  rounded('window', width, height, height / 2, paint.brown)
  rounded('glass', 74 * scale, 40 * scale, 5 * scale, paint.tape)
  const reel = (width - height) / 2
  drawReel(sheet, `${name}-left-reel`, { x: x - reel, y }, 24 * scale, 0)
  drawReel(sheet, `${name}-right-reel`, { x: x + reel, y }, 24 * scale, 0)
}
