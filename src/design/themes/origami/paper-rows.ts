import type { Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets } from '../../devices/facets.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { markedRows, type PlacedRow } from '../../layouts/marked-rows.ts'
import type { Sheet } from '../../sheet.ts'
import { drawKite } from './folds.ts'
import { faceAt, paper } from './paper.ts'

/** How far the edge of a strip slants: in one strip inwards, in the next outwards again. */
const slant: Points = 12
/** How far words and marks stand in from the ends of a strip, and the room of a number or of a kite. */
const inset: Points = 26
const numberRoom: Points = 58
const kiteRoom: Points = 29

/** A list as the folds of one long strip: rows touch, lighter and darker, their ends slant to and fro. */
export const drawPaperRows = markedRows((rows, { name }) => ({
  lead: inset + (rows.some(({ mark }) => mark !== undefined) ? numberRoom : kiteRoom),
  trail: inset,
  columnGap: 24,
  bullet: '•',
  draw: (sheet, one) => drawStrip(sheet, `${name}-${one.index + 1}`, one),
}))

/** The strip that a row stands on, teal for the one that comes next, with its number or a kite. */
function drawStrip(sheet: Sheet, name: string, { row, place, box }: PlacedRow) {
  const ground: Color = row.strong ? paper.teal : faceAt(place).ground
  const [top, bottom] = place % 2 === 1 ? [slant, 0] : [0, slant]
  const [x, y, end, foot] = [box.x, box.y, rightEdge(box) - slant, bottomEdge(box)]
  const corners = `${x + top},${y} ${end + top},${y} ${end + bottom},${foot} ${x + bottom},${foot}`
  drawFacets(sheet, `${name}-strip`, [{ points: pointsOf(corners), fill: ground }])
  const middle = y + box.height / 2
  const color = row.strong ? paper.white : sheet.theme.colors.accent
  if (row.mark === undefined) {
    const kite = { x: x + inset - 4, y: middle - 8.5, width: 15, height: 17 }
    drawKite(sheet, `${name}-kite`, kite, [paper.coral, paper.coralShade])
  } else {
    const center = { x: x + inset + 14, y: middle }
    const radius = Math.min(28, box.height * 0.38)
    drawRoundelNumber(sheet, `${name}-mark`, row.mark, center, radius, { color, ground })
  }
  return row.strong ? { ground, ink: color, mutedInk: color, accent: color } : { ground }
}
