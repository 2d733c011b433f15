import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { withWordsUnder } from '../../figure-parts.ts'
import { bigNumberLayout, wordSizes } from '../../layouts/big-number.ts'
import { fitLine } from '../../text-fitting.ts'
import { column, drawing, inset, parts, text } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'
import { aside } from './faces.ts'
import { drawBar, drawColumnRule, drawDoubleRule, foot, left, right, top } from './rules.ts'
import { drawGazetteStats } from './stats.ts'

const columnRule: Points = 590
const gutter: Points = 24
const bodyTop: Points = 96

/** One figure as large as a headline on the day of great news; beside it what it counts and what it means. */
export const drawGazetteBigNumber = bigNumberLayout({
  value: withWordsUnder,
  head: (sheet, { content: { eyebrow, title } }) => {
    const { colors, ground } = sheet.theme
    drawDoubleRule(sheet, 'head', top)
    drawColumnRule(sheet, 'column-rule', columnRule, [63, contentEnd(sheet, foot)])
    if (eyebrow === '' || eyebrow === title) return true
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 56, width: 520, height: aside.lineHeight },
      layout: fitLine(sheet, eyebrow, aside, 520, { color: colors.mutedInk }),
      wrap: false,
      ground,
    })
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
    return wordSizes(sheet, { label, note: body, largest: 320, least: 60 }, [
      ...(titled
        ? []
        : ([
            [36, 18],
            [32, 18],
            [28, 16],
            [24, 14],
          ] as const)),
      [18, 18],
      [16, 16],
      [14, 14],
      [12, 12],
    ])
  },
  width: () => columnRule - left - 20,
  area: (sheet) => ({
    x: left,
    y: 63,
    width: right - left,
    height: contentEnd(sheet, foot) - 63,
  }),
  slots: { tones: { figure: 'accent', note: 'ink' } },
  tree: (sheet, { titled, content }, { over, figure, under, note, worded }, attempt) => {
    const size = Math.max(attempt.label.size * 2, 20)
    const step = { ...resized(sheet.theme.type.title, size), lineHeight: Math.round(size * 1.17) }
    const head = titled
      ? text('title', content.title, { step, tone: 'ink', placeholder: 'title' })
      : under
    const bar = drawing((on, at) => drawBar(on, 'title-bar', at), 4)
    const story = [{ tree: titled ? under : column([]) }, { tree: note, gap: 10 }]
    const said = [
      { tree: head },
      ...(worded || titled ? [{ tree: bar, gap: 16 }] : []),
      { tree: column(story), gap: 14 },
    ]
    const value = column([{ tree: over }, { tree: figure, gap: 8 }], 0.42)
    return parts([
      {
        tree: inset({ x: 0, right: 20, top: bodyTop - 63, bottom: 0 }, value),
        size: columnRule - left,
      },
      { tree: column(said, 0.3), gap: gutter },
    ])
  },
  instead: drawGazetteStats,
})
