import { seededRandom } from '../../../design/devices/stars.ts'
import type { Color } from '../../../scene/paint.ts'
import type { ArtView, DrawArt } from '../art-request.ts'
import { between } from '../between.ts'
import { fractalNoise } from '../noise.ts'
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
  smoothPath,
  strokePath,
  type XY,
} from '../svg.ts'

const paper = '#F6EAD0'
const teal = '#2A7F80'
const mustard = '#E3A72F'
const coral = '#E4674A'
const olive = '#97943F'
const blush = '#F3C3A6'
const dark = '#1F3A3D'

const colors = {
  body: dark,
  second: '#5E4B3C',
  light: '#FFF6E2',
  first: coral,
  warm: mustard,
  cool: teal,
  skin: '#DE9A70',
  beam: '#F7D98A',
} as const

/** Cheerful shapes of the fifties: blobs, starbursts and rods cut from coloured paper around the subject. */
export const midCentury: DrawArt = (request) => {
  const { seed, view = 'wide' } = request
  const random = seededRandom(`mid-century ${seed}`)
  const subject = requestedSubject(request, random)
  const near = view === 'close' ? 1.16 : 1
  const centre: XY = [between(random, 890, 960), between(random, 330, 370)]
  const parts = [
    `<rect width="${artWidth}" height="${artHeight}" fill="${paper}"/>`,
    drawBlob(random, [centre[0] + 40 * near, centre[1] - 30], 330, 260 * near, blush),
    drawBlob(random, [centre[0] + between(random, -120, -60), centre[1] + 60], 230, 190, '#BFD8CF'),
    ...(subject === undefined
      ? []
      : [
          drawBoomerang([centre[0] + 170, centre[1] - 190], between(random, 0.2, 0.8), mustard),
          drawBursts(random, centre),
        ]),
    drawGround(random),
    subject === undefined ? drawMobile(random, centre) : drawSubject(random, subject, centre, view),
    drawGrass(random),
    drawFlecks(random),
  ]
  return drawing(parts.join(''))
}

/** A soft closed shape. */
function drawBlob(
  random: () => number,
  [x, y]: XY,
  width: number,
  height: number,
  color: Color,
): string {
  const noise = fractalNoise(random, 2, 0.4)
  const points = Array.from({ length: 14 }, (_, index): XY => {
    const angle = (index / 14) * Math.PI * 2
    const reach = 1 + 0.26 * noise(Math.cos(angle) * 0.9, Math.sin(angle) * 0.9)
    return [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach]
  })
  return fillPath(smoothPath(points, true), color)
}

function drawBoomerang([x, y]: XY, turn: number, color: Color): string {
  const data =
    'M-92 36 C-84 -34 -34 -78 30 -82 C64 -84 96 -74 98 -52 C100 -32 74 -34 46 -30 C4 -24 -22 6 -34 46 C-44 78 -96 74 -92 36 Z'
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn * 60)})">${fillPath(data, color)}</g>`
}

/** Stars of thin rods with balls at their ends, and four-pointed sparkles. */
function drawBursts(random: () => number, [cx, cy]: XY): string {
  const places: [number, number, number, Color][] = [
    [cx - 250, cy - 170, 46, coral],
    [cx + 250, cy - 20, 58, dark],
    [cx + 30, cy - 260, 38, teal],
    [cx - 330, cy + 30, 28, mustard],
    [cx + 300, cy - 270, 32, coral],
  ]
  return places
    .map(([x, y, size, color], index) => {
      const px = Math.max(712, x + between(random, -24, 24))
      const py = Math.max(52, y + between(random, -20, 20))
      return index % 2 === 0 ? burst(random, px, py, size, color) : sparkle(px, py, size, color)
    })
    .join('')
}

function burst(random: () => number, x: number, y: number, size: number, color: Color): string {
  const rods = 10
  const turn = random()
  let lines = ''
  let balls = ''
  for (let index = 0; index < rods; index++) {
    const angle = turn + (index / rods) * Math.PI * 2
    const reach = size * (index % 2 === 0 ? 1 : 0.66)
    const end: XY = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    lines += linePath([[x, y], end])
    balls += circlePath(end[0], end[1], index % 2 === 0 ? 5.2 : 3.4)
  }
  return strokePath(lines, color, 2.4) + fillPath(balls + circlePath(x, y, 6.5), color)
}

function sparkle(x: number, y: number, size: number, color: Color): string {
  const s = size
  const w = size * 0.13
  return fillPath(
    `M${short(x)} ${short(y - s)}Q${short(x + w * 0.6)} ${short(y - w)} ${short(x + s * 0.7)} ${short(y)}Q${short(x + w * 0.6)} ${short(y + w)} ${short(x)} ${short(y + s)}Q${short(x - w * 0.6)} ${short(y + w)} ${short(x - s * 0.7)} ${short(y)}Q${short(x - w * 0.6)} ${short(y - w)} ${short(x)} ${short(y - s)}Z`,
    color,
  )
}

