import type { Box, Points } from '../../../scene/geometry.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place, SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { paint, stripeAt } from './stripes.ts'

const gutter: Points = 22
/** Heights of the keys in one row and in each of two. */
const keyHeights = { 1: [92], 2: [54] }
/** The front of a key under its face. */
const front: Points = 10

/** A process: the keys of a tape deck side by side, the last one its record key; under each what happens. */
export const drawCassetteSteps = stepsLayout({
  most: 12,
  area: (sheet) => {
    const { content } = sheet.theme.frame
    const y = headingBottom(sheet) + 16
    return { ...content, y, height: bottomEdge(content) - y }
  },
  sizes: (count) => usualArrangements(count, keyHeights),
  top: (rows) => (rows === 1 ? 16 : 0),
  gutter,
  rowGap: 30,
  sink: 0.3,
  gap: (part, { rows }) => (part === 'head' ? (rows === 1 ? 26 : 14) : 5),
  rail: drawBed,
  device: (sheet, place, box, row) => drawKey(sheet, place, keyBox(place, box, row)),
})

function drawBed(sheet: Sheet, { places, boxes }: SequenceRow): void {
  const [start] = boxes
  const last = boxes.at(-1)
  if (start === undefined || last === undefined) return
  const bed = {
    x: start.x - 8,
    y: start.y - 8,
    width: rightEdge(last) - start.x + 16,
    height: start.height + 16,
  }
  const name = `bed-${(places[0]?.index ?? 0) + 1}`
  sheet.addShape(name, bed, { fill: paint.case }, { type: 'rectangle', radius: 10 })
}

/** Keys nearly touch: each reaches to the middle of the space between the words. */
function keyBox({ column }: Place, box: Box, { boxes }: SequenceRow): Box {
  const reach = gutter / 2 - 2
  const left = column === 0 ? 0 : reach
  const right = column === boxes.length - 1 ? 0 : reach
  return { ...box, x: box.x - left, width: box.width + left + right }
}

function drawKey(sheet: Sheet, { item, index, count, name }: Place, key: Box): void {
  const record = index === count - 1
  const face = record ? paint.orange : paint.label
  const side = record ? '#A8380F' : '#C9AE83'
  const rounded = { type: 'rectangle', radius: 6 } as const
  const number = index + 1
  sheet.addShape(`key-${number}-front`, key, { fill: side }, rounded)
  const top = { ...key, height: key.height - front }
  sheet.addShape(`key-${number}`, top, { fill: face }, rounded)
  const lamp = { x: key.x + 14, y: key.y + 12, width: Math.min(34, key.width * 0.25), height: 5 }
  const light = record ? paint.brown : stripeAt(index)
  const fill = light === paint.cream ? paint.tape : light
  sheet.addShape(`key-${number}-lamp`, lamp, { fill }, { type: 'rectangle', radius: 2.5 })
  const center = { x: key.x + key.width / 2, y: key.y + (key.height - front) / 2 + 2 }
  drawRoundelNumber(sheet, `${name}-number`, item.number, center, key.height * 0.36, {
    color: paint.brown,
    ground: face,
    share: 1.2,
  })
}
