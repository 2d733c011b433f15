import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawArrow } from '../../devices/arrow.ts'
import { drawPath, isInside } from '../../devices/polygon.ts'
import { archPath } from '../../devices/rounded-path.ts'
import { drawFooter } from '../../frame.ts'
import { rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { type Skin, skinOf } from './glazes.ts'

/** From the side of an arch to the footer in it. */
const footerInset: Points = 18

/** Draws an arch in one glaze. */
export function drawArch(sheet: Sheet, name: string, box: Box, fill: Color): void {
  drawPath(sheet, name, archPath(box), fill)
}

/** The footer, farther in where it stands in arches that run off the page, in what is written on those. */
export function drawFooterInArches(sheet: Sheet): void {
  const { colors, frame, ground } = sheet.theme
  const under = (x: Points) => {
    const foot = { x, y: frame.footer.y }
    const shape = sheet.nodes.findLast(
      (node) => node.kind === 'shape' && node.fill?.kind === 'solid' && isInside(foot, node.box),
    )
    const fill = shape?.kind === 'shape' && shape.fill?.kind === 'solid' ? shape.fill.color : ground
    return { box: shape?.box, skin: skinOf(fill), ground: fill, color: colors.mutedInk }
  }
  const end = rightEdge(frame.pageNumber)
  const [first, last] = [under(frame.footer.x + footerInset), under(end - footerInset)]
  const inkOn = ({ skin, ...plain }: typeof first) =>
    skin ? { color: skin.mutedInk, ground: skin.ground } : plain
  const inside = first.skin && first.box
  const place = inside && { x: inside.x + footerInset, width: inside.width - 2 * footerInset }
  const right = last.skin ? end - footerInset : end
  drawFooter(sheet, inkOn(first), inkOn(last), right, place)
}

/** Two half-discs, one in the other, that stand on a line. A trend shows as an arrow in them. */
export function drawHalfDiscs(
  sheet: Sheet,
  name: string,
  foot: Point,
  radius: Points,
  colors: Skin['mark'],
  trend?: Figure['trend'],
): void {
  for (const [index, share] of [1, 22.5 / 43.5].entries()) {
    const r = radius * share
    const box = { x: foot.x - r, y: foot.y - r, width: 2 * r, height: r }
    drawArch(sheet, `${name}-half-${index + 1}`, box, colors[index] as Color)
  }
  if (trend === undefined) return
  const wide = radius * 0.36
  const place = { x: foot.x - wide / 2, y: foot.y - radius * 0.1 }
  drawArrow(sheet, `${name}-arrow`, trend, place, wide, colors[0])
}
