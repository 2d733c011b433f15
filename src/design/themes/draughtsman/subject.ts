import type { Point, Points } from '../../../scene/geometry.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { drawPolygon, drawStrokes } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import { speaksOfFreight } from '../../freight-words.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont, resized } from '../type-step.ts'
import { drawDimension, drawExtension } from './dimension.ts'

/** Where a solid stands: its lower front corner, from which it goes up, back to the left, and along to the right. */
interface Stand {
  corner: Point
  scale: number
}

/** A point by its distances along the length, back along the depth, and above the ground. */
type Place = (along: Points, back: Points, up: Points) => Point

/** Unit vector of an isometric drawing along the length; along the depth x is negative. */
const iso = { x: Math.cos(Math.PI / 6), y: Math.sin(Math.PI / 6) }

/** Where points of what stands so are on the sheet. */
function placeOn({ corner, scale }: Stand): Place {
  return (along, back, up) => ({
    x: corner.x + (along - back) * iso.x * scale,
    y: corner.y - ((along + back) * iso.y + up) * scale,
  })
}

/** Where it stands on the cover. */
const coverStand: Stand = { corner: { x: 525, y: 420 }, scale: 1 }
/** How long the container is where nothing says otherwise, and the longest edge that the sheet has room for. */
export const usualLength: Points = 320
export const longestEdge: Points = 352

/**
 * What a deck is about, as a drawing of `length`: a container where it is freight; else an assembly of plates, which
 * have no length of their own, so that measures are taken on a container all the same.
 */
export function drawSubject(
  sheet: Sheet,
  { length, stand = coverStand }: { length?: Points; stand?: Stand } = {},
): void {
  const { deckTitle, organisation } = sheet.context
  if (length !== undefined || speaksOfFreight(`${organisation} ${deckTitle}`)) {
    drawContainer(sheet, length ?? usualLength, placeOn(stand))
    return
  }
  const { corner, scale } = stand
  const moved = { corner: { x: corner.x + 73 * scale, y: corner.y }, scale: scale * 0.9 }
  drawPlates(sheet, placeOn(moved))
}

/** The three faces of a cuboid that are seen, outlined: `name-end`, `name-side`, `name-top`. */
function drawCuboid(
  sheet: Sheet,
  name: string,
  place: Place,
  { length, depth, low, high }: { length: Points; depth: Points; low: Points; high: Points },
): void {
  const stroke: Stroke = { color: sheet.theme.colors.ink, width: 1.5 }
  const face = (side: string, fill: string, corners: Point[]) =>
    drawPolygon(sheet, `${name}-${side}`, corners, { fill, stroke })
  const [front, left, right] = [place(0, 0, high), place(0, depth, high), place(length, 0, high)]
  const foot = place(0, 0, low)
  face('end', '#174792', [foot, place(0, depth, low), left, front])
  face('side', '#1B4F9E', [foot, place(length, 0, low), right, front])
  face('top', '#2A61B2', [front, right, place(length, depth, high), left])
}

/** So many stretches of a length end between its ends. */
function divided(length: Points, pitch: Points): Points[] {
  const count = Math.max(2, Math.round(length / pitch))
  return Array.from({ length: count - 1 }, (_, index) => (length * (index + 1)) / count)
}

/** A freight container with its doors, ribs, bows and centre line; `length` is its edge on paper. */
function drawContainer(sheet: Sheet, length: Points, place: Place): void {
  const { ink: fill, mutedInk, line } = sheet.theme.colors
  const [height, depth, rail] = [132, 112.6, 7.6]
  const [low, high] = [rail, height - rail]
  drawCuboid(sheet, 'container', place, { length, depth, low: 0, high: height })
  const doors = [0.18, 0.34, 0.5, 0.66, 0.82].map((share) => depth * share)
  const bars = doors.map((back) => [place(0, back, height - 6), place(0, back, 7)])
  drawStrokes(sheet, 'container-door', bars, { color: mutedInk, width: 1 })
  for (const [index, share] of [0.66, 0.34].entries())
    drawRing(sheet, `container-handle-${index + 1}`, place(0, depth * share, 56), 2.7, { fill })
  const ribs = divided(length, 10.66).map((along) => [place(along, 0, low), place(along, 0, high)])
  const rails = [low, high].map((up) => [place(0, 0, up), place(length, 0, up)])
  const bows = divided(length, 21.3).map((along) =>
    [0.96, 0.04].map((share) => place(along, depth * share, height)),
  )
  drawStrokes(sheet, 'container-ribs', [...ribs, ...rails, ...bows], { color: line, width: 0.75 })
  const axis = [place(-30, depth / 2, height), place(length + 36, depth / 2, height)] as const
  sheet.addLine('container-axis', ...axis, { color: mutedInk, width: 0.75, dash: [12, 5] })
}

/** Three plates drawn apart above each other, with the pins that join them: they stand for no trade in particular. */
function drawPlates(sheet: Sheet, place: Place): void {
  const { mutedInk, line } = sheet.theme.colors
  const [length, depth, pitch, edge] = [230, 190, 60, 22]
  for (const plate of [0, 1, 2]) {
    const name = `plate-${plate + 1}`
    const low = plate * pitch
    const high = low + 18
    drawCuboid(sheet, name, place, { length, depth, low, high })
    const grooves = divided(depth - 80, (depth - 80) / (4 + plate * 2)).map((back) =>
      [52, length - 52].map((along) => place(along, back + 40, high)),
    )
    drawStrokes(sheet, `${name}-grooves`, grooves, { color: line, width: 0.75 })
    const above = plate === 2 ? high + 34 : low + pitch
    const pins = [edge, length - edge].flatMap((along) =>
      [edge, depth - edge].map((back) => [high, above].map((up) => place(along, back, up))),
    )
    drawStrokes(sheet, `${name}-pins`, pins, { color: mutedInk, width: 0.75 })
  }
}

/** A length measured on the container's lower edge. */
export interface EdgeMeasure {
  text: string
  length: Points
  focus: boolean
}

/** Dimensions one beside the other along the lower edge, each as long as it says; false if a text is longer. */
export function drawEdgeMeasures(sheet: Sheet, measures: EdgeMeasure[]): boolean {
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const step = { ...inFont(resized(theme.type.body, 13), theme.strong), lineHeight: 18 }
  const widthOf = (text: string) => sheet.measure(text.slice(0, 200), step)
  if (measures.some(({ text, length }) => widthOf(text) > length - 50)) return false
  const place = placeOn(coverStand)
  const away = (length: Points, distance: Points): Point => place(length, -distance, 0)
  measures.forEach(({ text, length, focus }, index) => {
    const distance = 42 * (index + 1)
    const color = focus ? accent : ink
    const name = `measure-${index + 1}`
    for (const [end, at] of [0, length].entries())
      drawExtension(sheet, `${name}-${end}`, away(at, 4), away(at, distance + 8), mutedInk)
    const width = widthOf(text) * 1.01 + 2
    drawDimension(sheet, name, {
      from: away(0, distance),
      to: away(length, distance),
      color,
      free: width + 16,
    })
    const { x, y } = away(length / 2, distance)
    const height = step.lineHeight
    sheet.addText({
      name: `${name}-text`,
      box: { x: x - width / 2, y: y - height / 2, width, height },
      layout: sheet.set([sheet.paragraph(text, step, { color, align: 'center' })], width, false),
      wrap: false,
      ground: theme.ground,
      rotation: -30,
    })
  })
  return true
}
