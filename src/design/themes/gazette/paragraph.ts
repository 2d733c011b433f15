import type { Points } from '../../../scene/geometry.ts'
import { paragraphLayout } from '../../layouts/paragraph.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { column, first, panel, parts, text } from '../../tree/tree.ts'
import { ladder, step } from '../type-step.ts'
import { storyOf } from './drop-cap.ts'
import { quoteFace } from './faces.ts'
import { bar, gutter, width } from './rules.ts'

const leadWidth: Points = (width - 2 * gutter) / 3
const storyWidth: Points = width - leadWidth - gutter
const sizes = [22, 20, 18, 16, 14, 12].map((size) => ({ text: size }))

/** Prose as in a paper: its lead in large italics over a bar, beside it the story with its initial. */
export const drawGazetteParagraph = paragraphLayout((sheet, lead, rest) =>
  fitTree(sheet, sheet.theme.frame.content, sizes, ({ text: size }) => {
    const leads = ladder(step(quoteFace, 28, 35), [28, 26, 24, 22, 20, 18, 16, 14]).map((own) =>
      text('lead', lead, { step: own, tone: 'ink', lines: own.size >= 24 ? 8 : 14 }),
    )
    const story = storyOf(sheet, 'body', rest, { size, width: storyWidth })
    const none = { x: 0, top: 0, bottom: 0 }
    return parts([
      {
        tree: column([{ tree: first(...leads) }, { tree: bar('lead-bar'), gap: 16 }]),
        size: leadWidth,
      },
      {
        tree: panel('body', 'plain', { index: 1, count: 2 }, none, story),
        size: storyWidth,
        gap: gutter,
      },
    ])
  }),
)
