import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { onCircle } from '../devices/arc.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { fitText, lineCount } from '../text-fitting.ts'
import { ladder, type TypeStep } from '../themes/type-step.ts'
import type { ChartPart } from './chart-description.ts'
import { linePart, textPart } from './chart-parts.ts'
import type { Ring, Slice } from './slice.ts'

interface SliceLabel {
  slice: Slice
  index: number
  /** Its name and what is said of it, under its share. */
  lines: { name: string; text: string; step: TypeStep; layout: TextLayout }[]
  /** Half-way angle. */
  angle: number
  box: Box
}

/**
 * Share, name and annotation of each slice but the one `inside` the ring, around it and aligned towards it; undefined if
 * they have no room.
 */
export function sliceLabels(
  sheet: Sheet,
  slices: Slice[],
  inside: unknown,
  { center, radius }: Ring,
  area: Box,
): ChartPart[] | undefined {
  const { value } = sheet.theme.type
  const edges = edgesOf(sheet, area)
  const shareStep = { ...value, lineHeight: Math.round(value.size * 1.2) }
  const labels: SliceLabel[] = []
  for (const [index, slice] of slices.entries()) {
    if (inside === index) continue
    const label = setSliceLabel(sheet, slice, index, shareStep, { center, radius }, edges)
    if (label === undefined) return undefined
    labels.push(label)
  }
  const [top, bottom] = [area.y - inches(0.1), bottomEdge(area) + inches(0.08)]
  for (const label of labels) {
    const { x, y } = label.box
    label.box.y = Math.min(Math.max(label.box.y, top), bottom - label.box.height)
    clearRing(label, center, radius + 4)
    // Far from its slice it would be taken for a label of another.
    if (Math.hypot(label.box.x - x, label.box.y - y) > inches(0.25)) return undefined
  }
  const boxes = labels.map((label) => label.box)
  const clash = boxes.some((box, index) =>
    boxes.slice(index + 1).some((other) => boxesOverlap(box, other)),
  )
  const isOutside = (box: Box) =>
    box.x < edges.left || rightEdge(box) > edges.right || box.height > bottom - top
  if (clash || boxes.some(isOutside)) return undefined
  return labels.flatMap((label) => labelParts(sheet, label, shareStep, center, radius))
}

const widestName = inches(2.1)

interface Edges {
  left: Points
  right: Points
}

/** Between which labels stand: a little outside of the content area, but not where something stands beside the chart. */
function edgesOf({ theme: { frame } }: Sheet, area: Box): Edges {
  const beyond = inches(0.2)
  const [left, right] = [area.x, area.x + area.width]
  const atStart = left <= frame.content.x + 1
  const atEnd = right >= frame.content.x + frame.content.width - 1
  return { left: atStart ? left - beyond : left, right: atEnd ? right + beyond : right }
}

/** A label where it would stand if it were alone; undefined if a text is too long for two lines. */
function setSliceLabel(
  sheet: Sheet,
  slice: Slice,
  index: number,
  shareStep: TypeStep,
  { center, radius }: Pick<Ring, 'center' | 'radius'>,
  edges: Edges,
): SliceLabel | undefined {
  const { small } = sheet.theme.type
  const { ink: color } = sheet.theme.colors
  const angle = (slice.start + slice.end) / 2
  const align = angle >= 180 ? ('end' as const) : ('start' as const)
  const texts = [
    { name: `share-${index + 1}-name`, text: slice.name },
    { name: `change-${index + 1}`, text: slice.annotation },
  ].filter(({ text }) => text !== '')
  const tip = onCircle(center, radius + inches(0.3), angle)
  const beside = angle >= 180 ? tip.x - edges.left : edges.right - tip.x
  const width = Math.min(widestName, beside)
  const room = { width, height: small.lineHeight * 2 + 1, balanced: true }
  const fitted = texts.map(({ text }) =>
    fitText(sheet, text, ladder(small, [small.size, 12]), room, { color, align }),
  )
  const set = fitted.filter((one) => one !== undefined)
  if (set.length < texts.length) return undefined
  const share = sheet.measure(slice.printed, shareStep, true)
  const own = Math.max(share, ...set.map(({ layout }) => layout.width)) * 1.02 + 2
  // Set again to their own width, at the edge of which they end.
  const lines = texts.map((one, place) => {
    const step = set[place]?.step ?? small
    return {
      ...one,
      step,
      layout: sheet.set([sheet.paragraph(one.text, step, { color, align })], own),
    }
  })
  const height = lines.reduce((sum, { layout }) => sum + layout.height, shareStep.lineHeight)
  const unit = onCircle({ x: 0, y: 0 }, 1, angle)
  // Its near edge at the tip, its middle on it; over and under the ring it clears the leader line upwards or downwards.
  const upright = Math.abs(unit.y)
  const lift = Math.max(0, (upright - 0.83) / 0.17) * 0.88
  const inwards = Math.max(0, (upright - 0.95) / 0.05) * 14
  const x = unit.x < 0 ? tip.x + inwards - own : tip.x - inwards
  const y = tip.y - height / 2 + (Math.sign(unit.y) * lift * height) / 2
  return { slice, index, lines, angle, box: { x, y, width: own, height } }
}

/** Moves a label outwards until its nearest corner is clear of the ring. */
function clearRing({ box, angle }: SliceLabel, center: Point, radius: Points): void {
  const dy = Math.max(box.y - center.y, 0, center.y - bottomEdge(box))
  const least = dy < radius ? Math.sqrt(radius ** 2 - dy ** 2) : 0
  if (angle < 180) box.x = Math.max(box.x, center.x + least)
  else box.x = Math.min(box.x, center.x - least - box.width)
}

function labelParts(
  sheet: Sheet,
  label: SliceLabel,
  step: TypeStep,
  center: Point,
  radius: Points,
): ChartPart[] {
  const { ink: color, mutedInk } = sheet.theme.colors
  const { slice, angle, box, lines, index } = label
  const align = angle >= 180 ? ('end' as const) : ('start' as const)
  let y = box.y + step.lineHeight
  const from = onCircle(center, radius + inches(0.06), angle)
  const to = onCircle(center, radius + inches(0.21), angle)
  const own = { ...box, height: step.lineHeight }
  return [
    linePart(`leader-${index + 1}`, from, to, { color: mutedInk, width: 0.75 }),
    textPart(`share-${index + 1}`, slice.printed, own, step, color, { align }),
    ...lines.map((line): ChartPart => {
      const own = { ...box, y, height: line.layout.height }
      y += line.layout.height
      return { part: 'text', ...line, box: own, color, wrap: lineCount(line.layout) > 1 }
    }),
  ]
}
