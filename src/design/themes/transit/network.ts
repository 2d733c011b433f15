import type { Point } from '../../../scene/geometry.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawRoute } from '../../devices/route.ts'
import type { Sheet } from '../../sheet.ts'
import { lines, signInk } from './lines.ts'
import { drawStation } from './stations.ts'

const river = '#DCE9F2'
const lineWidth = 13

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
export function drawNetwork(sheet: Sheet): void {
  const banks = pointsOf('960,452 690,452 640,402 640,330 500,190 500,150 610,40 610,0')
  drawRoute(sheet, 'river', { through: banks, radius: 30 }, { color: river, width: 52 })
  lines.forEach(({ color }, index) => {
    const through = ways[index] as Point[]
    drawRoute(sheet, `line-${index + 1}`, { through, radius: 46 }, { color, width: lineWidth })
  })
  stops.forEach((stop, index) => {
    drawStation(sheet, `stop-${index + 1}`, stop, 8.5)
  })
  crossings.forEach((crossing, index) => {
    drawStation(sheet, `crossing-${index + 1}`, crossing, 15)
  })
  drawRing(sheet, 'interchange', interchange, 33, {
    fill: '#FFFFFF',
    stroke: { color: signInk, width: 10 },
  })
  drawRing(sheet, 'interchange-middle', interchange, 13, { fill: signInk })
}
