import type { Box, Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder } from '../type-step.ts'
import { drawDimension, drawExtension } from './dimension.ts'

/** A duration over one step (`from` is the step itself), or from an earlier one to it. */
export interface PlacedDuration {
  text: string
  step: number
  from: number
}

/** Distances under the boxes: of the dimensions of single steps, of the first that spans several, and between those. */
const own: Points = 34
const ownText: Points = 9
const spanning: Points = 88
const spanningAlone: Points = 46
const between: Points = 32
const mostSpanning = 2

/** How much room the dimensions take under the boxes; undefined when they are too many or too long. */
export function durationsHeight(
  sheet: Sheet,
  durations: PlacedDuration[],
  pitch: Points,
): Points | undefined {
  const single = durations.filter(({ step, from }) => step === from)
  const spans = durations.length - single.length
  if (spans > mostSpanning) return undefined
  if (single.some((one) => setOwn(sheet, one.text, pitch) === undefined)) return undefined
  if (durations.length === 0) return 0
  const ownHeight = Math.max(
    0,
    ...single.map((one) => setOwn(sheet, one.text, pitch)?.layout.height ?? 0),
  )
  if (spans === 0) return own + ownText + ownHeight
  return (
    (single.length > 0 ? spanning + ownHeight - 16 : spanningAlone) + between * (spans - 1) + 10
  )
}

function setOwn(sheet: Sheet, text: string, pitch: Points): SetText | undefined {
  const { theme } = sheet
  return fitText(
    sheet,
    text,
    ladder(theme.type.small, [12]),
    { width: pitch - 6, height: 33, maximumLines: () => 2 },
    { color: theme.colors.ink, align: 'center' },
  )
}

/** Durations as dimension lines under the boxes that they measure; those to the last box in red pencil. */
export function drawDurations(sheet: Sheet, durations: PlacedDuration[], boxes: Box[]): void {
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const [first, second] = boxes
  if (first === undefined) return
  const bottom = bottomEdge(first)
  const pitch = second ? second.x - first.x : first.width
  const single = durations.filter(({ step, from }) => step === from)
  const spans = durations
    .filter(({ step, from }) => step !== from)
    .sort((a, b) => a.step - a.from - (b.step - b.from))
  let ownHeight = 0
  for (const { text, step } of single) {
    const box = boxes[step] as Box
    const y = bottom + own
    const name = `duration-${step + 1}`
    for (const [side, x] of [
      ['start', box.x],
      ['end', rightEdge(box)],
    ] as const)
      drawExtension(sheet, `${name}-${side}`, { x, y: bottom + 6 }, { x, y: y + 6 }, mutedInk)
    drawDimension(sheet, name, { from: { x: box.x, y }, to: { x: rightEdge(box), y }, color: ink })
    const set = setOwn(sheet, text, pitch)
    if (set === undefined) continue
    ownHeight = Math.max(ownHeight, set.layout.height)
    sheet.addText({
      name: `${name}-text`,
      box: {
        x: box.x + (box.width - set.width) / 2,
        y: y + ownText + 1,
        width: set.width,
        height: set.layout.height,
      },
      layout: set.layout,
      ground: theme.ground,
    })
  }
  const start = single.length > 0 ? spanning + ownHeight - 16 : spanningAlone
  spans.forEach(({ text, step, from }, index) => {
    const [a, b] = [boxes[from] as Box, boxes[step] as Box].map((box) => box.x + box.width / 2)
    if (a === undefined || b === undefined) return
    const y = bottom + start + between * index
    const focus = step === boxes.length - 1
    const color = focus ? accent : ink
    const name = `duration-${step + 1}`
    for (const [side, x] of [
      ['start', a],
      ['end', b],
    ] as const)
      drawExtension(sheet, `${name}-${side}`, { x, y: bottom + 6 }, { x, y: y + 6 }, color)
    const body = inFont(theme.type.body, theme.strong)
    const room = b - a - 60
    const set =
      fitText(
        sheet,
        text,
        ladder(body, [13, 12]),
        { width: room, height: 22, maximumLines: () => 1 },
        { color, align: 'center' },
      ) ?? setOwn(sheet, text, pitch)
    if (set === undefined) return
    const width = Math.min(room, set.layout.width + 4)
    const middle = (a + b) / 2
    drawDimension(sheet, name, {
      from: { x: a, y },
      to: { x: b, y },
      color,
      gap: { from: (b - a - width) / 2 - 8, to: (b - a + width) / 2 + 8 },
    })
    sheet.addText({
      name: `${name}-text`,
      box: {
        x: middle - set.width / 2,
        y: y - set.layout.height / 2,
        width: set.width,
        height: set.layout.height,
      },
      layout: set.layout,
      ground: theme.ground,
    })
  })
}
