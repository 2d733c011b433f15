import type { Points } from '../../../scene/geometry.ts'
import { polygonPath } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { drawFan } from './fan.ts'
import { doorCorners, drawLozenge } from './frames.ts'
import { house } from './house.ts'

const middle: Points = 826
const foot: Points = 472
const pen = { color: house.gold, width: 1 }

/** What keeps a slide with little text company at its right edge, in turn from slide to slide. */
export function drawCompany(sheet: Sheet): void {
  if (sheet.context.pageNumber % 2 === 0) drawTower(sheet)
  else drawStandingFan(sheet)
}

/** A fan on a stepped pedestal. */
function drawStandingFan(sheet: Sheet): void {
  drawFan(sheet, 'standing-fan', { x: middle, y: 350 }, 90, { petals: 9, stroke: pen })
  const stairs: Points[] = [180, 132, 84]
  stairs.forEach((width, index) => {
    const box = { x: middle - width / 2, y: 352 + 16 * index, width, height: 16 }
    sheet.addShape(`pedestal-${index + 1}`, box, { stroke: pen })
  })
}

/** A tower of four setbacks with lines of windows and a spire, as of the theatre's own house. */
function drawTower(sheet: Sheet): void {
  const tiers: { width: Points; height: Points; windows: number }[] = [
    { width: 168, height: 74, windows: 7 },
    { width: 124, height: 62, windows: 5 },
    { width: 84, height: 54, windows: 3 },
    { width: 52, height: 44, windows: 1 },
  ]
  let y = foot
  tiers.forEach(({ width, height, windows }, tier) => {
    y -= height
    const box = { x: middle - width / 2, y, width, height }
    const points = doorCorners(box, 5)
    sheet.addShape(
      `tower-${tier + 1}`,
      box,
      { fill: house.velvet, stroke: pen },
      { type: 'path', commands: polygonPath(points) },
    )
    const pitch = width / (windows + 1)
    for (let index = 1; index <= windows; index++) {
      const x = box.x + pitch * index
      sheet.addLine(
        `tower-${tier + 1}-line-${index}`,
        { x, y: y + 22 },
        { x, y: y + height - 12 },
        { color: house.brass, width: 0.75 },
      )
    }
  })
  drawFan(sheet, 'tower-fan', { x: middle, y: y - 2 }, 22, { petals: 5, stroke: pen })
  sheet.addLine('tower-spire', { x: middle, y: y - 26 }, { x: middle, y: y - 62 }, pen)
  drawLozenge(sheet, 'tower-star', { x: middle, y: y - 66 }, 5)
}
