import { Delaunay } from 'd3-delaunay'
import { seededRandom } from '../../../design/devices/stars.ts'
import type { Color } from '../../../scene/paint.ts'
import type { DrawArt } from '../art-request.ts'
import { between } from '../between.ts'
import { colorRamp, lighten, mixOkLab } from '../color.ts'
import { placeSubject, scaleToFit } from '../subjects/place-subject.ts'
import { requestedSubject } from '../subjects/requested-subject.ts'
import type { Subject } from '../subjects/subject.ts'
import {
  artHeight,
  artWidth,
  circlePath,
  drawing,
  fillPath,
  polygonPath,
  short,
  strokePath,
  type XY,
} from '../svg.ts'

const lead = '#14111B'
const skyGlass = colorRamp(['#1B2F8C', '#2356B8', '#3E8FD0', '#9AC7DC', '#F6D58A'])
const groundGlass = colorRamp(['#7FB069', '#2F8F5B', '#176B5A', '#0F4A57'])
const rayGlass = ['#FFE29A', '#F9B94E', '#F08A3C']
const border: Color[] = ['#B3202F', '#E2A62B', '#7A1E5C', '#1F5FA8']

const colors = {
  body: '#5B1738',
  second: '#B3273D',
  light: '#FFF0C4',
  first: '#D8352F',
  warm: '#F5B233',
  cool: '#1E8C8C',
  skin: '#F2C08F',
  beam: '#FFE9A8',
} as const

/** The window: a pointed arch of this middle, half width, spring line, top and foot. */
const arch = { x: 926, half: 276, spring: 330, top: 34, foot: 676 }

/** A chapel window at the right of a dark wall: leaded glass around a sun, the subject in glass, its light on the stone. */
export const stainedGlass: DrawArt = (request) => {
  const { seed, view = 'wide' } = request
  const random = seededRandom(`stained glass ${seed}`)
  const subject = requestedSubject(request, random)
  const bare = subject === undefined
  const sun: XY = [
    arch.x + (bare ? 0 : between(random, -90, 90)),
    bare ? between(random, 300, 330) : between(random, 240, 300),
  ]
  const horizon = between(random, 486, 516)
  const window = [
    fillPath(archPath(18), '#3A3346'),
    fillPath(archPath(8), lead),
    `<g clip-path="url(#window)">`,
    drawPanes(random, sun, horizon),
    bare ? drawRose(random, sun) : drawSubject(subject, random, horizon),
    `<path d="${archPath(0)}" fill="url(#shine)"/>`,
    '</g>',
    drawBorder(),
    strokePath(archPath(0), lead, 7),
    strokePath(archPath(18), '#575064', 2),
  ]
  // Close by, the window is larger than the picture.
  const stand = view === 'close' ? 'translate(-160 -92) scale(1.25)' : ''
  const parts = [drawWall(random), drawLightOnWall(random)]
  return drawing(
    `${parts.join('')}<g${stand === '' ? '' : ` transform="${stand}"`}>${window.join('')}</g>`,
    definitions(sun),
  )
}

/** Where there is no subject: a rose of petals around the sun. */
function drawRose(random: () => number, [x, y]: XY): string {
  const petals = 8 + 2 * Math.floor(random() * 3)
  const glass = ['#B3202F', '#1F5FA8', '#E2A62B', '#2F8F5B']
  const turn = random() * 40
  const ring = (inner: number, outer: number, width: number, shift: number) =>
    Array.from({ length: petals }, (_, index) => {
      const data = `M0 ${short(-inner)}C${short(width)} ${short(-inner - 14)} ${short(width * 1.05)} ${short(-outer + 26)} 0 ${short(-outer)}C${short(-width * 1.05)} ${short(-outer + 26)} ${short(-width)} ${short(-inner - 14)} 0 ${short(-inner)}Z`
      const color = lighten(
        glass[(index + shift) % glass.length] ?? '#E2A62B',
        between(random, -0.04, 0.05),
      )
      return `<path d="${data}" transform="translate(${short(x)} ${short(y)}) rotate(${short(turn + ((index + shift * 0.5) * 360) / petals)})" fill="${color}" stroke="${lead}" stroke-width="4.4" stroke-linejoin="round"/>`
    }).join('')
  return (
    ring(92, 188, 300 / petals, 1) +
    ring(52, 128, 220 / petals, 0) +
    fillPath(circlePath(x, y, 60), '#FFF1BF') +
    strokePath(circlePath(x, y, 60), lead, 4.5) +
    fillPath(circlePath(x, y, 36), '#F9B94E') +
    strokePath(circlePath(x, y, 36), lead, 4)
  )
}

