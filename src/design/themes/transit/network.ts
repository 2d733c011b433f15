import type { Point } from '../../../scene/geometry.ts'
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
  [
    { x: 0, y: 48 },
    { x: 480, y: 48 },
    { x: 790, y: 358 },
    { x: 790, y: 540 },
  ],
  [
    { x: 960, y: 104 },
    { x: 864, y: 104 },
    { x: 560, y: 408 },
    { x: 560, y: 540 },
  ],
  [
    { x: 700, y: 0 },
    { x: 700, y: 356 },
    { x: 846, y: 502 },
    { x: 846, y: 540 },
  ],
  [
    { x: 960, y: 268 },
    { x: 640, y: 268 },
    { x: 580, y: 208 },
    { x: 580, y: 0 },
  ],
]

/** Stops along the lines, and those where two of them cross. */
const stops: Point[] = [
  { x: 270, y: 48 },
  { x: 404, y: 48 },
  { x: 642, y: 210 },
  { x: 758, y: 326 },
  { x: 790, y: 400 },
  { x: 912, y: 104 },
  { x: 806, y: 162 },
  { x: 608, y: 360 },
  { x: 560, y: 444 },
  { x: 560, y: 500 },
  { x: 700, y: 66 },
  { x: 700, y: 128 },
  { x: 824, y: 480 },
  { x: 580, y: 64 },
  { x: 800, y: 268 },
  { x: 864, y: 268 },
]
const crossings: Point[] = [
  { x: 580, y: 148 },
  { x: 790, y: 446 },
]

/** The network on the cover: four lines that meet at one interchange, over a river. */
export function drawNetwork(sheet: Sheet): void {
  const banks = [
    { x: 960, y: 452 },
    { x: 690, y: 452 },
    { x: 640, y: 402 },
    { x: 640, y: 330 },
    { x: 500, y: 190 },
    { x: 500, y: 150 },
    { x: 610, y: 40 },
    { x: 610, y: 0 },
  ]
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
