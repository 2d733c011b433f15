import type { Box } from '../../scene/geometry.ts'
import type { Paint, Stroke } from '../../scene/paint.ts'
import { define, type SvgContext } from './svg-context.ts'
import { attributes, escapeXml, formatNumber } from './xml.ts'

/**
 * The ends of a linear fill across a box. The line through the box's centre is as long as the box's shadow on it, so
 * that the first and the last colour touch opposite corners: what DrawingML's unscaled `lin` (ECMA-376 20.1.8.41) and
 * CSS gradients do.
 */
export function gradientLine(box: Box, angle: number) {
  const radians = (angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)]
  const half = (Math.abs(box.width * dx) + Math.abs(box.height * dy)) / 2
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return { x1: x - dx * half, y1: y - dy * half, x2: x + dx * half, y2: y + dy * half }
}

/** The `fill` attributes of a paint across a box; `none` without one. */
export function fillAttributes(paint: Paint | undefined, box: Box, context: SvgContext): string {
  if (paint === undefined) return ' fill="none"'
  if (paint.kind === 'solid')
    return attributes({
      fill: paint.color,
      'fill-opacity': paint.opacity === 1 ? undefined : paint.opacity,
    })
  const line = attributes(gradientLine(box, paint.angle))
  const stops = paint.stops
    .map(
      (stop) =>
        `<stop offset="${formatNumber(stop.offset, 4)}" stop-color="${escapeXml(stop.color)}"/>`,
    )
    .join('')
  const id = define(
    context,
    line + stops,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${line}>${stops}</linearGradient>`,
  )
  return ` fill="url(#${id})"`
}

/** The `stroke` attributes of a pen; none without one. */
export function strokeAttributes(stroke: Stroke | undefined): string {
  if (stroke === undefined) return ''
  return attributes({
    stroke: stroke.color,
    'stroke-width': stroke.width,
    'stroke-dasharray': stroke.dash?.map((length) => formatNumber(length)).join(' '),
    'stroke-linecap': stroke.cap === 'round' ? 'round' : undefined,
    'stroke-opacity': stroke.opacity === 1 ? undefined : stroke.opacity,
  })
}