/** The outline of the window, `out` units larger; a pointed arch is two arcs about the opposite springers. */
function archPath(out: number): string {
  const { x, half, spring, top, foot } = arch
  const w = half + out
  const rise = spring - top + out
  const radius = (w * w + rise * rise) / (2 * w)
  return `M${short(x - w)} ${short(foot + out)}V${spring}A${short(radius)} ${short(radius)} 0 0 1 ${x} ${short(top - out)}A${short(radius)} ${short(radius)} 0 0 1 ${short(x + w)} ${spring}V${short(foot + out)}Z`
}

function definitions([x, y]: XY): string {
  return (
    `<clipPath id="window"><path d="${archPath(0)}"/></clipPath>` +
    `<radialGradient id="shine" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="420"><stop offset="0" stop-color="#FFF6D8" stop-opacity="0.34"/><stop offset="0.5" stop-color="#FFF6D8" stop-opacity="0.06"/><stop offset="1" stop-color="#0B0820" stop-opacity="0.3"/></radialGradient>` +
    '<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0.35"><stop offset="0" stop-color="#17131F"/><stop offset="0.6" stop-color="#241F2E"/><stop offset="1" stop-color="#2B2536"/></linearGradient>' +
    '<linearGradient id="ray" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFFFFF" stop-opacity="1"/><stop offset="1" stop-color="#FFFFFF" stop-opacity="0"/></linearGradient>'
  )
}

/** Courses of stone, hardly lighter than their joints. */
function drawWall(random: () => number): string {
  const stones: string[] = [`<rect width="${artWidth}" height="${artHeight}" fill="#15111C"/>`]
  const height = 60
  for (let row = 0; row < artHeight / height; row++) {
    let x = -between(random, 10, 90)
    while (x < artWidth) {
      const width = between(random, 88, 160)
      const glow = 1 - Math.min(1, Math.abs(x + width / 2 - arch.x) / 900)
      const color = lighten(mixOkLab('#1B1723', '#2C2637', glow), between(random, -0.012, 0.012))
      stones.push(
        `<rect x="${short(x + 1.5)}" y="${row * height + 1.5}" width="${short(width - 3)}" height="${height - 3}" rx="3" fill="${color}"/>`,
      )
      x += width
    }
  }
  return stones.join('')
}

/** What the sun throws through the glass: coloured patches low on the wall, clear of the text. */
function drawLightOnWall(random: () => number): string {
  const patches: string[] = []
  const glass = ['#F5B233', '#D8352F', '#2356B8', '#2F8F5B', '#7A1E5C', '#F08A3C']
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 4; column++) {
      const x = 190 + column * 74 - row * 26 + between(random, -6, 6)
      const y = 532 + row * 36
      const data = polygonPath([
        [x, y],
        [x + 60, y - 4],
        [x + 38, y + 30],
        [x - 22, y + 34],
      ])
      const color = glass[Math.floor(random() * glass.length)] ?? '#F5B233'
      patches.push(fillPath(data, color, 0.09 + 0.1 * (row / 5) * random()))
    }
  return patches.join('')
}

