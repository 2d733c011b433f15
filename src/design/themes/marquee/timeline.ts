import type { Points } from '../../../scene/geometry.ts'
import { rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { drawFan } from './fan.ts'
import { drawBulbs } from './frames.ts'
import { house } from './house.ts'

const radius: Points = 8
/** From a date to the middle of the string, from there to the text, and the key event's fan. */
const measures: Record<number, { over: Points; under: Points; fan: Points }> = {
  1: { over: 20, under: 24, fan: 34 },
  2: { over: 14, under: 15, fan: 15 },
}
const measureOf = (rows: number) => measures[rows] as { over: Points; under: Points; fan: Points }

/** Events along a string of bulbs: lit as far as things have happened; the key event stands under a fan. */
export const drawMarqueeTimeline = timelineLayout({
  most: 10,
  sizes: (count) => usualArrangements(count, { 1: [2 * radius], 2: [2 * radius] }),
  top: (rows, items) => (items.some((item) => item.highlighted) ? measureOf(rows).fan + 8 : 0),
  gutter: 22,
  widest: 320,
  sink: 0.4,
  align: 'center',
  balanced: true,
  order: ['head', 'device', 'text'],
  tones: () => ({ head: 'accent' }),
  gap: (part, { rows }) =>
    part === 'head' ? 0 : measureOf(rows)[part === 'device' ? 'over' : 'under'] - radius,
  head: {
    anchor: 'bottom',
    ground: ({ item, name, rows }, head) => ({
      kind: 'ground',
      tree: head,
      padding: { x: 0, top: 0, bottom: 0 },
      draw: (sheet, box, colors) => {
        const foot = { x: box.x + box.width / 2, y: box.y - 6 }
        const look = { petals: 7, stroke: { color: house.night, width: 1 }, fill: house.gold }
        if (item.highlighted) drawFan(sheet, `${name}-fan`, foot, measureOf(rows).fan, look)
        return colors
      },
    }),
  },
  rail: drawString,
  device: (sheet, { item, name }, box) => {
    const bulb = { ...box, x: box.x + box.width / 2 - radius, width: 2 * radius }
    const pen = { color: house.gold, width: 1.5 }
    const fill = item.planned ? sheet.theme.ground : house.gold
    sheet.addShape(`${name}-bulb`, bulb, { fill, stroke: pen }, { type: 'ellipse' })
  },
})

/** The bulbs of one row: lit up to its last event that has happened, and on when nothing is planned. */
function drawString(sheet: Sheet, { places, boxes }: SequenceRow): void {
  const { content } = sheet.theme.frame
  const [left, right] = [content.x, rightEdge(content)]
  const y = (boxes[0]?.y ?? 0) + radius
  const planned = places.findIndex(({ item }) => item.planned)
  const before = boxes[planned - 1]
  const turn = before ? before.x + before.width / 2 + 18 : left
  const until = planned < 0 ? right : turn
  const look = { radius: 2, pitch: 11 }
  const name = `string-${(places[0]?.row ?? 0) + 1}`
  if (until > left)
    drawBulbs(sheet, name, { x: left + 2, y }, { x: until - 2, y }, { ...look, lit: true })
  if (until < right)
    drawBulbs(
      sheet,
      `${name}-ahead`,
      { x: until + 9, y },
      { x: right - 2, y },
      { ...look, lit: false },
    )
}
