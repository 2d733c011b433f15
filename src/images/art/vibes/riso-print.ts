import { seededRandom } from '../../../design/devices/stars.ts'
import type { ArtView, DrawArt } from '../art-request.ts'
import { between } from '../between.ts'
import { fractalNoise } from '../noise.ts'
import { placeSubject, scaleToFit } from '../subjects/place-subject.ts'
import { requestedSubject } from '../subjects/requested-subject.ts'
import type { Role, Subject } from '../subjects/subject.ts'
import {
  artHeight,
  artWidth,
  circlePath,
  drawing,
  fillPath,
  smoothPath,
  strokePath,
  type XY,
} from '../svg.ts'

const paper = '#F6EEDB'
const blue = '#2B3A9E'
const pink = '#FF5C6E'
const yellow = '#FFC93C'
const mint = '#43B5A0'

/** Two-colour print on rough paper: halftone dots, inks that overlap and do not quite register. */
export const risoPrint: DrawArt = (request) => {
  const { seed, view = 'wide' } = request
  const random = seededRandom(`riso print ${seed}`)
  const subject = requestedSubject(request, random)
  const close = view === 'close'
  const sun: XY = [between(random, 915, 990) + (close ? 10 : 0), between(random, 280, 330)]
  const radius = between(random, 225, 255) + (close ? 28 : 0)
  const [far, middle, near] = drawHills(random, close ? 46 : 0)
  const parts = [
    `<rect width="${artWidth}" height="${artHeight}" fill="${paper}"/>`,
    overprint(fillPath(halftoneDisc(sun, radius), pink)),
    subject === undefined ? drawShapes(random, sun, radius) : drawCloudBars(random, sun),
    far.svg,
    subject === undefined ? '' : drawSubject(random, subject, { sun, ground: middle.top, view }),
    middle.svg,
    near.svg,
    drawWear(random),
  ]
  return drawing(parts.join(''), definitions)
}

/** Where there is no subject: two more discs in other inks over the first, one of them in lines. */
function drawShapes(random: () => number, [x, y]: XY, radius: number): string {
  const side = random() < 0.5 ? -1 : 1
  const second = radius * between(random, 0.52, 0.6)
  const place: XY = [x + side * radius * 0.66, y + radius * between(random, 0.16, 0.36)]
  const small = radius * between(random, 0.3, 0.36)
  const over: XY = [x - side * radius * 0.46, y - radius * 0.42]
  const lines = Array.from({ length: 13 }, (_, index) => {
    const down = ((index - 6) / 6.5) * small
    const half = Math.sqrt(small * small - down * down)
    return `M${(over[0] - half).toFixed(1)} ${(over[1] + down).toFixed(1)}h${(half * 2).toFixed(1)}`
  })
  return (
    overprint(fillPath(circlePath(place[0], place[1], second), yellow)) +
    fillPath(circlePath(over[0], over[1], small + 5), paper) +
    `<path d="${lines.join('')}" stroke="${blue}" stroke-width="${(small / 9).toFixed(1)}" fill="none"/>`
  )
}

/** Screens of single inks for surfaces: dots at an angle of their own. */
const definitions = (
  [
    ['blue', blue, 45, 7, 2.5],
    ['pink', pink, 20, 7, 2.4],
    ['yellow', yellow, 70, 7, 2.9],
    ['first', '#FF4A34', 70, 6, 2],
    ['second', '#4B4C96', 20, 6, 1.9],
  ] as const
)
  .map(
    ([name, color, angle, pitch, radius]) =>
      `<pattern id="${name}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><circle cx="${pitch / 2}" cy="${pitch / 2}" r="${radius}" fill="${color}"/></pattern>`,
  )
  .join('')

/** Ink on ink darkens. */
function overprint(content: string): string {
  return `<g style="mix-blend-mode:multiply">${content}</g>`
}

/** A disc of dots that grow towards its foot. */
function halftoneDisc([cx, cy]: XY, radius: number): string {
  const pitch = 11
  const cosine = Math.cos(0.26)
  const sine = Math.sin(0.26)
  const reach = Math.ceil((radius * 1.1) / pitch)
  let data = ''
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++) {
      const x = (column * cosine - row * sine) * pitch
      const y = (column * sine + row * cosine) * pitch
      if (Math.hypot(x, y) > radius - 4) continue
      const share = (y / radius + 1) / 2
      data += circlePath(cx + x, cy + y, pitch * (0.34 + share * 0.4))
    }
  return data
}