function drawPanes(random: () => number, sun: XY, horizon: number): string {
  const points: XY[] = []
  // Rings about the sun, so that panes radiate.
  for (let ring = 1; ring < 13; ring++) {
    const radius = 36 + ring * 44
    const count = Math.round(7 + ring * 2.6)
    const turn = random() * 6
    for (let index = 0; index < count; index++) {
      const angle = turn + (index / count) * Math.PI * 2 + between(random, -0.06, 0.06)
      points.push([
        sun[0] + Math.cos(angle) * (radius + between(random, -9, 9)),
        sun[1] + Math.sin(angle) * (radius + between(random, -9, 9)),
      ])
    }
  }
  const above = points.filter(([, y]) => y < horizon - 8)
  for (let row = 0; row < 5; row++)
    for (let x = 620; x < 1220; x += 84 + row * 10)
      above.push([x + between(random, -20, 20) + row * 31, horizon + 18 + row * 44])
  const voronoi = Delaunay.from(above).voronoi([590, 0, 1270, 720])
  const panes = above.map(([x, y], index) => {
    const cell = voronoi.cellPolygon(index)
    if (cell === null) return ''
    const data = polygonPath(cell.slice(0, -1))
    return `<path d="${data}" fill="${glassAt(random, x, y, sun, horizon)}" stroke="${lead}" stroke-width="4.2" stroke-linejoin="round"/>`
  })
  const disc =
    fillPath(circlePath(sun[0], sun[1], 58), '#FFF1BF') +
    fillPath(circlePath(sun[0], sun[1], 40), '#FFD76A') +
    strokePath(circlePath(sun[0], sun[1], 58), lead, 4.5) +
    strokePath(circlePath(sun[0], sun[1], 40), lead, 3.4)
  return panes.join('') + disc
}

function glassAt(random: () => number, x: number, y: number, sun: XY, horizon: number): Color {
  const jitter = between(random, -0.06, 0.06)
  if (y > horizon) return lighten(groundGlass((y - horizon) / 190 + jitter), jitter * 0.8)
  const away = Math.hypot(x - sun[0], y - sun[1])
  if (away < 128 && random() < 0.8)
    return lighten(rayGlass[Math.floor(random() * 3)] ?? '#F9B94E', jitter * 0.6)
  const accent = random()
  if (accent < 0.05) return lighten('#7A2A8C', jitter)
  if (accent < 0.09) return lighten('#C2344A', jitter)
  return lighten(skyGlass(1.02 - away / 430 + jitter), jitter)
}

/** The subject in glass: every part leaded. */
function drawSubject(subject: Subject, random: () => number, horizon: number): string {
  const air = subject.place === 'air'
  const scale = scaleToFit(subject, 400, air ? 270 : 260)
  const y = air ? horizon + 40 : horizon + 44
  const x = arch.x + between(random, -16, 16)
  const width = 3.2 / scale
  return placeSubject(subject, { x, y, scale, colors }, (data, color, role) =>
    role === 'beam'
      ? fillPath(data, color, 0.5)
      : `<path d="${data}" fill="${color}" stroke="${lead}" stroke-width="${Math.min(width, narrowest(data) * 0.2).toFixed(2)}" stroke-linejoin="round"/>`,
  )
}

/** The shorter side of a rectangle, for which its lead must not be too wide; other shapes are large. */
function narrowest(data: string): number {
  const sides = /^M\S+ \S+h([\d.]+)v([\d.]+)h/.exec(data)
  return sides === null ? Number.POSITIVE_INFINITY : Math.min(Number(sides[1]), Number(sides[2]))
}

/** Small panes of ruby and gold down both sides and along the foot. */
function drawBorder(): string {
  const { x, half, spring, foot } = arch
  const panes: string[] = []
  const pane = (left: number, top: number, width: number, height: number, index: number) => {
    panes.push(
      `<rect x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" fill="${border[index % border.length]}" stroke="${lead}" stroke-width="4"/>`,
    )
  }
  const count = 8
  const height = (foot - spring) / count
  for (let index = 0; index < count; index++) {
    pane(x - half, spring + index * height, 24, height, index)
    pane(x + half - 24, spring + index * height, 24, height, index)
  }
  const width = (half * 2 - 48) / 13
  for (let index = 0; index < 13; index++)
    pane(x - half + 24 + index * width, foot - 24, width, 24, index + 1)
  return panes.join('')
}
