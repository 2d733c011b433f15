import { seededRandom } from '../../../design/devices/stars.ts'
import type { ArtView, DrawArt } from '../art-request.ts'
import { between } from '../between.ts'
import { fractalNoise, smoothStep } from '../noise.ts'
import { placeSubject, scaleToFit } from '../subjects/place-subject.ts'
import { requestedSubject } from '../subjects/requested-subject.ts'
import type { Subject } from '../subjects/subject.ts'
import {
  artHeight,
  artWidth,
  circlePath,
  drawing,
  fillPath,
  linePath,
  short,
  strokePath,
  type XY,
} from '../svg.ts'

const colors = {
  body: '#0A0E22',
  second: '#161D3C',
  light: '#FFE9B8',
  first: '#1E2548',
  warm: '#FFC46B',
  cool: '#11173A',
  skin: '#2A2F55',
  beam: '#FFE9B8',
} as const

/** An hour of night in one exposure: star trails about the pole, the last light, a lit road to the subject. */
export const starTrails: DrawArt = (request) => {
  const { seed, view = 'wide' } = request
  const random = seededRandom(`star trails ${seed}`)
  const subject = requestedSubject(request, random)
  const wet = subject === undefined ? random() < 0.5 : subject.place === 'water'
  const pole: XY = [between(random, 880, 990), between(random, 190, 260)]
  const x = pole[0] - between(random, -40, 60)
  const parts = [
    `<rect width="${artWidth}" height="${artHeight}" fill="url(#night)"/>`,
    `<ellipse cx="${short(x)}" cy="610" rx="720" ry="200" fill="url(#glow)"/>`,
    drawTrails(random, pole),
    subject === undefined && view === 'close' ? drawMoon(random, x) : '',
    drawRidge(random, 560, 62, '#222C58', 420),
    drawRidge(random, 604, 50, '#141B3D', 300),
    subject === undefined ? '' : drawSubject(subject, x, view),
    ...(wet
      ? [drawWater(random, x)]
      : [drawRidge(random, 652, 26, '#0A0E22', 360), drawRoad(random, x)]),
  ]
  return drawing(parts.join(''), definitions)
}

const definitions =
  '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0A0F2C"/><stop offset="0.45" stop-color="#1B2656"/><stop offset="0.7" stop-color="#3F4A86"/><stop offset="0.82" stop-color="#8A5E8C"/><stop offset="0.9" stop-color="#E08A63"/></linearGradient>' +
  '<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2A3163"/><stop offset="1" stop-color="#090D24"/></linearGradient>' +
  '<radialGradient id="glow"><stop offset="0" stop-color="#FFC08A" stop-opacity="0.75"/><stop offset="0.5" stop-color="#E8836B" stop-opacity="0.28"/><stop offset="1" stop-color="#E8836B" stop-opacity="0"/></radialGradient>'

/** Arcs about the pole, all of one angle as the earth turns; behind the text they are faint. */
function drawTrails(random: () => number, pole: XY): string {
  const sweep = between(random, 0.5, 0.66)
  const arcs: string[] = []
  for (let index = 0; index < 900; index++) {
    const radius = 8 + 1080 * random() ** 0.72
    const start = random() * Math.PI * 2
    const length = sweep * between(random, 0.92, 1.05)
    const point = (angle: number): XY => [
      pole[0] + Math.cos(angle) * radius,
      pole[1] + Math.sin(angle) * radius,
    ]
    const from = point(start)
    const to = point(start + length)
    const middle = point(start + length / 2)
    if (middle[0] < -60 || middle[0] > 1340 || middle[1] < -60 || middle[1] > 600) continue
    const away = Math.min(
      ...[0, 0.25, 0.5, 0.75, 1].map((share) => fromText(point(start + length * share))),
    )
    const behindText = 1 - smoothStep(4, 150, away)
    const fade = 1 - smoothStep(380, 600, middle[1])
    const bright = between(random, 0.3, 1) ** 1.4
    const tone = random()
    const color =
      tone < 0.5 ? '#E8ECFF' : tone < 0.78 ? '#A9BFFF' : tone < 0.93 ? '#FFD9A6' : '#FFB3A0'
    const opacity = bright * (0.2 + 0.8 * fade) * (1 - 0.9 * behindText)
    const data = `M${short(from[0])} ${short(from[1])}A${short(radius)} ${short(radius)} 0 0 1 ${short(to[0])} ${short(to[1])}`
    arcs.push(strokePath(data, color, between(random, 0.7, 1.9), { opacity }))
  }
  return `${arcs.join('')}<circle cx="${short(pole[0])}" cy="${short(pole[1])}" r="2.4" fill="#FFFFFF"/>`
}

