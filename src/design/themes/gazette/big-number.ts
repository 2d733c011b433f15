import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { withWordsUnder } from '../../figure-parts.ts'
import { bigNumberLayout, wordSizes } from '../../layouts/big-number.ts'
import { drawLine } from '../../layouts/display-slide.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { column, inset, parts, text } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'
import { aside } from './faces.ts'
import { bar, drawColumnRule, drawDoubleRule, foot, left, right, top } from './rules.ts'
import { drawGazetteStats } from './stats.ts'

const columnRule: Points = 590
const bodyTop: Points = 63

/** One figure as large as a headline on the day of great news; beside it what it counts and what it means. */
export const drawGazetteBigNumber = bigNumberLayout({
  value: withWordsUnder,
  head: (sheet, { content: { eyebrow, title } }) => {
    drawDoubleRule(sheet, 'head', top)
    drawColumnRule(sheet, 'column-rule', columnRule, [bodyTop, contentEnd(sheet, foot)])
    const place = { x: left, y: 56, width: 520, step: aside, tone: 'mutedInk' } as const
    drawLine(sheet, 'eyebrow', eyebrow === title ? '' : eyebrow, place, slideColors(sheet))
    return true
  },
  // A sign is as large as its number.
  scale: ({ theme: { type } }) => {
    const number = { ...resized(type.bigFigure, 320), lineHeight: 368 }
    return { number, unit: number }
  },
  sizes: (sheet, { titled }) => {
    const { title, body } = sheet.theme.type
    const label = titled ? body : { ...title, size: 36, lineHeight: 42 }
    const equal = [20, 18, 16, 14, 12].map((size) => [size, size] as const)
    const large = [36, 32, 28, 24].map((size) => [size, size / 2 + 2] as const)
    const steps = { label, note: body, largest: 320, least: 60 }
    return wordSizes(sheet, steps, titled ? equal : [...large, ...equal])
  },
  width: () => columnRule - left - 20,
  area: (sheet) => {
    const height = contentEnd(sheet, foot) - bodyTop
    return { x: left, y: bodyTop, width: right - left, height }
  },
  slots: { tones: { figure: 'accent', note: 'ink' } },
  tree: (sheet, { titled, content }, { over, figure, under, note, worded }, attempt) => {
    const step = resized(sheet.theme.type.title, Math.max(attempt.label.size * 2, 20))
    const head = text('title', content.title, { step, tone: 'ink', placeholder: 'title' })
    const said = [
      { tree: titled ? head : under },
      ...(worded || titled ? [{ tree: bar('title-bar'), gap: 16 }] : []),
      { tree: titled ? under : column([]), gap: 14 },
      { tree: note, gap: 14 },
    ]
    const value = column([{ tree: over }, { tree: figure, gap: 8 }], 0.42)
    return parts([
      {
        tree: inset({ x: 0, right: 20, top: 33, bottom: 0 }, value),
        size: columnRule - left,
      },
      { tree: column(said, 0.3), gap: 24 },
    ])
  },
  instead: drawGazetteStats,
})