/** Long bars of cloud, cut round at their ends. */
function drawCloudBars(random: () => number, [sx, sy]: XY): string {
  return Array.from({ length: 4 }, (_, index) => {
    const y = sy - 150 + index * between(random, 62, 82)
    const width = between(random, 130, 260)
    const x = sx + between(random, -260, 210) * (index % 2 === 0 ? 1 : 0.8)
    const clear = Math.max(640, x)
    return `<rect x="${clear.toFixed(0)}" y="${y.toFixed(0)}" width="${width.toFixed(0)}" height="17" rx="8.5" fill="${index % 2 === 0 ? yellow : paper}"/>`
  }).join('')
}

interface Hill {
  svg: string
  /** Where its ground is. */
  top: (x: number) => number
}

function drawHills(random: () => number, down: number): [far: Hill, middle: Hill, near: Hill] {
  const far = drawHill(random, { color: yellow, y: 500 + down, rise: 46, swell: 64, screen: '' })
  const middle = drawHill(random, {
    color: mint,
    y: 574 + down,
    rise: 16,
    swell: 34,
    screen: 'yellow',
  })
  const near = drawHill(random, {
    color: blue,
    y: 656 + down * 0.4,
    rise: 18,
    swell: 40,
    screen: 'pink',
  })
  return [{ ...far, svg: overprint(far.svg) }, middle, near]
}

/** A hill from edge to edge, `rise` higher at the right, with a screen of a second ink on it. */
function drawHill(
  random: () => number,
  hill: { color: string; y: number; rise: number; swell: number; screen: string },
): Hill {
  const noise = fractalNoise(random, 2, 0.35)
  const top = (x: number) =>
    hill.y - noise(x / 620 + hill.y, hill.y / 100) * hill.swell - (x / artWidth) ** 2 * hill.rise
  const points: XY[] = []
  for (let x = -40; x <= artWidth + 40; x += 40) points.push([x, top(x)])
  const data = `${smoothPath(points)}L1340 780L-60 780Z`
  const dots = `<path d="${data}" fill="url(#${hill.screen})" fill-opacity="0.6"/>`
  return { svg: fillPath(data, hill.color) + (hill.screen === '' ? '' : overprint(dots)), top }
}

const colors: Record<Role, string> = {
  body: blue,
  second: '#5F6CC0',
  light: paper,
  first: pink,
  warm: yellow,
  cool: mint,
  skin: '#F79B7E',
  beam: yellow,
}

/** The subject: paper under it, flat inks with a screen on some, and the blue plate a few units off. */
function drawSubject(
  random: () => number,
  subject: Subject,
  { sun, ground, view }: { sun: XY; ground: (x: number) => number; view: ArtView },
): string {
  const air = subject.place === 'air'
  const close = view === 'close'
  const scale = close ? scaleToFit(subject, 590, 430) : scaleToFit(subject, 460, air ? 300 : 330)
  const half = (subject.width * scale) / 2
  // Clear of the text.
  const x = Math.max(sun[0] - between(random, 10, 60), 645 + half)
  // Its foot is hidden by a little of the hill before it.
  const foot = Math.max(...[-1, -0.5, 0, 0.5, 1].map((side) => ground(x + side * half))) + 3
  const y = air ? (close ? 560 : 500) : foot
  const shift: XY = [between(random, 3, 5.5) / scale, between(random, 2, 4) / scale]
  const under = placeSubject(subject, { x, y, scale, colors }, (data, _, role) =>
    role === 'beam' ? '' : fillPath(data, paper) + strokePath(data, paper, 11 / scale),
  )
  // In their order, so that a window on a wall shows; the screens are inks that are darker by what is under them.
  const inks = placeSubject(subject, { x, y, scale, colors }, (data, color, role) => {
    if (role === 'beam') return fillPath(data, color, 0.6)
    if (role === 'body')
      return `<g transform="translate(${shift[0].toFixed(2)} ${shift[1].toFixed(2)})">${fillPath(data, color)}</g>`
    const screen = role === 'first' || role === 'second' ? `url(#${role})` : ''
    const dots = screen === '' ? '' : `<path d="${data}" fill="${screen}"/>`
    return fillPath(data, color) + dots
  })
  return under + inks
}

/** Specks where the ink did not take. */
function drawWear(random: () => number): string {
  let data = ''
  for (let index = 0; index < 620; index++) {
    const size = between(random, 0.6, 1.7)
    data += circlePath(random() * artWidth, between(random, 180, artHeight), size)
  }
  return fillPath(data, paper, 0.8)
}
