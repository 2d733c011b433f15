import type { Box, Point } from '../../scene/geometry.ts'
import type { Color, Paint } from '../../scene/paint.ts'

/** A colour between two, mixed in sRGB as slide software mixes gradients; `share` 0 is `from`, 1 is `to`. */
export function mixColors(from: Color, to: Color, share: number): Color {
  const t = Math.min(1, Math.max(0, share))
  const channels = [1, 3, 5].map((offset) => {
    const a = Number.parseInt(from.slice(offset, offset + 2), 16)
    const b = Number.parseInt(to.slice(offset, offset + 2), 16)
    return Math.round(a + (b - a) * t)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('').toUpperCase()}`
}

/** Runs a fill from one colour to another along a line on the page; the ends go on beyond the line. */
export interface PageGradient {
  from: Point
  to: Point
  start: Color
  end: Color
}

/**
 * The part of a gradient over the page that a shape with this bounding box shows, as a fill of that shape. The fill's
 * line runs through the box's centre and its ends are where perpendiculars meet the corners (CSS Images 3, 3.1.1).
 */
export function gradientWithin(gradient: PageGradient, box: Box): Paint {
  const { from, to, start, end } = gradient
  const dx = to.x - from.x
  const dy = to.y - from.y
  const squared = dx * dx + dy * dy
  const share = (point: Point) => ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared
  const corners = [0, 1].flatMap((i) =>
    [0, 1].map((j) => share({ x: box.x + box.width * i, y: box.y + box.height * j })),
  )
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  return {
    kind: 'linear',
    angle: Math.round(((angle + 360) % 360) * 100) / 100,
    stops: [
      { offset: 0, color: mixColors(start, end, Math.min(...corners)) },
      { offset: 1, color: mixColors(start, end, Math.max(...corners)) },
    ],
  }
}

/** A fill from top to bottom. */
export function verticalGradient(...colors: Color[]): Paint {
  return {
    kind: 'linear',
    angle: 90,
    stops: colors.map((color, index) => ({ offset: index / (colors.length - 1), color })),
  }
}
