import type { Color } from '../../scene/paint.ts'

/** A shadow: how far below its shape it falls, how soft it is (a standard deviation) and how dark. */
export interface Shadow {
  down: number
  softness: number
  color: Color
  opacity: number
}

/** Distances from the edge in standard deviations, each with its share of the darkness. */
const layers = 10
const steps = Array.from({ length: layers }, (_, index) => {
  const reach = 2 * (1 - index / layers)
  return { reach, share: 1.35 / layers }
})

/**
 * The shadow of a shape, to be drawn under it: strokes of falling width stand in for a blur, which takes the
 * rasteriser ten times as long. Wide ones lie further down, so that the shadow is darkest at the shape itself.
 */
export function softShadow(data: string, { down, softness, color, opacity }: Shadow): string {
  const strokes = steps.map(({ reach, share }) => {
    const width = (reach * softness * 2).toFixed(1)
    const shift = (down * (0.3 + 0.35 * reach)).toFixed(1)
    return `<path d="${data}" transform="translate(0 ${shift})" stroke-width="${width}" stroke-opacity="${(opacity * share).toFixed(4)}"/>`
  })
  return `<g fill="none" stroke="${color}" stroke-linejoin="round">${strokes.join('')}</g>`
}