/** How far a point is from where the text stands. */
function fromText([x, y]: XY): number {
  return Math.hypot(Math.max(0, 60 - x, x - 680), Math.max(0, 84 - y, y - 302))
}

function drawRidge(
  random: () => number,
  y: number,
  height: number,
  color: string,
  scale: number,
): string {
  const noise = fractalNoise(random, 5, 0.45)
  const points: XY[] = []
  for (let x = -20; x <= artWidth + 20; x += 8)
    points.push([x, y - height * noise(x / scale, y) - (height / 3) * noise(x / 60, y + 9) * 0.4])
  return fillPath(`${linePath(points)}L1320 780L-40 780Z`, color)
}

function drawSubject(subject: Subject, x: number, view: ArtView): string {
  const air = subject.place === 'air'
  const close = view === 'close'
  const scale = close
    ? scaleToFit(subject, 540, air ? 300 : 340)
    : scaleToFit(subject, 340, air ? 190 : 230)
  const y = air ? 540 : 640
  const halo = close ? { across: 330, up: 190 } : { across: 210, up: 110 }
  const light = `<ellipse cx="${short(x)}" cy="${y - (close ? 60 : 20)}" rx="${halo.across}" ry="${halo.up}" fill="url(#glow)" opacity="0.7"/>`
  return light + placeSubject(subject, { x, y, scale, colors })
}

/** A large moon that rises behind the hills. */
function drawMoon(random: () => number, x: number): string {
  const y = between(random, 486, 512)
  const seas: [number, number, number][] = [
    [-34, -40, 24],
    [20, -58, 15],
    [34, -6, 20],
    [-6, 6, 13],
  ]
  return (
    `<ellipse cx="${short(x)}" cy="${short(y)}" rx="270" ry="220" fill="url(#glow)"/>` +
    fillPath(circlePath(x, y, 98), '#FFE3B0') +
    seas
      .map(([dx, dy, radius]) => fillPath(circlePath(x + dx, y + dy, radius), '#F0BF86', 0.5))
      .join('')
  )
}

/** Still water with the last light in it. */
function drawWater(random: () => number, x: number): string {
  let streaks = ''
  for (let row = 0; row < 26; row++) {
    const y = 642 + row * 3.1
    const reach = 150 - row * 1.6
    const middle = x + between(random, -1, 1) * reach
    const half = between(random, 14, 70)
    streaks += strokePath(
      `M${short(middle - half)} ${short(y)}H${short(middle + half)}`,
      row % 3 === 0 ? '#FFD9A0' : '#E8836B',
      1.6,
      { opacity: 0.5 * (1 - row / 30) },
    )
  }
  return `<rect x="0" y="638" width="${artWidth}" height="90" fill="url(#water)"/>${streaks}`
}

/** A road that cars have drawn in light: white ones come, red ones go. */
function drawRoad(random: () => number, x: number): string {
  const bend = between(random, 240, 420)
  const lane = (offset: number, color: string, width: number, opacity: number) => {
    const near = 90 + offset * 3.4
    const data = `M${short(near - 170)} 740C${short(near + 160)} ${short(668 + offset * 0.5)} ${short(bend + 420 + offset)} ${short(716 + offset * 0.3)} ${short(bend + 300 + offset * 0.6)} ${short(676 + offset * 0.12)}S${short(x - 90)} ${short(660 + offset * 0.06)} ${short(x - 8)} 646`
    return (
      strokePath(data, color, width * 3.6, { opacity: opacity * 0.2 }) +
      strokePath(data, color, width, { opacity })
    )
  }
  return (
    lane(0, '#FFF1D0', 2.2, 0.9) +
    lane(7, '#FFE0A6', 1.3, 0.7) +
    lane(20, '#FF6B5A', 1.9, 0.85) +
    lane(27, '#FF4B4B', 1.2, 0.65)
  )
}
