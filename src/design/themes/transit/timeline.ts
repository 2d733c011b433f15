import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawRing } from '../../devices/roundel.ts'
import { bottomEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import type { Ground, Tree } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'
import { sectionLine } from './lines.ts'
import { drawStation } from './stations.ts'

const lineWidth: Points = 14
/** Height that the line takes between the dates and the words. */
const track = { 1: [84], 2: [52] }
/** From the edge of the words to the middle of a stop. */
const inset: Points = 13

/** Events as stops: the key event an interchange with its date on a sign, the way to what is planned still being built. */
export const drawTransitTimeline = timelineLayout({
  most: 12,
  area: (sheet) => {
    const { content } = sheet.theme.frame
    const y = headingBottom(sheet) + 26
    return { ...content, y, height: bottomEdge(content) - y }
  },
  sizes: (count) => usualArrangements(count, track),
  top: (rows) => (rows === 1 ? 16 : 0),
  gutter: 24,
  rowGap: 30,
  widest: 280,
  sink: 0.34,
  order: ['head', 'device', 'text'],
  types: ({ theme: { type } }, { text }) => ({
    text: { ...resized(type.body, text), lineHeight: Math.round(text * 1.38) },
  }),
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
    if (item.highlighted) {
      drawStation(sheet, stop, center, rows === 1 ? 21 : 17)
      drawRing(sheet, `${stop}-middle`, center, 7, { fill: sectionLine(sheet).color })
    } else
      drawStation(sheet, stop, center, 13, item.planned ? sheet.theme.colors.mutedInk : undefined)
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
  const [box] = boxes
  if (box === undefined) return
  const y = box.y + box.height / 2
  const { color } = sectionLine(sheet)
  const name = `line-${(places[0]?.index ?? 0) + 1}`
  const draw = (part: string, from: Points, to: Points, dash?: [number, number]) => {
    const pen = { color, width: lineWidth, ...(dash ? { dash } : {}) }
    if (to > from) sheet.addLine(`${name}${part}`, { x: from, y }, { x: to, y }, pen)
  }
  const stop = (place: number) => (boxes[place]?.x ?? 0) + inset
  const planned = places.findIndex(({ item }) => item.planned)
  if (planned < 0) {
    draw('', 0, pageWidth)
    return
  }
  draw('-planned', stop(planned), pageWidth, [7, 7])
  if (planned === 0) return
  // Between the last event reached and the next one the way is being built.
  draw('-building', stop(planned - 1), stop(planned), [7, 7])
  draw('', 0, stop(planned - 1))
}
