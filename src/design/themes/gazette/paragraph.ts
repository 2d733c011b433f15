import type { Points } from '../../../scene/geometry.ts'
import { drawParagraph, splitLead } from '../../layouts/paragraph.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { column, first, type Part, panel, parts, text } from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import type { DrawLayout } from '../theme.ts'
import { ladder, resized, step } from '../type-step.ts'
import { cutAfter, linesOf, storyOf } from './drop-cap.ts'
import { quoteFace } from './faces.ts'
import { bar, width } from './rules.ts'

/** Shorter prose is a statement. */
const leastStory = 200
const mostParagraphs = 40
const gutter: Points = 39
const columnWidth: Points = (width - 2 * gutter) / 3

/** Prose as in a paper: the lead in the first column, the story with its initial in the others. One sentence is a statement. */
export const drawGazetteParagraph: DrawLayout = (sheet, content) => {
  const { paragraphs } = content
  const { length } = paragraphs.join('')
  const isStory =
    length >= leastStory &&
    length <= mostCharacters &&
    paragraphs.length <= mostParagraphs &&
    splitLead(paragraphs, sheet.language).rest.length > 0
  return isStory ? drawStory(sheet, content) : drawParagraph(sheet, content)
}

/** The story in one wide column while it is short, else over all that are free. */
const drawStory = treeLayout<{ text: Points; wide?: boolean }>({
  attempts: () => [
    { text: 22, wide: true },
    { text: 20, wide: true },
    ...[20, 18, 16, 14, 12].map((size) => ({ text: size })),
  ],
  tree: (sheet, { paragraphs }, { text: size, wide }) => {
    const { lead, rest } = splitLead(paragraphs, sheet.language)
    const leads = lead === '' ? [] : [leadPart(lead)]
    const free = 3 - leads.length
    const all = columnWidth * free + gutter * (free - 1)
    const own = wide ? Math.min(all, size * 27) : columnWidth
    const columns = wide ? [rest] : flow(sheet, rest, size, free)
    return parts([
      ...leads,
      ...columns.map((said, index) => {
        const name = index === 0 ? 'body' : `body-${index + 1}`
        const story = storyOf(sheet, name, said, { size, width: own, initial: index === 0 })
        const position = { index: index + leads.length, count: 3 }
        const tree = panel(name, 'plain', position, { x: 0, top: 0, bottom: 0 }, story)
        return { tree, size: own, gap: gutter }
      }),
    ])
  },
})

/** The lead in large italics over a bar. */
function leadPart(lead: string): Part {
  const all = ladder(step(quoteFace, 28, 35), [28, 26, 24, 22, 20, 18, 16, 14])
  const tried = all.map((own) =>
    text('lead', lead, { step: own, tone: 'ink', lines: own.size >= 24 ? 8 : 14 }),
  )
  const tree = column([{ tree: first(...tried) }, { tree: bar('lead-bar'), gap: 16 }])
  return { tree, size: columnWidth }
}

/** Paragraphs over columns of about equal height; the last one has what is left. */
function flow(sheet: Sheet, paragraphs: string[], size: Points, columns: number): string[][] {
  const body = resized(sheet.theme.type.body, size)
  const all = paragraphs.map((said) => linesOf(sheet, said, body, columnWidth))
  // Under each paragraph there is a little space, and the initial takes about a line.
  const space = 0.6
  const height = (all.reduce((sum, own) => sum + own.length + space, 0) + 1) / columns
  const cut: string[][] = [[]]
  let free = height - 1
  paragraphs.forEach((said, index) => {
    let [rest, lines] = [said, all[index] ?? []]
    while (lines.length > 0) {
      const last = cut.length === columns
      const taken = last || lines.length <= free + space ? lines.length : Math.floor(free)
      // A single line of a paragraph does not stand alone at the foot of a column.
      if (taken >= 2 || taken === lines.length) {
        const [head, tail] = cutAfter(rest, lines.slice(0, taken))
        cut.at(-1)?.push(head)
        free -= taken + space
        rest = tail
        lines = lines.slice(taken)
      }
      if (lines.length === 0) break
      cut.push([])
      free = height
    }
  })
  return cut
}
