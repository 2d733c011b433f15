import type { Points } from '../../../scene/geometry.ts'
import { valueNoise } from '../../devices/noise.ts'

/** What stands before the sky of a picture: its horizon, its sun, and the tones before them; undefined where one sees the sky. */
export interface Motif {
  horizon: Points
  sun: { x: Points; y: Points; radius: Points }
  tone: (x: Points, y: Points) => number | undefined
}

interface Size {
  width: Points
  height: Points
}

/** Three ranges, each darker, over a lake in which the sun stands. */
export function mountains({ width, height }: Size, random: () => number): Motif {
  const horizon = height * 0.66
  const noise = valueNoise(String(random()))
  const peak = 0.3 + 0.4 * random()
  const sunX = width * (peak < 0.5 ? 0.68 + 0.1 * random() : 0.22 + 0.1 * random())
  // From the nearest; the tone is that of ink, 0 to 1.
  const ranges = [
    { center: peak * 0.6, rise: 0.16, spread: 0.7, rough: 34, tone: 1 },
    { center: 1 - peak, rise: 0.36, spread: 0.44, rough: 54, tone: 0.74 },
    { center: peak, rise: 0.5, spread: 0.62, rough: 70, tone: 0.5 },
  ].map(({ center, rise, spread, rough, tone }, index) => {
    const ridge = (x: number) =>
      [1, 2.7, 7].reduce((sum, finer, turn) => {
        const share = [0.62, 0.26, 0.12][turn] ?? 0
        return sum + share * noise((x / rough) * finer + 36 * index, index + 20 * turn)
      }, 0)
    const top = (x: number) => {
      const bell = Math.max(0, 1 - Math.abs(x - center * width) / (width * spread)) ** 0.9
      const rough = ridge(x)
      return horizon - height * rise * (0.28 * rough + 0.72 * bell * (0.72 + 0.5 * rough))
    }
    return { tone, top }
  })
  return {
    horizon,
    sun: { x: sunX, y: height * 0.3, radius: Math.min(width, height) * 0.13 },
    tone: (x, y) => {
      const range = y < horizon ? ranges.find(({ top }) => y >= top(x)) : undefined
      if (range === undefined) return undefined
      const top = range.top(x)
      // Mist rises from the water between the ranges.
      const mist = range.tone < 0.9 ? 0.42 * Math.min(1, (y - top) / (horizon - top)) ** 1.5 : 0
      return range.tone - mist + 0.08 * (noise(x / 9, y / 6) - 0.5)
    },
  }
}

type Part = [left: number, top: number, right: number, bottom: number, tone: number]

/** Mast, bridge and containers on a drawing of 450 by 375; later ones lie over earlier ones. */
const parts: Part[] = [
  [74, 50, 80, 80, 0.95],
  [66, 76, 105, 190, 1],
  [66, 100, 105, 114, 0],
  [78, 101, 99, 113, 0.86],
  [150, 109, 208, 128, 1],
  [241, 109, 270, 128, 1],
  [273, 109, 302, 128, 1],
  ...row(130, 145, 0.58),
  ...row(145, 165, 0.9),
  ...row(168, 187, 0.94),
]

/** A row of containers of unlike lengths. */
function row(top: number, bottom: number, tone: number): Part[] {
  const edges = [118, 148, 208, 240, 272, 362]
  return edges.slice(1).map((right, index): Part => {
    const left = edges[index] ?? 0
    return [left + 1.6, top + 1, right - 1.6, bottom - 1, tone + (index % 2) * 0.05]
  })
}

/** A container ship before the low sun. */
export function ship({ width, height }: Size): Motif {
  const scale = Math.min(width / 450, height / 375)
  const left = (width - 450 * scale) * 0.5
  const top = height * 0.6 - 225 * scale
  return {
    horizon: height * 0.6,
    sun: { x: left + 278 * scale, y: top + 121 * scale, radius: 70 * scale },
    tone: (pageX, pageY) => {
      const [x, y] = [(pageX - left) / scale, (pageY - top) / scale]
      if (inHull(x, y)) return 1
      return parts.findLast(([l, t, r, b]) => x >= l && x <= r && y >= t && y <= b)?.[4]
    },
  }
}

/** Stern leaning out at the left, bow raised at the right. */
function inHull(x: number, y: number): boolean {
  const down = Math.max(0, y - 186) / 54
  return y >= (x > 366 ? 178 : 187) && y <= 240 && x >= 50 + down * 18 && x <= 396 - down * 36
}
