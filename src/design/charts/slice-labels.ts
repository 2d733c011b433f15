import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import { onCircle } from '../devices/arc.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { fitText, lineCount } from '../text-fitting.ts'
import { ladder } from '../themes/type-step.ts'
import type { ChartPart } from './chart-description.ts'
import { linePart, textPart } from './chart-parts.ts'
import type { Ring, Slice } from './slice.ts'

const widestName = inches(2.1)

/**
 * Share, name and annotation of each slice but the one `inside` the ring, around it and aligned towards it; undefined if
 * they have no room.
 */
export function sliceLabels(
  sheet: Sheet,
  slices: Slice[],
  inside: unknown,
  ring: Ring,
  area: Box,
): ChartPart[] | undefined {
  const labels = slices.flatMap((slice, index) =>
    inside === index ? [] : [sliceLabel(sheet, slice, index, ring, area)],
  )
  const placed = labels.filter((label) => label !== undefined)
  const clash = placed.some(({ box }, index) =>
    placed.slice(index + 1).some((other) => boxesOverlap(box, other.box)),
  )
  if (clash || placed.length < labels.length) return undefined
  return placed.flatMap(({ parts }) => parts)
}

/** A label with its leader line; undefined if it has no room near its slice. */
function sliceLabel(
  sheet: Sheet,
  slice: Slice,
  index: number,
  { center, radius }: Ring,
  area: Box,
): { box: Box; parts: ChartPart[] } | undefined {
  const { small, value } = sheet.theme.type
  const { ink: color, mutedInk } = sheet.theme.colors
  const shareStep = { ...value, lineHeight: Math.round(value.size * 1.2) }
  const angle = (slice.start + slice.end) / 2
  const align = angle >= 180 ? ('end' as const) : ('start' as const)
  const tip = onCircle(center, radius + inches(0.3), angle)
  const beside = angle >= 180 ? tip.x - area.x : rightEdge(area) - tip.x
  const room = { width: Math.min(widestName, beside), height: small.lineHeight * 2 + 1 }
  const options = { color, align }
  const texts = [
    { name: `share-${index + 1}-name`, text: slice.name },
    { name: `change-${index + 1}`, text: slice.annotation },
  ].filter(({ text }) => text !== '')
  const set = texts.flatMap(
    ({ text }) => fitText(sheet, text, ladder(small, [small.size, 12]), room, options) ?? [],
  )
  if (set.length < texts.length) return undefined
  const share = sheet.measure(slice.printed, shareStep, true)
  const width = Math.max(share, ...set.map(({ layout }) => layout.width)) * 1.02 + 2
  // Set again to their own width, at the edge of which they end.
  const lines = set.map(({ step }, place) => ({
    step,
    layout: sheet.set([sheet.paragraph(texts[place]?.text ?? '', step, options)], width),
  }))
  const height = lines.reduce((sum, { layout }) => sum + layout.height, shareStep.lineHeight)
  const box = boxAt(tip, angle, { width, height }, { center, radius: radius + 4 }, area)
  if (box === undefined) return undefined
  let y = box.y + shareStep.lineHeight
  const from = onCircle(center, radius + inches(0.06), angle)
  const to = onCircle(center, radius + inches(0.21), angle)
  const own = { ...box, height: shareStep.lineHeight }
  return {
    box,
    parts: [
      linePart(`leader-${index + 1}`, from, to, { color: mutedInk, width: 0.75 }),
      textPart(`share-${index + 1}`, slice.printed, own, shareStep, color, { align }),
      ...lines.map(({ step, layout }, place) => {
        const { name, text } = texts[place] as { name: string; text: string }
        const at = { ...box, y, height: layout.height }
        y += layout.height
        return textPart(name, text, at, step, color, { layout, wrap: lineCount(layout) > 1 })
      }),
    ],
  }
}

/**
 * Where a label stands: its near edge at the tip of its leader line, its middle on it; over and under the ring it clears
 * that line upwards or downwards. Undefined where area and ring would push it far from its slice.
 */
function boxAt(
  tip: Point,
  angle: number,
  { width, height }: { width: Points; height: Points },
  { center, radius }: Ring,
  area: Box,
): Box | undefined {
  const unit = onCircle({ x: 0, y: 0 }, 1, angle)
  const upright = Math.abs(unit.y)
  const lift = Math.max(0, (upright - 0.83) / 0.17) * 0.88
  const inwards = Math.max(0, (upright - 0.95) / 0.05) * 14
  const wanted = {
    x: unit.x < 0 ? tip.x + inwards - width : tip.x - inwards,
    y: tip.y - height / 2 + (Math.sign(unit.y) * lift * height) / 2,
  }
  const [top, bottom] = [area.y - inches(0.1), bottomEdge(area) + inches(0.08)]
  const y = Math.min(Math.max(wanted.y, top), bottom - height)
  // Its nearest corner is clear of the ring.
  const dy = Math.max(y - center.y, 0, center.y - y - height)
  const clear = dy < radius ? Math.sqrt(radius ** 2 - dy ** 2) : 0
  const x =
    angle < 180
      ? Math.max(wanted.x, center.x + clear)
      : Math.min(wanted.x, center.x - clear - width)
  const isFar = Math.hypot(x - wanted.x, y - wanted.y) > inches(0.25)
  if (isFar || x < area.x || x + width > rightEdge(area)) return undefined
  return { x, y, width, height }
}
