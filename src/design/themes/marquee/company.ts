import type { Points } from '../../../scene/geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { drawFan } from './fan.ts'
import { house } from './house.ts'

const middle: Points = 826
const pen = { color: house.gold, width: 1 }

/** What keeps a slide with little text company at its right edge: a fan on a stepped pedestal. */
export function drawStandingFan(sheet: Sheet): void {
  drawFan(sheet, 'standing-fan', { x: middle, y: 350 }, 90, { petals: 9, stroke: pen })
  const stairs: Points[] = [180, 132, 84]
  stairs.forEach((width, index) => {
    const box = { x: middle - width / 2, y: 352 + 16 * index, width, height: 16 }
    sheet.addShape(`pedestal-${index + 1}`, box, { stroke: pen })
  })
}
