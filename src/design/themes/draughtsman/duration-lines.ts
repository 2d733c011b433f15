import type { Box, Points } from '../../../scene/geometry.ts'
import type { Sheet } from '../../sheet.ts'
import {
  column,
  drawing,
  first,
  inset,
  type Part,
  parts,
  type Tree,
  text,
} from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawDimension, onLine } from './dimension.ts'

/** A duration over one step (`from` is the step itself), or from an earlier one to it. */
export interface PlacedDuration {
  text: string
  step: number
  from: number
  /** In red pencil: how long all of it takes. */
  focus: boolean
}

/** The boxes over the durations. */
interface Columns {
  count: number
  width: Points
  gap: Points
}

/** From the boxes to the dimensions of single steps, and to the words under those, which are so far apart. */
const ownLine: Points = 34
const ownWords: Points = 44
const wordGap: Points = 6
/** Over a dimension of several steps: under the boxes, under the words of single ones, or under another. */
const over = { boxes: 36, words: 17, another: 12 }

/** Durations as dimensions under the boxes that they measure: of single steps, then of several, the shortest first. */
export function durationTree(sheet: Sheet, durations: PlacedDuration[], columns: Columns): Tree {
  const { count, width, gap } = columns
  const pitch = width + gap
  const single = durations.filter(({ step, from }) => step === from)
  const spans = durations
    .filter(({ step, from }) => step !== from)
    .sort((one, other) => one.step - one.from - (other.step - other.from))
  const cells = Array.from({ length: count }, (_, step): Part => {
    const own = single.find((one) => one.step === step)
    const tree = own ? wordsOf(sheet, own) : column([])
    return { tree, size: pitch - wordGap, gap: wordGap }
  })
  const words = inset({ x: (wordGap - gap) / 2, top: ownWords, bottom: 0 }, parts(cells))
  const rows = spans.map((span, index): Part => {
    const before = pitch * span.from + width / 2
    const length = pitch * (span.step - span.from)
    const under = single.length > 0 ? over.words : 0
    const line = parts([
      { tree: column([]), size: before },
      { tree: onLine(wordsOf(sheet, span)), size: length },
      { tree: column([]) },
    ])
    return { tree: line, gap: index > 0 ? over.another : under }
  })
  const top = { tree: single.length > 0 ? words : drawing(() => {}, over.boxes) }
  return {
    ...column([top, ...rows]),
    under: (on, [head, ...boxes]) => {
      if (head === undefined) return
      const measure = (duration: PlacedDuration, from: Points, length: Points, down: Points) =>
        drawDuration(on, duration, { x: head.x + from, y: head.y, width: length, height: down })
      for (const one of single) measure(one, pitch * one.step, width, ownLine)
      spans.forEach((span, index) => {
        const { y, height } = boxes[index] ?? head
        const length = pitch * (span.step - span.from)
        measure(span, pitch * span.from + width / 2, length, y + height / 2 - head.y)
      })
    },
  }
}

/** A duration on one line or two; one that matters is strong. */
function wordsOf({ theme: { type, strong } }: Sheet, duration: PlacedDuration): Tree {
  const { text: said, step, focus } = duration
  const font = focus ? strong : type.body.font
  const inLines = (lines: number) =>
    [14, 13, 12].map((size) =>
      text(`duration-${step + 1}-text`, said, {
        step: { ...resized(inFont(type.body, font), size), lineHeight: Math.round(size * 1.35) },
        tone: focus ? 'accent' : 'ink',
        align: 'center',
        lines,
      }),
    )
  return first(...inLines(1), ...inLines(2))
}

/** The dimension of a duration along the foot of a box that begins where the steps end. */
function drawDuration(sheet: Sheet, { step, focus }: PlacedDuration, box: Box): void {
  const { ink, mutedInk, accent } = sheet.theme.colors
  const y = box.y + box.height
  drawDimension(sheet, `duration-${step + 1}`, {
    from: { x: box.x, y },
    to: { x: box.x + box.width, y },
    color: focus ? accent : ink,
    extensions: { back: box.height - 6, beyond: 6, color: focus ? accent : mutedInk },
  })
}
