import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { drawDimension } from './dimension.ts'

/** A duration over one step (`from` is the step itself), or from an earlier one to it. */
export interface PlacedDuration {
  text: string
  step: number
  from: number
  /** In red pencil: how long all of it takes. */
  focus: boolean
}

/** From the boxes to the dimensions of single steps, and from those to their texts. */
const own: Points = 34
const ownText: Points = 10
/** From the boxes to the first dimension that spans several steps, under those of single ones or alone; between two. */
const spanning: Points = 72
const spanningAlone: Points = 46
const between: Points = 32
const mostSpanning = 2

/** Dimensions of single steps with their texts, and under them those of several, the shortest first. */
interface Rows {
  single: { duration: PlacedDuration; set: SetText }[]
  spans: PlacedDuration[]
  /** From the boxes down to the first that spans several. */
  start: Points
}

/** Undefined when the durations are too many or too long for columns of a pitch. */
function rowsOf(sheet: Sheet, durations: PlacedDuration[], pitch: Points): Rows | undefined {
  const spans = durations
    .filter(({ step, from }) => step !== from)
    .sort((one, other) => one.step - one.from - (other.step - other.from))
  const short = durations.filter(({ step, from }) => step === from)
  const single = short.flatMap((duration) => {
    const set = setDuration(sheet, duration, pitch - 6, [14, 13, 12])
    return set ? [{ duration, set }] : []
  })
  if (spans.length > mostSpanning || single.length < short.length) return undefined
  const height = Math.max(0, ...single.map(({ set }) => set.layout.height))
  return { single, spans, start: single.length > 0 ? spanning + height : spanningAlone }
}

/** A duration in a width, on one line or two; one that matters is strong. */
function setDuration(
  sheet: Sheet,
  { text, focus }: PlacedDuration,
  width: Points,
  sizes: Points[],
): SetText | undefined {
  const { type, strong, colors } = sheet.theme
  const steps = ladder(resized(focus ? inFont(type.body, strong) : type.body, 14), sizes)
  const options = { color: focus ? colors.accent : colors.ink, align: 'center' as const }
  const inLines = (lines: number) =>
    fitText(sheet, text, steps, { width, height: 44, maximumLines: () => lines }, options)
  return inLines(1) ?? inLines(2)
}

/** How much room the dimensions take under the boxes; undefined when they are too many or too long. */
export function durationsHeight(
  sheet: Sheet,
  durations: PlacedDuration[],
  pitch: Points,
): Points | undefined {
  const rows = rowsOf(sheet, durations, pitch)
  if (rows === undefined) return undefined
  const { spans, start } = rows
  if (spans.length === 0) return start - spanning + own + ownText
  return start + between * (spans.length - 1) + 10
}

/** Durations as dimensions under the boxes that they measure, which are so wide and so far apart. */
export function drawDurations(
  sheet: Sheet,
  durations: PlacedDuration[],
  { x, y: bottom }: Point,
  columns: { width: Points; gap: Points },
): void {
  const { ink, mutedInk, accent } = sheet.theme.colors
  const pitch = columns.width + columns.gap
  const rows = rowsOf(sheet, durations, pitch)
  if (rows === undefined) return
  const left = (step: number) => x + pitch * step
  const measure = (
    { step, focus }: PlacedDuration,
    [from, to]: [Points, Points],
    y: Points,
    gap?: { from: Points; to: Points },
  ) =>
    drawDimension(sheet, `duration-${step + 1}`, {
      from: { x: from, y },
      to: { x: to, y },
      color: focus ? accent : ink,
      extensions: { back: y - bottom - 6, beyond: 6, color: focus ? accent : mutedInk },
      ...(gap ? { gap } : {}),
    })
  const add = ({ step }: PlacedDuration, { layout, width }: SetText, middle: Points, y: Points) => {
    const box: Box = { x: middle - width / 2, y, width, height: layout.height }
    sheet.addText({ name: `duration-${step + 1}-text`, box, layout, ground: sheet.theme.ground })
  }
  for (const { duration, set } of rows.single) {
    const from = left(duration.step)
    const y = bottom + own
    measure(duration, [from, from + columns.width], y)
    add(duration, set, from + columns.width / 2, y + ownText)
  }
  rows.spans.forEach((duration, index) => {
    const half = columns.width / 2
    const [from, to] = [left(duration.from) + half, left(duration.step) + half]
    const y = bottom + rows.start + between * index
    const set = setDuration(sheet, duration, to - from - 60, [14, 13, 12])
    if (set === undefined) return
    const free = set.layout.width + 20
    measure(duration, [from, to], y, {
      from: (to - from - free) / 2,
      to: (to - from + free) / 2,
    })
    add(duration, set, (from + to) / 2, y - set.layout.height / 2)
  })
}
