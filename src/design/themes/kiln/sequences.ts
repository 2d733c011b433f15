import { type Box, type Points, pageHeight } from '../../../scene/geometry.ts'
import { underHeading } from '../../heading-bottom.ts'
import { stepsLayout, timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceLook, SequenceRow, SequenceSize } from '../../layouts/sequence-look.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { glaze } from './glazes.ts'
import { drawNumberTile } from './number-tile.ts'
import { drawMosaic, layTiles, palerTile } from './tiles.ts'

/** Sizes of heads and texts, and the most columns that have so large type under heads. */
const typeSizes: readonly (readonly [head: Points, text: Points, most: number])[] = [
  [28, 24, 1],
  [28, 22, 2],
  [26, 20, 3],
  [22, 18, 4],
  [20, 16, 4],
  [20, 14, 5],
  [16, 14, 5],
  [14, 12, 5],
]

/** How far text stands in on a block of colour, and how much lower than it the block ends. */
const blockInset: Points = 12
const underBlock: Points = 10

/**
 * Rows of tiles that touch, under each column its head and text: its number, where it has one, stands in the first of
 * its tiles; what is planned has the light glazes, the key event stands on a block of ochre.
 * @param largest the largest tile in a single row of columns and in each of two.
 */
function underTiles(largest: [Points, Points], gutter: Points, sink: number): SequenceLook {
  return {
    most: 10,
    area: (sheet) => {
      const area = underHeading(31.5, pageHeight - 48)(sheet)
      return { ...area, width: area.width - gutter }
    },
    sizes: (count, sheet, items) => {
      // What has no heads, and what has dates, has room for larger type.
      const headed = items.some(({ head, number }) => head !== '' && number !== '')
      return tileSizes(count, sheet.theme.frame.content.width, largest, headed ? 0 : 1)
    },
    gutter,
    rowGap: 20,
    wholeDates: true,
    sink,
    types: ({ theme: { type } }, { text }) => ({
      year: resized(type.small, Math.min(14, text)),
      text: { ...resized(type.body, text), lineHeight: Math.round(text * 1.43) },
    }),
    tones: ({ item }) => ({ head: item.highlighted ? 'ink' : 'accent', text: 'ink' }),
    gap: (part, { head }, { item }) => {
      const underTile = head >= 20 ? 20 : 12
      return part === 'head' || item.head === '' ? underTile : head > 20 ? 6 : 3.5
    },
    panel: {
      padding: (_, { item }) => ({ ...around, x: item.highlighted ? blockInset : 0 }),
      draw: (sheet, { item, name }, box, { device }) => {
        if (!item.highlighted) return {}
        const ground = glaze.ochre
        const height = box.height - device + underBlock
        const block = { ...box, y: box.y + device, height, width: box.width + 2 }
        sheet.addShape(`${name}-block`, block, { fill: ground })
        return { ground, mutedInk: sheet.theme.colors.ink }
      },
    },
    rail: drawBand,
  }
}

const around = { right: 0, top: 0, bottom: 0 }

/** A process: a row of tiles that touch, each with its number, and under it what happens. */
export const drawKilnSteps = stepsLayout(underTiles([220, 92], 12, 0))

/** Events under a frieze of tiles: what is to come in pale glazes, the key event on a block of ochre. */
export const drawKilnTimeline = timelineLayout(underTiles([110, 62], 20, 0.3))

const headAndText = ([head, text]: readonly [Points, Points, number]) => [head, text] as const

/** Large tiles come before large type: first those that span a column, then more and more beside one another. */
function tileSizes(
  count: number,
  width: Points,
  largest: [Points, Points],
  wider: number,
): SequenceSize[] {
  const rows = count > 5 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const pitch = width / columns
  const fewest = Math.max(1, Math.ceil(pitch / (largest[rows - 1] as Points)))
  const shares = Math.max(1, Math.floor(pitch / 40) - fewest + 1)
  const tiles = Array.from({ length: shares }, (_, more) => pitch / (fewest + more))
  const sizes = typeSizes.filter(([, , most]) => columns <= most + wider).map(headAndText)
  const good = sizes.filter(([, text]) => text >= 14)
  return [...sizesOf(rows, good, tiles.slice(0, 1)), ...sizesOf(rows, sizes, tiles)]
}

/** The first tile of each column with its number, if it has one, and plain ones up to the next. */
function drawBand(sheet: Sheet, { places, boxes, pitch, size }: SequenceRow): void {
  const share = Math.max(1, Math.round(pitch / size.device))
  const [line = []] = layTiles((places[0]?.index ?? 0) * 3 + 2, places.length * share, 1)
  for (const { item, name, index, column } of places) {
    const own = line.slice(column * share, (column + 1) * share)
    const box = boxes[column] as Box
    const mosaic = `tile-${index + 1}`
    const numbered = item.number === '' ? 0 : 1
    const at = (edge: number) => Math.round(box.x + (pitch * edge) / share)
    const tiles = (item.planned ? own.map(palerTile) : own).slice(numbered)
    if (numbered > 0) {
      const first = { ...box, x: at(0), width: at(1) - at(0) }
      drawNumberTile(sheet, mosaic, index, first, item.number, `${name}-number`)
    }
    const rest = { ...box, x: at(numbered), width: at(share) - at(numbered) }
    if (tiles.length > 0) drawMosaic(sheet, mosaic, [tiles], rest)
  }
}
