import { seededRandom } from '../../../design/devices/stars.ts'
import type { DrawArt } from '../art-request.ts'
import { between } from '../between.ts'
import { fractalNoise } from '../noise.ts'
import { type Shadow, softShadow } from '../soft-shadow.ts'
import { beamOpacity, placeSubject, scaleToFit } from '../subjects/place-subject.ts'
import type { Subject } from '../subjects/subject.ts'
import { subjects } from '../subjects/subject-list.ts'
import { artHeight, artWidth, circlePath, drawing, fillPath, smoothPath, type XY } from '../svg.ts'

/** From the innermost sheet to the outermost. */
const sheets = [
  { color: '#FBD9B5', width: 590, height: 330 },
  { color: '#F6B184', width: 645, height: 360 },
  { color: '#EC8360', width: 700, height: 390 },
  { color: '#D9543F', width: 756, height: 421 },
  { color: '#A92E3C', width: 812, height: 452 },
]

const well = '#FFF4E1'
const suns = ['#FDDFA2', '#FFC66B', '#F89C4C']
const waves = ['#9CCFC4', '#5FAFAB', '#2F8388', '#1C5B68']

const colors = {
  body: '#7D1A36',
  second: '#C9483B',
  light: '#FFF6E4',
  first: '#DB4A3C',
  warm: '#F3B04C',
  cool: '#2B8288',
  beam: '#FFD98A',
} as const

/** Stacked sheets of paper with a hole: in the well a sun, waves or hills, and the subject among them. */
export const paperCut: DrawArt = ({ seed, subject: name }) => {
  const random = seededRandom(`paper cut ${seed}`)
  const subject = subjects[name](random)
  const parts = [
    `<rect width="${artWidth}" height="${artHeight}" fill="${well}"/>`,
    drawSuns(random),
    drawScene(random, subject),
    drawSheets(random),
  ]
  return drawing(parts.join(''))
}

/** Of whole sheets, of discs, and of small cuttings. */
const sheetShadow: Shadow = { down: 7, softness: 7.5, color: '#4A1020', opacity: 0.21 }
const discShadow: Shadow = { down: 5, softness: 6, color: '#4A1020', opacity: 0.17 }
const cuttingShadow: Shadow = { down: 2, softness: 2.4, color: '#4A1020', opacity: 0.24 }

/** A piece of paper over its shadow. */
function cutOut(data: string, color: string, shadow: Shadow): string {
  return `${softShadow(data, shadow)}<path fill-rule="evenodd" d="${data}" fill="${color}"/>`
}

function drawSuns(random: () => number): string {
  const x = between(random, 930, 1000)
  const y = between(random, 300, 340)
  return suns
    .map((color, index) => {
      return cutOut(circlePath(x, y, 122 - index * 34), color, discShadow)
    })
    .join('')
}

/** A wave from edge to edge, filled down to the bottom. */
function wave(random: () => number, y: number, swell: number): (x: number) => number {
  const length = between(random, 250, 360)
  const phase = random() * Math.PI * 2
  const slow = random() * Math.PI * 2
  return (x) =>
    y +
    Math.sin((x / length) * Math.PI * 2 + phase) * swell * 0.62 +
    Math.sin((x / (length * 2.7)) * Math.PI * 2 + slow) * swell * 0.38
}

function drawScene(random: () => number, subject: Subject): string {
  const heights = [506, 552, 604, 668]
  const drawn = heights.map((height, index) => {
    const swell = between(random, 26, 34) * 0.8
    const top = wave(random, height, swell)
    const points: XY[] = []
    for (let x = -40; x <= artWidth + 40; x += 24) points.push([x, top(x)])
    const data = `${smoothPath(points)}L${artWidth + 40} 780L-40 780Z`
    return {
      top,
      svg: cutOut(data, waves[index] ?? '#1C5B68', sheetShadow),
    }
  })
  const x = between(random, 640, 730)
  const [far, near, ...rest] = drawn.map((one) => one.svg)
  const top = drawn[1]?.top ?? (() => 552)
  const cut = drawCuttings(subject, x, Math.max(top(x - 110), top(x), top(x + 110)))
  return [far, cut, near, ...rest].join('')
}

/** The subject, each part a cutting of its own with a small shadow. */
function drawCuttings(subject: Subject, x: number, ground: number): string {
  const air = subject.place === 'air'
  const scale = scaleToFit(subject, subject.width > 340 ? 400 : 320, air ? 146 : 180)
  // Ships and what stands on land are hidden a little by the wave before them.
  const y = air ? 530 : ground + (subject.place === 'water' ? 0 : 16)
  return placeSubject(subject, { x, y, scale, colors }, (data, color, role) =>
    role === 'beam' ? fillPath(data, color, beamOpacity) : cutOut(data, color, cuttingShadow),
  )
}

function drawSheets(random: () => number): string {
  const centre: XY = [640 + between(random, -14, 14), 362]
  return sheets
    .map(({ color, width, height }) => {
      const noise = fractalNoise(random, 2, 0.36)
      const hole = Array.from({ length: 72 }, (_, index): XY => {
        const angle = (index / 72) * Math.PI * 2
        const cosine = Math.cos(angle)
        const sine = Math.sin(angle)
        // The field is read on a circle, so that the outline closes.
        const reach = 1 + 0.13 * noise(cosine * 0.85, sine * 0.85) * 1.5
        // Somewhat squarer than an ellipse.
        const square = (Math.abs(cosine) ** 2.5 + Math.abs(sine) ** 2.5) ** (-1 / 2.5)
        return [
          centre[0] + cosine * width * square * reach * 0.97,
          centre[1] + sine * height * square * reach * 0.97,
        ]
      })
      const data = `M-60 -60H1340V780H-60Z${smoothPath(hole, true)}`
      return cutOut(data, color, sheetShadow)
    })
    .join('')
}
