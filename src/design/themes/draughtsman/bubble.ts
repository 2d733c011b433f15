import type { Point, Points } from '../../../scene/geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'

/** A reference bubble: a number in a circle, white on paper, or in red pencil where the drawing is about it. */
interface Bubble {
  at: Point
  radius: Points
  number: number
  filled?: boolean
}

/** Draws a bubble in its circle. */
export function drawBubble(sheet: Sheet, name: string, bubble: Bubble): void {
  const { theme } = sheet
  const { background, ink, accent, accentInk } = theme.colors
  const { at, radius, filled = false } = bubble
  const box = { x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 }
  const ground = filled ? accent : background
  sheet.addShape(
    `${name}-circle`,
    box,
    { fill: ground, stroke: { color: filled ? accent : ink, width: 1.25 } },
    { type: 'ellipse' },
  )
  const text = String(bubble.number)
  // Numbers of three digits are set as small as a slide allows.
  const size = text.length > 2 ? 12 : Math.max(12, Math.min(13, Math.round(radius * 1.2)))
  const line = { ...resized(inFont(theme.type.body, theme.strong), size), lineHeight: 16 }
  sheet.addText({
    name: `${name}-number`,
    box: { x: box.x, y: at.y - line.lineHeight / 2, width: box.width, height: line.lineHeight },
    layout: fitLine(sheet, text, line, box.width, {
      color: filled ? accentInk : ink,
      align: 'center',
    }),
    wrap: false,
    ground,
  })
}
