import type { Box, Point } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { arc } from '../../devices/arc.ts'
import { mixColors } from '../../devices/gradient.ts'
import { drawPath } from '../../devices/polygon.ts'
import { archPath } from '../../devices/rounded-path.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { glaze } from './glazes.ts'

type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left'

/** A glazed tile. */
export interface Tile {
  /** Discs and quarter discs lie in one another; a leaf is two arcs between opposite corners. */
  figure: 'quarter' | 'rainbow' | 'leaf' | 'rings' | 'arch'
  ground: Color
  /** Of the figure, from outside to inside. */
  fills: Color[]
  /** Where a quarter disc has its centre, and a leaf one of its ends. */
  corner: Corner
}

/** A tile; a figure without a corner of its own has any. */
export function tile(
  figure: Tile['figure'],
  ground: Color,
  fills: Color[],
  corner: Corner = 'top-left',
): Tile {
  return { figure, ground, fills, corner }
}

const { sand, cream, clay, ochre, blush, dark } = glaze

/** The mosaic of the cover, row by row. */
export const coverMosaic: Tile[][] = [
  [
    tile('rainbow', clay, [blush, dark, clay]),
    tile('leaf', ochre, [cream]),
    tile('quarter', sand, [clay], 'bottom-right'),
    tile('rings', dark, [ochre, clay]),
  ],
  [
    tile('quarter', blush, [dark], 'top-right'),
    tile('rings', clay, [cream, ochre]),
    tile('arch', ochre, [dark, clay]),
    tile('leaf', sand, [clay], 'bottom-left'),
  ],
  [
    tile('leaf', sand, [ochre]),
    tile('arch', dark, [blush, ochre]),
    tile('rainbow', blush, [clay, cream, blush], 'bottom-right'),
    tile('quarter', clay, [ochre]),
  ],
  [
    tile('rings', ochre, [clay, cream]),
    tile('quarter', clay, [blush], 'bottom-left'),
    tile('leaf', cream, [dark], 'bottom-left'),
    tile('rainbow', blush, [ochre, clay, blush]),
  ],
]

const mosaicTiles = coverMosaic.flat()

/** Whether two tiles may lie side by side: they are not of the same ground and largest figure colour. */
export function differ(a: Tile, b: Tile): boolean {
  const pair = ({ ground, fills: [fill] }: Tile) => [ground, fill].toSorted().join()
  return pair(a) !== pair(b)
}

/**
 * Rows of tiles out of the mosaic in an order that depends on the seed alone; neighbours never share a colour pair
 * nor, where that can be, a figure.
 */
export function layTiles(seed: number, columns: number, rows: number): Tile[][] {
  const laid: Tile[][] = []
  const { length } = mosaicTiles
  // Tiles that were laid lately wait at the end of the pile.
  let pile = mosaicTiles.map((_, index) => mosaicTiles[(seed + index * 7) % length] as Tile)
  for (let row = 0; row < rows; row++) {
    const line: Tile[] = []
    for (let column = 0; column < columns; column++) {
      const neighbours = [line[column - 1], laid[row - 1]?.[column]].filter(
        (one) => one !== undefined,
      )
      const apart = pile.filter((one) => neighbours.every((other) => differ(one, other)))
      const next =
        apart.find((one) => neighbours.every(({ figure }) => one.figure !== figure)) ??
        (apart[0] as Tile)
      line.push(next)
      pile = [...pile.filter((one) => one !== next), next]
    }
    laid.push(line)
  }
  return laid
}

/** The same tile in thin glazes: for what is still to come. */
export function palerTile(one: Tile): Tile {
  const pale = (color: Color) => mixColors(color, color === sand ? cream : sand, 0.78)
  return { ...one, ground: pale(one.ground), fills: one.fills.map(pale) }
}

/** Draws rows of tiles that touch over a box; edges lie on whole points, so that no seam shows. */
export function drawMosaic(sheet: Sheet, name: string, tiles: Tile[][], area: Box): void {
  tiles.forEach((line, row) => {
    const top = Math.round(area.y + (area.height * row) / tiles.length)
    const bottom = Math.round(area.y + (area.height * (row + 1)) / tiles.length)
    line.forEach((one, column) => {
      const left = Math.round(area.x + (area.width * column) / line.length)
      const right = Math.round(area.x + (area.width * (column + 1)) / line.length)
      const box = { x: left, y: top, width: right - left, height: bottom - top }
      drawTile(sheet, `${name}-${row + 1}-${column + 1}`, box, one)
    })
  })
}

/** Sizes of the parts of figures, from outside to inside: of radii, of insets, as shares of a tile's side. */
const quarterRadii = [1, 0.62, 0.28]
const ringRadii = [0.34, 0.14]
const archInsets = [0.14, 0.32]

/** Draws one tile. The box is a square, give or take a point. */
export function drawTile(sheet: Sheet, name: string, box: Box, one: Tile): void {
  const { figure, ground, fills, corner } = one
  sheet.addShape(name, box, { fill: ground })
  const size = Math.min(box.width, box.height)
  const origin = { x: 0, y: 0 }
  fills.forEach((fill, index) => {
    const part = `${name}-${figure}-${index + 1}`
    if (figure === 'rings') {
      const radius = size * (ringRadii[index] ?? 0)
      const [x, y] = [box.x + box.width / 2 - radius, box.y + box.height / 2 - radius]
      const disc = { x, y, width: 2 * radius, height: 2 * radius }
      sheet.addShape(part, disc, { fill }, { type: 'ellipse' })
      return
    }
    if (figure === 'arch') {
      const inset = size * (archInsets[index] ?? 0)
      const arch = { ...box, x: box.x + inset, y: box.y + inset }
      const bounds = { ...arch, width: box.width - 2 * inset, height: box.height - inset }
      drawPath(sheet, part, archPath(bounds), fill)
      return
    }
    const share = figure === 'leaf' ? 1 : (quarterRadii[index] ?? 0)
    const outline: PathCommand[] =
      figure === 'leaf'
        ? [
            { type: 'M', ...origin },
            ...arc({ x: 0, y: 1 }, 1, 0, 90),
            ...arc({ x: 1, y: 0 }, 1, 180, 270),
          ]
        : [{ type: 'M', ...origin }, { type: 'L', x: share, y: 0 }, ...arc(origin, share, 90, 180)]
    const at = fromCorner(box, corner)
    drawPath(sheet, part, [...inPlace(outline, at), { type: 'Z' }], fill)
  })
}

/** Puts a point, in sides of the box from one of its corners, into the box. */
function fromCorner(box: Box, corner: Corner): (point: Point) => Point {
  return ({ x, y }) => ({
    x: corner.endsWith('left') ? box.x + x * box.width : rightEdge(box) - x * box.width,
    y: corner.startsWith('top') ? box.y + y * box.height : bottomEdge(box) - y * box.height,
  })
}

/** The same path with all of its points moved. */
function inPlace(outline: PathCommand[], at: (point: Point) => Point): PathCommand[] {
  return outline.map((command): PathCommand => {
    if (command.type === 'Z') return command
    if (command.type !== 'C') return { ...command, ...at(command) }
    const a = at({ x: command.x1, y: command.y1 })
    const b = at({ x: command.x2, y: command.y2 })
    return { type: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, ...at(command) }
  })
}
