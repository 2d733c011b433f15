import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { columnSpan } from '../grid.ts'
import type { Sheet } from '../sheet.ts'

/** More rows or longer ones than these need the whole width. */
const sparse = { rows: 3, characters: 110 }

/** The space between a few short rows and the picture. */
const besideRows: Points = 24

/** The room of words in display type: beside the picture, or ten columns. */
export const besideStatement = { gap: inches(0.5), alone: columnSpan(10) }

/** What is known of a row before it is drawn. */
interface Row {
  head?: string
  text: string
  children?: string[]
}

/**
 * What `draw` draws into the area that is left beside the theme's own picture, `gap` from it. False, and nothing is
 * drawn, where that has no room.
 * @param alone the width of the area in a theme without a picture, and in one whose titles are centred, as then the area
 * is; without it there is none to draw into.
 */
export function withCompanion(
  sheet: Sheet,
  { gap, alone }: { gap: Points; alone?: Points },
  draw: (area: Box) => boolean,
): boolean {
  const { centered, companion: usual, frame } = sheet.theme
  const companion = centered && alone !== undefined ? undefined : usual
  const width = companion ? companion.left - frame.content.x - gap : alone
  if (width === undefined) return false
  const nodes = sheet.nodes.length
  companion?.draw(sheet)
  const side = centered && companion === undefined ? (frame.content.width - width) / 2 : 0
  if (draw({ ...frame.content, x: frame.content.x + side, width })) return true
  sheet.nodes.length = nodes
  return false
}

/** A few short rows beside the theme's own picture; false where there is none, or they are too many or too long. */
export function besideCompanion(
  sheet: Sheet,
  rows: readonly Row[],
  draw: (area: Box) => boolean,
): boolean {
  const fit = ({ head = '', text, children = [] }: Row) =>
    head.length + text.length <= sparse.characters && children.length === 0
  const few = rows.length <= sparse.rows && rows.every(fit)
  return few && withCompanion(sheet, { gap: besideRows }, draw)
}
