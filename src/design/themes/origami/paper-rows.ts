import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets } from '../../devices/facets.ts'
import type { ListRow, RowArrangement } from '../../layouts/marked-rows.ts'
import { drawMarkedRows, type PlacedRow, type RowLook } from '../../layouts/marked-rows.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { drawKite } from './folds.ts'
import { faceAt, paper } from './paper.ts'

/** How far the edge of a strip slants: in one strip inwards, in the next outwards again. */
const slant: Points = 12
const columnGap: Points = 24
/** How far words and marks stand in from the ends of a strip. */
const inset: Points = 26
const numberRoom: Points = 58
const kite = { width: 15, height: 17 }
const kiteRoom: Points = kite.width + 14

/**
 * A list as the folds of one long strip: rows touch, lighter and darker, their ends slant to and fro. False without
 * room in the area, which is the content's own when none is given.
 */
export function drawPaperRows(
  sheet: Sheet,
  rows: ListRow[],
  arrangement: RowArrangement,
  area: Box = sheet.theme.frame.content,
): boolean {
  const numbered = rows.some(({ mark }) => mark !== undefined)
  const { name } = arrangement
  return drawMarkedRows(sheet, rows, area, arrangement, {
    lead: inset + (numbered ? numberRoom : kiteRoom),
    trail: inset,
    columnGap,
    bullet: '•',
    draw: (_, one) => {
      const colors = drawStrip(sheet, name, one)
      drawMark(sheet, name, one, colors)
      return colors
    },
  })
}

type StripColors = ReturnType<RowLook['draw']> & { ground: Color }

/** The strip that a row stands on: teal for the one that comes next. */
function drawStrip(sheet: Sheet, name: string, { row, index, place, box }: PlacedRow): StripColors {
  const ground = row.strong ? paper.teal : faceAt(place).ground
  const points = stripCorners(box, place % 2 === 1)
  drawFacets(sheet, `${name}-${index + 1}-strip`, [{ points, fill: ground }])
  if (!row.strong) return { ground }
  return { ground, ink: paper.white, mutedInk: paper.white, accent: paper.white }
}

function drawMark(
  sheet: Sheet,
  name: string,
  { row, index, box }: PlacedRow,
  { ground, accent = sheet.theme.colors.accent }: StripColors,
): void {
  const x = box.x + inset
  if (row.mark === undefined) {
    const place = { ...kite, x: x - 4, y: box.y + (box.height - kite.height) / 2 }
    drawKite(sheet, `${name}-${index + 1}-kite`, place, [paper.coral, paper.coralShade])
    return
  }
  const size = Math.max(12, Math.min(30, Math.round(box.height * 0.4)))
  const step = resized(sheet.theme.type.stepNumber, size)
  const width = numberRoom - 8
  sheet.addText({
    name: `${name}-${index + 1}-mark`,
    box: { x, y: box.y, width, height: box.height },
    anchor: 'middle',
    layout: sheet.set([sheet.paragraph(row.mark, step, { color: accent })], width, false),
    wrap: false,
    ground,
  })
}

/** The outline of a strip: both ends slant the same way, back again in the next. */
function stripCorners({ x, y, width, height }: Box, back: boolean): Point[] {
  const [top, bottom] = back ? [slant, 0] : [0, slant]
  const end = width - slant
  return [
    { x: x + top, y },
    { x: x + end + top, y },
    { x: x + end + bottom, y: y + height },
    { x: x + bottom, y: y + height },
  ]
}
