import type { Box, Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { headingBottom } from '../../heading-bottom.ts'
import type { SequenceLook, SequenceRow, SequenceSize } from '../../layouts/sequence.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { glaze } from './glazes.ts'
import { drawNumberTile } from './number-tile.ts'
import { drawMosaic, layTiles, palerTile } from './tiles.ts'

interface TileColumns {
  /** The largest tile in a single row of columns and in each of two. */
  largest: [single: Points, double: Points]
  /** How many rows of tiles lie over one another where there is room: numbers need one. */
  courses: number
  /** So many columns more than usual may have larger type. */
  wider: number
}

const typeSizes: { head: Points; text: Points; columns: number }[] = [
  { head: 24, text: 18, columns: 3 },
  { head: 20, text: 16, columns: 4 },
  { head: 20, text: 14, columns: 5 },
  { head: 16, text: 14, columns: 5 },
  { head: 14, text: 12, columns: 5 },
]

/** Space between a text and the next column. */
const gutter: Points = 12
/** How far text stands in on a block of colour, and how much lower than it the block ends. */
const blockInset: Points = 12
const underBlock: Points = 10

/**
 * Rows of tiles that touch, under each column its head and text: its number, where it has one, stands in the first of
 * its tiles; what is planned has the light glazes, the key event stands on a block of ochre.
 */
export function tileColumns(options: TileColumns): SequenceLook {
  return {
    most: 10,
    area: (sheet) => {
      const { content } = sheet.theme.frame
      const y = headingBottom(sheet) + 24
      return { ...content, y, width: content.width - gutter, height: contentEnd(sheet, 492) - y }
    },
    sizes: (count, sheet) => tileSizes(count, sheet.theme.frame.content.width, options),
    top: (rows) => (rows === 1 ? 7.5 : 0),
    gutter,
    rowGap: 14,
    types: ({ theme: { type } }, { text }) => ({
      year: resized(type.small, Math.min(14, text)),
      text: { ...resized(type.body, text), lineHeight: Math.round(text * 1.43) },
    }),
    tones: ({ item }) => ({ head: item.highlighted ? 'ink' : 'accent', text: 'ink' }),
    sink: 0,
    gap: (part, { head }) => (part === 'head' ? (head >= 20 ? 20 : 12) : 3.5),
    panel: {
      padding: (_, { item }) => ({
        x: item.highlighted ? blockInset : 0,
        right: 0,
        top: 0,
        bottom: 0,
      }),
      draw: (sheet, { item, name }, box, { device }) => {
        if (!item.highlighted) return {}
        const ground = glaze.ochre
        const block = {
          ...box,
          y: box.y + device,
          height: box.height - device + underBlock,
          width: box.width + 2,
        }
        sheet.addShape(`${name}-block`, block, { fill: ground })
        const { ink } = sheet.theme.colors
        return { ground, mutedInk: ink }
      },
    },
    rail: drawBand,
  }
}

/** Large tiles come before large type: first those that span a column, then more and more beside one another. */
function tileSizes(
  count: number,
  width: Points,
  { largest, courses, wider }: TileColumns,
): SequenceSize[] {
  const rows = count > 5 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const pitch = width / columns
  const widest = Math.max(1, Math.ceil(pitch / (largest[rows - 1] as Points)))
  const possible = typeSizes.filter((sizes) => columns <= sizes.columns + wider)
  const sized = ({ head, text }: { head: Points; text: Points }, last: number) =>
    Array.from({ length: Math.max(0, last - widest + 1) }, (_, more) => widest + more).flatMap(
      (share) =>
        Array.from({ length: courses }, (_, less) => ({
          rows,
          head,
          text,
          device: (pitch / share) * (courses - less),
          layers: courses - less,
        })),
    )
  return [
    ...possible.filter(({ text }) => text >= 14).flatMap((sizes) => sized(sizes, widest)),
    ...possible.flatMap((sizes) => sized(sizes, Math.floor(pitch / 40))),
  ]
}

/** The first tile of each column with its number, if it has one, and plain ones up to the next. */
function drawBand(sheet: Sheet, { places, boxes, pitch, size }: SequenceRow): void {
  const { layers = 1, device } = size
  const share = Math.max(1, Math.round((pitch * layers) / device))
  const first = places[0]?.index ?? 0
  const lines = layTiles(first * 3 + 2, places.length * share, layers)
  places.forEach(({ item, name, index, column }) => {
    const own = lines.map((line) =>
      line
        .slice(column * share, (column + 1) * share)
        .map((tile) => (item.planned ? palerTile(tile) : tile)),
    )
    const start = (boxes[column] as Box).x
    const left = Math.round(start)
    const right = Math.round(start + pitch / share)
    const end = Math.round(start + pitch)
    const box = { ...(boxes[column] as Box), x: left, width: end - left }
    const tiles = `tile-${index + 1}`
    if (item.number === '') {
      drawMosaic(sheet, tiles, own, box)
      return
    }
    const tile = { ...box, width: right - left }
    drawNumberTile(sheet, tiles, index, tile, item.number, `${name}-number`)
    if (share > 1)
      drawMosaic(
        sheet,
        tiles,
        own.map((line) => line.slice(1)),
        { ...box, x: right, width: end - right },
      )
  })
}
