import type { Box, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { arc } from '../../devices/arc.ts'
import type { Sheet } from '../../sheet.ts'
import type { PanelColors } from '../theme.ts'
import { paint } from './stripes.ts'

/** What is written on a label. */
export const labelColors: PanelColors = {
  ground: paint.label,
  ink: paint.brown,
  mutedInk: paint.labelMuted,
  accent: paint.labelAccent,
  line: paint.labelLine,
}

/** A rectangle that is round at its foot. */
function roundFoot({ x, y, width, height }: Box, radius: Points): PathCommand[] {
  const right = x + width
  const bottom = y + height
  return [
    { type: 'M', x, y },
    { type: 'L', x: right, y },
    { type: 'L', x: right, y: bottom - radius },
    ...arc({ x: right - radius, y: bottom - radius }, radius, 90, 180),
    { type: 'L', x: x + radius, y: bottom },
    ...arc({ x: x + radius, y: bottom - radius }, radius, 180, 270),
    { type: 'Z' },
  ]
}

/** Height of each stripe at the head of a label. */
const headStripe: Points = 5

const headColors: Color[] = [paint.orange, paint.amber, paint.teal]

/** Draws a cassette label: cream paper with three stripes at its head. */
export function drawLabel(sheet: Sheet, name: string, box: Box): void {
  const [first, ...others] = [...headColors, paint.label]
  const rounded = { type: 'rectangle', radius: headStripe } as const
  sheet.addShape(name, box, { fill: first as Color }, rounded)
  others.forEach((fill, index) => {
    const down = headStripe * (index + 1)
    const rest = { ...box, y: box.y + down, height: box.height - down }
    const commands = roundFoot(rest, headStripe)
    sheet.addShape(`${name}-stripe-${index + 2}`, rest, { fill }, { type: 'path', commands })
  })
}
