import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets } from '../../devices/facets.ts'
import { mixColors } from '../../devices/gradient.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { paper } from './paper.ts'

const between: Points = 16
/** Heights of the ribbon that are tried, of one row and of each of two. */
const ribbons = { 1: [128, 104, 84, 64, 48], 2: [58, 48, 38] }

/** A process as a folded ribbon: chevrons that grow deeper, each creased along its middle, their words under them. */
export const drawOrigamiSteps = stepsLayout({
  most: 10,
  area: ({ theme: { frame } }) => ({ ...frame.content, width: frame.content.width - between }),
  sizes: (count) => usualArrangements(count, ribbons),
  gutter: between,
  rowGap: between,
  // A few words stand with their ribbon nearer to the middle of the slide.
  sink: 0.35,
  balanced: true,
  tones: () => ({ text: 'ink' }),
  gap: (part, { text }) => (part === 'head' ? 18 : Math.round(text * 0.45)),
  device: (sheet, place, box, { pitch }) => drawChevron(sheet, place, { ...box, width: pitch }),
})

const tones: Color[] = [paper.mint, paper.sea, paper.pond, '#14807A', paper.teal]

/** One fold of the ribbon with its number: the deeper in tone the later. */
function drawChevron(sheet: Sheet, { item, index, count, name }: Place, box: Box): void {
  const depth = count === 1 ? 1 : index / (count - 1)
  const upper = tones[Math.round(depth * (tones.length - 1))] as Color
  const lower = mixColors(upper, paper.deep, 0.14)
  const point = Math.min(30, box.height * 0.32)
  const [x, y, right, foot] = [box.x, box.y, rightEdge(box) - 3, bottomEdge(box)]
  const middle = y + box.height / 2
  const [before, crease] = [right - point, `${right},${middle} ${x + point},${middle}`]
  const faces: [string, Color][] = [
    [`${x},${y} ${before},${y} ${crease}`, upper],
    [`${x},${foot} ${before},${foot} ${crease}`, lower],
  ]
  const facets = faces.map(([corners, fill]) => ({ points: pointsOf(corners), fill }))
  drawFacets(sheet, `${name}-fold`, facets)
  const center = { x: x + box.width / 2, y: middle }
  const isDeep = depth > 0.6
  drawRoundelNumber(sheet, `${name}-number`, item.number, center, Math.min(38, box.height * 0.4), {
    color: isDeep ? paper.white : sheet.theme.colors.ink,
    ground: isDeep ? upper : lower,
  })
}
