import type { Points } from '../../../scene/geometry.ts'
import type { Sheet } from '../../sheet.ts'
import {
  column,
  drawing,
  first,
  type Ground,
  inset,
  type Part,
  parts,
  type Tree,
  text,
} from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawDimension } from './dimension.ts'

/** A duration over one step (`from` is the step itself), or from an earlier one to it. */
export interface PlacedDuration {
  text: string
  step: number
  from: number
  /** In red pencil: how long all of it takes. */
  focus: boolean
}

/** From the boxes to the dimensions of single steps and to the words under those; to a dimension of several steps alone. */
const down: Record<'line' | 'words' | 'span', Points> = { line: 34, words: 44, span: 36 }
const wordGap: Points = 6

/** Durations as dimensions under `count` boxes: of single steps, then of several, one under the other. */
export function durationTree(
  sheet: Sheet,
  durations: PlacedDuration[],
  { count, width, gap }: { count: number; width: Points; gap: Points },
): Tree {
  const pitch = width + gap
  const single = durations.filter(({ step, from }) => step === from)
  const spans = durations.filter(({ step, from }) => step !== from)
  const startOf = ({ step, from }: PlacedDuration) => pitch * from + (step > from ? width / 2 : 0)
  const lengthOf = ({ step, from }: PlacedDuration) => pitch * (step - from) || width
  const cells = Array.from({ length: count }, (_, step): Part => {
    const own = single.find((one) => one.step === step)
    const tree = own ? wordsOf(sheet, own) : column([])
    return { tree, size: pitch - wordGap, gap: wordGap }
  })
  const words = inset({ x: (wordGap - gap) / 2, top: down.words, bottom: 0 }, parts(cells))
  const rows = spans.map((span, index): Part => {
    const line = parts([
      { tree: column([]), size: startOf(span) },
      { tree: onPaper(wordsOf(sheet, span)), size: lengthOf(span) },
      { tree: column([]) },
    ])
    return { tree: line, gap: index > 0 ? 12 : single.length > 0 ? 17 : 0 }
  })
  return {
    ...column([{ tree: single.length > 0 ? words : drawing(() => {}, down.span) }, ...rows]),
    under: (on, boxes) => {
      const { ink, mutedInk, accent } = on.theme.colors
      const { x = 0, y: top = 0 } = boxes[0] ?? {}
      for (const one of durations) {
        const row = boxes[spans.indexOf(one) + 1]
        const y = one.from === one.step || !row ? top + down.line : row.y + row.height / 2
        const start = x + startOf(one)
        drawDimension(on, `duration-${one.step + 1}`, {
          from: { x: start, y },
          to: { x: start + lengthOf(one), y },
          color: one.focus ? accent : ink,
          extensions: { back: y - top - 6, beyond: 6, color: one.focus ? accent : mutedInk },
        })
      }
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

/** Words on clear paper in the middle of a line that runs under them. */
function onPaper(words: Tree): Tree {
  const paper: Ground = {
    kind: 'ground',
    tree: words,
    padding: { x: 0, top: 0, bottom: 0 },
    draw: (sheet, box, colors) => {
      const { background: ground } = sheet.theme.colors
      const wider = { ...box, x: box.x - 8, width: box.width + 16 }
      sheet.addShape('paper', wider, { fill: ground })
      return { ...colors, ground }
    },
  }
  return parts([{ tree: column([]) }, { tree: paper, size: 'words' }, { tree: column([]) }])
}
