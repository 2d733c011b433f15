import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawRing } from '../../devices/roundel.ts'
import { underHeading } from '../../heading-bottom.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import type { Ground, Tree } from '../../tree/tree.ts'
import { drawStation, sectionLine } from './lines.ts'

/** From the edge of the words to the middle of a stop. */
const inset: Points = 13

/** Events as stops: the key event an interchange with its date on a sign, the way to what is planned still being built. */
export const drawTransitTimeline = timelineLayout({
  most: 12,
  area: underHeading(26),
  // The height that the line takes between the dates and the words, in one row and in each of two.
  sizes: (count) => usualArrangements(count, { 1: [84], 2: [52] }),
  top: (rows) => (rows === 1 ? 16 : 0),
  gutter: 24,
  rowGap: 30,
  widest: 280,
  sink: 0.34,
  order: ['head', 'device', 'text'],
  tones: ({ item }) => (item.highlighted ? { year: 'ink' } : {}),
  gap: () => 0,
  head: {
    anchor: 'bottom',
    ground: ({ item, name, rows }, head) => (item.highlighted ? sign(name, rows, head) : head),
  },
  rail: drawTrack,
  device: (sheet, { item, name, rows }, { x, y, height }) => {
    const center = { x: x + inset, y: y + height / 2 }
    const stop = `${name}-stop`
    const planned = item.planned && !item.highlighted
    const radius = !item.highlighted ? 13 : rows === 1 ? 21 : 17
    drawStation(sheet, stop, center, radius, planned ? sheet.theme.colors.mutedInk : undefined)
    if (item.highlighted)
      drawRing(sheet, `${stop}-middle`, center, 7, { fill: sectionLine(sheet).color })
  },
})

/** The date of the key event stands on a sign in the line's colour, which reaches a little beyond it. */
function sign(name: string, rows: number, head: Tree): Ground {
  const reach = rows === 1 ? 7 : 3
  return {
    kind: 'ground',
    tree: head,
    padding: { x: 0, top: 0, bottom: 0 },
    hugs: true,
    draw: (sheet, { x, y, width, height }, colors) => {
      const { color, ink } = sectionLine(sheet)
      const box = { x: x - 10, y: y - reach, width: width + 20, height: height + 2 * reach }
      sheet.addShape(`${name}-sign`, box, { fill: color })
      return { ...colors, ground: color, ink }
    },
  }
}

/** The line of a row from edge to edge; from the last event reached on in sleepers. */
function drawTrack(sheet: Sheet, { places, boxes }: SequenceRow): void {
  const y = (boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0) / 2
  const pen = { color: sectionLine(sheet).color, width: 14 }
  const name = `line-${(places[0]?.index ?? 0) + 1}`
  const planned = places.findIndex(({ item }) => item.planned)
  const reached = boxes[planned - 1]
  const end = planned < 0 ? pageWidth : reached ? reached.x + inset : 0
  const ahead: [number, number] = [7, 7]
  if (end < pageWidth)
    sheet.addLine(`${name}-ahead`, { x: end, y }, { x: pageWidth, y }, { ...pen, dash: ahead })
  if (end > 0) sheet.addLine(name, { x: 0, y }, { x: end, y }, pen)
}
