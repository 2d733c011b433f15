import type { Points } from '../../../scene/geometry.ts'
import { drawParagraph, splitLead } from '../../layouts/paragraph.ts'
import { mostCharacters } from '../../shorten.ts'
import { column, first, panel, parts, text } from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import type { DrawLayout } from '../theme.ts'
import { ladder, step } from '../type-step.ts'
import { storyOf } from './drop-cap.ts'
import { quoteFace } from './faces.ts'
import { bar, gutter, width } from './rules.ts'

/** Shorter prose is a statement. */
const leastStory = 200
const leadWidth: Points = (width - 2 * gutter) / 3
const storyWidth: Points = width - leadWidth - gutter

/** Prose as in a paper: its lead in a column, beside it the story with its initial. One sentence is a statement. */
export const drawGazetteParagraph: DrawLayout = (sheet, content) => {
  const { paragraphs } = content
  const { length } = paragraphs.join('')
  const { lead, rest } = splitLead(paragraphs, sheet.language)
  const isStory = length >= leastStory && length <= mostCharacters && paragraphs.length <= 40
  return (isStory && lead !== '' && rest.length > 0 ? drawStory : drawParagraph)(sheet, content)
}

/** The lead in large italics over a bar, and the story. */
const drawStory = treeLayout<{ text: Points }>({
  attempts: () => [22, 20, 18, 16, 14, 12].map((size) => ({ text: size })),
  tree: (sheet, { paragraphs }, { text: size }) => {
    const { lead, rest } = splitLead(paragraphs, sheet.language)
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
  },
})
