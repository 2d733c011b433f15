import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { pastel } from './pastels.ts'

const height: Points = 29.5
const inset: Points = 22

/** One line of small strong text in a pill as long as it needs, shortened at a width. */
export function drawPillLabel(
  sheet: Sheet,
  name: string,
  text: string,
  { x, y }: Point,
  most: Points,
  fill: Color = pastel.lavender,
): void {
  if (text === '') return
  const { theme } = sheet
  const step = inFont(resized(theme.type.body, 12), theme.strong)
  const own = lineBoxWidth(sheet, text.slice(0, 200), step)
  const width = Math.min(own, most - 2 * inset)
  sheet.addShape(
    `${name}-pill`,
    { x, y, width: width + 2 * inset, height },
    { fill },
    { type: 'rectangle', radius: height / 2 },
  )
  sheet.addText({
    name,
    box: { x: x + inset, y: y + (height - step.lineHeight) / 2, width, height: step.lineHeight },
    layout: fitLine(sheet, text, step, width, { color: theme.colors.ink }),
    wrap: false,
    ground: fill,
  })
}
