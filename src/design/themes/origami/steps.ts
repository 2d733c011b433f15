import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets } from '../../devices/facets.ts'
import { mixColors } from '../../devices/gradient.ts'
import { bottomEdge } from '../../grid.ts'
import { groundUnder } from '../../ground.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
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
  const tone = tones[Math.round(depth * (tones.length - 1))] as Color
  const lower = mixColors(tone, paper.deep, 0.14)
  const point = Math.min(30, box.height * 0.32)
  const overlap = 3
  const right = box.x + box.width - overlap
  const middle = box.y + box.height / 2
  const bottom = bottomEdge(box)
  drawFacets(sheet, `${name}-fold`, [
    {
      points: [
        { x: box.x, y: box.y },
        { x: right - point, y: box.y },
        { x: right, y: middle },
        { x: box.x + point, y: middle },
      ],
      fill: tone,
    },
    {
      points: [
        { x: box.x + point, y: middle },
        { x: right, y: middle },
        { x: right - point, y: bottom },
        { x: box.x, y: bottom },
      ],
      fill: lower,
    },
  ])
  const step = resized(sheet.theme.type.stepNumber, Math.min(40, Math.round(box.height * 0.42)))
  const color = depth > 0.6 ? paper.white : sheet.theme.colors.ink
  const width = box.width - 2 * point
  const layout = sheet.set(
    [sheet.paragraph(item.number, step, { color, align: 'center' })],
    width,
    false,
  )
  const place = {
    x: box.x + point,
    y: middle - layout.height / 2,
    width,
    height: layout.height,
  }
  sheet.addText({
    name: `${name}-number`,
    box: place,
    layout,
    wrap: false,
    ground: groundUnder(sheet, place, color),
  })
}
