import { contours } from 'd3-contour'
import { seededRandom } from '../../../design/devices/stars.ts'
import type { ArtRequest, DrawArt } from '../art-request.ts'
import { between } from '../between.ts'
import { colorRamp } from '../color.ts'
import { fractalNoise, smoothStep } from '../noise.ts'
import { placeSubject, scaleToFit } from '../subjects/place-subject.ts'
import { requestedSubject } from '../subjects/requested-subject.ts'
import type { Subject } from '../subjects/subject.ts'
import type { SubjectName } from '../subjects/subject-list.ts'
import {
  artHeight,
  artWidth,
  circlePath,
  drawing,
  fillPath,
  short,
  strokePath,
  type XY,
} from '../svg.ts'

/** The grid of heights; a cell is four units of the drawing. */
const columns = 320
const rows = 180
const cell = artWidth / columns

/** Heights between two lines; every fifth is an index line. */
const interval = 0.055

const seaTint = colorRamp(['#C4DEE4', '#D3E7EA', '#E9F4EF'])
const landTint = colorRamp(['#DDE5BE', '#C9D69B', '#E6D594', '#D9AD72', '#F3E6D2'])
const red = '#C7372F'
const coast = '#3E6B66'

const vignette = {
  body: '#2F5A58',
  second: '#5C8B80',
  light: '#FBF7EA',
  first: '#C7372F',
  warm: '#E2B25C',
  cool: '#7FA694',
  skin: '#D9A27C',
  beam: '#F7E7A8',
} as const

type Terrain = 'coast' | 'peak' | 'islands'

/** The kind of land that suits a subject. */
function terrainOf(name: SubjectName | undefined): Terrain {
  if (name === undefined) return 'coast'
  if (['mountain', 'growth', 'rocket', 'castle', 'turbines'].includes(name)) return 'peak'
  return ['network', 'people', 'plane', 'bridge', 'balloon'].includes(name) ? 'islands' : 'coast'
}

/** A map of an imaginary coast: layer tints, lines of equal height, a dotted route to a pin, and the subject beside it. */
export const contourMap: DrawArt = (request) => {
  const { seed, subject: name } = request
  const random = seededRandom(`contour map ${seed}`)
  const terrain = terrainOf(name)
  const heights = makeHeights(random, terrain)
  const target = findTarget(heights, terrain, random)
  const parts = [
    `<rect width="${artWidth}" height="${artHeight}" fill="${seaTint(0)}"/>`,
    drawLevels(heights),
    drawGraticule(),
    drawRoute(target, terrain, heights, random),
    drawVignette(request, target, heights, random),
    drawPin(target),
  ]
  return drawing(parts.join(''))
}

function at(heights: Float64Array, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, Math.round(x / cell)))
  const row = Math.min(rows - 1, Math.max(0, Math.round(y / cell)))
  return heights[row * columns + column] ?? 0
}

/** Domain-warped noise over a ramp from west to east; the text's part of the sea is held down. */
function makeHeights(random: () => number, terrain: Terrain): Float64Array {
  const warp = fractalNoise(random, 3)
  const relief = fractalNoise(random, 5, 0.5)
  const bend = fractalNoise(random, 2)
  const peak: XY = [between(random, 0.74, 0.8), between(random, 0.36, 0.48)]
  const heights = new Float64Array(columns * rows)
  const ratio = artHeight / artWidth
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const u = column / columns
      const v = (row / rows) * ratio
      const wx = u + 0.16 * warp(u * 2.1 + 3, v * 2.1)
      const wy = v + 0.16 * warp(u * 2.1, v * 2.1 + 8)
      const noise = relief(wx * 2.6, wy * 2.6)
      const bent = u + 0.15 * bend(v * 3.4, 1.5) + 0.045 * bend(v * 11, 7)
      let height = (bent - 0.525) * (bent > 0.525 ? 1.55 : 1.1) + noise * 0.32
      if (terrain === 'islands') height = (bent - 0.62) * 0.45 + noise * 0.52 - 0.02
      if (terrain === 'peak') {
        const away = Math.hypot(u - peak[0], (v / ratio - peak[1]) * 0.62)
        height = (bent - 0.55) * 0.62 + noise * 0.24 + 0.74 * Math.exp(-((away / 0.17) ** 1.5))
      }
      // Under the text open sea, its relief a third of what it would be; the far west is deep.
      const calm = (1 - smoothStep(0.46, 0.56, u)) * (1 - smoothStep(0.52, 0.68, row / rows))
      const open = -0.2 - 0.14 * (0.36 - u) + (height + 0.3) * 0.33
      height = height * (1 - calm) + Math.min(open, -0.05) * calm
      heights[row * columns + column] = height
    }
  return heights
}

