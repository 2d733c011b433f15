import type { Points } from '../../../scene/geometry.ts'
import { rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { resized } from '../type-step.ts'
import { drawArrowheads, drawExtension } from './dimension.ts'

/** From an event's tick to its words, and from the words to the next tick. */
const indent: Points = 11
const gutter: Points = 14
/** From the top of a row to its line, and from there to the texts. */
const heights: Record<number, { line: Points; below: Points }> = {
  1: { line: 112, below: 22 },
  2: { line: 56, below: 12 },
}
const heightsOf = (rows: number) => heights[rows] as { line: Points; below: Points }
/** From a date down to the line. */
const overLine: Points = 8

/** Events on a chain of dimensions: a tick each, dashed to what is still to come. */
export const drawDraughtsmanTimeline = timelineLayout({
  most: 12,
  fewest: 2,
  area: ({ theme: { frame } }) => ({
    ...frame.content,
    y: frame.content.y + 6,
    height: frame.content.height - 6,
  }),
  sizes: (count) => {
    const dates = (largest: Points) =>
      [34, 28, 24, 22, 20, 18, 16, 14].filter((one) => one <= largest)
    const sizes = (rows: number, texts: Points[], largest: Points) =>
      texts.flatMap((text) =>
        sizesOf(
          rows,
          dates(largest).map((date) => [date, text]),
          [overLine + heightsOf(rows).below],
        ),
      )
    const one = sizes(1, [...(count <= 3 ? [20, 18] : []), 16, 14, 13, 12], count <= 3 ? 34 : 28)
    const two = sizes(2, [14, 13, 12], 20)
    return count <= 3 ? one : count <= 5 ? [...one, ...two] : two
  },
  gutter: 0,
  rowGap: 18,
  sink: 0.36,
  hugs: true,
  order: ['head', 'device', 'text'],
  types: ({ theme: { type } }, { head, text }) => ({
    head: { ...type.date, size: head, lineHeight: Math.round(head * 1.12) },
    year: type.body,
    text: resized(text >= 14 ? type.large : type.body, text),
  }),
  tones: ({ item }) => (item.highlighted ? { head: 'accent' } : {}),
  lines: (word, { head }) => (word === 'head' ? (head > 18 ? 1 : 2) : undefined),
  gap: () => 0,
  head: {
    height: ({ rows }) => heightsOf(rows).line - overLine,
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
    padding: () => ({ x: indent, right: gutter, top: 0, bottom: 10 }),
    draw: (sheet, { item, name, rows }, box) => {
      const { accent, accentInk, mutedInk } = sheet.theme.colors
      const { line } = heightsOf(rows)
      const top = box.y + line + 8
      const panel = { ...box, y: top, height: box.y + box.height - top }
      if (item.highlighted) {
        sheet.addShape(`${name}-panel`, panel, {
          fill: accent,
          stroke: { color: accent, width: 1.5 },
        })
        return { ground: accent, ink: accentInk, mutedInk: accentInk }
      }
      const dashed = { color: mutedInk, width: 1, dash: [6, 4] as [number, number] }
      if (item.planned) sheet.addShape(`${name}-panel`, panel, { stroke: dashed })
      else
        drawExtension(
          sheet,
          `${name}-drop`,
          { x: box.x, y: top },
          { x: box.x, y: panel.y + panel.height },
          mutedInk,
        )
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
    const { line } = heightsOf(size.rows)
    const color = item.highlighted ? accent : ink
    const tick = { x, y: y - line + (line > 80 ? 26 : 4) }
    drawExtension(sheet, `${name}-tick`, tick, { x, y: y + 8 }, color)
    const next = places[column + 1]
    const reach = next ? x + pitch : Math.min(x + pitch, end)
    const dash = (next ?? places[column])?.item.planned ? { dash: [6, 4] as [number, number] } : {}
    const pen = { color: ink, width: 1.5, ...dash }
    sheet.addLine(`${name}-line`, { x: x + 6, y }, { x: reach - 6, y }, pen)
    const tips = [
      { tip: { x, y }, pointing: { x: -1, y: 0 } },
      { tip: { x: reach, y }, pointing: { x: 1, y: 0 } },
    ]
    drawArrowheads(sheet, `${name}-arrows`, tips, ink)
    if (next === undefined)
      drawExtension(sheet, `${name}-end`, { x: reach, y: y - 8 }, { x: reach, y: y + 8 }, ink)
  })
}
