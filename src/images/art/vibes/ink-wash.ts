import { seededRandom } from '../../../design/devices/stars.ts'
import type { ArtRequest, ArtView, DrawArt } from '../art-request.ts'
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
  linePath,
  smoothPath,
  strokePath,
  type XY,
} from '../svg.ts'

const paper = '#F2EFE7'
const ink = '#20262B'
/** Neutral: faint layers of a tinted ink would be rounded to bands of colour. */
const wash = '#252626'
const red = '#C23A2B'

/** From far to near: where the foot is, how wide the hills are, how high, how dark in total. */
const ranges = [
  { foot: 470, scale: 330, height: 250, total: 0.3, centre: 0.64, spread: 0.2 },
  { foot: 560, scale: 240, height: 300, total: 0.5, centre: 0.86, spread: 0.13 },
  { foot: 642, scale: 200, height: 250, total: 0.72, centre: 1.04, spread: 0.11 },
  { foot: 742, scale: 170, height: 110, total: 0.9, centre: 0.93, spread: 0.1 },
]

/** One ink on paper: misty ranges, quiet water, birds, one red disc, and the subject in a few strokes. */
export const inkWash: DrawArt = (request) => {
  const { seed, view = 'wide' } = request
  const random = seededRandom(`ink wash ${seed}`)
  const subject = requestedSubject(quiet(request), random)
  const sun: XY = [between(random, 930, 1010), between(random, 160, 190)]
  const [far, middle, near, shore] = ranges.map((range) => drawRange(random, range))
  const half = subject === undefined ? 0 : (subject.width * scaleIn(subject, view)) / 2
  // Close by it stands clear of the text.
  const x =
    view === 'close' ? Math.max(between(random, 770, 850), 665 + half) : between(random, 470, 590)
  const parts = [
    `<rect width="${artWidth}" height="${artHeight}" fill="${paper}"/>`,
    drawFibres(random),
    subject?.insteadOfSun ? '' : drawSun(sun),
    far,
    drawBirds(random, sun),
    middle,
    near,
    drawWater(random, x),
    subject === undefined
      ? ''
      : drawSubject(random, subject, subject.insteadOfSun ? sun[0] : x, view),
    shore,
  ]
  return drawing(parts.join(''), definitions)
}

/** Ink in mist: dark at the ridge, nothing at the foot; the shore fades to the left. */
const definitions = ranges
  .map(({ foot, height }, index) => {
    const isShore = index === ranges.length - 1
    const line = isShore
      ? 'x1="1230" y1="600" x2="640" y2="690"'
      : `x1="0" y1="${foot - 62 - height}" x2="0" y2="${foot}"`
    const stops = isShore ? [1, 0.58, 0.28, 0.1, 0] : [1, 0.66, 0.42, 0.19, 0]
    const drawn = stops.map(
      (opacity, at) =>
        `<stop offset="${at / (stops.length - 1)}" stop-color="${wash}" stop-opacity="${opacity}"/>`,
    )
    return `<linearGradient id="mist${index}" gradientUnits="userSpaceOnUse" ${line}>${drawn.join('')}</linearGradient>`
  })
  .join('')

function drawSun([x, y]: XY): string {
  return fillPath(circlePath(x - 2, y + 3, 63), red, 0.35) + fillPath(circlePath(x, y, 62), red)
}

/** Container ships are loud; here they are sailing boats. */
function quiet(request: ArtRequest): ArtRequest {
  return request.subject === 'ship' ? { ...request, subject: 'sailboat' } : request
}

/** What one copy of a ridge hides of what is behind it. */
const copyOpacity = 0.36

/** Several offset copies of a ridge, so that its edge is a wash and not a line. */
function drawRange(random: () => number, range: (typeof ranges)[number]): string {
  const index = ranges.indexOf(range)
  const { foot, scale, height, total } = range
  const noise = fractalNoise(random, 6, 0.48)
  const fine = fractalNoise(random, 3)
  const shift = random() * 40
  const centre = range.centre + between(random, -0.045, 0.045)
  const second = centre + between(random, 0.16, 0.24) * (index === 1 ? -1 : 1)
  const bell = (x: number, middle: number, spread: number) =>
    Math.exp(-(Math.abs((x / artWidth - middle) / spread) ** 1.4))
  const copies = 6
  const washes = Array.from({ length: copies }, (_, copy) => {
    const points: XY[] = []
    for (let x = -20; x <= artWidth + 20; x += 5) {
      const mass = bell(x, centre, range.spread) + 0.5 * bell(x, second, range.spread * 0.6)
      const rough = 0.66 + 0.46 * noise(x / scale + shift, copy * 0.09)
      const low = 0.1 + 0.05 * noise(x / scale + 60 + shift, 5 + copy * 0.06)
      const edge = fine(x / 24, copy * 3.1 + index * 11) * (3 + copy * 0.8)
      const rise = height * (mass * rough * 0.98 + low * (1 - Math.min(1, mass)))
      points.push([x - copy * 3, foot - 62 - rise + copy * 3.2 + edge])
    }
    const data = `${linePath(points)}L${artWidth + 30} ${foot}L-60 ${foot}Z`
    return `<path d="${data}" fill="url(#mist${index})" fill-opacity="${copyOpacity}"/>`
  })
  // The group is made fainter as a whole: faint copies would each be rounded to a few levels.
  return `<g opacity="${total}">${washes.join('')}</g>`
}