/** The rings of all polygons as one path. */
function ringsPath(coordinates: [number, number][][][]): string {
  return coordinates
    .flatMap((polygon) =>
      polygon.map(
        (ring) =>
          `M${ring
            .slice(0, -1)
            .map(
              ([x, y]) => `${short((x - 0.5) * cell * 1.0063)} ${short((y - 0.5) * cell * 1.0112)}`,
            )
            .join('L')}Z`,
      ),
    )
    .join('')
}

function drawLevels(heights: Float64Array): string {
  const levels = Array.from({ length: 32 }, (_, index) => (index - 11) * interval)
  const areas = contours().size([columns, rows]).thresholds(levels)(heights)
  const land = areas.map(({ value, coordinates }) => {
    const data = ringsPath(coordinates)
    if (data === '') return ''
    const level = Math.round(value / interval)
    const isSea = level < 0
    const tint = isSea ? seaTint(1 + value / 0.5) : landTint(value / 0.86)
    const index = level % 5 === 0
    if (level === 0)
      return (
        strokePath(data, '#A9B98C', 9, { opacity: 0.22 }) +
        fillPath(data, tint) +
        strokePath(data, coast, 2.2)
      )
    const line = isSea ? '#7FB0BC' : '#9C6B3C'
    return (
      fillPath(data, tint) +
      strokePath(data, line, index ? 1.5 : 0.8, {
        opacity: isSea ? (index ? 0.62 : 0.5) : index ? 0.9 : 0.5,
      })
    )
  })
  return land.join('')
}

function drawGraticule(): string {
  const lines: string[] = []
  for (let x = 160; x < artWidth; x += 240) lines.push(`M${x} 0V${artHeight}`)
  for (let y = 120; y < artHeight; y += 240) lines.push(`M0 ${y}H${artWidth}`)
  const crosses: string[] = []
  for (let x = 160; x < artWidth; x += 240)
    for (let y = 120; y < artHeight; y += 240) crosses.push(`M${x - 6} ${y}h12M${x} ${y - 6}v12`)
  return (
    strokePath(lines.join(''), coast, 0.9, { opacity: 0.16 }) +
    strokePath(crosses.join(''), coast, 1.2, { opacity: 0.6 })
  )
}

/** Where the route goes: the highest place, or a bay, which is shore with much land around it. */
function findTarget(heights: Float64Array, terrain: Terrain, random: () => number): XY {
  let best: XY = [900, 460]
  let most = Number.NEGATIVE_INFINITY
  const wanted = between(random, 430, 520)
  for (let y = 200; y <= 590; y += 6)
    for (let x = 700; x <= 1080; x += 6) {
      const height = at(heights, x, y)
      let score: number
      if (terrain === 'peak') score = height - Math.abs(x - 960) / 2500
      else {
        if (Math.abs(height) > 0.03) continue
        let dry = 0
        for (let step = 0; step < 12; step++) {
          const angle = (step / 12) * Math.PI * 2
          if (at(heights, x + Math.cos(angle) * 70, y + Math.sin(angle) * 70) > 0) dry++
        }
        score = Math.min(dry, 9) - Math.abs(y - wanted) / 60 - Math.abs(x - 860) / 160
      }
      if (score > most) {
        most = score
        best = [x, y]
      }
    }
  return best
}

/** A dotted line to the target: of a few curves the one that crosses the least land, or a path up to a peak. */
function drawRoute(
  [x, y]: XY,
  terrain: Terrain,
  heights: Float64Array,
  random: () => number,
): string {
  const pen = { more: ' stroke-dasharray="3 8.5"' }
  if (terrain === 'peak') {
    const from = between(random, 620, 660)
    const data = `M-10 ${short(from)}C260 ${short(from + 40)} 470 640 560 560S${short(x - 190)} ${short(y + 170)} ${short(x - 90)} ${short(y + 96)}S${short(x - 60)} ${short(y + 30)} ${short(x)} ${short(y)}`
    return strokePath(data, red, 3.2, pen)
  }
  let best = ''
  let least = Number.POSITIVE_INFINITY
  for (const from of [650, 600, 540, 480, 690])
    for (const bend of [60, 0, -60, -130, 120, 200]) {
      const middle: XY = [x * 0.5, Math.min(690, Math.max(410, (from + y) / 2 + bend))]
      let land = (Math.abs(from - 650) + Math.abs(bend - 60)) / 400
      for (let step = 0; step <= 46; step++) {
        const t = step / 50
        const px = -10 * (1 - t) ** 2 + 2 * middle[0] * t * (1 - t) + x * t * t
        const py = from * (1 - t) ** 2 + 2 * middle[1] * t * (1 - t) + y * t * t
        if (at(heights, px, py) > 0) land++
      }
      if (land >= least) continue
      least = land
      best = `M-10 ${from}Q${short(middle[0])} ${short(middle[1])} ${short(x)} ${short(y)}`
    }
  return strokePath(best, red, 3.2, pen)
}

