import { type Box, type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import type { Place, SequenceLook, SequenceRow, SequenceSize } from '../../layouts/sequence-look.ts'
import type { Sheet } from '../../sheet.ts'
import type { TypeStep } from '../type-step.ts'
import { orbitLine } from './bodies.ts'

export const bodyRadius: Points = 8.5
/** The orbits are circles around a point far below the slide, here. */
const centerX: Points = 420
/** From the left edge of an item's words to the middle of its body. */
const inset: Points = 10.4
/** Between the orbit and the top of a line under it. */
const clearance: Points = 5

/** How items stand on the orbit of their row. */
interface OrbitRow {
  /** The radii of the orbits, and how far under the top of their row their highest points are. */
  tops: Record<number, Points>
  bodyOf: (place: Place) => Points
  /** From the middle of a body to the words under it. */
  underBody: (rows: number, place: Place) => Points
  /** In which the first line is set. */
  first: (sheet: Sheet, size: SequenceSize, place: Place) => TypeStep
  /** Until which place the orbit is travelled, from 0; -1 for none. */
  travelled: (places: Place[]) => number
  /** Width of the dashes of what is ahead. */
  dashes: Points
}

/** How far an orbit has sunk at an x. */
function sinkAt(x: Points, radius: Points): Points {
  return radius - Math.sqrt(radius ** 2 - (x - centerX) ** 2)
}

/** The middle of the body of an item whose device stands in this box. */
export function bodyAt({ x, y }: Box): Point {
  return { x: x + inset, y }
}

/** What a look has to say so that the items of a row stand on an orbit; the radius stands for the device's size. */
export function orbitRow(orbit: OrbitRow): Pick<SequenceLook, 'drop' | 'deviceHeight' | 'rail'> & {
  under: (sheet: Sheet, place: Place, size: SequenceSize, x: Points, width: Points) => Points
} {
  const leftOf = (sheet: Sheet, place: Place, pitch: Points) =>
    sheet.theme.frame.content.x + pitch * place.column
  return {
    drop: (place, { device }, sheet, pitch) =>
      (orbit.tops[device] ?? 0) + sinkAt(leftOf(sheet, place, pitch) + inset, device),
    deviceHeight: () => 0,
    // The words begin under the body, and under the orbit where that sinks over the end of their first line.
    under: (sheet, place, size, x, width) => {
      const usual = orbit.underBody(size.rows, place)
      if (place.column === place.columns - 1 || place.index === place.count - 1) return usual
      const { head, text } = place.item
      const color = sheet.theme.colors.ink
      const step = orbit.first(sheet, size, place)
      const set = sheet.setWithSlack([sheet.paragraph(head || text, step, { color })], width)
      const end = x + (set.paragraphs[0]?.lines[0]?.width ?? 0)
      const sunk = sinkAt(end, size.device) - sinkAt(x + inset, size.device)
      return Math.max(usual, sunk + clearance)
    },
    rail: (sheet, row) => drawPath(sheet, row, orbit),
  }
}

function drawPath(sheet: Sheet, { places, boxes, size }: SequenceRow, orbit: OrbitRow): void {
  const { accent, mutedInk } = sheet.theme.colors
  const radius = size.device
  const points = boxes.map(bodyAt)
  const [start] = points
  if (start === undefined) return
  const row = places[0]?.row ?? 0
  const center = { x: centerX, y: start.y - sinkAt(start.x, radius) + radius }
  const name = `path-${row + 1}`
  const gaps = points.map((at, index) => ({ at, radius: orbit.bodyOf(places[index] as Place) }))
  // Under it there would be words.
  if (size.rows === 1)
    drawOrbit(sheet, `${name}-far`, {
      center,
      radius: radius + 67,
      stroke: { ...orbitLine, opacity: 0.7 },
    })
  const reached = orbit.travelled(places)
  // A row that others follow goes on to the edge.
  const goesOn = reached === places.length - 1 && row < size.rows - 1
  const turn = goesOn ? pageWidth : (points[reached]?.x ?? 0)
  const pen = { center, radius, gaps }
  if (turn > 0)
    drawOrbit(sheet, name, { ...pen, stroke: { color: accent, width: 2 }, between: [0, turn] })
  if (turn === pageWidth) return
  const last = places.at(-1) as Place
  const lowest = (points.at(-1)?.y ?? 0) + orbit.underBody(size.rows, last) - 4
  // What is ahead ends where it would run into the words of the last item.
  let end = points.at(-1)?.x ?? 0
  while (end < pageWidth && center.y - radius + sinkAt(end, radius) < lowest) end += 4
  const stroke = {
    color: mutedInk,
    width: orbit.dashes,
    dash: [1.5, 5] as [number, number],
    cap: 'round' as const,
  }
  drawOrbit(sheet, `${name}-ahead`, { ...pen, stroke, between: [turn, Math.min(end, pageWidth)] })
}
