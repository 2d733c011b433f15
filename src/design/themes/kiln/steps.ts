import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { archPath } from '../../devices/arch.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../theme.ts'
import { glaze } from './glazes.ts'
import { drawMosaic, drawTileFigure, layTiles, type Tile } from './tiles.ts'

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

interface Entry {
  /** What stands in the tile. */
  mark: string
  head: string
  text: string
}

/** A process: a row of tiles that touch, each with its number, and under it what happens. */
export function drawKilnSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const entries = content.steps.map(({ head, text }, index) => ({
    mark: String(content.firstNumber + index),
    head,
    text,
  }))
  if (entries.length > 0 && !drawRows(sheet, entries)) return false
  drawFooter(sheet)
  return true
}

const typeSizes: { head: Points; text: Points; columns: number }[] = [
  { head: 24, text: 18, columns: 3 },
  { head: 20, text: 16, columns: 4 },
  { head: 20, text: 14, columns: 5 },
  { head: 16, text: 14, columns: 5 },
  { head: 14, text: 12, columns: 5 },
]

const floor: Points = 492

function drawRows(sheet: Sheet, entries: Entry[]): boolean {
  if (entries.length > 10) return false
  const length = entries.reduce((sum, { head, text }) => sum + head.length + text.length, 0)
  if (length > mostCharacters) return false
  const rowCount = entries.length > 5 ? 2 : 1
  const columns = Math.ceil(entries.length / rowCount)
  const { x, width } = sheet.theme.frame.content
  const pitch = width / columns
  const top = headingBottom(sheet) + (rowCount === 1 ? 31.5 : 24)
  const rowHeight = (floor - top + 14) / rowCount
  const largest = rowCount === 1 ? 220 : 92
  for (const sizes of typeSizes) {
    if (sizes.text < sheet.context.smallestBody || columns > sizes.columns) continue
    const plan = setEntries(sheet, entries, pitch, sizes)
    if (plan === undefined) continue
    // A tile spans its step's whole width, or stands in front of others that fill it.
    for (let share = Math.max(1, Math.ceil(pitch / largest)); pitch / share >= 40; share++) {
      const size = pitch / share
      const tops = [0, 1].slice(0, rowCount).map((row) => top + rowHeight * row)
      const fits = entries.every((_, index) => {
        const row = Math.floor(index / columns)
        const set = plan.sets[index]
        const height = plan.headHeight + (set?.text?.height ?? 0)
        return (
          (tops[row] ?? 0) + size + plan.gap + height <= top + rowHeight * (row + 1) - 14 + 0.01
        )
      })
      if (!fits) continue
      tops.forEach((rowTop, row) => {
        const first = row * columns
        const count = Math.min(columns, entries.length - first)
        const band = { x, y: rowTop, width: pitch * count, height: size }
        drawBand(sheet, band, entries.slice(first, first + count), first, share)
        entries.slice(first, first + count).forEach((_, column) => {
          const left = x + pitch * column
          drawTexts(sheet, plan, first + column, left, pitch, bottomEdge(band))
        })
      })
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

/** Space between a text and the next column. */
const gutter: Points = 12

function setEntries(
  sheet: Sheet,
  entries: Entry[],
  pitch: Points,
  sizes: { head: Points; text: Points },
): Plan | undefined {
  const { theme } = sheet
  const width = pitch - gutter
  const headStep = resized(theme.type.head, sizes.head)
  const bodyStep: TypeStep = {
    ...resized(theme.type.body, sizes.text),
    lineHeight: Math.round(sizes.text * 1.43),
  }
  const broken = entries.some(
    ({ head, text }) =>
      longestWord(sheet, head, headStep) > width || longestWord(sheet, text, bodyStep) > width,
  )
  if (broken && sizes.text > 12) return undefined
  const set = (text: string, step: TypeStep, color: Color) =>
    text === '' ? undefined : sheet.setWithSlack([sheet.paragraph(text, step, { color })], width)
  const sets = entries.map(({ head, text }) => ({
    head: set(head, headStep, theme.colors.accent),
    text: set(text, bodyStep, theme.colors.ink),
  }))
  const headHeight = Math.max(0, ...sets.map(({ head }) => head?.height ?? 0))
  return { sets, headHeight: headHeight > 0 ? headHeight + 3.5 : 0, gap: sizes.head >= 20 ? 20 : 12 }
}

function drawTexts(
  sheet: Sheet,
  plan: Plan,
  index: number,
  x: Points,
  pitch: Points,
  bandBottom: Points,
): void {
  const { head, text } = plan.sets[index] ?? {}
  const top = bandBottom + plan.gap
  const width = pitch - gutter
  const add = (part: string, layout: TextLayout | undefined, y: Points) => {
    if (layout)
      sheet.addText({
        name: `step-${index + 1}-${part}`,
        box: { x, y, width, height: layout.height },
        layout,
        ground: sheet.theme.ground,
      })
  }
  add('head', head, top)
  add('text', text, top + plan.headHeight)
}

/** Number tiles, each in front of `share - 1` plain ones. */
function drawBand(sheet: Sheet, band: Box, entries: Entry[], first: number, share: number): void {
  const pitch = band.width / entries.length
  const size = pitch / share
  entries.forEach((entry, column) => {
    const left = Math.round(band.x + pitch * column)
    const right = Math.round(band.x + pitch * column + size)
    const box = { x: left, y: band.y, width: right - left, height: size }
    drawNumberTile(sheet, first + column, box, entry.mark)
    if (share === 1) return
    const rest = { ...box, x: right, width: Math.round(band.x + pitch * (column + 1)) - right }
    const tiles = layTiles((first + column) * 5 + 2, share - 1, 1)
    drawMosaic(sheet, `tile-${first + column + 1}`, tiles, { ...rest, y: band.y })
  })
}

function drawNumberTile(sheet: Sheet, index: number, box: Box, mark: string): void {
  const tile = numberTiles[index % numberTiles.length] as NumberTile
  const name = `tile-${index + 1}`
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
      const radius = box.width * 0.34
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
      const inset = box.width * 0.16
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
  const wanted = Math.min(stepNumber.size, box.width * 0.31)
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
    name: `step-${index + 1}-number`,
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
