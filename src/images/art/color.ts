import { fromOkLab, toOkLab } from '../../scene/oklab.ts'
import type { Color } from '../../scene/paint.ts'

/** A colour between two, mixed in OKLab; `share` 0 is `from`, 1 is `to`. */
export function mixOkLab(from: Color, to: Color, share: number): Color {
  const t = Math.min(1, Math.max(0, share))
  const a = toOkLab(from)
  const b = toOkLab(to)
  return fromOkLab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

/** A ramp through colours at equal distances: 0 gives the first, 1 the last. */
export function colorRamp(colors: readonly Color[]): (share: number) => Color {
  const last = colors.length - 1
  return (share) => {
    const place = Math.min(1, Math.max(0, share)) * last
    const index = Math.min(last - 1, Math.floor(place))
    return mixOkLab(colors[index] ?? '#000000', colors[index + 1] ?? '#000000', place - index)
  }
}

/** The colour with another lightness in OKLab: 0.05 is a step that one sees. */
export function lighten(color: Color, by: number): Color {
  const [lightness, a, b] = toOkLab(color)
  return fromOkLab([Math.min(1, Math.max(0, lightness + by)), a, b])
}

/** Turns every colour (`#RRGGBB`) of a drawing by degrees of hue in OKLCh; lightness and chroma stay. */
export function turnHues(svg: string, degrees: number): string {
  if (degrees === 0) return svg
  const turned = new Map<string, string>()
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const sine = Math.sin((degrees * Math.PI) / 180)
  return svg.replace(/#[0-9a-f]{6}(?![0-9a-f])/gi, (color) => {
    const known = turned.get(color)
    if (known !== undefined) return known
    const [lightness, a, b] = toOkLab(color)
    const result = fromOkLab([lightness, a * cosine - b * sine, a * sine + b * cosine])
    turned.set(color, result)
    return result
  })
}
