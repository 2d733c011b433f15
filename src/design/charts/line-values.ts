import { type Box, boxesOverlap, type Point, type Points } from '../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import type { TypeStep } from '../themes/type-step.ts'
import type { ChartText } from './chart-description.ts'
import { discBox, labelStep, textPart } from './chart-parts.ts'
import { type PaintedSeries, textColor } from './painted-series.ts'

/** How large the points of lines are. */
export const markerSize: Points = 9

const valueGap = 7

/** Where a value may stand at its point: to the left or right of it (−1, 0, 1), and over or under it (−1, 1). */
type Side = [across: number, down: number]
const above: Side = [0, -1]
const below: Side = [0, 1]
/** Every side. */
export const anySide: Side[] = [above, below, [-1, -1], [1, -1], [-1, 1], [1, 1]]

/** The size in which values are tried first. */
export const largestValue: Points = 16

/** So many numbers may all be printed; of more, those of three lines at the most. */
const smallTable = 20

/** Sizes of printed values and the sides that are free to them, in the order in which they are tried. */
export const labelTries: [size: Points, sides: Side[]][] = [
  [largestValue, [above]],
  [14, [above]],
  [14, [below]],
  [14, anySide],
  [12, [above]],
  [12, [below]],
  [12, anySide],
]

/** In which order lines lie on one another and have their values printed: the one that matters last, and first. */
export function rank(painted: PaintedSeries[], index: number): number {
  return painted[index]?.strong ? painted.length : -index
}

/** A target or a limit: one value all along. */
export function isFlat(series: PaintedSeries): boolean {
  return series.values.length > 2 && new Set(series.values).size === 1
}

interface ValueLabels {
  step: TypeStep
  /** Of all values, where it is one. */
  position?: 'above' | 'below'
  texts: ChartText[]
}

/** How values at lines are set in a size. */
export function valueStep(sheet: Sheet, size: Points): TypeStep {
  return labelStep(sheet, size, true)
}

/** The place of a value: its box, and the room that it takes in a face wider than ours. */
interface ValuePlace {
  box: Box
  room: Box
}

function valuePlace(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  { x, y }: Point,
  [across, down]: Side,
): ValuePlace {
  const height = step.lineHeight
  const own = sheet.measure(text, step, true) * 1.02 + 2
  const width = Math.max(own, roomBeside(sheet, text, step, true))
  const room = {
    x: x - width / 2 + across * (width / 2 + 3),
    y: down < 0 ? y - valueGap - height : y + valueGap,
    width,
    height,
  }
  return { room, box: { ...room, x: room.x + (width - own) / 2, width: own } }
}

/** Values are printed for the series that matters first, and for others if they keep clear of all that is there, and of a grid. */
export function planValueLabels(
  sheet: Sheet,
  painted: PaintedSeries[],
  points: (Point | undefined)[][],
  plot: Box,
  tries: typeof labelTries,
  gridded: Box[],
): (ValueLabels | undefined)[] {
  const pitch = plot.width / (points[0]?.length ?? 1)
  if (pitch < 16) return painted.map(() => undefined)
  const taken: Box[] = points
    .flatMap((own, index) => (isFlat(painted[index] as PaintedSeries) ? [] : own))
    .filter((point) => point !== undefined)
    .map((point) => discBox(point, markerSize))
  taken.push(...gridded)
  const result: (ValueLabels | undefined)[] = painted.map(() => undefined)
  const order = painted.map((_, index) => index).sort((a, b) => rank(painted, b) - rank(painted, a))
  const isSmall = painted.length * (points[0]?.length ?? 0) <= smallTable
  for (const index of isSmall ? order : order.slice(0, 3)) {
    const series = painted[index] as PaintedSeries
    if (isFlat(series) && !series.strong) continue
    for (const [size, sides] of tries) {
      const step = valueStep(sheet, size)
      const places = placeValues(sheet, series, points[index] ?? [], step, sides, (one) =>
        isFree(one, taken, points, plot),
      )
      if (places === undefined) continue
      const color = textColor(sheet.theme, series.color)
      const texts = places.flatMap((one, place): ChartText[] => {
        const [text = '', name] = [series.printed[place], `value-${index + 1}-${place + 1}`]
        return one ? [textPart(name, text, one.box, step, color, { align: 'center' })] : []
      })
      taken.push(...places.flatMap((one) => one?.room ?? []))
      const position = sides[0] === above ? ('above' as const) : ('below' as const)
      result[index] = { step, texts, ...(sides !== anySide && { position }) }
      break
    }
  }
  return result
}

/** A place for the value of each point, on the first side that is free; undefined where one has none. */
function placeValues(
  sheet: Sheet,
  { printed }: PaintedSeries,
  points: (Point | undefined)[],
  step: TypeStep,
  sides: Side[],
  isFree: (place: ValuePlace) => boolean,
): (ValuePlace | undefined)[] | undefined {
  const places: (ValuePlace | undefined)[] = []
  for (const [index, point] of points.entries()) {
    const text = printed[index] ?? ''
    const place =
      point &&
      sides
        // The name of the line may stand behind the last point.
        .filter(([across]) => across < 1 || index < points.length - 1)
        .map((side) => valuePlace(sheet, text, step, point, side))
        .find(
          (one) =>
            isFree(one) && !places.some((other) => other && boxesOverlap(other.room, one.room, -2)),
        )
    if (point && text !== '' && place === undefined) return undefined
    places.push(text === '' ? undefined : place)
  }
  return places
}

/** Whether a value is clear of what stands there and of the edges of the plot, and in our face of all lines. */
function isFree(
  { box, room }: ValuePlace,
  taken: Box[],
  points: (Point | undefined)[][],
  plot: Box,
): boolean {
  return (
    !taken.some((other) => boxesOverlap(room, other)) &&
    bottomEdge(box) <= bottomEdge(plot) - 3 &&
    box.y >= plot.y - 1 &&
    box.x >= plot.x - 4 &&
    !points.some((line) => lineCrosses(line, box))
  )
}

/** Whether a line from point to point runs through a box, give or take two points. */
function lineCrosses(points: (Point | undefined)[], box: Box): boolean {
  return points.some((to, index) => {
    const from = points[index - 1]
    if (!from || !to) return false
    const [left, right] = [Math.max(from.x, box.x), Math.min(to.x, rightEdge(box))]
    if (left >= right) return false
    const slope = (to.y - from.y) / (to.x - from.x)
    const ends = [left, right].map((x) => from.y + slope * (x - from.x))
    return Math.max(...ends) > box.y - 2 && Math.min(...ends) < bottomEdge(box) + 2
  })
}
