import { Delaunay } from 'd3-delaunay'
import { seededRandom } from '../../../design/devices/stars.ts'
import type { DrawArt } from '../art-request.ts'
import { between } from '../between.ts'
import { colorRamp, lighten, mixOkLab } from '../color.ts'
import { type Field, fractalNoise, smoothStep } from '../noise.ts'
import { placeSubject, scaleToFit } from '../subjects/place-subject.ts'
import type { Subject } from '../subjects/subject.ts'
import { subjects } from '../subjects/subject-list.ts'
import { artHeight, artWidth, circlePath, drawing, fillPath, polygonPath, type XY } from '../svg.ts'

const sky = colorRamp(['#150B33', '#2A1258', '#5A1B7E', '#B12A86', '#F4587A', '#FFB26B'])
const sea = colorRamp(['#F0607F', '#8A2483', '#3B1768', '#130A30'])
const reflection = colorRamp(['#FFC878', '#FF8F6B', '#C2477E', '#5A2A6E'])

/** Where the sky meets the sea. */
const horizon = 468

const colors = {
  body: '#110A2C',
  second: '#4A2AA0',
  light: '#FFE3A0',
  first: '#FF5A87',
  warm: '#FFB25E',
  cool: '#8E3BC8',
  beam: '#FFE3A0',
} as const

interface Sun {
  x: number
  y: number
  radius: number
}

/** A low-poly evening over the sea: a sun behind three ridges, its light on the water, and the subject before it. */
export const neonDusk: DrawArt = ({ seed, subject: name }) => {
  const random = seededRandom(`neon dusk ${seed}`)
  const subject = subjects[name](random)
  const sun = { x: between(random, 890, 985), y: between(random, 382, 408), radius: 128 }
  const parts = [
    drawSky(random, sun),
    drawSun(sun),
    ...drawRidges(random, sun, name === 'mountain'),
    drawSea(random, sun),
    drawSubject(random, subject, sun),
  ]
  const definitions =
    '<linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF0B8"/><stop offset="0.55" stop-color="#FFB25E"/><stop offset="1" stop-color="#FF5C87"/></linearGradient>'
  return drawing(parts.join(''), definitions)
}

/** A triangle, also as an outline of its own colour: no ground shows between neighbours. */
function facet(points: readonly XY[], color: string): string {
  return `<path d="${polygonPath(points)}" fill="${color}" stroke="${color}" stroke-width="0.7"/>`
}

/** The triangles of a set of points, each with its centre. */
function triangles(points: XY[]): { corners: [XY, XY, XY]; x: number; y: number }[] {
  const indices = Delaunay.from(points).triangles
  const found: { corners: [XY, XY, XY]; x: number; y: number }[] = []
  for (let index = 0; index < indices.length; index += 3) {
    const corners = [0, 1, 2].map((i) => points[indices[index + i] ?? 0] ?? [0, 0]) as [XY, XY, XY]
    const [a, b, c] = corners
    found.push({ corners, x: (a[0] + b[0] + c[0]) / 3, y: (a[1] + b[1] + c[1]) / 3 })
  }
  return found
}

function drawSky(random: () => number, sun: Sun): string {
  const points: XY[] = []
  for (let row = -1; row <= 9; row++)
    for (let column = -1; column <= 20; column++)
      points.push([
        column * 68 + (row % 2) * 34 + between(random, -23, 23),
        row * 60 + between(random, -23, 23),
      ])
  return triangles(points)
    .map(({ corners, x, y }) => {
      const near = 1 - smoothStep(0, 420, Math.hypot((x - sun.x) * 0.8, (y - sun.y) * 1.2))
      const share = (Math.max(0, y) / (horizon + 10)) ** 1.42
      // Behind the text facets vary least.
      const calm = x < 800 && y < 310 ? 0.4 : 1
      const color = sky(Math.min(1, share * 0.98 + near * 0.12 * calm))
      return facet(
        corners,
        lighten(color, between(random, -0.025, 0.025) * calm + near * 0.02 * calm),
      )
    })
    .join('')
}

function drawSun({ x, y, radius }: Sun): string {
  return fillPath(circlePath(x, y, radius), 'url(#sun)')
}

function drawRidges(random: () => number, sun: Sun, high: boolean): string[] {
  const ranges = [
    { scale: 300, height: 190, dark: '#7E3596', light: '#C0509C', base: 0.34 },
    { scale: 220, height: 150, dark: '#33106A', light: '#6D2F98', base: 0.2 },
    { scale: 180, height: 92, dark: '#1C0850', light: '#3B1A70', base: 0.16 },
  ]
  return ranges.map(({ scale, height, dark, light, base }, index) => {
    const noise = fractalNoise(random, 2, 0.45)
    const shift = random() * 50
    const ridge = (x: number) => {
      const value = noise(x / scale + shift, index * 7.3)
      const lift = high && index === 0 ? 1.2 : 1
      // No peak stands behind the text.
      const most = x < 800 ? 172 : 215
      return Math.min(most, height * Math.max(0.07, base + 0.12 + 0.82 * value) * lift)
    }
    return drawRidge(random, ridge, { dark, light, sun, rows: index === 2 ? 2 : 4 })
  })
}

