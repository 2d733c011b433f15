import type { Points } from '../../../scene/geometry.ts'
import { rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceRow, SequenceSize } from '../../layouts/sequence-look.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { resized } from '../type-step.ts'
import { drawDimension, drawExtension } from './dimension.ts'

/** From the top of a row to its line, from a date down to that, and from there to the texts. */
const lineOf = (rows: number): Points => (rows === 1 ? 112 : 56)
const overLine: Points = 8
const belowLine = (rows: number): Points => (rows === 1 ? 22 : 12)

/** Words in these sizes in so many rows, dates in the largest with which they fit. */
function sizesIn(rows: number, texts: Points[], largest: Points): SequenceSize[] {
  const dates = [34, 30, 28, 24, 22, 20, 18, 16, 14].filter((one) => one <= largest)
  const pairs = texts.flatMap((text) => dates.map((date): [Points, Points] => [date, text]))
  return sizesOf(rows, pairs, [overLine + belowLine(rows)])
}

/** Two rows come before small words. */
function sizesFor(count: number): SequenceSize[] {
  const two = (...texts: Points[]) => sizesIn(2, texts, 26)
  if (count > 5) return two(20, 18, 16, 14, 12)
  if (count <= 3) return sizesIn(1, [24, 20, 18, 16, 14, 12], 34)
  const one = (...texts: Points[]) => sizesIn(1, texts, 28)
  return [...one(20, 18, 16), ...two(20, 18, 16), ...one(14), ...two(14), ...one(12), ...two(12)]
}

/** Events on a chain of dimensions: a tick each, dashed to what is still to come. */
export const drawDraughtsmanTimeline = timelineLayout({
  most: 12,
  fewest: 2,
  wholeDates: true,
  sizes: sizesFor,
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
      const { accent, accentInk: ink, mutedInk } = sheet.theme.colors
      const top = box.y + lineOf(rows) + 8
      const panel = { ...box, y: top, height: box.y + box.height - top }
      if (item.highlighted) {
        sheet.addShape(`${name}-panel`, panel, { fill: accent })
        return { ground: accent, ink, mutedInk: ink }
      }
      const { x, y } = panel
      const end = { x, y: y + panel.height }
      if (!item.planned) drawExtension(sheet, `${name}-drop`, { x, y }, end, mutedInk)
      else
        sheet.addShape(`${name}-panel`, panel, {
          stroke: { color: mutedInk, width: 1, dash: [6, 4] },
        })
      return {}
    },
  },
  rail: drawChain,
})

/** Ticks with the dimensions from each to the next: between two of them the time has passed, or will have. */
function drawChain(sheet: Sheet, { places, boxes, pitch, size }: SequenceRow): void {
  const { ink, accent } = sheet.theme.colors
  const end = rightEdge(sheet.theme.frame.content)
  places.forEach(({ item, name }, column) => {
    const { x, y: top } = boxes[column] ?? { x: 0, y: 0 }
    const y = top + overLine
    const color = item.highlighted ? accent : ink
    const tick = { x, y: y - lineOf(size.rows) + (size.rows === 1 ? 26 : 4) }
    drawExtension(sheet, `${name}-tick`, tick, { x, y: y + 8 }, color)
    const next = places[column + 1]
    const reach = next ? x + pitch : Math.min(x + pitch, end)
    const planned = (next ?? places[column])?.item.planned
    drawDimension(sheet, name, {
      from: { x, y },
      to: { x: reach, y },
      color: ink,
      width: 1.5,
      ...(planned ? { dash: [6, 4] } : {}),
    })
    if (next === undefined)
      drawExtension(sheet, `${name}-end`, { x: reach, y: y - 8 }, { x: reach, y: y + 8 }, ink)
  })
}
