import type { Box } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'
import { glaze } from './glazes.ts'
import { drawTile, type Tile, tile } from './tiles.ts'

const { clay, cream, dark, ochre, blush } = glaze

/** Tiles with room for a number: in which colour it stands on them, and how far from the left, as a share of the width. */
const numberTiles: { one: Tile; ink: Color; middle: number }[] = [
  { one: tile('quarter', clay, [dark], 'bottom-right'), ink: cream, middle: 0.6 },
  { one: tile('rings', blush, [cream]), ink: dark, middle: 0.5 },
  { one: tile('quarter', ochre, [cream], 'bottom-left'), ink: dark, middle: 0.4 },
  { one: tile('rings', dark, [clay]), ink: cream, middle: 0.5 },
  { one: tile('arch', clay, [ochre]), ink: dark, middle: 0.5 },
]

/** Draws the tile at a place among its equals, with a number in it. The box need not be quite a square. */
export function drawNumberTile(
  sheet: Sheet,
  name: string,
  index: number,
  box: Box,
  mark: string,
  textName: string,
): void {
  const { one, ink, middle } = numberTiles[index % numberTiles.length] as (typeof numberTiles)[0]
  drawTile(sheet, name, box, one)
  const size = Math.min(box.width, box.height)
  const radius = size * 0.34
  const digits = Math.min(sheet.theme.type.stepNumber.size, size * 0.31)
  const center = { x: box.x + box.width * middle, y: box.y + box.height / 2 - digits * 0.04 }
  const look = { color: ink, ground: one.fills[0] as Color, share: digits / radius }
  drawRoundelNumber(sheet, textName, mark, center, radius, look)
}