/** Two long hills of flat colour, the nearer with stripes. */
function drawGround(random: () => number): string {
  const hill = (y: number, color: Color, lean: number) => {
    const noise = fractalNoise(random, 1)
    const points: XY[] = []
    for (let x = -60; x <= artWidth + 60; x += 80)
      points.push([x, y - noise(x / 700, y) * 34 - Math.sin((x / artWidth) * Math.PI + lean) * 30])
    return { svg: fillPath(`${smoothPath(points)}L1340 780L-60 780Z`, color), points }
  }
  const far = hill(574, olive, 0.4)
  const near = hill(634, teal, -0.5)
  const stripes = [18, 34, 50, 66]
    .map((down) =>
      strokePath(smoothPath(near.points.map(([x, y]): XY => [x, y + down])), '#BFD8CF', 1.8, {
        opacity: 0.5,
      }),
    )
    .join('')
  return far.svg + near.svg + stripes
}

function drawSubject(random: () => number, subject: Subject, [cx]: XY, view: ArtView): string {
  const air = subject.place === 'air'
  const close = view === 'close'
  const scale = close ? scaleToFit(subject, 580, 440) : scaleToFit(subject, 460, air ? 300 : 320)
  // Clear of the text.
  const x = Math.max(cx + between(random, -30, 20), 660 + (subject.width * scale) / 2)
  const y = (air ? 510 : 590) + (close ? (air ? 40 : 34) : 0)
  const shade = placeSubject(subject, { x: x + 7, y: y + 6, scale, colors }, (data, _, role) =>
    role === 'beam' ? '' : fillPath(data, '#CDB58C', 0.55),
  )
  return (air ? shade : '') + placeSubject(subject, { x, y, scale, colors })
}

/** Where there is no subject: a mobile of coloured leaves and discs on thin rods. */
function drawMobile(random: () => number, [cx]: XY): string {
  const lean = between(random, -16, 16)
  const side = random() < 0.5 ? -1 : 1
  // Its wide part ends where the text's room and the page do.
  const middle = side < 0 ? Math.max(cx, 925) + 65 : Math.max(cx, 960) - 10
  const x = (across: number) => middle + across * side
  const rods: string[] = []
  const shapes: string[] = []
  const hang = (from: XY, drop: number): XY => {
    const to: XY = [from[0], from[1] + drop]
    rods.push(linePath([from, to]))
    return to
  }
  const rod = (from: XY, middle: XY, to: XY): void => {
    rods.push(smoothPath([from, middle, to]))
    shapes.push(fillPath(circlePath(middle[0], middle[1], 5), dark))
  }
  const leaf = ([px, py]: XY, long: number, color: Color): void => {
    const turn = between(random, -9, 9)
    const w = long * 0.46
    const data = `M0 0C${short(w)} ${short(long * 0.14)} ${short(w)} ${short(long * 0.74)} 0 ${short(long)}C${short(-w)} ${short(long * 0.74)} ${short(-w)} ${short(long * 0.14)} 0 0Z`
    shapes.push(
      `<g transform="translate(${short(px)} ${short(py)}) rotate(${short(turn)})">${fillPath(data, color)}</g>`,
    )
  }
  const disc = ([px, py]: XY, radius: number, color: Color, heart: Color): void => {
    shapes.push(fillPath(circlePath(px, py + radius, radius), color))
    shapes.push(fillPath(circlePath(px, py + radius, radius * 0.4), heart))
  }
  const top = hang([x(0), -10], 138)
  rod([x(-208), 186 + lean], top, [x(206), 172 - lean])
  leaf(hang([x(-208), 186 + lean], 40), 168, coral)
  leaf(hang([x(-118), 148 + lean * 0.5], 60), 120, mustard)
  const second = hang([x(206), 172 - lean], 74)
  rod([x(70), second[1] + 34 + lean], second, [x(288), second[1] + 18 - lean])
  disc(hang([x(70), second[1] + 34 + lean], 36), 58, teal, paper)
  leaf(hang([x(178), second[1] + 10], 96), 130, dark)
  leaf(hang([x(288), second[1] + 18 - lean], 40), 112, coral)
  return rods.map((data) => strokePath(data, dark, 3)).join('') + shapes.join('')
}

/** Rods with leaves in the foreground. */
function drawGrass(random: () => number): string {
  const stems: string[] = []
  for (let index = 0; index < 9; index++) {
    const x = index < 4 ? between(random, 30, 330) : between(random, 1020, 1260)
    const height = between(random, 60, 150)
    const foot = 706
    const color = [mustard, coral, paper][index % 3] ?? mustard
    stems.push(
      strokePath(`M${short(x)} ${foot}V${short(foot - height)}`, dark, 2.2),
      fillPath(`M${short(x)} ${short(foot - height - 34)}q17 17 0 40q-17 -23 0 -40Z`, color),
      fillPath(`M${short(x)} ${short(foot - height + 30)}q20 -8 24 -26q-22 2 -24 26Z`, color),
      fillPath(`M${short(x)} ${short(foot - height + 48)}q-20 -8 -24 -26q22 2 24 26Z`, color),
    )
  }
  return stems.join('')
}

/** The tooth of the paper: a few light and dark specks. */
function drawFlecks(random: () => number): string {
  let light = ''
  let shade = ''
  for (let index = 0; index < 420; index++) {
    const fleck = circlePath(random() * artWidth, random() * artHeight, between(random, 0.5, 1.3))
    if (index % 2 === 0) light += fleck
    else shade += fleck
  }
  return fillPath(light, '#FFF9EA', 0.55) + fillPath(shade, '#B79B6B', 0.22)
}
