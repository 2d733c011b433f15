import type { Color } from '../../scene/paint.ts'

/** A point of a drawing, in its own units. */
export type XY = readonly [x: number, y: number]

/** Drawings are this large; they are rasterised larger. */
export const artWidth = 1280
export const artHeight = 720

/** A number as short as a picture of this size needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The data of a closed path through points. */
export function polygonPath(points: readonly XY[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
}

/** The data of an open path through points. */
export function linePath(points: readonly XY[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
}

/**
 * The data of a smooth path through points: a Catmull-Rom spline as cubic Béziers (tangents are a sixth of the way
 * between the neighbours).
 */
export function smoothPath(points: readonly XY[], closed = false): string {
  const count = points.length
  const at = (index: number): XY =>
    (closed
      ? points[(index + count) % count]
      : points[Math.min(count - 1, Math.max(0, index))]) ?? [0, 0]
  const segments = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map(short).join(' ')}`
  })
  const [x, y] = at(0)
  return `M${short(x)} ${short(y)}${segments.join('')}${closed ? 'Z' : ''}`
}

/** A filled path. */
export function fillPath(data: string, color: Color, opacity = 1): string {
  return `<path d="${data}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(3)}"` : ''}/>`
}

/** A drawn path. */
export function strokePath(
  data: string,
  color: Color,
  width: number,
  { opacity = 1, more = '' }: { opacity?: number; more?: string } = {},
): string {
  return `<path d="${data}" fill="none" stroke="${color}" stroke-width="${short(width * 10) === '0' ? '0.1' : width}"${opacity < 1 ? ` stroke-opacity="${opacity.toFixed(3)}"` : ''} stroke-linecap="round" stroke-linejoin="round"${more}/>`
}

/** The data of a circle as a path. */
export function circlePath(x: number, y: number, radius: number): string {
  const r = short(radius)
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0Z`
}

/** A whole drawing. */
export function drawing(content: string, definitions = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${artWidth}" height="${artHeight}" viewBox="0 0 ${artWidth} ${artHeight}">` +
    `${definitions === '' ? '' : `<defs>${definitions}</defs>`}${content}</svg>`
  )
}
