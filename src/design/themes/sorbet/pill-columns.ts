import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { onCircle } from '../../devices/arc.ts'
import { clipPolygon, drawPolygon } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { drawSoftBox } from './panels.ts'
import { pastel, pastelAt } from './pastels.ts'

/** A pill from where the piece above ends, or, where no end is said, a disc with a white centre. */
type Piece = (typeof coverPieces)[number]

/** Where columns stand. */
interface Place {
  left: Points
  top: Points
  width: Points
}

const gap: Points = 15
const width: Points = 72
const { lavender, mint, peach, lemon, pink, sky } = pastel
const [violet, berry, apricot, white] = ['#7A45D0', '#D3416B', '#FFB56B', '#FFFFFF']
const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }
const endless = pageHeight + width

/** The pieces of the cover, by column from left to right. */
const coverPieces: [column: number, color: Color, until?: Points][] = [
  [0, lavender, 142],
  [0, mint, 405],
  [0, peach, endless],
  [1, lemon, 57],
  [1, pink, 424.5],
  [1, sky, endless],
  [2, mint, 240],
  [2, berry],
  [2, lavender, endless],
  [3, peach, 102],
  [3, sky, 342],
  [3, violet],
  [3, lemon, endless],
  [4, lavender, 210],
  [4, pink, endless],
  [5, mint, 105],
  [5, apricot],
  [5, lemon, 469.5],
  [5, peach, endless],
]
const coverPlace: Place = { left: 481.4, top: -width, width }

/** Columns of pills over the right half of the cover, cropped at its edges. */
export function drawCoverPills(sheet: Sheet): void {
  drawPillColumns(sheet, coverPieces, coverPlace)
}

/** The last columns of the cover, for slides where words need more room; on violet the violet disc is inverted. */
export function drawEdgePills(sheet: Sheet, onAccent = false): void {
  const pieces = coverPieces.filter(([column]) => column > 2)
  drawPillColumns(sheet, pieces, coverPlace, onAccent)
}

/** Two columns of whole pills and discs from a left edge on, in other colours on each page, for slides with little to read. */
export function drawPillGroup(sheet: Sheet, left: Points): void {
  const { y, height } = sheet.theme.frame.content
  const { pageNumber } = sheet.context
  const wide = width + 7.5
  const room = height - wide - 2 * gap
  // Discs stand between two pills, never at the same height as their neighbours.
  const pieces = [0.34, 0.66].flatMap((share, column): Piece[] => [
    [column, pastelAt(pageNumber + column * 2), y + room * share],
    [column, column === 0 ? violet : berry],
    [column, pastelAt(pageNumber + column * 2 + 1), y + height],
  ])
  drawPillColumns(sheet, pieces, { left, top: y, width: wide })
}

function drawPillColumns(
  sheet: Sheet,
  pieces: readonly Piece[],
  { left, top, width: wide }: Place,
  onAccent = false,
): void {
  const ends: Points[] = []
  const counts: number[] = []
  for (const [column, color, until] of pieces) {
    const x = left + column * (wide + gap)
    const y = ends[column] === undefined ? top : ends[column] + gap
    const bottom = until ?? y + wide
    const place = (counts[column] ?? 0) + 1
    const name = `pill-${column + 1}-${place}`
    const inverted = onAccent && color === violet
    addPill(sheet, name, { x, top: y, width: wide, bottom }, inverted ? white : color)
    const inset = wide / 3
    const centre = { x: x + inset, top: y + inset, width: inset, bottom: bottom - inset }
    if (until === undefined) addPill(sheet, `${name}-centre`, centre, inverted ? violet : white)
    ends[column] = bottom
    counts[column] = place
  }
}

/** A standing pill, or the part of it that is on the page. */
function addPill(
  sheet: Sheet,
  name: string,
  { x, top, width: wide, bottom }: { x: Points; top: Points; width: Points; bottom: Points },
  fill: Color,
): void {
  const box = { x, y: top, width: wide, height: bottom - top }
  if (x + wide <= pageWidth && top >= 0 && bottom <= pageHeight) {
    drawSoftBox(sheet, name, box, fill, endless)
    return
  }
  const radius = wide / 2
  // Corners so near one another that the round ends are round on any screen.
  const outline = Array.from({ length: 92 }, (_, index) => {
    const [y, from] = index < 46 ? [top + radius, 270] : [bottom - radius, -94]
    return onCircle({ x: x + radius, y }, radius, from + index * 4)
  })
  drawPolygon(sheet, name, clipPolygon(outline, page), fill)
}
