import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawArrow } from '../../devices/arrow.ts'
import { boundingBox } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { resized } from '../type-step.ts'

const white: Color = '#FFFFFF'

/** A disc around a point. */
function drawDisc(sheet: Sheet, name: string, { x, y }: Point, radius: Points, fill: Color): void {
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
  sheet.addShape(name, box, { fill }, { type: 'ellipse' })
}

/** A number in a disc, as large as the disc allows: white, or violet where it is the one that matters. */
export function drawNumberDisc(
  sheet: Sheet,
  name: string,
  { number, strong = false, color = sheet.theme.colors.ink, largest }: NumberLook,
  center: Point,
  radius: Points,
): void {
  const { accent, accentInk } = sheet.theme.colors
  const ground = strong ? accent : white
  drawDisc(sheet, `${name}-disc`, center, radius, ground)
  if (number === '') return
  const { stepNumber } = sheet.theme.type
  const wanted = largest ?? Math.min(stepNumber.size, radius * 0.87)
  const own = sheet.measure(number, resized(stepNumber, wanted))
  const step = resized(
    stepNumber,
    Math.max(12, Math.floor(wanted * Math.min(1, (radius * 1.5) / own))),
  )
  const look = { color: strong ? accentInk : color, align: 'center' as const }
  const layout = sheet.set([sheet.paragraph(number, step, look)], 2 * radius, false)
  const { height } = layout
  const box = { x: center.x - radius, y: center.y - height / 2, width: 2 * radius, height }
  sheet.addText({ name, box, layout, wrap: false, ground })
}

interface NumberLook {
  number: string
  strong?: boolean
  /** On white. */
  color?: Color
  largest?: Points
}

/** Which way a figure went, as an arrow in a white disc. */
export function drawTrendDisc(
  sheet: Sheet,
  name: string,
  trend: NonNullable<Figure['trend']>,
  center: Point,
  radius: Points,
): void {
  drawDisc(sheet, `${name}-disc`, center, radius, white)
  const wide = radius * 0.86
  const start = { x: center.x - wide / 2, y: center.y + wide * 0.36 }
  drawArrow(sheet, `${name}-arrow`, trend, start, wide, sheet.theme.colors.positive)
}

/** A white disc with a chevron that leads on to the right. */
export function drawChevronDisc(sheet: Sheet, name: string, center: Point): void {
  drawDisc(sheet, `${name}-disc`, center, 14.4, white)
  const [along, across] = [3.4, 5.6]
  const { x, y } = center
  const points = [
    { x: x - along, y: y - across },
    { x: x + along, y },
    { x: x - along, y: y + across },
  ]
  sheet.addShape(
    `${name}-chevron`,
    boundingBox(points),
    { stroke: { color: sheet.theme.colors.accent, width: 2.5, cap: 'round' } },
    {
      type: 'path',
      commands: points.map((point, index) => ({ type: index === 0 ? 'M' : 'L', ...point })),
    },
  )
}
