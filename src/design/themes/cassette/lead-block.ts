import { drawBands } from '../../devices/route.ts'
import { bottomEdge } from '../../grid.ts'
import type { DrawLeadBlock } from '../../layouts/lead-block.ts'
import { labelColors } from './label.ts'
import { paint, stripes } from './stripes.ts'

/** A label with the first sentence; the stripes come in from the edge of the slide and turn down out of it. */
export const drawCassetteLeadBlock: DrawLeadBlock = (sheet, box) => {
  const { ground, ink } = labelColors
  sheet.addShape('lead-block', box, { fill: ground }, { type: 'rectangle', radius: 8 })
  const y = bottomEdge(box) - 54
  const x = box.x + box.width - 70
  const through = [
    { x: 0, y },
    { x, y },
    { x, y: bottomEdge(box) },
  ]
  const colors = [paint.brown, paint.orange, paint.amber, paint.teal]
  drawBands(sheet, 'lead-stripe', { through, radius: 40 }, stripes(8, 3, colors))
  return { ground, ink }
}