/** A range of facets between its ridge and the horizon; those that face the sun are lit. */
function drawRidge(
  random: () => number,
  ridge: (x: number) => number,
  { dark, light, sun, rows }: { dark: string; light: string; sun: Sun; rows: number },
): string {
  const points: XY[] = []
  const crest: XY[] = []
  for (let x = -60; x <= artWidth + 60; x += between(random, 34, 64)) {
    const height = ridge(x)
    crest.push([x, horizon - height])
    points.push([x, horizon - height], [x, horizon + 4])
    for (let row = 1; row < rows; row++)
      if (height > 26 * row)
        points.push([
          x + between(random, -22, 22),
          horizon - height * (1 - row / rows) + between(random, -6, 10),
        ])
  }
  const inside = (x: number, y: number) => {
    const after = crest.findIndex((point) => point[0] > x)
    const [a, b] = [crest[after - 1] ?? [0, 0], crest[after] ?? [0, 0]]
    const top = a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0])
    return y >= top - 0.5 && y <= horizon + 5
  }
  return triangles(points)
    .filter(({ x, y }) => inside(x, y))
    .map(({ corners, x, y }) => {
      const slope = facing(corners, x < sun.x)
      const depth = smoothStep(horizon - 150, horizon, y)
      const near = 1 - smoothStep(60, 520, Math.abs(x - sun.x))
      const color = mixOkLab(light, dark, 0.35 + depth * 0.5 - near * 0.2)
      return facet(corners, lighten(color, slope * 0.05 + between(random, -0.022, 0.022)))
    })
    .join('')
}

/** How much a facet leans towards the sun, −1 to 1: its highest corner lies on the far side. */
function facing(corners: [XY, XY, XY], sunAtRight: boolean): number {
  const sorted = [...corners].sort((a, b) => a[1] - b[1])
  const [top, ...low] = sorted
  if (top === undefined) return 0
  const middle = low.reduce((sum, point) => sum + point[0], 0) / Math.max(1, low.length)
  const lean = Math.max(-1, Math.min(1, (middle - top[0]) / 24))
  return sunAtRight ? lean : -lean
}

function drawSea(random: () => number, sun: Sun): string {
  const points: XY[] = []
  const rows = 11
  const depth = artHeight - horizon
  for (let row = 0; row <= rows; row++) {
    const y = horizon + depth * (row / (rows - 0.6)) ** 1.5
    const step = 34 + row * 7.5
    for (let x = -90; x <= artWidth + 90; x += step)
      points.push(
        row === 0
          ? [x, horizon]
          : [
              x + between(random, -step * 0.34, step * 0.34) + (row % 2) * step * 0.5,
              y + between(random, -row * 2.4, row * 2.4),
            ],
      )
  }
  points.push([-90, artHeight + 40], [artWidth + 90, artHeight + 40])
  return triangles(points)
    .map(({ corners, x, y }) => {
      const down = (y - horizon) / depth
      const width = 62 + down * 84 - smoothStep(0.7, 1, down) * 40
      const inCone = Math.abs(x - sun.x - Math.sin(down * 5) * 10) < width
      const shimmering = inCone && random() > 0.3 && down < 0.96
      const base = lighten(sea(0.2 + down ** 0.7 * 0.86), between(random, -0.03, 0.03))
      if (!shimmering) return facet(corners, base)
      const edge = Math.abs(x - sun.x) / width
      const glow = mixOkLab(reflection(down), base, edge * 0.4 + down * 0.5)
      return facet(corners, lighten(glow, between(random, -0.03, 0.03)))
    })
    .join('')
}

function drawSubject(random: () => number, subject: Subject, sun: Sun): string {
  const fromLeft = between(random, 400, 560)
  if (subject.place === 'air') {
    const scale = scaleToFit(subject, 250, 164)
    return placeSubject(subject, { x: fromLeft, y: between(random, 458, 500), scale, colors })
  }
  if (subject.place === 'water') {
    const scale = scaleToFit(subject, subject.width > 320 ? 460 : 300, 150)
    const x = Math.min(fromLeft + 20, sun.x - 250)
    const y = between(random, 522, 536)
    const shade = fillPath(
      polygonPath([
        [x - subject.width * scale * 0.44, y + 2],
        [x + subject.width * scale * 0.44, y + 2],
        [x + subject.width * scale * 0.4, y + 8],
        [x - subject.width * scale * 0.4, y + 8],
      ]),
      '#FF7A8C',
      0.45,
    )
    return placeSubject(subject, { x, y, scale, colors }) + shade
  }
  const scale = scaleToFit(subject, 330, 210)
  const half = Math.max(170, subject.width * scale * 0.5 + 70)
  const x = fromLeft - 20
  return drawIsland(random, x, half) + placeSubject(subject, { x, y: 512, scale, colors })
}

/** A flat island of dark facets. */
function drawIsland(random: () => number, x: number, half: number): string {
  const noise: Field = fractalNoise(random, 2)
  const points: XY[] = []
  const crest: XY[] = []
  for (let step = 0; step <= 14; step++) {
    const along = step / 14
    const bell = Math.sin(along * Math.PI) ** 0.55
    const px = x - half + along * half * 2
    const top = 534 - bell * 24 - noise(along * 6, 2) * 3 * bell
    const foot = 534 + bell * (16 + noise(along * 5, 9) * 8)
    crest.push([px, top])
    points.push([px, top], [px, foot])
    if (step % 2 === 1) points.push([px + between(random, -10, 10), (top + foot) / 2])
  }
  const within = (px: number, py: number) => {
    const along = (px - (x - half)) / (half * 2)
    if (along <= 0 || along >= 1) return false
    const bell = Math.sin(along * Math.PI) ** 0.55
    return py > 532 - bell * 27 && py < 536 + bell * 22
  }
  return triangles(points)
    .filter((one) => within(one.x, one.y))
    .map(({ corners, y }) =>
      facet(
        corners,
        lighten(
          mixOkLab('#2A0E58', '#120733', smoothStep(508, 545, y)),
          between(random, -0.02, 0.025),
        ),
      ),
    )
    .join('')
}
