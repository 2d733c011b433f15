import { createNoise2D } from 'simplex-noise'

/** A field of numbers, about −1 to 1, over the plane. */
type Field = (x: number, y: number) => number

/**
 * Fractal simplex noise: each octave has twice the frequency and `gain` times the height of the one before. `random` is
 * used up to set up the field only.
 */
export function fractalNoise(random: () => number, octaves: number, gain = 0.5): Field {
  const layers = Array.from({ length: octaves }, () => createNoise2D(random))
  const total = layers.reduce((sum, _, index) => sum + gain ** index, 0)
  return (x, y) =>
    layers.reduce(
      (sum, layer, index) => sum + layer(x * 2 ** index, y * 2 ** index) * gain ** index,
      0,
    ) / total
}

/** Smooth step from 0 at `from` to 1 at `to` (Hermite). */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
