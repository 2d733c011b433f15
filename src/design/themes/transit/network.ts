import type { Point } from '../../../scene/geometry.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawRoute } from '../../devices/route.ts'
import { coverLayout, strongSmall } from '../../layouts/title.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont } from '../type-step.ts'
import { drawStation, drawStations, lines, signInk, white } from './lines.ts'

/** Where all four lines meet. */
const interchange: Point = { x: 700, y: 268 }

/** Each line's way over the cover, from edge to edge in eighths of a turn. */
const ways: Point[][] = [
  pointsOf('0,48 480,48 790,358 790,540'),
  pointsOf('960,104 864,104 560,408 560,540'),
  pointsOf('700,0 700,356 846,502 846,540'),
  pointsOf('960,268 640,268 580,208 580,0'),
]

/** Stops along the lines, and those where two of them cross. */
const stops: Point[] = pointsOf(
  '270,48 404,48 642,210 758,326 790,400 912,104 806,162 608,360 560,444 560,500 700,66 700,128 824,480 580,64 800,268 864,268',
)
const crossings: Point[] = pointsOf('580,148 790,446')

/** The network on the cover: four lines that meet at one interchange, over a river. */
function drawNetwork(sheet: Sheet): void {
  const banks = pointsOf('960,452 690,452 640,402 640,330 500,190 500,150 610,40 610,0')
  drawRoute(sheet, 'river', { through: banks, radius: 30 }, { color: '#DCE9F2', width: 52 })
  for (const [index, through] of ways.entries()) {
    const pen = { color: lines[index]?.color ?? signInk, width: 13 }
    drawRoute(sheet, `line-${index + 1}`, { through, radius: 46 }, pen)
  }
  drawStations(sheet, 'stop', stops, 8.5)
  drawStations(sheet, 'crossing', crossings, 15)
  const stroke = { color: signInk, width: 10 }
  drawRing(sheet, 'interchange', interchange, 33, { fill: white, stroke })
  drawRing(sheet, 'interchange-middle', interchange, 13, { fill: signInk })
}

const left = 43.2
const width = 430

/** The cover: words at the left, at the right the network; whose deck it is names the first stop. */
export const drawTransitCover = coverLayout({
  scenery: (sheet) => {
    drawNetwork(sheet)
    drawStation(sheet, 'first-stop', { x: left + 12, y: 48 }, 12)
  },
  area: { x: left, y: 112, width, height: 372 },
  title: { least: 254 },
  subtitle: { width: 380, gap: 22 },
  meta: { bottom: 512, gap: 10, step: strongSmall },
  eyebrow: ({ theme }) => {
    const step = inFont(theme.type.body, theme.strong)
    return { x: left, y: 68, width, step, tone: 'ink' }
  },
})
