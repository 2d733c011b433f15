import type { Point } from '../../../scene/geometry.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawBands, drawRoute } from '../../devices/route.ts'
import type { Sheet } from '../../sheet.ts'
import { lines, signInk } from './lines.ts'
import { drawStation } from './stations.ts'

const allLines = { colors: lines.map(({ color }) => color), width: 22, gap: 8 }

/** The lines of the network side by side in the right third of a page: for one large figure. */
export function drawParallelLines(sheet: Sheet): void {
  const through = pointsOf('770,0 770,190 870,290 960,290')
  drawBands(sheet, 'junction', { through, radius: 100 }, allLines)
  lines.forEach((_, index) => {
    drawStation(sheet, `junction-stop-${index + 1}`, { x: 770 - (index - 1.5) * 30, y: 96 }, 8)
  })
}

/** Where the picture beside few words begins. */
export const companionLeft = 700

/** The same lines beside few words: in from the edge, and down to a last stop each. */
export function drawCompanion(sheet: Sheet): void {
  const { y, height } = sheet.theme.frame.content
  const through = [
    { x: 960, y: y + 70 },
    { x: 870, y: y + 70 },
    { x: 780, y: y + 160 },
    { x: 780, y: y + height - 20 },
  ]
  drawBands(sheet, 'companion', { through, radius: 100 }, allLines)
  lines.forEach((_, index) => {
    const center = { x: 780 - (index - 1.5) * -30, y: y + height - 20 }
    drawStation(sheet, `companion-stop-${index + 1}`, center, 13)
  })
}

const meeting: Point = { x: 812, y: 270 }

/** The end of the journey: the lines meet once more, in white on the slide's colour. */
export function drawLastStop(sheet: Sheet): void {
  const ways: Point[][] = [
    pointsOf('960,270 812,270 700,158 700,0'),
    pointsOf('812,0 812,540'),
    pointsOf('960,142 940,142 726,356 726,540'),
  ]
  ways.forEach((through, index) => {
    drawRoute(sheet, `way-${index + 1}`, { through, radius: 40 }, { color: '#FFFFFF', width: 16 })
  })
  const ground = sheet.theme.colors.accent
  const stops = pointsOf('700,96 812,120 812,420 900,182 902,270 726,440')
  stops.forEach((stop, index) => {
    drawRing(sheet, `way-stop-${index + 1}`, stop, 4.5, { fill: ground })
  })
  drawRing(sheet, 'last-stop', meeting, 41, {
    fill: '#FFFFFF',
    stroke: { color: signInk, width: 14 },
  })
  drawRing(sheet, 'last-stop-middle', meeting, 15, { fill: ground })
}
