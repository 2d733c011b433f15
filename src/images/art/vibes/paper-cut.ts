import { seededRandom } from '../../../design/devices/stars.ts'
import type { ArtView, DrawArt } from '../art-request.ts'
import { between } from '../between.ts'
import { fractalNoise } from '../noise.ts'
import { type Shadow, softShadow } from '../soft-shadow.ts'
import { beamOpacity, placeSubject, scaleToFit } from '../subjects/place-subject.ts'
import { requestedSubject } from '../subjects/requested-subject.ts'
import type { Subject } from '../subjects/subject.ts'
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
const hills = ['#DCE3A6', '#B3CB86', '#7DAA70', '#3F7A62']

const colors = {
  body: '#7D1A36',
  second: '#C9483B',
  light: '#FFF6E4',
  first: '#DB4A3C',
  warm: '#F3B04C',
  cool: '#2B8288',
  skin: '#EFAE83',
  beam: '#FFD98A',
} as const

/** Stacked sheets of paper with a hole: in the well a sun, waves or hills, and the subject among them. */
export const paperCut: DrawArt = (request) => {
  const { seed, view = 'wide' } = request
  const random = seededRandom(`paper cut ${seed}`)
  const subject = requestedSubject(request, random)
  const parts = [
    `<rect width="${artWidth}" height="${artHeight}" fill="${well}"/>`,
    subject?.insteadOfSun ? '' : drawSuns(random, view, subject),
    drawClouds(random, subject),
    drawScene(random, subject, view),
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

function drawSuns(random: () => number, view: ArtView, subject: Subject | undefined): string {
  const large = view === 'close' ? 1.42 : subject === undefined ? 1.22 : 1
  const x = between(random, 930, 1000) - (large - 1) * 70
  const y = between(random, 300, 340) + (large - 1) * 130
  return suns
    .map((color, index) => {
      return cutOut(circlePath(x, y, (122 - index * 34) * large), color, discShadow)
    })
    .join('')
}

/** Small clouds near the sun where nothing else is in the sky. */
function drawClouds(random: () => number, subject: Subject | undefined): string {
  if (subject?.place === 'air') return ''
  const low = 'M-62 0A22 22 0 0 1 -54 -42A36 36 0 0 1 12 -58A28 28 0 0 1 54 -36A19 19 0 0 1 62 0Z'
  return [0, 1]
    .map((index) => {
      const x = index === 0 ? between(random, 884, 914) : between(random, 1060, 1100)
      const y = index === 0 ? between(random, 372, 400) : between(random, 236, 290)
      const scale = index === 0 ? 0.62 : 0.86
      return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale})">${cutOut(low, '#FFFBF2', discShadow)}</g>`
    })
    .join('')
}

/** A wave from edge to edge, filled down to the bottom. */
function wave(
  random: () => number,
  { y, swell, stretch }: { y: number; swell: number; stretch: number },
): (x: number) => number {
  const length = between(random, 250, 360) * stretch
  const phase = random() * Math.PI * 2
  const slow = random() * Math.PI * 2
  return (x) =>
    y +
    Math.sin((x / length) * Math.PI * 2 + phase) * swell * 0.62 +
    Math.sin((x / (length * 2.7)) * Math.PI * 2 + slow) * swell * 0.38
}

/** Four sheets of water, or of hills for what stands on land; the subject between the second and the third. */
function drawScene(random: () => number, subject: Subject | undefined, view: ArtView): string {
  const grown = subject === undefined ? random() < 0.5 : subject.place === 'land'
  const close = view === 'close'
  const heights = close ? [536, 580, 632, 684] : [506, 552, 604, 668]
  const sheetsOfGround = heights.map((y, index) => {
    const swell = between(random, 26, 34) * (grown ? 1.05 : 0.8)
    const top = wave(random, { y, swell, stretch: grown ? 2.3 : 1 })
    const points: XY[] = []
    for (let x = -40; x <= artWidth + 40; x += 24) points.push([x, top(x)])
    const data = `${smoothPath(points)}L${artWidth + 40} 780L-40 780Z`
    const color = (grown ? hills : waves)[index] ?? '#1C5B68'
    return { top, svg: cutOut(data, color, sheetShadow) }
  })
  const [far = '', near = '', ...rest] = sheetsOfGround.map((one) => one.svg)
  if (subject === undefined) return [far, near, ...rest].join('')
  const top = sheetsOfGround[1]?.top ?? (() => 552)
  const half = (subject.width * scaleIn(subject, view)) / 2
  const aside = close || subject.insteadOfSun
  const free = isLow(subject) ? 0 : textEnd + half
  const x = aside ? Math.max(between(random, 860, 900), free) : between(random, 640, 730)
  const ground = Math.max(...[-1, -0.5, 0, 0.5, 1].map((side) => top(x + side * half)))
  return [far, drawCuttings(subject, x, ground, view), near, ...rest].join('')
}

/** The right edge of the text's room and its foot, with a margin: what is tall stands beyond the one or below the other. */
const textEnd = 838
const textFoot = 392

/** What is wide and low, and stands below the text also when it is large. */
function isLow({ width, height, place }: Subject): boolean {
  return place !== 'air' && width > height * 2
}

function scaleIn(subject: Subject, view: ArtView): number {
  const air = subject.place === 'air'
  if (subject.insteadOfSun) return scaleToFit(subject, 250, 230)
  if (view === 'close')
    return isLow(subject) ? scaleToFit(subject, 380, 150) : scaleToFit(subject, 285, 290)
  return scaleToFit(subject, subject.width > 340 ? 400 : 330, air ? 140 : 180)
}

/** The subject, each part a cutting of its own with a small shadow. */
function drawCuttings(subject: Subject, x: number, ground: number, view: ArtView): string {
  const aside = view === 'close' || subject.insteadOfSun
  const y = footOf(subject, ground, view)
  const highest = aside ? Number.POSITIVE_INFINITY : (y - textFoot) / subject.height
  const scale = Math.min(highest, scaleIn(subject, view))
  return placeSubject(subject, { x, y, scale, colors }, (data, color, role) =>
    role === 'beam' ? fillPath(data, color, beamOpacity) : cutOut(data, color, cuttingShadow),
  )
}

function footOf({ place, insteadOfSun }: Subject, ground: number, view: ArtView): number {
  if (insteadOfSun) return 430
  if (place === 'air') return view === 'close' ? 560 : 530
  // Ships and what stands on land are hidden a little by the sheet before them.
  return ground + (place === 'water' ? 0 : 7)
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
        // Never far into the well: that is where the text stands.
        const reach = Math.max(0.89, 1 + 0.13 * noise(cosine * 0.85, sine * 0.85) * 1.5)
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
