import type { Points } from './geometry.ts'

/** `#RRGGBB`, upper case. */
export type Color = string

/**
 * A fill. A linear fill runs at `angle` degrees clockwise (0: left to right, 90: top to bottom) across the shape's
 * bounding box; stops have offsets 0 to 1 in ascending order. `opacity` is 0 to 1, 1 when absent.
 */
export type Paint =
  | { kind: 'solid'; color: Color; opacity?: number }
  | { kind: 'linear'; angle: number; stops: { offset: number; color: Color }[] }

/** A line's pen. `dash` is lengths on and off in points; `cap` is flat when absent. */
export interface Stroke {
  color: Color
  width: Points
  dash?: [on: Points, off: Points]
  cap?: 'flat' | 'round'
  opacity?: number
}

/** WCAG 2.2 relative luminance of a colour, 0 to 1. */
export function relativeLuminance(color: Color): number {
  const channel = (offset: number) => {
    const value = Number.parseInt(color.slice(offset, offset + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrastRatio(a: Color, b: Color): number {
  const [dark, light] = [relativeLuminance(a), relativeLuminance(b)].sort((x, y) => x - y) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}
