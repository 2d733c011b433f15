import type { Box } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { archPath } from '../../devices/arch.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { glaze } from './glazes.ts'
import { drawTileFigure, type Tile } from './tiles.ts'

/** A tile that carries a number: its figure, where the number stands in it, and in which colour. */
interface NumberTile {
  ground: Color
  fill: Color
  ink: Color
  figure: 'quarter-right' | 'disc' | 'quarter-left' | 'arch'
}

const { clay, cream, dark, ochre, blush } = glaze

const numberTiles: NumberTile[] = [
  { figure: 'quarter-right', ground: clay, fill: dark, ink: cream },
  { figure: 'disc', ground: blush, fill: cream, ink: dark },
  { figure: 'quarter-left', ground: ochre, fill: cream, ink: dark },
  { figure: 'disc', ground: dark, fill: clay, ink: cream },
  { figure: 'arch', ground: clay, fill: ochre, ink: dark },
]

/** Where the middle of a number stands, as a share of its tile's width. */
const numberPlace = { 'quarter-right': 0.6, disc: 0.5, 'quarter-left': 0.4, arch: 0.5 }

/** Draws the tile at a place among its equals, with a number in it. The box need not be quite a square. */
export function drawNumberTile(
  sheet: Sheet,
  name: string,
  index: number,
  box: Box,
  mark: string,
  textName: string,
): void {
  const tile = numberTiles[index % numberTiles.length] as NumberTile
  const middle = box.x + box.width / 2
  switch (tile.figure) {
    case 'quarter-right':
    case 'quarter-left': {
      const corner = tile.figure === 'quarter-right' ? 'bottom-right' : 'bottom-left'
      const figure: Tile = { kind: 'quarter', corner, ground: tile.ground, fill: tile.fill }
      drawTileFigure(sheet, name, box, figure)
      break
    }
    case 'disc': {
      sheet.addShape(name, box, { fill: tile.ground })
      const radius = Math.min(box.width, box.height) * 0.34
      const disc = {
        x: middle - radius,
        y: box.y + box.height / 2 - radius,
        width: 2 * radius,
        height: 2 * radius,
      }
      sheet.addShape(`${name}-disc`, disc, { fill: tile.fill }, { type: 'ellipse' })
      break
    }
    case 'arch': {
      sheet.addShape(name, box, { fill: tile.ground })
      const inset = Math.min(box.width, box.height) * 0.16
      const arch = {
        x: box.x + inset,
        y: box.y + inset,
        width: box.width - 2 * inset,
        height: box.height - inset,
      }
      const commands = archPath(arch)
      sheet.addShape(`${name}-arch`, arch, { fill: tile.fill }, { type: 'path', commands })
      break
    }
  }
  const { stepNumber } = sheet.theme.type
  const room = box.width * 0.56
  const wanted = Math.min(stepNumber.size, Math.min(box.width, box.height) * 0.31)
  const own = sheet.measure(mark, resized(stepNumber, wanted))
  const step = resized(
    stepNumber,
    Math.max(12, Math.floor(Math.min(wanted, (wanted * room) / own))),
  )
  const layout = sheet.set(
    [sheet.paragraph(mark, step, { color: tile.ink, align: 'center' })],
    room,
    false,
  )
  const center = box.x + box.width * numberPlace[tile.figure]
  sheet.addText({
    name: textName,
    box: {
      x: center - room / 2,
      y: box.y + (box.height - layout.height) / 2 - step.size * 0.04,
      width: room,
      height: layout.height,
    },
    layout,
    wrap: false,
    ground: tile.fill,
  })
}
