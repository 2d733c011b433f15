import type { Box, Points } from '../../../scene/geometry.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { rightEdge } from '../../grid.ts'
import { underHeading } from '../../heading-bottom.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place, SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { paint, stripeAt } from './stripes.ts'

const gutter: Points = 22
/** The front of a key under its face. */
const front: Points = 10

/** A process: the keys of a tape deck side by side, the last one its record key; under each what happens. */
export const drawCassetteSteps = stepsLayout({
  most: 12,
  area: underHeading(16),
  sizes: (count) => usualArrangements(count, { 1: [92], 2: [54] }),
  top: (rows) => (rows === 1 ? 16 : 0),
  gutter,
  rowGap: 30,
  sink: 0.3,
  gap: (part, { rows }) => (part === 'head' ? (rows === 1 ? 26 : 14) : 5),
  rail: (sheet, { places, boxes }) => {
    const [start, last] = [boxes[0], boxes.at(-1)] as [Box, Box]
    const [x, y, height] = [start.x - 8, start.y - 8, start.height + 16]
    const bed = { x, y, width: rightEdge(last) + 8 - x, height }
    const name = `bed-${(places[0]?.index ?? 0) + 1}`
    sheet.addShape(name, bed, { fill: paint.case }, { type: 'rectangle', radius: 10 })
  },
  device: (sheet, place, box, row) => drawKey(sheet, place, keyBox(place, box, row)),
})

/** Keys nearly touch: each reaches to the middle of the space between the words. */
function keyBox({ column }: Place, box: Box, { boxes }: SequenceRow): Box {
  const reach = gutter / 2 - 2
  const left = column === 0 ? 0 : reach
  const right = column === boxes.length - 1 ? 0 : reach
  return { ...box, x: box.x - left, width: box.width + left + right }
}

function drawKey(sheet: Sheet, { item, index, count, name }: Place, key: Box): void {
  const record = index === count - 1
  const [ground, side] = record ? [paint.orange, '#A8380F'] : [paint.label, '#C9AE83']
  const own = `key-${index + 1}`
  const rounded = (part: string, box: Box, fill: string, radius: Points) =>
    sheet.addShape(`${own}${part}`, box, { fill }, { type: 'rectangle', radius })
  rounded('-front', key, side, 6)
  rounded('', { ...key, height: key.height - front }, ground, 6)
  const light = record ? paint.brown : stripeAt(index)
  const lamp = { x: key.x + 14, y: key.y + 12, width: Math.min(34, key.width * 0.25), height: 5 }
  rounded('-lamp', lamp, light === paint.cream ? paint.tape : light, 2.5)
  const center = { x: key.x + key.width / 2, y: key.y + (key.height - front) / 2 + 2 }
  const look = { color: paint.brown, ground, share: 1.2 }
  drawRoundelNumber(sheet, `${name}-number`, item.number, center, key.height * 0.36, look)
}
