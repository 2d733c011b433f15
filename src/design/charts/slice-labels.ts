import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { onCircle } from '../devices/arc.ts'
import { bottomEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { fitText } from '../text-fitting.ts'
import { ladder, type TypeStep } from '../themes/type-step.ts'
import type { Slice } from './slice.ts'

interface SliceLabel {
  slice: Slice
  index: number
  share: string
  name: TextLayout | undefined
  /** Half-way angle. */
  angle: number
  box: Box
  /** Where the label would stand if it were alone. */
  wanted: Point
}

/** Share and name of each slice from an index on, outside the ring and aligned towards it; false if they have no room. */
export function drawSliceLabels(
  sheet: Sheet,
  chart: ChartBlock,
  slices: Slice[],
  from: number,
  center: Point,
  radius: Points,
): boolean {
  const { value } = sheet.theme.type
  const { content: area } = sheet.theme.frame
  const shareStep = { ...value, lineHeight: Math.round(value.size * 1.2) }
  const labels: SliceLabel[] = []
  for (const [place, slice] of slices.slice(from).entries()) {
    const label = setSliceLabel(sheet, chart, slice, place + from, shareStep, center, radius)
    if (label === undefined) return false
    labels.push(label)
  }
  // From the top down on both sides.
  const right = labels.filter((one) => one.angle < 180)
  const left = labels.filter((one) => one.angle >= 180).toReversed()
  for (const side of [right, left])
    spread(side, area.y - inches(0.1), bottomEdge(area) + inches(0.08))
  for (const label of labels) clearRing(label, center, radius + 4)
  const boxes = labels.map((label) => label.box)
  const clash = boxes.some((box, index) =>
    boxes.slice(index + 1).some((other) => boxesOverlap(box, other)),
  )
  const page = { left: inches(0.4), right: inches(12.93) }
  if (clash || boxes.some((box) => box.x < page.left || box.x + box.width > page.right))
    return false
  for (const label of labels) drawSliceLabel(sheet, label, shareStep, center, radius)
  return true
}

const widestName = inches(2.1)

/** A label where it would stand if it were alone; undefined if the name is too long for two lines. */
function setSliceLabel(
  sheet: Sheet,
  chart: ChartBlock,
  slice: Slice,
  index: number,
  shareStep: TypeStep,
  center: Point,
  radius: Points,
): SliceLabel | undefined {
  const { small } = sheet.theme.type
  const share = formatChartValue(slice.value, chart)
  const angle = (slice.start + slice.end) / 2
  const align = angle >= 180 ? ('end' as const) : ('start' as const)
  const name =
    slice.name === ''
      ? undefined
      : fitText(
          sheet,
          slice.name,
          ladder(small, [small.size, 12]),
          { width: widestName, height: small.lineHeight * 2 + 1, balanced: true },
          { color: sheet.theme.colors.ink, align },
        )
  if (slice.name !== '' && name === undefined) return undefined
  const width = Math.max(sheet.measure(share, shareStep, true), name?.layout.width ?? 0) * 1.02 + 2
  // Set again to its own width, at the edge of which it ends.
  const layout =
    name &&
    sheet.set(
      [sheet.paragraph(slice.name, name.step, { color: sheet.theme.colors.ink, align })],
      width,
    )
  const height = shareStep.lineHeight + (layout?.height ?? 0)
  const unit = onCircle({ x: 0, y: 0 }, 1, angle)
  const tip = onCircle(center, radius + inches(0.3), angle)
  // Its near edge at the tip, its middle on it; over and under the ring it clears the leader line upwards or downwards.
  const upright = Math.abs(unit.y)
  const lift = Math.max(0, (upright - 0.83) / 0.17) * 0.88
  const inwards = Math.max(0, (upright - 0.95) / 0.05) * 14
  const wanted = {
    x: unit.x < 0 ? tip.x + inwards - width : tip.x - inwards,
    y: tip.y - height / 2 + (Math.sign(unit.y) * lift * height) / 2,
  }
  return { slice, index, share, name: layout, angle, wanted, box: { ...wanted, width, height } }
}

/** Moves a label outwards, away from the ring, as far as its nearest corner asks for. */
function clearRing({ box, angle }: SliceLabel, center: Point, radius: Points): void {
  const side = angle >= 180 ? -1 : 1
  for (let step = 0; step < 200; step++) {
    const dx = Math.max(box.x - center.x, 0, center.x - box.x - box.width)
    const dy = Math.max(box.y - center.y, 0, center.y - box.y - box.height)
    if (Math.hypot(dx, dy) >= radius) return
    box.x += side * 2
  }
}

/** Pushes labels of one side that would meet apart, in their order: down first, then up from the bottom. */
function spread(labels: SliceLabel[], top: Points, bottom: Points): void {
  const beside = ({ box: a }: SliceLabel, { box: b }: SliceLabel) =>
    a.x + a.width + 4 < b.x || b.x + b.width + 4 < a.x
  labels.forEach((label, index) => {
    const over = labels.slice(0, index).filter((one) => !beside(one, label))
    const free = over.map(({ box }) => box.y + box.height + 4)
    label.box.y = Math.max(label.box.y, top, ...free)
  })
  labels.toReversed().forEach((label, index, reversed) => {
    const under = reversed.slice(0, index).filter((one) => !beside(one, label))
    const { box } = label
    box.y = Math.min(box.y, bottom - box.height, ...under.map((one) => one.box.y - 4 - box.height))
  })
}

function drawSliceLabel(
  sheet: Sheet,
  label: SliceLabel,
  shareStep: TypeStep,
  center: Point,
  radius: Points,
): void {
  const { theme } = sheet
  const { share, name, angle, box } = label
  const align = angle >= 180 ? ('end' as const) : ('start' as const)
  const number = label.index + 1
  sheet.addLine(
    `leader-${number}`,
    onCircle(center, radius + inches(0.06), angle),
    leaderEnd(label, center, radius),
    { color: theme.colors.mutedInk, width: 0.75 },
  )
  const paragraph = sheet.paragraph(share, shareStep, {
    color: theme.colors.ink,
    align,
    tabularFigures: true,
  })
  sheet.addText({
    name: `share-${number}`,
    box: { ...box, height: shareStep.lineHeight },
    layout: sheet.set([paragraph], box.width, false),
    wrap: false,
    ground: theme.ground,
  })
  if (name === undefined) return
  sheet.addText({
    name: `share-${number}-name`,
    box: { ...box, y: box.y + shareStep.lineHeight, height: name.height },
    layout: name,
    ground: theme.ground,
  })
}

/** A short line outwards; where the label had to give way to its neighbours, a line to its nearest point. */
function leaderEnd({ box, wanted, angle }: SliceLabel, center: Point, radius: Points): Point {
  const moved = Math.hypot(box.x - wanted.x, box.y - wanted.y) > inches(0.25)
  const tip = onCircle(center, radius + inches(moved ? 0.12 : 0.21), angle)
  if (!moved) return tip
  return {
    x: Math.min(Math.max(tip.x, box.x - 3), box.x + box.width + 3),
    y: Math.min(Math.max(tip.y, box.y + 4), box.y + box.height - 4),
  }
}
