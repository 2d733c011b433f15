import { pointsOf } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawBands, drawRoute } from '../../devices/route.ts'
import type { Sheet } from '../../sheet.ts'
import { drawStations, lines, signInk, white } from './lines.ts'

const allLines = { colors: lines.map(({ color }) => color), width: 22, gap: 8 }

/** The lines of the network side by side in the right third of a page: for one large figure. */
export function drawParallelLines(sheet: Sheet): void {
  const through = pointsOf('770,0 770,190 870,290 960,290')
  drawBands(sheet, 'junction', { through, radius: 100 }, allLines)
  drawStations(sheet, 'junction-stop', pointsOf('815,96 785,96 755,96 725,96'), 8)
}

/** Where the picture beside few words begins. */
export const companionLeft = 700

/** The same lines beside few words: in from the edge, and down to a last stop each. */
export function drawCompanion(sheet: Sheet): void {
  const { y, height } = sheet.theme.frame.content
  const foot = y + height - 20
  const through = pointsOf(`960,${y + 70} 870,${y + 70} 780,${y + 160} 780,${foot}`)
  drawBands(sheet, 'companion', { through, radius: 100 }, allLines)
  const stops = pointsOf(`735,${foot} 765,${foot} 795,${foot} 825,${foot}`)
  drawStations(sheet, 'companion-stop', stops, 13)
}

/** The end of the journey: the lines meet once more, in white on the slide's colour. */
export function drawLastStop(sheet: Sheet): void {
  const ways = [
    '960,270 812,270 700,158 700,0',
    '812,0 812,540',
    '960,142 940,142 726,356 726,540',
  ].map(pointsOf)
  for (const [index, through] of ways.entries())
    drawRoute(sheet, `way-${index + 1}`, { through, radius: 40 }, { color: white, width: 16 })
  const fill = sheet.theme.colors.accent
  const stops = pointsOf('700,96 812,120 812,420 900,182 902,270 726,440')
  for (const [index, stop] of stops.entries())
    drawRing(sheet, `way-stop-${index + 1}`, stop, 4.5, { fill })
  const meeting = { x: 812, y: 270 }
  const stroke = { color: signInk, width: 14 }
  drawRing(sheet, 'last-stop', meeting, 41, { fill: white, stroke })
  drawRing(sheet, 'last-stop-middle', meeting, 15, { fill })
}
