import { valueNoise } from '../../devices/noise.ts'
import type { Motif } from './picture-motif.ts'

/** Hills one behind the other in the mist, the nearest with firs on its ridge. */
export const forest: Motif = ({ width, height }, random) => {
  const noise = valueNoise(String(random()))
  const hills = [
    { level: 0.5, swing: 0.09, length: 190, tone: 0.42 },
    { level: 0.6, swing: 0.11, length: 150, tone: 0.62 },
    { level: 0.72, swing: 0.1, length: 210, tone: 0.84 },
    { level: 0.86, swing: 0.07, length: 260, tone: 1 },
  ].map((hill, index) => ({
    ...hill,
    top: (x: number) =>
      height * hill.level -
      height * hill.swing * 2 * (noise(x / hill.length + index * 17, index) - 0.5),
  }))
  const firs: { x: number; high: number; hill: number }[] = []
  for (const hill of [2, 3])
    for (let x = -10; x < width + 10; x += 16 + 30 * random())
      firs.push({ x, high: (hill === 3 ? 84 : 46) * (0.55 + 0.75 * random()), hill })
  return {
    horizon: height,
    sun: {
      x: width * (0.3 + 0.4 * random()),
      y: height * 0.27,
      radius: Math.min(width, height) * 0.14,
    },
    water: false,
    tone: (x, y) => {
      for (const [index, hill] of [...hills.entries()].reverse()) {
        const top = hill.top(x)
        const fir = firs.some(({ x: middle, high, hill: own }) => {
          if (own !== index) return false
          const base = hill.top(middle) + 4
          const share = (y - (base - high)) / high
          // Three tiers of branches.
          const tier = share < 0 || share > 1 ? 0 : ((share * 3) % 1) * 0.55 + share * 0.6
          return Math.abs(x - middle) < tier * high * 0.24
        })
        if (fir) return hill.tone
        if (y < top) continue
        const mist = index < 3 ? 0.5 * Math.min(1, (y - top) / (height * 0.2)) : 0
        return hill.tone * (1 - mist)
      }
      return undefined
    },
  }
}
