import { Delaunay } from 'd3-delaunay'
import { seededRandom } from '../../../design/devices/stars.ts'
import type { ArtView, DrawArt } from '../art-request.ts'
import { between } from '../between.ts'
import { colorRamp, lighten, mixOkLab } from '../color.ts'
import { fractalNoise, smoothStep } from '../noise.ts'
import { placeSubject, scaleToFit } from '../subjects/place-subject.ts'
import { requestedSubject } from '../subjects/requested-subject.ts'
import type { Subject } from '../subjects/subject.ts'
import { artHeight, artWidth, circlePath, drawing, fillPath, polygonPath, type XY } from '../svg.ts'

const sky = colorRamp(['#150B33', '#2A1258', '#5A1B7E', '#B12A86', '#F4587A', '#FFB26B'])
const sea = colorRamp(['#F0607F', '#8A2483', '#3B1768', '#130A30'])
const plain = colorRamp(['#8C3286', '#44196B', '#1F0E45', '#0E0828'])
const reflection = colorRamp(['#FFC878', '#FF8F6B', '#C2477E', '#5A2A6E'])

const colors = {
  body: '#110A2C',
  second: '#4A2AA0',
  light: '#FFE3A0',
  first: '#FF5A87',
  warm: '#FFB25E',
  cool: '#8E3BC8',
  skin: '#FFB98F',
  beam: '#FFE3A0',
} as const

interface Sun {
  x: number
  y: number
  radius: number
  /** Where the sky meets the sea or the plain. */
  horizon: number
}

/** A low-poly evening: a sun behind three ridges, before it the sea with its light or a plain, and the subject. */
export const neonDusk: DrawArt = (request) => {
  const { seed, view = 'wide' } = request
  const random = seededRandom(`neon dusk ${seed}`)
  const subject = requestedSubject(request, random)
  const sun = placeSun(random, view, subject)
  const parts = [
    drawSky(random, sun),
    subject?.insteadOfSun ? '' : drawSun(sun),
    ...drawRidges(random, sun, request.subject === 'mountain'),
    subject?.place === 'land' ? drawPlain(random, sun) : drawSea(random, sun),
    subject === undefined ? '' : drawSubject(random, subject, sun, view),
  ]
  const definitions =
    '<linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF0B8"/><stop offset="0.55" stop-color="#FFB25E"/><stop offset="1" stop-color="#FF5C87"/></linearGradient>'
  return drawing(parts.join(''), definitions)
}

/** Low over the ridges; close by it is large and behind the subject, and the only thing where there is none. */
function placeSun(random: () => number, view: ArtView, subject: Subject | undefined): Sun {
  const low = view === 'close' ? 76 : 0
  const radius = view === 'close' ? 196 : subject === undefined ? 172 : 128
  const x = between(random, 890, 985)
  return {
    x,
    y: between(random, 382, 408) + low - (radius - 128) * 0.4,
    radius,
    horizon: 468 + low,
  }
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
  for (let row = -1; row <= 11; row++)
    for (let column = -1; column <= 20; column++)
      points.push([
        column * 68 + (row % 2) * 34 + between(random, -23, 23),
        row * 60 + between(random, -23, 23),
      ])
  return triangles(points)
    .map(({ corners, x, y }) => {
      const near = 1 - smoothStep(0, 420, Math.hypot((x - sun.x) * 0.8, (y - sun.y) * 1.2))
      const share = (Math.max(0, y) / (sun.horizon + 10)) ** 1.42
      // Behind the text facets vary least.
      const calm = x < 800 && y < 310 ? 0.4 : 1
      const brightest = x < 800 && y < 330 ? 0.5 : 1
      const color = sky(Math.min(brightest, share * 0.98 + near * 0.12 * calm))
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
  const { horizon } = sun
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

/** The facets from the horizon to the foot of the picture, larger the nearer they are. */
function foreground(random: () => number, { horizon }: Sun): ReturnType<typeof triangles> {
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
}

/** Level ground, lit a little where it lies towards the sun. */
function drawPlain(random: () => number, sun: Sun): string {
  return foreground(random, sun)
    .map(({ corners, x, y }) => {
      const down = (y - sun.horizon) / (artHeight - sun.horizon)
      const near = 1 - smoothStep(40, 560, Math.abs(x - sun.x))
      const color = mixOkLab(plain(0.12 + down * 0.95), '#F4587A', near * 0.34 * (1 - down))
      return facet(corners, lighten(color, between(random, -0.025, 0.03)))
    })
    .join('')
}

function drawSea(random: () => number, sun: Sun): string {
  const { horizon } = sun
  const depth = artHeight - horizon
  return foreground(random, sun)
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

/** The right edge of the text's room, with a margin: what is tall stands beyond it. */
const textEnd = 770

function drawSubject(random: () => number, subject: Subject, sun: Sun, view: ArtView): string {
  const close = view === 'close'
  const fromLeft = close ? sun.x - between(random, 60, 110) : between(random, 400, 560)
  const down = sun.horizon - 468
  if (subject.insteadOfSun) {
    const scale = (sun.radius * 1.6) / subject.height
    return placeSubject(subject, { x: sun.x, y: sun.y + sun.radius * 0.4, scale, colors })
  }
  if (subject.place === 'air') {
    const scale = close ? scaleToFit(subject, 430, 300) : scaleToFit(subject, 250, 164)
    const y = between(random, 458, 500) + down
    const x = close ? Math.max(fromLeft, textEnd + (subject.width * scale) / 2) : fromLeft
    return placeSubject(subject, { x, y, scale, colors })
  }
  if (subject.place === 'water') {
    const scale = close
      ? scaleToFit(subject, 560, 260)
      : scaleToFit(subject, subject.width > 320 ? 460 : 300, 150)
    const x = close ? fromLeft : Math.min(fromLeft + 20, sun.x - 250)
    const y = between(random, 522, 536) + down * 1.2
    const half = subject.width * scale
    const shade = fillPath(
      polygonPath([
        [x - half * 0.44, y + 2],
        [x + half * 0.44, y + 2],
        [x + half * 0.4, y + 8],
        [x - half * 0.4, y + 8],
      ]),
      '#FF7A8C',
      0.45,
    )
    return placeSubject(subject, { x, y, scale, colors }) + shade
  }
  const scale = close ? scaleToFit(subject, 520, 330) : scaleToFit(subject, 380, 226)
  const half = subject.width * scale * 0.56
  const y = (close ? 568 : 530) + down
  return drawShadow(fromLeft, y, half) + placeSubject(subject, { x: fromLeft, y, scale, colors })
}

/** The shadow on the ground, away from the sun. */
function drawShadow(x: number, y: number, half: number): string {
  const points: XY[] = [
    [x - half, y - 3],
    [x + half, y - 3],
    [x + half * 0.5, y + 22],
    [x - half * 1.7, y + 27],
  ]
  return fillPath(polygonPath(points), '#0B0626', 0.62)
}
