import { type Box, type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { stepsLayout, timelineLayout } from '../../layouts/sequence.ts'
import type { Place, SequenceLook, SequenceRow } from '../../layouts/sequence-look.ts'
import { beforeSmall, sizesOf, usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { matter, orbitLine } from './bodies.ts'

/** The orbits are circles around points far below the slide, here; their radii are tried for one row and for each of two. */
const centerX: Points = 420
const radii = { 1: [1000.8, 1500], 2: [4200] }
/** From the left edge of an item's words to the middle of its body. */
const inset: Points = 10.4
/** Between the orbit and the top of a line under it. */
const clearance: Points = 5

/** Dates and what happened; the first two of a few events. */
const eventSizes: [date: Points, text: Points][] = [
  [18, 20],
  [16, 18],
  [14, 16],
  [14, 14],
  [12, 12],
]

/** How items stand on the orbit of their row. */
interface OrbitLook {
  /** Between columns. */
  gutter: Points
  /** How far under the top of their row the highest points of the orbits are, by their radii. */
  tops: Record<number, Points>
  /** Which is the planet that all are about. */
  isPlanet: (place: Place) => boolean
  /** From the middle of a body to the words under it. */
  underBody: (place: Place) => Points
  /** Until which place the orbit is travelled, from 0; -1 for none. */
  travelled: (places: Place[]) => number
}

/** Steps as bodies on one large orbit (two for more than five), each under its number; the last is the planet. */
export const drawObservatorySteps = stepsLayout({
  ...onOrbits({
    gutter: 16,
    tops: { 1000.8: 62, 1500: 44, 4200: 40 },
    isPlanet: ({ index, count }) => index === count - 1,
    underBody: ({ index, count, rows }) => (index < count - 1 ? 22 : rows === 1 ? 35 : 25),
    travelled: (places) => places.length - 1,
  }),
  most: 10,
  sizes: (count) => usualArrangements(count, radii),
})

/** Events as bodies on one large orbit, dashed where it is still to be travelled; the key event is the planet. */
export const drawObservatoryTimeline = timelineLayout({
  ...onOrbits({
    gutter: 26,
    tops: { 1000.8: 78.5, 1500: 44, 4200: 18 },
    isPlanet: ({ item }) => item.highlighted,
    underBody: ({ rows }) => (rows > 1 ? 20 : 43.5),
    // As far as the last event that has happened.
    travelled: (places) => {
      const planned = places.findIndex(({ item }) => item.planned)
      return planned < 0 ? places.length - 1 : planned - 1
    },
  }),
  most: 12,
  wholeDates: true,
  sizes: (count) => {
    const [few, many] = [eventSizes.slice(count < 5 ? 0 : 2), eventSizes.slice(2)]
    const [one, two] = [sizesOf(1, few, radii[1]), sizesOf(2, many, radii[2])]
    return count > 6 ? two : count > 3 ? beforeSmall(one, two) : one
  },
  tones: () => ({ head: 'accent' }),
})

const headStep = ({ theme: { type, strong } }: Sheet, size: Points): TypeStep =>
  inFont(resized(type.body, size), strong)
const textStep = ({ theme: { type, textFont } }: Sheet, size: Points): TypeStep => ({
  ...inFont(resized(type.body, size), { ...textFont, weight: 500 }),
  lineHeight: size * 1.41,
})

/** How far an orbit has sunk at an x. */
function sinkAt(x: Points, radius: Points): Points {
  return radius - Math.sqrt(radius ** 2 - (x - centerX) ** 2)
}

/** The middle of the body of an item whose device stands in this box. */
function bodyAt({ x, y }: Box): Point {
  return { x: x + inset, y }
}

/** Items on orbits; the radius stands for the device's size. */
function onOrbits(look: OrbitLook): Omit<SequenceLook, 'most' | 'sizes'> {
  const { gutter, isPlanet } = look
  const bodyOf = (place: Place): Points => (isPlanet(place) ? (place.rows > 1 ? 15 : 25.5) : 8.5)
  return {
    fewest: 2,
    area: (sheet) => {
      const { content } = sheet.theme.frame
      return { ...content, width: 888 - gutter, height: contentEnd(sheet, 488) - content.y }
    },
    gutter,
    rowGap: 12,
    widest: 360,
    balanced: true,
    types: (sheet, { head, text }) => ({
      head: headStep(sheet, head),
      text: textStep(sheet, text),
    }),
    drop: (place, { device }, sheet, pitch) => {
      const x = sheet.theme.frame.content.x + pitch * place.column
      return (look.tops[device] ?? 0) + sinkAt(x + inset, device)
    },
    deviceHeight: () => 0,
    // The words begin under the body, and under the orbit where that sinks over the end of their first line.
    gap: (part, size, place, sheet, width) => {
      if (part === 'text') return 2
      const usual = look.underBody(place)
      if (place.column === place.columns - 1 || place.index === place.count - 1) return usual
      const { head, text } = place.item
      const step = head === '' ? textStep(sheet, size.text) : headStep(sheet, size.head)
      const line = sheet.paragraph(head || text, step, { color: sheet.theme.colors.ink })
      const set = sheet.setWithSlack([line], width)
      const x = sheet.theme.frame.content.x + (width + gutter) * place.column
      const end = x + (set.paragraphs[0]?.lines[0]?.width ?? 0)
      return Math.max(usual, sinkAt(end, size.device) - sinkAt(x + inset, size.device) + clearance)
    },
    rail: (sheet, row) => drawPath(sheet, row, look, row.places.map(bodyOf)),
    // A body, hollow where it is planned, with its number over it.
    device: (sheet, place, box) => {
      const { item, row, column } = place
      const { accent } = sheet.theme.colors
      const [at, radius] = [bodyAt(box), bodyOf(place)]
      const hollow = item.planned && !item.highlighted
      const body = hollow
        ? { stroke: { color: accent, width: 2 } }
        : { fill: isPlanet(place) ? matter.planet : matter.periwinkle }
      drawRing(sheet, `path-${row + 1}-disc-${column + 1}`, at, hollow ? 8 : radius, body)
      const over = { x: at.x, y: at.y - radius - 22 }
      const look = { color: accent, ground: sheet.theme.ground }
      drawRoundelNumber(sheet, `${place.name}-number`, item.number, over, 23, look)
    },
  }
}

/** The orbit of a row around its bodies of these radii. */
function drawPath(
  sheet: Sheet,
  { places, boxes, size }: SequenceRow,
  look: OrbitLook,
  bodies: Points[],
): void {
  const { accent, mutedInk } = sheet.theme.colors
  const radius = size.device
  const points = boxes.map(bodyAt)
  const start = points[0] as Point
  const last = places.at(-1) as Place
  const center = { x: centerX, y: start.y - sinkAt(start.x, radius) + radius }
  const name = `path-${last.row + 1}`
  const gaps = points.map((at, index) => ({ at, radius: bodies[index] ?? 0 }))
  // Under it there would be words.
  if (size.rows === 1) {
    const stroke = { ...orbitLine, opacity: 0.7 }
    drawOrbit(sheet, `${name}-far`, { center, radius: radius + 67, stroke })
  }
  const reached = look.travelled(places)
  // A row that others follow goes on to the edge.
  const goesOn = reached === places.length - 1 && last.row < size.rows - 1
  const turn = goesOn ? pageWidth : (points[reached]?.x ?? 0)
  const pen = { center, radius, gaps }
  if (turn > 0)
    drawOrbit(sheet, name, { ...pen, stroke: { color: accent, width: 2 }, between: [0, turn] })
  if (turn === pageWidth) return
  const lowest = (points.at(-1)?.y ?? 0) + look.underBody(last) - 4
  // What is ahead ends where it would run into the words of the last item.
  let end = points.at(-1)?.x ?? 0
  while (end < pageWidth && center.y - radius + sinkAt(end, radius) < lowest) end += 4
  const dash: [Points, Points] = [1.5, 5]
  const stroke = { color: mutedInk, width: 1.5, dash, cap: 'round' as const }
  drawOrbit(sheet, `${name}-ahead`, { ...pen, stroke, between: [turn, Math.min(end, pageWidth)] })
}
