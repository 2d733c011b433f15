import { seededRandom } from './stars.ts'

/** Smooth noise from 0 to 1 over the plane, the same for the same seed (value noise on a lattice, cosine weights). */
export function valueNoise(seed: string): (x: number, y: number) => number {
  const random = seededRandom(seed)
  const size = 256
  const lattice = Float64Array.from({ length: size * size }, random)
  const at = (x: number, y: number) => lattice[(y & (size - 1)) * size + (x & (size - 1))] as number
  const smooth = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const a = smooth(x - left)
    const b = smooth(y - top)
    const upper = at(left, top) * (1 - a) + at(left + 1, top) * a
    const lower = at(left, top + 1) * (1 - a) + at(left + 1, top + 1) * a
    return upper * (1 - b) + lower * b
  }
}
