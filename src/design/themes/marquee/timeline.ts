import type { Points } from '../../../scene/geometry.ts'
import { rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { drawFan, lit } from './fan.ts'
import { drawBulbs } from './frames.ts'
import { house } from './house.ts'

const radius: Points = 8
const fanRadius = (rows: number): Points => (rows === 1 ? 34 : 15)

/** Events along a string of bulbs: lit as far as things have happened; the key event stands under a fan. */
export const drawMarqueeTimeline = timelineLayout({
  most: 10,
  sizes: (count) => usualArrangements(count, { 1: [2 * radius], 2: [2 * radius] }),
  top: (rows, items) => (items.some((item) => item.highlighted) ? fanRadius(rows) + 8 : 0),
  gutter: 22,
  widest: 320,
  sink: 0.4,
  align: 'center',
  balanced: true,
  order: ['head', 'device', 'text'],
  tones: () => ({ head: 'accent' }),
  gap: (part, { rows }) => (part === 'head' ? 0 : rows === 1 ? 14 : 7),
  head: {
    anchor: 'bottom',
    ground: ({ item, name, rows }, head) => ({
      kind: 'ground',
      tree: head,
      padding: { x: 0, top: 0, bottom: 0 },
      draw: (sheet, { x, y, width }, colors) => {
        const foot = { x: x + width / 2, y: y - 6 }
        if (item.highlighted) drawFan(sheet, `${name}-fan`, foot, fanRadius(rows), lit)
        return colors
      },
    }),
  },
  rail: drawString,
  device: (sheet, { item, name }, box) => {
    const bulb = { ...box, x: box.x + box.width / 2 - radius, width: 2 * radius }
    const stroke = { color: house.gold, width: 1.5 }
    const fill = item.planned ? sheet.theme.ground : house.gold
    sheet.addShape(`${name}-bulb`, bulb, { fill, stroke }, { type: 'ellipse' })
  },
})

/** The bulbs of one row: lit up to its last event that has happened, and on when nothing is planned. */
function drawString(sheet: Sheet, { places, boxes }: SequenceRow): void {
  const { content } = sheet.theme.frame
  const [left, right] = [content.x + 2, rightEdge(content) - 2]
  const y = (boxes[0]?.y ?? 0) + radius
  const planned = places.findIndex(({ item }) => item.planned)
  const before = boxes[planned - 1]
  const turn = before ? before.x + before.width / 2 + 18 : left
  const until = planned < 0 ? right : turn
  const name = `string-${(places[0]?.row ?? 0) + 1}`
  if (until > left) drawBulbs(sheet, name, y, [left, until], { pitch: 11 })
  if (until < right)
    drawBulbs(sheet, `${name}-ahead`, y, [until + 11, right], { pitch: 11, lit: false })
}
