import type { Box, Point } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { arc, onCircle } from '../../devices/arc.ts'
import { archPath } from '../../devices/arch.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { glaze } from './glazes.ts'

type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left'

/** A glazed tile: its ground, and its figure in one to three colours from outside to inside. */
export type Tile = { ground: Color } & (
  | { kind: 'quarter'; corner: Corner; fill: Color }
  /** Two arcs between two corners: falling from the top left, or rising from the bottom left. */
  | { kind: 'leaf'; slope: 'falling' | 'rising'; fill: Color }
  | { kind: 'rings'; fills: [Color, Color] }
  | { kind: 'arch'; fills: [Color, Color] }
  | { kind: 'rainbow'; corner: Corner; fills: [Color, Color, Color] }
)

const { sand, cream, clay, ochre, blush, dark } = glaze

/** The mosaic of the cover, row by row. */
export const coverMosaic: Tile[][] = [
  [
    { kind: 'rainbow', corner: 'top-left', ground: clay, fills: [blush, dark, clay] },
    { kind: 'leaf', slope: 'falling', ground: ochre, fill: cream },
    { kind: 'quarter', corner: 'bottom-right', ground: sand, fill: clay },
    { kind: 'rings', ground: dark, fills: [ochre, clay] },
  ],
  [
    { kind: 'quarter', corner: 'top-right', ground: blush, fill: dark },
    { kind: 'rings', ground: clay, fills: [cream, ochre] },
    { kind: 'arch', ground: ochre, fills: [dark, clay] },
    { kind: 'leaf', slope: 'rising', ground: sand, fill: clay },
  ],
  [
    { kind: 'leaf', slope: 'falling', ground: sand, fill: ochre },
    { kind: 'arch', ground: dark, fills: [blush, ochre] },
    { kind: 'rainbow', corner: 'bottom-right', ground: blush, fills: [clay, cream, blush] },
    { kind: 'quarter', corner: 'top-left', ground: clay, fill: ochre },
  ],
  [
    { kind: 'rings', ground: ochre, fills: [clay, cream] },
    { kind: 'quarter', corner: 'bottom-left', ground: clay, fill: blush },
    { kind: 'leaf', slope: 'rising', ground: cream, fill: dark },
    { kind: 'rainbow', corner: 'top-left', ground: blush, fills: [ochre, clay, blush] },
  ],
]

const mosaicTiles = coverMosaic.flat()

/** The two colours that make a tile: its ground and what lies largest on it. */
function colorPair(tile: Tile): [Color, Color] {
  return [tile.ground, 'fill' in tile ? tile.fill : tile.fills[0]]
}

/** Whether two tiles may lie side by side: they are not of the same two colours. */
export function differ(a: Tile, b: Tile): boolean {
  return colorPair(a).toSorted().join() !== colorPair(b).toSorted().join()
}

/** Whether the tiles differ in colours and in figure: what a new row of tiles asks for. */
function suits(a: Tile, b: Tile): boolean {
  return a.kind !== b.kind && differ(a, b)
}

/**
 * Rows of tiles out of the mosaic in an order that depends on the seed alone; neighbours never share a colour pair
 * nor a figure.
 */
export function layTiles(seed: number, columns: number, rows: number): Tile[][] {
  const laid: Tile[][] = []
  // Tiles that were laid lately wait at the end of the pile.
  const start = ((seed % mosaicTiles.length) + mosaicTiles.length) % mosaicTiles.length
  let pile = mosaicTiles.map(
    (_, index) => mosaicTiles[(start + index * 7) % mosaicTiles.length] as Tile,
  )
  for (let row = 0; row < rows; row++) {
    const line: Tile[] = []
    for (let column = 0; column < columns; column++) {
      const neighbours = [line[column - 1], laid[row - 1]?.[column]]
      const tile =
        pile.find((one) => neighbours.every((other) => !other || suits(one, other))) ??
        pile.find((one) => neighbours.every((other) => !other || differ(one, other))) ??
        (pile[0] as Tile)
      line.push(tile)
      pile = [...pile.filter((one) => one !== tile), tile]
    }
    laid.push(line)
  }
  return laid
}

/** The light glazes that stand in for the strong ones. */
const paler: Record<Color, Color> = {
  [clay]: blush,
  [dark]: '#F0D3BC',
  [ochre]: cream,
  [blush]: '#F0D3BC',
  [sand]: cream,
  [cream]: '#F0D3BC',
}

/** The same tile in light glazes: for what is still to come. */
export function palerTile(tile: Tile): Tile {
  const pale = (color: Color) => paler[color] ?? color
  const ground = pale(tile.ground)
  if ('fill' in tile) {
    const fill = pale(tile.fill)
    return { ...tile, ground, fill: fill === ground ? sand : fill }
  }
  const [outer] = tile.fills
  const first = pale(outer) === ground ? sand : pale(outer)
  const second = first === sand ? cream : sand
  if (tile.kind === 'rainbow') return { ...tile, ground, fills: [first, second, first] }
  return { ...tile, ground, fills: [first, second] }
}