/** Short curved fibres in the paper, hardly seen. */
function drawFibres(random: () => number): string {
  return Array.from({ length: 90 }, () => {
    const x = random() * artWidth
    const y = random() * artHeight
    const length = between(random, 14, 44)
    const lean = between(random, -8, 8)
    const data = `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 2).toFixed(0)} ${lean.toFixed(0)} ${length.toFixed(0)} ${(lean / 2).toFixed(0)}`
    return strokePath(data, '#B9B2A0', 0.7, { opacity: 0.28 })
  }).join('')
}

function drawBirds(random: () => number, sun: XY): string {
  const count = 3 + Math.floor(random() * 3)
  return Array.from({ length: count }, (_, index) => {
    const x = Math.max(676, sun[0] - between(random, 180, 300) + index * 10)
    const y = between(random, 166, 236)
    const size = between(random, 9, 17)
    const data = `M${x - size} ${y - size * 0.12}Q${x - size * 0.45} ${y - size * 0.42} ${x} ${y + size * 0.28}Q${x + size * 0.45} ${y - size * 0.42} ${x + size} ${y - size * 0.2}Q${x + size * 0.45} ${y - size * 0.1} ${x} ${y + size * 0.44}Q${x - size * 0.45} ${y - size * 0.1} ${x - size} ${y - size * 0.12}Z`
    return fillPath(
      data.replace(/\d+\.\d+/g, (value) => Number(value).toFixed(1)),
      ink,
    )
  }).join('')
}

/** Still water: thin strokes, denser near the subject. */
function drawWater(random: () => number, x: number): string {
  return Array.from({ length: 26 }, (_, index) => {
    const y = 602 + index * 3.1 + between(random, -3, 3)
    const middle = x + between(random, -270, 330)
    const half = between(random, 38, 125)
    const data = smoothPath([
      [middle - half, y + between(random, -1, 1)],
      [middle, y + between(random, -1.4, 1.4)],
      [middle + half, y + between(random, -1, 1)],
    ])
    const close = Math.abs(middle - x) < 150
    return strokePath(data, ink, close ? 2.2 : 1.2, { opacity: close ? 0.42 : 0.22 })
  }).join('')
}

/** How much ink each part takes. */
const tones: Record<Role, number> = {
  body: 0.95,
  second: 0.56,
  light: 0.14,
  first: 0.78,
  warm: 0.34,
  cool: 0.46,
  skin: 0.24,
  beam: 0.1,
}

const colors: Record<Role, string> = {
  body: ink,
  second: ink,
  light: ink,
  first: ink,
  warm: ink,
  cool: ink,
  skin: ink,
  beam: ink,
}

function scaleIn(subject: Subject, view: ArtView): number {
  const air = subject.place === 'air'
  if (view === 'close') return scaleToFit(subject, 460, air ? 300 : 320)
  return scaleToFit(subject, subject.width > 340 ? 360 : 270, air ? 170 : 180)
}

/** The subject in one ink: first its outline in paper, so that mist does not show through, then washes of ink. */
function drawSubject(random: () => number, subject: Subject, x: number, view: ArtView): string {
  const air = subject.place === 'air'
  const scale = scaleIn(subject, view)
  const y = footOf(subject)
  const wash = placeSubject(subject, { x, y, scale, colors }, (data, color, role) => {
    if (role === 'beam') return fillPath(data, color, tones.beam)
    // Pale washes are held by a thin line.
    const line = tones[role] < 0.5 ? strokePath(data, ink, 1.3 / scale, { opacity: 0.7 }) : ''
    return fillPath(data, paper) + fillPath(data, color, tones[role]) + line
  })
  if (air) return wash
  const half = Math.max(80, subject.width * scale * 0.5)
  const strokes = subject.place === 'land' ? drawBank(random, x, y, half + 46) : ''
  const echo = strokePath(
    `M${(x - half * 0.42).toFixed(0)} ${y + 12}q${(half * 0.42).toFixed(0)} 9 ${(half * 0.84).toFixed(0)} 0`,
    ink,
    2.6,
    { opacity: 0.4 },
  )
  return strokes + wash + (subject.place === 'water' ? echo : '')
}

function footOf({ place, insteadOfSun = false }: Subject): number {
  if (insteadOfSun) return 256
  return { air: 520, water: 630, land: 624 }[place]
}

/** The ground under what stands on land: a few broad, dry strokes. */
function drawBank(random: () => number, x: number, y: number, half: number): string {
  return Array.from({ length: 5 }, (_, index) => {
    const reach = half * (1 - index * 0.1) * between(random, 0.9, 1.05)
    const level = y + index * 5
    const data = `M${(x - reach).toFixed(1)} ${level + 3}Q${x.toFixed(1)} ${level - 9 + index} ${(x + reach).toFixed(1)} ${level + 2}Q${(x + reach * 0.2).toFixed(1)} ${level + 12} ${(x - reach).toFixed(1)} ${level + 3}Z`
    return fillPath(data, ink, 0.5 - index * 0.07)
  }).join('')
}
