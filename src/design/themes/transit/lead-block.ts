import { drawRoute } from '../../devices/route.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { DrawLeadBlock } from '../../layouts/lead-block.ts'
import { lineAt, sectionLine, signInk } from './lines.ts'
import { drawStation } from './stations.ts'

/** A dark sign with the first sentence; two lines run along its foot. */
export const drawTransitLeadBlock: DrawLeadBlock = (sheet, box) => {
  sheet.addShape('lead-block', box, { fill: signInk })
  const own = sectionLine(sheet)
  const next = lineAt(Math.max(1, sheet.context.sectionNumber))
  const y = bottomEdge(box) - 40
  const through = [
    { x: 0, y },
    { x: box.x + 150, y },
    { x: box.x + 190, y: bottomEdge(box) },
  ]
  drawRoute(sheet, 'lead-other-line', { through, radius: 30 }, { color: next.color, width: 9 })
  const straight = {
    through: [
      { x: 0, y: y - 14 },
      { x: rightEdge(box), y: y - 14 },
    ],
    radius: 0,
  }
  drawRoute(sheet, 'lead-line', straight, { color: own.color, width: 9 })
  drawStation(sheet, 'lead-stop', { x: rightEdge(box) - 34, y: y - 14 }, 9)
  return { ground: signInk, ink: '#FFFFFF' }
}
