import type { Points } from '../../scene/geometry.ts'
import type { SceneImage } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import { palettePng, shades } from './palette-png.ts'

/** How dark a picture is at a point, 0 (paper) to 1 (ink); x and y in points from its upper left corner. */
export type Tone = (x: Points, y: Points) => number

interface HalftoneSpecification {
  /** Equal ids must mean equal pictures. */
  id: string
  width: Points
  height: Points
  /** Distance of the dots along the screen's two directions. */
  pitch: Points
  /** Gives what is shown, which may take memory, when it is drawn. */
  tone: () => Tone
  ink: Color
  paper: Color
}

/** Pixels a point: sharp on a projector of 2880 pixels. */
const resolution = 3

/**
 * A picture as newspapers print it: round dots on a screen of 45 degrees, larger where it is darker. It is drawn when
 * its bytes are first asked for: fitting tries pages and sizes of pictures that no file shows.
 */
export function screenPicture(specification: HalftoneSpecification): SceneImage {
  const { id, width, height, ink, paper } = specification
  const size = { width: Math.round(width * resolution), height: Math.round(height * resolution) }
  let data: Uint8Array | undefined
  return {
    id,
    mediaType: 'image/png',
    ...size,
    get data() {
      data ??= palettePng(drawDots(specification, size), size, paper, ink)
      return data
    },
  }
}

/** The shade of each pixel, row by row. */
function drawDots(
  { width, height, pitch, tone }: HalftoneSpecification,
  size: { width: number; height: number },
): Uint8Array {
  const levels = new Uint8Array(size.width * size.height)
  const toneAt = tone()
  // On a screen of 45 degrees the dots stand in rows half a diagonal apart, every second row shifted by as much.
  const half = pitch / Math.SQRT2
  const largest = half * 1.02
  for (let row = 0; row * half <= height; row++)
    for (let column = row % 2; column * half <= width; column += 2) {
      const center = { x: column * half, y: row * half }
      // A dot at the edge of the picture stands whole or not at all.
      const inside =
        center.x >= half &&
        center.y >= half &&
        center.x <= width - half &&
        center.y <= height - half
      if (!inside) continue
      const radius = dotRadius(toneAt(center.x, center.y), pitch)
      if (radius > 0.25) drawDot(levels, size, center, Math.min(radius, largest))
    }
  return levels
}

/** A disc of the area that the tone asks for; dark dots grow into one another until nothing is left between them. */
function dotRadius(tone: number, pitch: Points): Points {
  const dark = Math.min(1, Math.max(0, tone))
  return pitch * (Math.sqrt(dark / Math.PI) + 0.16 * dark ** 5)
}

function drawDot(
  levels: Uint8Array,
  size: { width: number; height: number },
  center: { x: Points; y: Points },
  radius: Points,
): void {
  const x = center.x * resolution
  const y = center.y * resolution
  const r = radius * resolution
  // Only at the rim, a pixel wide, does the distance have to be known: roots take most of the time of a picture.
  const inner = Math.max(0, r - 0.5) ** 2
  const outer = (r + 0.5) ** 2
  const lastRow = Math.min(size.height, y + r + 1)
  const lastColumn = Math.min(size.width, x + r + 1)
  for (let row = Math.max(0, Math.floor(y - r)); row < lastRow; row++) {
    const down = (row + 0.5 - y) ** 2
    for (let column = Math.max(0, Math.floor(x - r)); column < lastColumn; column++) {
      const squared = (column + 0.5 - x) ** 2 + down
      if (squared >= outer) continue
      const cover = squared <= inner ? 1 : Math.min(1, r - Math.sqrt(squared) + 0.5)
      const place = row * size.width + column
      const level = Math.round(cover * (shades - 1))
      if (level > (levels[place] ?? 0)) levels[place] = level
    }
  }
}
