import { type Box, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { arc, onCircle } from '../../devices/arc.ts'
import { seededRandom } from '../../devices/stars.ts'
import type { Sheet } from '../../sheet.ts'
import { pastel, pastelAt } from './pastels.ts'

/** A piece of a column: a pill from where the piece above ends, or a saturated disc with a white centre. */
type Piece = { color: Color; until: Points } | { disc: Color }

const gap: Points = 15
const columnWidth: Points = 72
const { lavender, mint, peach, lemon, pink, sky } = pastel
const endless = pageHeight + columnWidth

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
  [{ color: mint, until: 240 }, { disc: '#D3416B' }, { color: lavender, until: endless }],
  [
    { color: peach, until: 102 },
    { color: sky, until: 342 },
    { disc: '#7A45D0' },
    { color: lemon, until: endless },
  ],
  [
    { color: lavender, until: 210 },
    { color: pink, until: endless },
  ],
  [
    { color: mint, until: 105 },
    { disc: '#FFB56B' },
    { color: lemon, until: 469.5 },
    { color: peach, until: endless },
  ],
]

/** Columns of pills over the right half of the cover, cropped at its edges. */
export function drawCoverPills(sheet: Sheet): void {
  drawPillColumns(sheet, coverColumns, 481.4)
}

/** The last columns of the cover, for slides where words need more room; on violet the violet disc is inverted. */
export function drawEdgePills(sheet: Sheet, onAccent = false): void {
  const from = 3
  const left = 481.4 + from * (columnWidth + gap)
  drawPillColumns(sheet, coverColumns.slice(from), left, onAccent)
}

/** Whole pills and discs of seeded length that fill a box from a left edge on, for slides with little to read. */
export function drawPillGroup(
  sheet: Sheet,
  left: Points,
  columns: number,
  { y, height }: Pick<Box, 'y' | 'height'>,
  seed: string,
): void {
  const random = seededRandom(seed)
  const width = columnWidth + 7.5
  const saturated = ['#7A45D0', '#D3416B', '#FFB56B']
  const first = Math.floor(random() * 6)
  for (let column = 0; column < columns; column++) {
    const x = left + column * (width + gap)
    const room = height - width - 2 * gap
    // The disc stands between two pills, never at the same height as its neighbour.
    const upper = room * (column % 2 === 0 ? 0.28 + 0.14 * random() : 0.58 + 0.14 * random())
    const discTop = y + upper + gap
    const name = `pill-${column + 1}`
    addPill(sheet, `${name}-1`, x, y, width, y + upper, pastelAt(first + column * 2))
    addPill(sheet, `${name}-2`, x, discTop, width, discTop + width, saturated[column % 3] as Color)
    const inset = width / 3
    addPill(
      sheet,
      `${name}-2-centre`,
      x + inset,
      discTop + inset,
      inset,
      discTop + width - inset,
      '#FFFFFF',
    )
    addPill(
      sheet,
      `${name}-3`,
      x,
      discTop + width + gap,
      width,
      y + height,
      pastelAt(first + column * 2 + 1),
    )
  }
}

function drawPillColumns(sheet: Sheet, columns: Piece[][], left: Points, onAccent = false): void {
  const { accent } = sheet.theme.colors
  columns.forEach((pieces, column) => {
    const x = left + column * (columnWidth + gap)
    let y = -columnWidth
    pieces.forEach((piece, index) => {
      const name = `pill-${column + 1}-${index + 1}`
      const isDisc = 'disc' in piece
      const bottom = isDisc ? y + columnWidth : piece.until
      const inverted = isDisc && onAccent && piece.disc === accent
      const color = isDisc ? (inverted ? '#FFFFFF' : piece.disc) : piece.color
      addPill(sheet, name, x, y, columnWidth, bottom, color)
      if (isDisc) {
        const inset = columnWidth / 3
        const centre = inverted ? accent : '#FFFFFF'
        addPill(sheet, `${name}-centre`, x + inset, y + inset, inset, bottom - inset, centre)
      }
      y = bottom + gap
    })
  })
}

/** A standing pill, or the part of it that is on the page. */
function addPill(
  sheet: Sheet,
  name: string,
  x: Points,
  top: Points,
  width: Points,
  bottom: Points,
  fill: Color,
): void {
  const right = Math.min(x + width, pageWidth)
  const box = {
    x,
    y: Math.max(0, top),
    width: right - x,
    height: Math.min(pageHeight, bottom) - Math.max(0, top),
  }
  const whole = right === x + width && top >= 0 && bottom <= pageHeight
  if (whole) {
    sheet.addShape(name, box, { fill }, { type: 'rectangle', radius: width / 2 })
    return
  }
  const commands = croppedPill(x, top, width, bottom)
  sheet.addShape(name, box, { fill }, { type: 'path', commands })
}

function croppedPill(x: Points, top: Points, width: Points, bottom: Points): PathCommand[] {
  const radius = width / 2
  const middle = x + radius
  const right = Math.min(x + width, pageWidth)
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
