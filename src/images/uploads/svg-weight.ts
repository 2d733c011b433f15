import type { SvgTag } from './svg-tags.ts'

/**
 * What a step of a filter weighs at least, in elements: a shape takes some 25 µs, a step over a small part of the drawing
 * a few milliseconds. Steps over all of it take up to a hundred times that, and are left to the time limit: most drawings
 * have filters for small shadows.
 */
const filterStep = 400
/** Noise is made of as many layers as `numOctaves` says, each over every point. */
const noiseLayer = 2_000
/** Of each point as many others are looked at as lie in a square of this side; a square of one, in elements. */
const neighbour = 20

/** What drawing an element costs by itself, in plain shapes. Estimated from what it says, without drawing it. */
export function svgWeight({ name, attributes }: SvgTag): number {
  if (!/^fe[A-Z]/.test(name)) return 1
  if (name === 'feTurbulence') return noiseLayer * Math.max(1, largest(attributes, 'numOctaves'))
  const side = Math.max(largest(attributes, 'radius'), largest(attributes, 'order'))
  return filterStep + neighbour * side ** 2
}

/** The largest number in an attribute; 0 where it says none. */
function largest(attributes: SvgTag['attributes'], wanted: string): number {
  const value = attributes.find(([name]) => name === wanted)?.[1] ?? ''
  const numbers = [...value.matchAll(/\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+/gi)].map(Number)
  return Math.max(0, ...numbers)
}
