import type { Box, Point } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { arc, onCircle } from '../../devices/arc.ts'
import { mixColors } from '../../devices/gradient.ts'
import { drawPath } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { drawArch } from './glazed-arch.ts'
import { glaze } from './glazes.ts'

/** Clockwise. */
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const
type Corner = (typeof corners)[number]

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
const shares = {
  quarter: [1, 0.62, 0.28],
  rainbow: [1, 0.62, 0.28],
  leaf: [1],
  rings: [0.34, 0.14],
  arch: [0.14, 0.32],
} satisfies Record<Tile['figure'], number[]>

/** Draws one tile. The box is a square, give or take a point. */
export function drawTile(sheet: Sheet, name: string, box: Box, one: Tile): void {
  const { figure, ground, fills, corner } = one
  sheet.addShape(name, box, { fill: ground })
  const [x, y, right, bottom] = [box.x, box.y, rightEdge(box), bottomEdge(box)]
  const size = Math.min(box.width, box.height)
  const ends = [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ]
  const turn = corners.indexOf(corner)
  const end = (after: number) => ends[(turn + after) % 4] as Point
  fills.forEach((fill, index) => {
    const part = `${name}-${figure}-${index + 1}`
    const length = size * (shares[figure][index] ?? 0)
    if (figure === 'rings') {
      drawRing(sheet, part, { x: x + box.width / 2, y: y + box.height / 2 }, length, { fill })
    } else if (figure === 'arch') {
      const width = box.width - 2 * length
      drawArch(
        sheet,
        part,
        { x: x + length, y: y + length, width, height: box.height - length },
        fill,
      )
    } else {
      const quarter = (center: Point, from: number) => arc(center, length, from, from + 90)
      const curves =
        figure === 'leaf'
          ? [...quarter(end(3), 90 * turn), ...quarter(end(1), 90 * turn + 180)]
          : quarterDisc(end(0), length, 90 * turn + 90)
      const start = figure === 'leaf' ? [{ type: 'M' as const, ...end(0) }] : []
      drawPath(sheet, part, [...start, ...curves, { type: 'Z' }], fill)
    }
  })
}

function quarterDisc(center: Point, radius: number, from: number): PathCommand[] {
  return [
    { type: 'M', ...center },
    { type: 'L', ...onCircle(center, radius, from) },
    ...arc(center, radius, from, from + 90),
  ]
}
