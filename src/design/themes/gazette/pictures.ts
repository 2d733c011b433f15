import { LRUCache } from 'lru-cache'
import type { Box, Points } from '../../../scene/geometry.ts'
import type { SceneImage } from '../../../scene/node.ts'
import { contentEnd } from '../../caption.ts'
import { screenPicture, type Tone } from '../../devices/halftone.ts'
import { valueNoise } from '../../devices/noise.ts'
import { seededRandom } from '../../devices/stars.ts'
import { speaksOfFreight } from '../../freight-words.ts'
import type { Sheet } from '../../sheet.ts'
import { ink, paper } from './colors.ts'
import { type Motif, mountains, ship } from './motifs.ts'
import { columnTop, drawColumnRule, foot, lastColumn, right } from './rules.ts'

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
  const hash = Math.floor(seededRandom(seed)() * 2 ** 32).toString(16)
  const id = `gazette-${name}-${width}x${height}-${hash}${shipped ? '-ship' : ''}`
  const known = drawnBefore.get(id)
  if (known) return known
  const tone = () => {
    const random = seededRandom(seed)
    const motif = shipped ? ship({ width, height }) : mountains({ width, height }, random)
    return landscape(motif, height, valueNoise(seed))
  }
  const picture = screenPicture({ id, width, height, pitch: 5, tone, ink, paper })
  drawnBefore.set(id, picture)
  return picture
}

/** A halftone picture in the last column, beside a slide that has little to read, from a height of the page down. */
export function drawCompanion(sheet: Sheet, top: Points = columnTop): void {
  const end = contentEnd(sheet, foot)
  const box: Box = { x: lastColumn, y: top, width: right - lastColumn, height: end - top }
  drawColumnRule(sheet, 'companion-rule', lastColumn - 19.8, [top, end])
  const { deckTitle, pageNumber } = sheet.context
  const image = coverPicture(`${deckTitle} ${pageNumber}`, box, { name: 'companion' })
  sheet.add({ kind: 'image', name: 'companion', box, image, description: '' })
}

/** Sky, sun, what stands before them, and the water under the horizon. */
function landscape(motif: Motif, height: Points, noise: Tone): Tone {
  const { horizon, sun } = motif
  return (x, y) => {
    const own = motif.tone(x, y)
    if (own !== undefined) return own
    if (y >= horizon) return sea(noise, x, y, (y - horizon) / Math.max(1, height - horizon), sun)
    const away = Math.hypot(x - sun.x, y - sun.y) / sun.radius
    // Dark overhead, light over the horizon, a faint halo around the sun.
    return away < 1 ? 0 : 0.86 - 0.76 * (y / horizon) ** 0.85 - 0.12 * Math.max(0, 1 - away / 3.2)
  }
}

/** Water darker towards the viewer, in long slanting swells, with the sun's light on it in broken rows. */
function sea(noise: Tone, x: Points, y: Points, depth: number, sun: Motif['sun']): number {
  const stretch = 0.5 + depth * 1.2
  const slant = y + x * 0.12 - 40 * noise(x / 320, y / 90)
  const swell = noise(x / (110 * stretch) + 7, slant / (9 * stretch))
  const ripple = noise(x / 26 + 31, y / 4.2 + 5)
  const base = 0.62 + 0.3 * Math.min(1, depth * 1.6)
  const light = Math.max(0, swell - 0.62) * 1.9 * (1 - 0.55 * depth)
  const away = Math.abs(x - sun.x) / (sun.radius * (0.5 + 0.35 * depth))
  const gleam = Math.max(0, 1.15 - away) * (0.9 - 0.75 * depth)
  const broken = noise(x / 60 + 60, y / (4 + 6 * depth) + 9) > 0.3 + 0.5 * depth ? 1 : 0.25
  return base + 0.1 * (ripple - 0.5) - light - gleam * broken
}
