import type { Box } from '../../../scene/geometry.ts'
import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawPolygon } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import { rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { drawReel } from './reel.ts'
import { paint, stripeColors } from './stripes.ts'

/** The cassette of the cover; its label carries the stripes on at the height of `stripesAt`. */
export const cassetteBox: Box = { x: 560, y: 176, width: 372, height: 252 }

/** Height of each stripe on the label, and the space between them. */
export const coverStripe = { width: 15, gap: 5 }

/** Draws the cassette: case, screws, label with the four stripes, window with two reels, foot. */
export function drawCassette(sheet: Sheet, stripesAt: number): void {
  const box = cassetteBox
  const rounded = (radius: number) => ({ type: 'rectangle', radius }) as const
  sheet.addShape(
    'case',
    box,
    { fill: paint.case, stroke: { color: paint.cream, width: 3 } },
    rounded(18),
  )
  for (const [index, [x, y]] of [
    [16, 16],
    [356, 16],
    [16, 236],
    [356, 236],
  ].entries())
    drawRing(sheet, `screw-${index + 1}`, { x: box.x + (x ?? 0), y: box.y + (y ?? 0) }, 5, {
      fill: paint.tape,
    })
  const label = { x: box.x + 30, y: box.y + 24, width: 312, height: 168 }
  sheet.addShape('label', label, { fill: paint.label }, rounded(10))
  const pitch = coverStripe.width + coverStripe.gap
  // In a turn to the left and another to the left, the outermost stripe comes to lie at the foot.
  stripeColors.toReversed().forEach((color, index) => {
    const fill = color === paint.cream ? paint.labelAccent : color
    const y = stripesAt + (index - 1.5) * pitch - coverStripe.width / 2
    sheet.addShape(
      `label-stripe-${index + 1}`,
      { x: label.x, y, width: label.width, height: coverStripe.width },
      { fill },
    )
  })
  const side = { ...sheet.theme.type.cover, size: 40 }
  drawGlyphShape(sheet, 'side', 'A', side, { x: label.x + 16, y: label.y + 48 }, paint.brown)
  for (const [index, y] of [26, 44].entries())
    sheet.addLine(
      `title-line-${index + 1}`,
      { x: label.x + 58, y: label.y + y },
      { x: rightEdge(label) - 18, y: label.y + y },
      { color: paint.labelLine, width: 1.5 },
    )
  const window = { x: box.x + 82, y: stripesAt - 34, width: 208, height: 68 }
  sheet.addShape('window', window, { fill: paint.brown }, rounded(34))
  const middle = stripesAt
  const glass = { x: box.x + 149, y: middle - 20, width: 74, height: 40 }
  sheet.addShape('glass', glass, { fill: paint.tape }, rounded(5))
  drawReel(sheet, 'left-reel', { x: window.x + 34, y: middle }, 24, 0)
  drawReel(sheet, 'right-reel', { x: rightEdge(window) - 34, y: middle }, 24, 0)
  const foot = [
    { x: box.x + 70, y: box.y + 250 },
    { x: box.x + 84, y: box.y + 206 },
    { x: box.x + 288, y: box.y + 206 },
    { x: box.x + 302, y: box.y + 250 },
  ]
  drawPolygon(sheet, 'foot', foot, '#4A2B1B')
  for (const [index, x] of [112, 148, 224, 260].entries())
    drawRing(
      sheet,
      `hole-${index + 1}`,
      { x: box.x + x, y: box.y + 229 },
      index % 3 === 0 ? 8 : 5,
      {
        fill: paint.brown,
      },
    )
}
