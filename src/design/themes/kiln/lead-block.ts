import { bottomEdge } from '../../grid.ts'
import { type DrawLeadBlock, leadBlockWidth } from '../../layouts/lead-block.ts'
import { glaze } from './glazes.ts'
import { drawMosaic, layTiles } from './tiles.ts'

/** Number of tiles at the foot of the block. */
const count = 3
const side = leadBlockWidth / count

/** Under the words of a lead. */
export const leadFoot = side + 16

/** A block of clay that stands on a row of tiles. */
export const drawKilnLeadBlock: DrawLeadBlock = (sheet, box) => {
  const block = { ...box, height: box.height - side }
  sheet.addShape('lead-block', block, { fill: glaze.clay })
  const tiles = layTiles(sheet.context.pageNumber + 3, count, 1)
  drawMosaic(sheet, 'lead-tile', tiles, { ...box, y: bottomEdge(block), height: side })
  return { ground: glaze.clay, ink: glaze.cream }
}
