import { type Box, boxesOverlap, type Points } from '../../scene/geometry.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { bottomEdge, columnEdge, rightEdge } from '../grid.ts'
import { roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import type { TypeStep } from '../themes/type-step.ts'
import type { ChartText } from './chart-description.ts'
import { labelStep, textPart } from './chart-parts.ts'
import type { PaintedSeries } from './painted-series.ts'
import { spreadApart } from './spread-apart.ts'

/** The values of the parts of stacked columns: in their parts, and beside their columns. */
interface PartValues {
  /** By series: the type of its values in its parts; undefined where none stands in one. */
  steps: (TypeStep | undefined)[]
  /** By series and category: whether the value stands in its part. */
  held: boolean[][]
  inside: ChartText[]
  beside: ChartText[]
  /** Whether all of them have room. */
  isWhole: boolean
}

/** From a column to the values beside it. */
const gap: Points = 6

/**
 * Each value in the middle of its part; one that has no room there at the right of the column, if `room` (points between
 * two columns) is enough for it and no sum stands there. `plot` is where the columns stand, `sums` are those over them. All
 * are in one size, the largest in which they have room.
 */
export function partValues(
  sheet: Sheet,
  painted: PaintedSeries[],
  boxes: (Box | undefined)[][],
  plot: Box,
  room: Points,
  sums: readonly Box[],
): PartValues {
  const inSize = (size: Points) => valuesInSize(sheet, painted, boxes, { plot, room, sums, size })
  const larger = [16, 14].map(inSize).find(({ isWhole }) => isWhole)
  return larger ?? inSize(12)
}

function valuesInSize(
  sheet: Sheet,
  painted: PaintedSeries[],
  boxes: (Box | undefined)[][],
  { plot, room, sums, size }: { plot: Box; room: Points; sums: readonly Box[]; size: Points },
): PartValues {
  const steps = painted.map(({ strong }) => labelStep(sheet, size, strong))
  const holds = (index: number, place: number, step: TypeStep) => {
    const [series, box] = [painted[index], boxes[index]?.[place]]
    const { fill, text = '' } = series?.marks[place] ?? {}
    const width = roomBeside(sheet, series?.printed[place] ?? '', step, true)
    const isLegible = fill !== undefined && contrastRatio(text, fill) >= 4.5
    const isHigh = box !== undefined && box.height >= step.lineHeight + 1
    return isLegible && isHigh && width <= box.width - 2
  }
  const shown = painted.map(({ values, printed }) =>
    values.map((value, place) => value !== null && value !== 0 && printed[place] !== ''),
  )
  const held = shown.map((row, index) =>
    row.map((is, place) => is && holds(index, place, steps[index] as TypeStep)),
  )
  const text = (index: number, place: number, box: Box, step: TypeStep, color: Color, own = {}) => {
    const printed = painted[index]?.printed[place] ?? ''
    return textPart(`value-${index + 1}-${place + 1}`, printed, box, step, color, own)
  }
  const inside = painted.flatMap(({ marks }, index) =>
    (boxes[index] ?? []).flatMap((box, place): ChartText[] => {
      const [step, paint] = [steps[index] as TypeStep, marks[place]]
      if (!box || !paint || !held[index]?.[place]) return []
      const y = box.y + (box.height - step.lineHeight) / 2
      const own = { align: 'center', ground: paint.fill ?? sheet.theme.ground }
      return [text(index, place, { ...box, y, height: step.lineHeight }, step, paint.text, own)]
    }),
  )
  const columns = (painted[0]?.values ?? []).map((_, place) =>
    painted
      .map((_, index) => index)
      .filter((index) => shown[index]?.[place] && !held[index]?.[place])
      .map((index) => ({ index, box: boxes[index]?.[place] as Box })),
  )
  const beside = columns.flatMap((parts, place): ChartText[] => {
    const step = labelStep(sheet, size)
    const wanted = parts.map(({ box }) => box.y + (box.height - step.lineHeight) / 2)
    const sum = sums[place]
    const isUnder =
      sum !== undefined && parts.some(({ box }) => rightEdge(sum) > rightEdge(box) + gap)
    const top = isUnder ? Math.max(plot.y, bottomEdge(sum)) : plot.y
    const tops = spreadApart(wanted, step.lineHeight, top, bottomEdge(plot))
    return parts.flatMap(({ index, box }, at): ChartText[] => {
      const width = roomBeside(sheet, painted[index]?.printed[place] ?? '', step, true)
      const spot = { x: rightEdge(box) + gap, y: tops?.[at] ?? 0, width, height: step.lineHeight }
      if (!tops || width + gap > room || rightEdge(spot) > columnEdge(13)) return []
      if (sums.some((one) => boxesOverlap(one, spot))) return []
      const color = painted[index]?.sample.text ?? sheet.theme.colors.ink
      return [text(index, place, spot, step, color)]
    })
  })
  const used = steps.map((step, index) => (held[index]?.some(Boolean) ? step : undefined))
  const isWhole = inside.length + beside.length === shown.flat().filter(Boolean).length
  return { steps: used, held, inside, beside, isWhole }
}
