import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { arc, onCircle } from '../../devices/arc.ts'
import { seededRandom } from '../../devices/stars.ts'
import type { Sheet } from '../../sheet.ts'
import { drawSoftBox } from './panels.ts'
import { pastel, pastelAt } from './pastels.ts'

/** A piece of a column: a pill from where the piece above ends, or a saturated disc with a white centre. */
type Piece = { color: Color; until: Points } | { disc: Color }

/** Where columns stand. */
interface Place {
  left: Points
  top: Points
  width: Points
}

const gap: Points = 15
const width: Points = 72
const { lavender, mint, peach, lemon, pink, sky } = pastel
const [violet, berry, apricot] = ['#7A45D0', '#D3416B', '#FFB56B']
const endless = pageHeight + width

/** The columns of the cover, left to right. */
const coverColumns: Piece[][] = [
  [
    { color: lavender, until: 142 },
    { color: mint, until: 405 },
    { color: peach, until: endless },
  ],
  [
    { color: lemon, until: 57 },
    { color: pink, until: 424.5 },
    { color: sky, until: endless },
  ],
  [{ color: mint, until: 240 }, { disc: berry }, { color: lavender, until: endless }],
  [
    { color: peach, until: 102 },
    { color: sky, until: 342 },
    { disc: violet },
    { color: lemon, until: endless },
  ],
  [
    { color: lavender, until: 210 },
    { color: pink, until: endless },
  ],
  [
    { color: mint, until: 105 },
    { disc: apricot },
    { color: lemon, until: 469.5 },
    { color: peach, until: endless },
  ],
]
const coverPlace: Place = { left: 481.4, top: -width, width }

/** Columns of pills over the right half of the cover, cropped at its edges. */
export function drawCoverPills(sheet: Sheet): void {
  drawPillColumns(sheet, coverColumns, coverPlace)
}

/** The last columns of the cover, for slides where words need more room; on violet the violet disc is inverted. */
export function drawEdgePills(sheet: Sheet, onAccent = false): void {
  const from = 3
  const left = coverPlace.left + from * (width + gap)
  drawPillColumns(sheet, coverColumns.slice(from), { ...coverPlace, left }, onAccent)
}

/** Two columns of whole pills and discs from a left edge on, other ones on each page, for slides with little to read. */
export function drawPillGroup(sheet: Sheet, left: Points): void {
  const { y, height } = sheet.theme.frame.content
  const random = seededRandom(String(sheet.context.pageNumber))
  const wide = width + 7.5
  const flavour = Math.floor(random() * 6)
  const room = height - wide - 2 * gap
  // Discs stand between two pills, never at the same height as their neighbours.
  const columns = [0.28, 0.58].map((share, column): Piece[] => [
    { color: pastelAt(flavour + column * 2), until: y + room * (share + 0.14 * random()) },
    { disc: column === 0 ? violet : berry },
    { color: pastelAt(flavour + column * 2 + 1), until: y + height },
  ])
  drawPillColumns(sheet, columns, { left, top: y, width: wide })
}

function drawPillColumns(
  sheet: Sheet,
  columns: Piece[][],
  { left, top, width: wide }: Place,
  onAccent = false,
): void {
  columns.forEach((pieces, column) => {
    const x = left + column * (wide + gap)
    let y = top
    pieces.forEach((piece, index) => {
      const name = `pill-${column + 1}-${index + 1}`
      const isDisc = 'disc' in piece
      const bottom = isDisc ? y + wide : piece.until
      const inverted = onAccent && isDisc && piece.disc === violet
      const color = isDisc ? piece.disc : piece.color
      addPill(sheet, name, { x, top: y, width: wide, bottom }, inverted ? '#FFFFFF' : color)
      const inset = wide / 3
      const centre = { x: x + inset, top: y + inset, width: inset, bottom: bottom - inset }
      if (isDisc) addPill(sheet, `${name}-centre`, centre, inverted ? violet : '#FFFFFF')
      y = bottom + gap
    })
  })
}

/** A standing pill between two heights. */
interface Pill {
  x: Points
  top: Points
  width: Points
  bottom: Points
}

/** A standing pill, or the part of it that is on the page. */
function addPill(sheet: Sheet, name: string, pill: Pill, fill: Color): void {
  const { x } = pill
  const y = Math.max(0, pill.top)
  const own = Math.min(pill.width, pageWidth - x)
  const box = { x, y, width: own, height: Math.min(pageHeight, pill.bottom) - y }
  const whole = own === pill.width && pill.top >= 0 && pill.bottom <= pageHeight
  if (whole) drawSoftBox(sheet, name, box, fill, endless)
  else sheet.addShape(name, box, { fill }, { type: 'path', commands: croppedPill(pill) })
}

function croppedPill({ x, top, width: wide, bottom }: Pill): PathCommand[] {
  const radius = wide / 2
  const middle = x + radius
  const right = Math.min(x + wide, pageWidth)
  // Where the right edge of the page cuts the round ends, in degrees from their highest point.
  const cut = (Math.asin(Math.min(1, (right - middle) / radius)) * 180) / Math.PI
  const upper = { x: middle, y: top + radius }
  const lower = { x: middle, y: bottom - radius }
  const head: PathCommand[] =
    top < 0
      ? [
          { type: 'M', x, y: 0 },
          { type: 'L', x: right, y: 0 },
        ]
      : [{ type: 'M', ...onCircle(upper, radius, 270) }, ...arc(upper, radius, 270, 360 + cut)]
  const foot: PathCommand[] =
    bottom > pageHeight
      ? [
          { type: 'L', x: right, y: pageHeight },
          { type: 'L', x, y: pageHeight },
        ]
      : [
          { type: 'L', ...onCircle(lower, radius, 180 - cut) },
          ...arc(lower, radius, 180 - cut, 270),
        ]
  return [...head, ...foot, { type: 'Z' }]
}
