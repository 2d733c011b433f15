import type { Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceRow, SequenceSize } from '../../layouts/sequence-look.ts'
import { beforeSmall, sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { resized } from '../type-step.ts'
import { drawDimension, drawExtension } from './dimension.ts'

/** From the top of a row to its line, from a date down to that, and from there to the texts. */
const lineOf = (rows: number): Points => (rows === 1 ? 112 : 56)
const overLine: Points = 8
const belowLine = (rows: number): Points => (rows === 1 ? 22 : 12)
const dash: [Points, Points] = [6, 4]

/** Words in so many rows, dates in the largest size with which they fit. */
function inRows(rows: number, largest: Points): SequenceSize[] {
  const dates = [34, 28, 24, 20, 18, 16, 14].filter((one) => one <= largest)
  const texts = [24, 20, 18, 16, 14, 12].filter((one) => one < largest)
  const pairs = texts.flatMap((text) => dates.map((date): [Points, Points] => [date, text]))
  return sizesOf(rows, pairs, [overLine + belowLine(rows)])
}

/** Events on a chain of dimensions: a tick each, dashed to what is still to come. */
export const drawDraughtsmanTimeline = timelineLayout({
  most: 12,
  fewest: 2,
  wholeDates: true,
  sizes: (count) => {
    if (count <= 3) return inRows(1, 34)
    return count > 5 ? inRows(2, 24) : beforeSmall(inRows(1, 28), inRows(2, 24))
  },
  gutter: 0,
  rowGap: 18,
  sink: 0.36,
  hugs: true,
  order: ['head', 'device', 'text'],
  types: ({ theme: { type } }, { head, text }) => ({
    head: { ...type.date, size: head, lineHeight: Math.round(head * 1.12) },
    text: { ...resized(type.body, text), lineHeight: Math.round(text * 1.4) },
  }),
  tones: ({ item }) => (item.highlighted ? { head: 'accent' } : {}),
  lines: (word, { head }) => (word === 'head' ? (head > 18 ? 1 : 2) : undefined),
  gap: () => 0,
  head: {
    height: ({ rows }) => lineOf(rows) - overLine,
    anchor: 'bottom',
    // Dates stand over the panels.
    ground: (_, tree) => ({
      kind: 'ground',
      tree,
      padding: { x: 0, top: 0, bottom: 0 },
      draw: slideColors,
    }),
  },
  panel: {
    padding: () => ({ x: 11, right: 14, top: 0, bottom: 10 }),
    draw: (sheet, { item, name, rows }, box) => {
      const { accent, accentInk: ink, mutedInk: color } = sheet.theme.colors
      const top = lineOf(rows) + 8
      const panel = { ...box, y: box.y + top, height: box.height - top }
      if (item.highlighted) {
        sheet.addShape(`${name}-panel`, panel, { fill: accent })
        return { ground: accent, ink, mutedInk: ink }
      }
      if (item.planned)
        sheet.addShape(`${name}-panel`, panel, { stroke: { color, width: 1, dash } })
      else drawExtension(sheet, `${name}-drop`, panel, { x: box.x, y: bottomEdge(box) }, color)
      return {}
    },
  },
  rail: drawChain,
})

/** Ticks with the dimensions from each to the next: between two of them the time has passed, or will have. */
function drawChain(sheet: Sheet, { places, boxes, pitch, size }: SequenceRow): void {
  const { ink, accent } = sheet.theme.colors
  const edge = rightEdge(sheet.theme.frame.content)
  places.forEach(({ item, name }, column) => {
    const { x = 0, y: top = 0 } = boxes[column] ?? {}
    const y = top + overLine
    const tick = { x, y: y - lineOf(size.rows) + (size.rows === 1 ? 26 : 4) }
    drawExtension(sheet, `${name}-tick`, tick, { x, y: y + 8 }, item.highlighted ? accent : ink)
    const next = places[column + 1]
    const to = { x: Math.min(x + pitch, edge), y }
    const line = (next?.item ?? item).planned ? { dash } : {}
    drawDimension(sheet, name, { from: { x, y }, to, color: ink, width: 1.5, ...line })
    if (next === undefined)
      drawExtension(sheet, `${name}-end`, { ...to, y: y - 8 }, { ...to, y: y + 8 }, ink)
  })
}
