import type { Points } from '../../../scene/geometry.ts'
import { drawProse, splitLead } from '../../layouts/paragraph.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { column, first, type Part, panel, parts, text } from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import type { DrawLayout } from '../theme.ts'
import { ladder, resized, step } from '../type-step.ts'
import { cutAfter, linesOf, storyOf } from './drop-cap.ts'
import { quoteFace } from './faces.ts'
import { bar, columnTop, foot, width } from './rules.ts'

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
  return isStory ? drawStory(sheet, content) : drawProse(sheet, content)
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
    if (columns === undefined) return undefined
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

/** Paragraphs over columns of about equal height; undefined if they do not fit. */
function flow(
  sheet: Sheet,
  paragraphs: string[],
  size: Points,
  columns: number,
): string[][] | undefined {
  const body = resized(sheet.theme.type.body, size)
  const all = paragraphs.map((said) => linesOf(sheet, said, body, columnWidth))
  const lines = all.reduce((sum, one) => sum + one.length + 0.6, 0)
  const room = Math.floor((foot - columnTop) / body.lineHeight)
  for (let count = Math.ceil((lines + 1) / columns); count <= room; count++) {
    const cut: string[][] = []
    let rest = paragraphs
    while (rest.length > 0 && cut.length < columns) {
      // The initial takes about a line of its column.
      const [head, tail] = cutLines(sheet, rest, size, cut.length === 0 ? count - 1 : count)
      cut.push(head)
      rest = tail
    }
    if (rest.length === 0) return cut
  }
  return undefined
}

/** The first so many lines of paragraphs, and what follows them. */
function cutLines(
  sheet: Sheet,
  paragraphs: string[],
  size: Points,
  count: number,
): [string[], string[]] {
  const body = resized(sheet.theme.type.body, size)
  const head: string[] = []
  let left = count
  for (const [index, said] of paragraphs.entries()) {
    const lines = linesOf(sheet, said, body, columnWidth)
    if (lines.length <= left) {
      head.push(said)
      left -= lines.length + 0.6
      continue
    }
    // A single line of a paragraph does not stand alone at the foot of a column.
    const taken = Math.floor(left)
    if (taken < 2) return [head, paragraphs.slice(index)]
    const [begins, goesOn] = cutAfter(said, lines.slice(0, taken))
    return [[...head, begins], [goesOn, ...paragraphs.slice(index + 1)].filter(Boolean)]
  }
  return [head, []]
}