/** Draws rows of tiles that touch over a box; edges lie on whole points, so that no seam shows. */
export function drawMosaic(sheet: Sheet, name: string, tiles: Tile[][], area: Box): void {
  tiles.forEach((line, row) => {
    const top = Math.round(area.y + (area.height * row) / tiles.length)
    const bottom = Math.round(area.y + (area.height * (row + 1)) / tiles.length)
    line.forEach((tile, column) => {
      const left = Math.round(area.x + (area.width * column) / line.length)
      const right = Math.round(area.x + (area.width * (column + 1)) / line.length)
      const box = { x: left, y: top, width: right - left, height: bottom - top }
      drawTileFigure(sheet, `${name}-${row + 1}-${column + 1}`, box, tile)
    })
  })
}

/** Draws one tile. The box is a square, give or take a point. */
export function drawTileFigure(sheet: Sheet, name: string, box: Box, tile: Tile): void {
  sheet.addShape(name, box, { fill: tile.ground })
  const path = (part: string, commands: PathCommand[], bounds: Box, fill: Color) =>
    sheet.addShape(`${name}-${part}`, bounds, { fill }, { type: 'path', commands })
  const size = Math.min(box.width, box.height)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  switch (tile.kind) {
    case 'quarter':
      path('quarter', sector(box, tile.corner), box, tile.fill)
      break
    case 'rainbow':
      for (const [index, share] of [1, 0.62, 0.28].entries()) {
        const part = cornerBox(box, tile.corner, share)
        path(`arc-${index + 1}`, sector(part, tile.corner), part, tile.fills[index] as Color)
      }
      break
    case 'leaf':
      path('leaf', leaf(box, tile.slope), box, tile.fill)
      break
    case 'rings':
      for (const [index, radius] of [0.34, 0.14].entries()) {
        const r = size * radius
        sheet.addShape(
          `${name}-ring-${index + 1}`,
          { x: middle.x - r, y: middle.y - r, width: 2 * r, height: 2 * r },
          { fill: tile.fills[index] as Color },
          { type: 'ellipse' },
        )
      }
      break
    case 'arch':
      for (const [index, inset] of [0.12, 0.32].entries()) {
        const top = box.y + size * inset
        const width = size * (1 - 2 * inset)
        const part = { x: middle.x - width / 2, y: top, width, height: bottomEdge(box) - top }
        path(`arch-${index + 1}`, archPath(part), part, tile.fills[index] as Color)
      }
      break
  }
}

/** The part of a box, a share of its sides, that lies in one of its corners. */
function cornerBox(box: Box, corner: Corner, share: number): Box {
  const width = box.width * share
  const height = box.height * share
  return {
    x: corner.endsWith('left') ? box.x : rightEdge(box) - width,
    y: corner.startsWith('top') ? box.y : bottomEdge(box) - height,
    width,
    height,
  }
}

const sectorStart: Record<Corner, number> = {
  'bottom-left': 0,
  'top-left': 90,
  'top-right': 180,
  'bottom-right': 270,
}

function cornerPoint(box: Box, corner: Corner): Point {
  return {
    x: corner.endsWith('left') ? box.x : rightEdge(box),
    y: corner.startsWith('top') ? box.y : bottomEdge(box),
  }
}

/** A quarter disc that fills the box, its centre in a corner. */
function sector(box: Box, corner: Corner): PathCommand[] {
  const center = cornerPoint(box, corner)
  return [
    { type: 'M', ...center },
    { type: 'L', ...quarterStart(box, corner) },
    ...quarterArc(box, corner),
    { type: 'Z' },
  ]
}

/** Two quarter arcs between opposite corners. */
function leaf(box: Box, slope: 'falling' | 'rising'): PathCommand[] {
  const [first, second]: [Corner, Corner] =
    slope === 'falling' ? ['bottom-left', 'top-right'] : ['bottom-right', 'top-left']
  return [
    { type: 'M', ...quarterStart(box, first) },
    ...quarterArc(box, first),
    ...quarterArc(box, second),
    { type: 'Z' },
  ]
}

/** A point given in half-axes of the box from one of its corners. */
function fromCorner(box: Box, corner: Corner, { x, y }: Point): Point {
  const center = cornerPoint(box, corner)
  return { x: center.x + x * box.width, y: center.y + y * box.height }
}

function quarterStart(box: Box, corner: Corner): Point {
  return fromCorner(box, corner, onCircle({ x: 0, y: 0 }, 1, sectorStart[corner]))
}

/** A quarter turn around a corner; boxes that are not quite square get a quarter of an ellipse. */
function quarterArc(box: Box, corner: Corner): PathCommand[] {
  const from = sectorStart[corner]
  return arc({ x: 0, y: 0 }, 1, from, from + 90).map((command): PathCommand => {
    if (command.type !== 'C') return command
    const at = (x: number, y: number) => fromCorner(box, corner, { x, y })
    const [a, b, c] = [
      at(command.x1, command.y1),
      at(command.x2, command.y2),
      at(command.x, command.y),
    ]
    return { type: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, x: c.x, y: c.y }
  })
}
