import { LRUCache } from 'lru-cache'
import type { Points } from '../../../scene/geometry.ts'
import type { SceneImage } from '../../../scene/node.ts'
import { screenPicture, type Tone } from '../../devices/halftone.ts'
import { valueNoise } from '../../devices/noise.ts'
import { seededRandom } from '../../devices/stars.ts'
import { speaksOfFreight } from '../../freight-words.ts'
import { ink, paper } from './colors.ts'
import type { Subject } from './picture-motif.ts'
import { mountains } from './picture-mountains.ts'
import { ship } from './picture-ship.ts'

/** The same picture is asked for again in every fitting and every file of a deck. */
const drawnBefore = new LRUCache<string, SceneImage>({ max: 24 })

/** A deck's picture: its motif and its light come from the seed; `words` of trade give it the ship. */
export function coverPicture(
  seed: string,
  size: { width: Points; height: Points },
  { name = 'cover', words = '' }: { name?: string; words?: string } = {},
): SceneImage {
  const width = Math.round(size.width)
  const height = Math.round(size.height)
  const shipped = speaksOfFreight(words)
  const id = `gazette-${name}-${width}x${height}-${hash(seed)}${shipped ? '-ship' : ''}`
  const known = drawnBefore.get(id)
  if (known) return known
  const picture = screenPicture({
    id,
    width,
    height,
    pitch: 5,
    tone: () => {
      const random = seededRandom(seed)
      const motif = shipped ? ship : mountains
      return landscape(motif({ width, height }, random), height, seed)
    },
    ink,
    paper,
  })
  drawnBefore.set(id, picture)
  return picture
}

function hash(seed: string): string {
  return Math.floor(seededRandom(seed)() * 2 ** 32).toString(16)
}

/** Sky, sun, what stands before them, and the water under the horizon. */
function landscape(subject: Subject, height: Points, seed: string): Tone {
  const { horizon, sun } = subject
  const noise = valueNoise(seed)
  return (x, y) => {
    const own = subject.tone(x, y)
    if (own !== undefined) return own
    if (y >= horizon) return sea(noise, x, y, (y - horizon) / Math.max(1, height - horizon), sun)
    const away = Math.hypot(x - sun.x, y - sun.y) / sun.radius
    // Dark overhead, light over the horizon, a faint halo around the sun.
    return away < 1 ? 0 : 0.86 - 0.76 * (y / horizon) ** 0.85 - 0.12 * Math.max(0, 1 - away / 3.2)
  }
}

/** Water darker towards the viewer, in long slanting swells, with the sun's light on it in broken rows. */
function sea(
  noise: (x: number, y: number) => number,
  x: Points,
  y: Points,
  depth: number,
  sun: Subject['sun'],
): number {
  const stretch = 0.5 + depth * 1.2
  const slant = y + x * 0.12 - 40 * noise(x / 320, y / 90)
  const swell = noise(x / (110 * stretch) + 7, slant / (9 * stretch))
  const ripple = noise(x / 26 + 31, y / 4.2 + 5)
  const base = 0.62 + 0.3 * Math.min(1, depth * 1.6)
  const light = Math.max(0, swell - 0.62) * 1.9 * (1 - 0.55 * depth)
  const spread = sun.radius * (0.5 + 0.35 * depth)
  const away = Math.abs(x - sun.x - 8 * (noise(3, y / 11) - 0.5) * 4) / spread
  const gleam = Math.max(0, 1.15 - away) * (0.9 - 0.75 * depth)
  const broken = noise(x / 60 + 60, y / (4 + 6 * depth) + 9) > 0.3 + 0.5 * depth ? 1 : 0.25
  return base + 0.1 * (ripple - 0.5) - light - gleam * broken
}