function drawPin([x, y]: XY): string {
  return (
    fillPath(circlePath(x, y, 15), '#FFFFFF', 0.92) +
    fillPath(circlePath(x, y, 10), red) +
    strokePath(circlePath(x, y, 26), red, 1.8, { opacity: 0.6 })
  )
}

/**
 * The subject as the engravers of old maps put it: a small picture on land, on a plate of its own; a compass rose where
 * there is none.
 */
function drawVignette(
  request: ArtRequest,
  [x, y]: XY,
  heights: Float64Array,
  random: () => number,
): string {
  const subject = requestedSubject(request, random)
  const close = request.view === 'close'
  const radius = close ? 176 : subject === undefined ? 92 : 104
  const options: XY[] = close
    ? [
        [1080, 200],
        [1080, 520],
        [1000, 360],
      ]
    : [
        [1130, 560],
        [1140, 170],
        [1150, 360],
        [780, 130],
        [760, 590],
      ]
  const away = ([px, py]: XY) => Math.hypot(px - x, py - y)
  const clear = options
    .filter((place) => away(place) > radius + 40)
    .map((place) => ({ place, score: at(heights, place[0], place[1]) + random() * 0.25 }))
    .sort((a, b) => b.score - a.score)[0]
  const furthest = [...options].sort((a, b) => away(b) - away(a))[0]
  const [px, py] = clear?.place ?? furthest ?? [1140, 170]
  const rim =
    fillPath(circlePath(px, py, radius), '#FBF7EA') +
    strokePath(circlePath(px, py, radius), coast, 2.2) +
    strokePath(circlePath(px, py, radius - 6), coast, 0.9)
  return rim + (subject ? drawPlate(subject, px, py, radius) : drawRose(px, py, radius - 14))
}

/** The subject on its plate, with a line of ground under it. */
function drawPlate(subject: Subject, px: number, py: number, radius: number): string {
  const unit = radius / 84
  const scale = scaleToFit(subject, 120 * unit, 98 * unit)
  const foot = py + (subject.height * scale) / 2 - 2
  const ground =
    subject.place === 'air'
      ? ''
      : strokePath(`M${short(px - 62 * unit)} ${short(foot)}h${short(124 * unit)}`, coast, 1.6) +
        strokePath(
          `M${short(px - 44 * unit)} ${short(foot + 6)}h${short(82 * unit)}M${short(px - 20 * unit)} ${short(foot + 12)}h${short(42 * unit)}`,
          coast,
          1,
          { opacity: 0.6 },
        )
  return placeSubject(subject, { x: px, y: foot, scale, colors: vignette }) + ground
}

/** A star of sixteen points, the four winds the longest; north is red. */
function drawRose(px: number, py: number, radius: number): string {
  const point = (degrees: number, reach: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${short(px + Math.cos(angle) * reach)} ${short(py + Math.sin(angle) * reach)}`
  }
  const ray = (degrees: number, reach: number, color: string): string => {
    const [left, right] = [point(degrees - 45, reach * 0.2), point(degrees + 45, reach * 0.2)]
    const tip = point(degrees, reach)
    const middle = `${short(px)} ${short(py)}`
    return (
      fillPath(`M${middle}L${left}L${tip}Z`, color) +
      fillPath(`M${middle}L${right}L${tip}Z`, '#FBF7EA') +
      strokePath(`M${left}L${tip}L${right}`, coast, 1)
    )
  }
  const between = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]
  const rays = [
    ...between.map((degrees) => ray(degrees, radius * 0.5, '#A9C4BA')),
    ...[45, 135, 225, 315].map((degrees) => ray(degrees, radius * 0.7, '#7FA694')),
    ...[90, 180, 270].map((degrees) => ray(degrees, radius, coast)),
    ray(0, radius, red),
  ]
  return strokePath(circlePath(px, py, radius * 0.6), coast, 0.8) + rays.join('')
}
