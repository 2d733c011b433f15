import type { Box, Points } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { bottomEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { glaze } from './glazes.ts'
import { drawNumberTile } from './number-tile.ts'
import { drawMosaic, layTiles, palerTile } from './tiles.ts'

/** One column under a row of tiles. */
interface ColumnEntry {
  /** What stands in its first tile; a tile without a number is one of the mosaic. */
  mark?: string
  head: string
  /** Beside the head, muted: the year of a date. */
  detail?: string
  text: string
  /** Still to come: its tiles are of the light glazes. */
  pale?: boolean
  /** The one that matters: its column is a block of colour. */
  lit?: boolean
}

interface ColumnOptions {
  /** How nodes are named: `step` gives step-1-head. */
  name: string
  /** The largest tile in a single row of columns and in each of two. */
  largest: [single: Points, double: Points]
  /** How many rows of tiles lie over one another where there is room: numbers need one. */
  courses?: number
  /** So many columns more than usual may have larger type. */
  wider?: number
}

const typeSizes: { head: Points; text: Points; columns: number }[] = [
  { head: 24, text: 18, columns: 3 },
  { head: 20, text: 16, columns: 4 },
  { head: 20, text: 14, columns: 5 },
  { head: 16, text: 14, columns: 5 },
  { head: 14, text: 12, columns: 5 },
]

const floor: Points = 492
const mostEntries = 10
/** Space between a text and the next column. */
const gutter: Points = 12
/** How far text stands in on a block of colour. */
const blockInset: Points = 12

/** Rows of tiles that touch, under each column its head and text; two rows for more than five. False if they do not fit. */
export function drawTileColumns(
  sheet: Sheet,
  entries: ColumnEntry[],
  options: ColumnOptions,
): boolean {
  if (entries.length > mostEntries) return false
  const length = entries.reduce((sum, { head, text }) => sum + head.length + text.length, 0)
  if (length > mostCharacters) return false
  const rowCount = entries.length > 5 ? 2 : 1
  const columns = Math.ceil(entries.length / rowCount)
  const { x, width } = sheet.theme.frame.content
  const pitch = width / columns
  const top = headingBottom(sheet) + (rowCount === 1 ? 31.5 : 24)
  const rowHeight = (floor - top + 14) / rowCount
  const largest = options.largest[rowCount - 1] as Points
  // A tile spans its column's whole width, or stands in front of others that fill it; large tiles come before large type.
  const widest = Math.max(1, Math.ceil(pitch / largest))
  const passes = [
    ...typeSizes.filter((sizes) => sizes.text >= 14).map((sizes) => ({ sizes, last: widest })),
    ...typeSizes.map((sizes) => ({ sizes, last: Math.floor(pitch / 40) })),
  ]
  for (const { sizes, last } of passes) {
    if (sizes.text < sheet.context.smallestBody || columns > sizes.columns + (options.wider ?? 0))
      continue
    const plan = setEntries(sheet, entries, pitch, sizes)
    if (plan === undefined) continue
    for (let share = widest; share <= last; share++) {
      const texts = Math.max(...plan.sets.map(({ text }) => text?.height ?? 0))
      const room = rowHeight - 14 + 0.01 - plan.gap - plan.headHeight - texts
      const courses = Math.min(options.courses ?? 1, Math.floor((room * share) / pitch))
      if (courses < 1) continue
      const size = (pitch / share) * courses
      for (let row = 0; row < rowCount; row++) {
        const first = row * columns
        const own = entries.slice(first, first + columns)
        const band = { x, y: top + rowHeight * row, width: pitch * own.length, height: size }
        drawBand(sheet, band, own, first, { share, courses }, options)
        own.forEach((_, column) => {
          const box = {
            x: x + pitch * column,
            y: bottomEdge(band),
            width: pitch,
            height: rowHeight - size - 14,
          }
          drawTexts(sheet, plan, entries, first + column, box, options)
        })
      }
      return true
    }
  }
  return false
}

interface Plan {
  sets: { head: TextLayout | undefined; text: TextLayout | undefined }[]
  headHeight: Points
  gap: Points
}

function setEntries(
  sheet: Sheet,
  entries: ColumnEntry[],
  pitch: Points,
  sizes: { head: Points; text: Points },
): Plan | undefined {
  const { theme } = sheet
  const { accent, ink, mutedInk } = theme.colors
  const headStep = resized(theme.type.head, sizes.head)
  const detailStep = resized(theme.type.small, Math.min(14, sizes.text))
  const bodyStep: TypeStep = {
    ...resized(theme.type.body, sizes.text),
    lineHeight: Math.round(sizes.text * 1.43),
  }
  const widthOf = (entry: ColumnEntry) => pitch - gutter - (entry.lit ? blockInset : 0)
  const broken = entries.some(
    (entry) =>
      longestWord(sheet, entry.head, headStep) > widthOf(entry) ||
      longestWord(sheet, entry.text, bodyStep) > widthOf(entry),
  )
  if (broken && sizes.text > 12) return undefined
  const sets = entries.map((entry) => {
    const width = widthOf(entry)
    const headParagraphs = [
      ...(entry.head === ''
        ? []
        : [sheet.paragraph(entry.head, headStep, { color: entry.lit ? ink : accent })]),
      ...(entry.detail
        ? [sheet.paragraph(entry.detail, detailStep, { color: entry.lit ? ink : mutedInk })]
        : []),
    ]
    return {
      head: headParagraphs.length === 0 ? undefined : sheet.setWithSlack(headParagraphs, width),
      text:
        entry.text === ''
          ? undefined
          : sheet.setWithSlack([sheet.paragraph(entry.text, bodyStep, { color: ink })], width),
    }
  })
  const headHeight = Math.max(0, ...sets.map(({ head }) => head?.height ?? 0))
  const gap = sizes.head >= 20 ? 20 : 12
  return { sets, headHeight: headHeight > 0 ? headHeight + 3.5 : 0, gap }
}

function drawTexts(
  sheet: Sheet,
  plan: Plan,
  entries: ColumnEntry[],
  index: number,
  column: Box,
  options: ColumnOptions,
): void {
  const { head, text } = plan.sets[index] ?? {}
  const lit = entries[index]?.lit ?? false
  const ground = lit ? glaze.ochre : sheet.theme.ground
  const name = `${options.name}-${index + 1}`
  const top = column.y + plan.gap
  if (lit) {
    const bottom = top + plan.headHeight + (text?.height ?? 0) + 16
    const height = Math.min(column.height, bottom - column.y)
    const width = column.width - blockInset + 2
    sheet.addShape(`${name}-block`, { ...column, width, height }, { fill: glaze.ochre })
  }
  const x = column.x + (lit ? blockInset : 0)
  const width = column.width - gutter - (lit ? blockInset : 0)
  const add = (part: string, layout: TextLayout | undefined, y: Points) => {
    if (layout)
      sheet.addText({
        name: `${name}-${part}`,
        box: { x, y, width, height: layout.height },
        layout,
        ground,
      })
  }
  add('head', head, top)
  add('text', text, top + plan.headHeight)
}

/** The first tile of each column with its number, if it has one, and plain ones up to the next. */
function drawBand(
  sheet: Sheet,
  band: Box,
  entries: ColumnEntry[],
  first: number,
  { share, courses }: { share: number; courses: number },
  { name }: ColumnOptions,
): void {
  const pitch = band.width / entries.length
  const size = pitch / share
  const lines = layTiles(first * 3 + 2, entries.length * share, courses)
  entries.forEach((entry, column) => {
    const own = lines.map((line) =>
      line
        .slice(column * share, (column + 1) * share)
        .map((tile) => (entry.pale ? palerTile(tile) : tile)),
    )
    const left = Math.round(band.x + pitch * column)
    const right = Math.round(band.x + pitch * column + size)
    const end = Math.round(band.x + pitch * (column + 1))
    const number = first + column + 1
    const box = { x: left, y: band.y, width: end - left, height: band.height }
    if (entry.mark === undefined) {
      drawMosaic(sheet, `tile-${number}`, own, box)
      return
    }
    const tile = { ...box, width: right - left }
    drawNumberTile(
      sheet,
      `tile-${number}`,
      number - 1,
      tile,
      entry.mark,
      `${name}-${number}-number`,
    )
    if (share > 1)
      drawMosaic(
        sheet,
        `tile-${number}`,
        own.map((line) => line.slice(1)),
        { ...box, x: right, width: end - right },
      )
  })
}
