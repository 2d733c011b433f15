import { valueNoise } from '../../devices/noise.ts'
import type { Motif } from './picture-motif.ts'

/** Three ranges, each darker, over a lake in which the sun stands. */
export const mountains: Motif = ({ width, height }, random) => {
  const horizon = height * 0.66
  const noise = valueNoise(String(random()))
  const peak = 0.3 + 0.4 * random()
  const sunX = width * (peak < 0.5 ? 0.68 + 0.1 * random() : 0.22 + 0.1 * random())
  const ranges = [
    { rise: 0.5, spread: 0.62, rough: 70, tone: 0.5, shift: 11 },
    { rise: 0.36, spread: 0.44, rough: 54, tone: 0.74, shift: 47 },
    { rise: 0.16, spread: 0.7, rough: 34, tone: 1, shift: 83 },
  ].map((range, index) => {
    const center = width * (index === 0 ? peak : index === 1 ? 1 - peak : peak * 0.6)
    return {
      ...range,
      top: (x: number) => {
        const away = Math.abs(x - center) / (width * range.spread)
        const bell = Math.max(0, 1 - away) ** 0.9
        const ridge =
          noise(x / range.rough + range.shift, index) * 0.62 +
          noise((x / range.rough) * 2.7 + range.shift, index + 20) * 0.26 +
          noise((x / range.rough) * 7 + range.shift, index + 40) * 0.12
        return horizon - height * range.rise * (0.28 * ridge + 0.72 * bell * (0.72 + 0.5 * ridge))
      },
    }
  })
  return {
    horizon,
    sun: { x: sunX, y: height * 0.3, radius: Math.min(width, height) * 0.13 },
    tone: (x, y) => {
      if (y >= horizon) return undefined
      for (const range of ranges.toReversed()) {
        const top = range.top(x)
        if (y < top) continue
        // Mist rises from the water between the ranges.
        const mist = range.tone < 0.9 ? 0.42 * Math.min(1, (y - top) / (horizon - top)) ** 1.5 : 0
        return range.tone - mist + 0.08 * (noise(x / 9, y / 6) - 0.5)
      }
      return undefined
    },
  }
}
